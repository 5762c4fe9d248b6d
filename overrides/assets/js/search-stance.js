/** What a question wants to know, whether one may, must, who, how many: by the small words that the rest of the search leaves out. */

/**
 * @typedef {{wants: string, not: boolean, numbers: string[]}} Stance `wants`: what it asks for, "" if nothing tells; `not`: whether it
 *   says "not"; `numbers`: those in it
 */

/** Where a clause begins. */
const CLAUSE = "(?<=^\\s*|[,;:–—]\\s*|(?:^|\\s)(?:and|so|then|but|et|alors|donc|mais)\\s+)";
/** What asks for what, in both languages; the first that fits tells. @type {[string, RegExp][]} */
const WANTS = Object.entries({
  many: "how (?:many|much|long|often|big|far)|combien",
  who: `${CLAUSE}(?:who|whose|whom|which (?:player|one of us|of us)|(?:à |c['’]est )?qui(?: (?:est|appartient))?|quel joueur)(?!\\p{L})|\\s(?:à )?qui\\s*\\?*$`,
  when: `${CLAUSE}(?:when|at what point|quand|à quel moment)`,
  why: "why|pourquoi",
  where: `${CLAUSE}(?:where|où)`,
  which: `${CLAUSE}(?:which|quelle?s?|dans quel)`,
  happens: "what (?:happens?(?: (?:to|with|when|if))?|now|if|about|next)|qu(?:e |['’])(?:se passe|arrive|fait|devient|deviennent)(?:-t)?(?:-(?:il|on))?|(?:il )?se passe(?:-t-il)? quoi|on fait quoi|et si",
  what: "what|how|qu['’]est-ce qu(?:e|i|['’])|quoi|comment",
  must: "must|ha(?:ve|s) (?:got )?to|needs? to|gotta|obliged|forced|required|compulsory|mandatory|doi(?:s|t|vent)|dev(?:ons|ez)|faut|obligé(?:e|s|es)?|obligatoire|forcé(?:e|s|es)?",
  may: "may|can(?:['’]?t)?|could|cannot|(?:be )?(?:allowed|permitted|possible|legal|okay|ok)|peu(?:t|x|vent)|puis|pouvons|pouvez|droit|autorisé(?:e|s|es)?|permis",
  is: "do|does|did|is|are|am|will|has|have|(?:does|do|is)n['’]?t|est-ce|est-on|suis-je|\\p{L}+-(?:t-)?(?:il|elle|ils|elles|on|je|nous|tu|vous)",
}).map(([wants, asking]) => [wants, new RegExp(`(?<!\\p{L})(?:${asking})(?!\\p{L})`, "gu")]);
/**
 * A pattern of whole words.
 * @param {string[]} words
 */
const wordsLike = (words) => new RegExp(`(?<!\\p{L})(?:${words.join("|")})(?!\\p{L})`, "gu");
/** What is said of a question, not in it. */
const ASKING = WANTS.filter(([wants]) => wants !== "is").map(([, asking]) => asking);
/** What adds nothing to a question. */
const IDLE = wordsLike([
  "(?:in |at )?this (?:round|turn|time)", "(?:right )?now", "at once", "at all", "anyway", "instead", "both", "even", "players?", "receives?", "wants?",
  "(?:à |dans |pendant )?ce (?:pli|tour|coup)", "d['’]un coup", "maintenant", "joueurs?", "reçoit|reçois|reçoivent|recevoir", "quand même",
]);
/** Where a sentence ends, or what is told and a question follows. */
const ASKS = "may|can|must|do|does|is|are|am|who|what|how|which|puis|(?:(?:je|on|il) )?peu[tx]|doi[st]|est-ce|suis|qu[ie]|combien";
const BREAK = new RegExp(`(?<=[.!?;:…])\\s+|,\\s+(?=(?:(?:and|so|et|alors)\\s+)?(?:${ASKS})(?!\\p{L}))`, "u");
/** Under which condition. */
const ONLY_IF = /(?<!\p{L})(?:if|when|unless|without|si|s['’]il|quand|lorsque|sans)(?!\p{L}).*/u;
const NOT = /(?<!\p{L})(?:not|cannot|\p{L}+n['’]t|(?:ca|do|does|is)nt|never|pas|rien|jamais)(?!\p{L})/u;
/** The answers to what else are also an answer to a question: "what if" wants to know whether, too. @type {Record<string, string[]>} */
const ALSO = { is: ["may", "must"], may: ["is"], must: ["is"], happens: ["what", "is", "may", "must", "who", "which"], what: ["happens"], which: ["who"], who: ["which"] };

/**
 * The sentences of a question, the one that asks last; names of people are left out.
 * @param {string} text
 * @param {(word: string) => boolean} isKnown
 * @returns {string[]}
 */
export function sentencesOf(text, isKnown) {
  const named = text.replace(/(?<=[\p{L}\d,;]\s+)\p{Lu}\p{Ll}+/gu, (word) => (isKnown(word) ? word : ""));
  const sentences = named.toLowerCase().split(BREAK).filter((each) => /[\p{L}\d]/u.test(each));
  const last = sentences.filter((each) => each.includes("?")).at(-1) ?? sentences.at(-1) ?? "";
  return [...sentences.filter((each) => each !== last), last];
}

/**
 * What a sentence wants to know.
 * @param {string} sentence in small letters
 * @returns {Stance}
 */
export function stanceOf(sentence) {
  const asking = sentence.split(",").at(-1)?.replace(ONLY_IF, "") ?? "";
  const wants = WANTS.find(([, each]) => sentence.search(each) >= 0)?.[0] ?? "";
  return { wants, not: NOT.test(asking), numbers: sentence.match(/\d+/g) ?? [] };
}

/**
 * What a sentence is about: without what it asks for, and what adds nothing.
 * @param {string} sentence in small letters
 */
export function subjectOf(sentence) {
  return [...ASKING, IDLE].reduce((left, each) => left.replace(each, " "), sentence);
}

/**
 * Whether it is answered by yes or no.
 * @param {Stance} stance
 */
const isYesOrNo = ({ wants }) => wants === "may" || wants === "must" || wants === "is";

/**
 * Whether what is asked is something else than a question, so that the answer to this is none to that.
 * @param {Stance} asked
 * @param {Stance} known
 */
export function unlike(asked, known) {
  if (asked.numbers.length && known.numbers.length && !asked.numbers.some((each) => known.numbers.includes(each))) return true;
  if (!asked.wants || !known.wants) return false;
  const same = asked.wants === known.wants || ALSO[asked.wants]?.includes(known.wants);
  return !same || (asked.not !== known.not && isYesOrNo(asked) && isYesOrNo(known));
}
