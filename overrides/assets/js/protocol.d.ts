// Written by `python -m tools.protocol` from engine/api/requests.py and answers.py: change those.

/** What all requests have. */
export interface Request {
  /** The match that is meant, by the name that the page gave it when it was opened. */
  id: string;
  /** The language of the answer; "" for the match's own. */
  lang?: string;
}

/** A game from its beginning: a whole one, or a mini-game by its key, which then needs nothing else. */
export interface NewGame {
  game: string;
  /** The mini-game's key; "" for a whole game. */
  key?: string;
  /** From 0 to 9007199254740991. */
  seed: number;
  /** From 0 to 1000000. */
  players?: number;
  /** The chosen variant of a rule by the option's key; the game's defaults for those left out. */
  options?: Record<string, string>;
  /** Who sits at each seat: "human", or the key of a bot. */
  seats?: string[];
  /** What each seat is called, "" for the usual name; () if none is given. */
  names?: string[];
}

/** A moment of a worked example, to be played on from. */
export interface ExampleStep {
  game: string;
  key: string;
  /** The number of the step, from 1; the last one if there are fewer. From 0 to 1000000. */
  step: number;
  changes?: [string, string][];
}

/** Opens a match under this id, in place of the one that had it. Exactly one of the four origins is given. */
export interface OpenRequest extends Request {
  do: "open";
  new?: NewGame | null;
  /** The text of a save. */
  save?: string | null;
  /** The text of a shared link. */
  link?: string | null;
  from_example?: ExampleStep | null;
  /** Whether the set-up is told step by step, and not as one. */
  stepwise?: boolean;
}

/** The page no longer shows this match: the engine forgets it. Closing it twice does no harm. */
export interface CloseRequest extends Request {
  do: "close";
}

/** The page has taken over so many of the unseen events: they are not told again. */
export interface SeenRequest extends Request {
  do: "seen";
  /** `unseen` of the answer that told them. From 0 to 1000000. */
  events: number;
}

/** A person's move. */
export interface PlayRequest extends Request {
  do: "play";
  seat: number;
  /** Its text, or that of a gesture; "" if nothing was chosen, which is refused with what to do. */
  move?: string;
}

/** The reader's answer to a riddle. */
export interface GuessRequest extends Request {
  do: "guess";
  answer?: string;
}

/** Time for the adviser, if a hint is being worked out, else for the bot that is next: one decision at most. */
export interface ThinkRequest extends Request {
  do: "think";
  /** How long; 0: decide at once, on what has been found so far. From 0 to 10000. */
  ms?: number;
}

/** The best bot's advice for the person who is to move. It comes as a note of a later answer to "think". */
export interface HintRequest extends Request {
  do: "hint";
}

/** Back to the last decision of a person. */
export interface UndoRequest extends Request {
  do: "undo";
}

/** The moves again that the last undo took back. */
export interface RedoRequest extends Request {
  do: "redo";
}

/** Shows the hand of the person who has just taken the device. */
export interface ShowRequest extends Request {
  do: "show";
}

/** Another match of the same kind under the same id. */
export interface AgainRequest extends Request {
  do: "again";
  /** With the next deal, the same deal, or the next deal and bots of the next level. */
  variation?: "next" | "same" | "stronger";
  /** As for "open". */
  stepwise?: boolean;
}

/** The moments of a match so far, to be looked back at. It changes nothing. */
export interface ReplayRequest extends Request {
  do: "replay";
  /** Through whose eyes: a seat, or -1 for all hands open, both only after the end; null as the match was shown. */
  viewer?: number | null;
}

/** One moment of a match. */
export interface MomentRequest extends Request {
  do: "moment";
  /** As in "replay". */
  viewer?: number | null;
  /** Its number, from 1; the last one if there are fewer. From 0 to 1000000. */
  step: number;
}

/** A worked example with some of its moves changed. It opens no match: `id` is anything. */
export interface ExampleRequest extends Request {
  do: "example";
  game: string;
  key: string;
  /** Each place once, and no more of them than the example can have. */
  changes?: [string, string][];
}

/** What the reader may do at this moment. */
export interface NowView {
  /** HTML: in words. */
  may: string;
  /** Ids of the few rules that decide it, in the order in which they are read. */
  rules: string[];
}

/** What a reader may send to somebody after the end, to be beaten on the same deal. */
export interface Challenge {
  /** Two lines at most; the address of the deal comes after them. */
  text: string;
  /** The deal, with nothing played yet, as the text of a link. */
  link: string;
}

/** How a match has ended for its one person, for statistics that the browser keeps. It holds no language. */
export interface ResultView {
  game: string;
  /** "" for a whole game. */
  minigame: string;
  /** The level of each bot, the lowest first. */
  levels: number[];
  /** null of a mini-game. */
  points: number | null;
  /** By how many points the person is ahead of the best other seat; below 0 if behind. */
  lead: number;
  won: boolean;
}

/** Which of these would do something now. */
export interface Can {
  undo: boolean;
  redo: boolean;
  hint: boolean;
}

/** A match as it is now, for the person who looks at it. */
export interface ViewModel {
  board: string;
  /** HTML of what is beside the board. */
  beside: string;
  /** HTML of the decision asked of the reader; "" for none. */
  form: string;
  /** The rules for this moment; null while there is nothing to decide. */
  now: NowView | null;
  log: string;
  /** HTML: what is to be done now. */
  status: string;
  /** What is to be done now, as plain text. */
  say: string;
  over: boolean;
  /** The seat of the person who must take the device before a hand is shown; null for nobody. */
  curtain: number | null;
  /** The match as the text of a save; knows no language. */
  save: string;
  /** The match as the text of a link; knows no language. */
  link: string;
  /** Where the match stands, by language: who plays, the round or how it ended. For a list of kept games. */
  summary: Record<string, string>;
  /** null before the end. */
  challenge: Challenge | null;
  /** null before the end, and where not exactly one person plays. */
  result: ResultView | null;
  can: Can;
}

/** Something that happened, as one picture with a caption. */
export interface StepView {
  board: string;
  /** HTML of what is beside the board. */
  beside: string;
  /** HTML: a sentence an event, with links to the rules. */
  caption: string;
  /** The same as plain text, to be announced. */
  say: string;
  /** Id of the rule of its first event. */
  rule: string;
}

/** What happened since a person last decided, for who has not watched it. */
export interface RecapView {
  /** HTML: a picture, and sentences. */
  html: string;
  /** The sentences as plain text, to be announced. */
  say: string;
}

/** The match after the request, and what happened on the way. */
export interface TableAnswer extends ViewModel {
  kind: "table";
  /** What nobody has been shown yet. It is told again until the page has sent "seen". */
  steps: StepView[];
  /** How many events `steps` tell: what "seen" is sent with. */
  unseen: number;
  /** Told where the steps are not watched; null while there is nothing to decide. */
  recap: RecapView | null;
  /** A bot owes a decision, or a hint is being worked out: "think" is to be sent. */
  busy: boolean;
  /** HTML of a hint; "" for none. */
  note: string;
  refusal: null;
}

/** Nothing to be shown. */
export interface Done {
  kind: "done";
  refusal: null;
}

/** A slice of thinking is over; the match looks as before. "think" is to be sent again. */
export interface Progress {
  kind: "progress";
  /** Who thinks. */
  seat: number;
  /** How far, from 0 to 1. */
  done: number;
  /** A hint for this seat is being worked out, no bot's move. */
  advising: boolean;
  refusal: null;
}

/** When a step of a match was. */
export interface Moment {
  round: number;
  /** In words, like "round 3". */
  when: string;
}

/** Through whose eyes a match may be looked at. */
export interface ViewerChoice {
  /** What "replay" and "moment" are sent with. */
  viewer: number | null;
  name: string;
}

/** A match so far, to be looked back at. */
export interface ReplayAnswer {
  kind: "replay";
  /** One for each step. */
  moments: Moment[];
  /** All there are now, the match's own first. */
  viewers: ViewerChoice[];
  refusal: null;
}

/** One moment of a match. */
export interface MomentAnswer {
  kind: "moment";
  step: StepView;
  /** The match as it was after the turn that brought this, to be played on. */
  save: string;
  refusal: null;
}

/** A worked example, with its changes. */
export interface ExampleAnswer {
  kind: "example";
  /** HTML of each step: a whole <li class="step">. */
  steps: string[];
  form: string;
  /** HTML: the first step that differs from the printed ones, or that moves are missing; "" if nothing is changed. */
  note: string;
  refusal: null;
}

/** What can be done with a save or link of rules that are no longer played. */
export interface Offer {
  /** The game as text, to be kept in a file. */
  text: string;
  /** A save of a new game of the same deal, under the rules played now; "" if there is none. */
  save: string;
}

/** Why a request is refused. */
export interface RefusalView {
  /** The sentence, with a link to its rule. */
  html: string;
  /** The sentence as plain text. */
  text: string;
  /** Id of the rule that forbids it; "" for none. */
  rule: string;
  offer?: Offer;
}

/** The request is refused; everything is as it was. */
export interface Refused {
  kind: "refused";
  /** Names the reason, like "damaged" or "not_your_move". */
  code: string;
  refusal: RefusalView;
}

export type AnyRequest = OpenRequest | CloseRequest | SeenRequest | PlayRequest | GuessRequest | ThinkRequest | HintRequest | UndoRequest | RedoRequest | ShowRequest | AgainRequest | ReplayRequest | MomentRequest | ExampleRequest;

/** What may come back, by the `do` of the request. */
export interface Answers {
  open: TableAnswer | Refused;
  close: Done | Refused;
  seen: Done | Refused;
  play: TableAnswer | Refused;
  guess: TableAnswer | Refused;
  think: Progress | TableAnswer | Refused;
  hint: TableAnswer | Refused;
  undo: TableAnswer | Refused;
  redo: TableAnswer | Refused;
  show: TableAnswer | Refused;
  again: TableAnswer | Refused;
  replay: ReplayAnswer | Refused;
  moment: MomentAnswer | Refused;
  example: ExampleAnswer | Refused;
}
