// Written by `python -m tools.protocol` from engine/api/requests.py and answers.py: change those.

/** What all requests have; all that an action without a type of its own needs. */
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

/** A table that a reader has set up, to play on from. */
export interface AskedTable {
  /** As "edit" answers it. */
  text: string;
  /** As "edit" answers them. */
  names?: string[];
  /** As for a new game. */
  seats: string[];
  /** Of what the reader has not given. From 0 to 9007199254740991. */
  seed: number;
}

/** Opens a match under this id, in place of the one that had it. Exactly one of the five origins is given. */
export interface OpenRequest extends Request {
  do: "open";
  new?: NewGame | null;
  /** The text of a save. */
  save?: string | null;
  /** The text of a shared link. */
  link?: string | null;
  from_example?: ExampleStep | null;
  situation?: AskedTable | null;
  /** Whether the set-up is shown step by step, and not as a single step. */
  stepwise?: boolean;
  /** How long bots may play in a new game before it is answered, while nobody else has anything to decide. From 0 to 10000. */
  ms?: number;
}

/** The page has taken over this many of the unseen events, which are not sent again. */
export interface SeenRequest extends Request {
  do: "seen";
  /** `unseen` of the answer that had them. From 0 to 1000000. */
  events: number;
}

/** A person's move. */
export interface PlayRequest extends Request {
  do: "play";
  seat: number;
  /** Its text, or that of a gesture; "" if nothing was chosen, which is refused with what to do. */
  move?: string;
  /** Whether the person has left it to chance. */
  by_lot?: boolean;
}

/** What a person's move would lay down or change. It changes nothing. */
export interface PreviewRequest extends Request {
  do: "preview";
  seat: number;
  /** As for "play"; of what is no legal move nothing is drawn. */
  move: string;
}

/** What a table shows of the past, as the step that is shown says it: a moment, or a decision to be made again. */
export interface ShownMoment {
  /** As in "replay". */
  viewer?: number | null;
  /** As in "moment". From 0 to 1000000. */
  step?: number;
  /** That of the viewer's decision; null for a moment. */
  turn?: number | null;
}

/** Asks for the pieces in front of a seat, and what they mean. It changes nothing. */
export interface LegendRequest extends Request {
  do: "legend";
  seat: number;
  /** Null for the match as it is now. */
  moment?: ShownMoment | null;
}

/** The reader's answer to a riddle. */
export interface GuessRequest extends Request {
  do: "guess";
  answer?: string;
}

/** Time for the hint that is being worked out, else for the bot that is next: one decision at most. */
export interface ThinkRequest extends Request {
  do: "think";
  /** How long; 0: decide at once, on what has been found so far. From 0 to 10000. */
  ms?: number;
}

/** Another match of the same kind under the same id. */
export interface AgainRequest extends Request {
  do: "again";
  /** With the next deal, the same deal, or the next deal and bots of the next level. */
  variation?: "next" | "same" | "stronger";
  stepwise?: boolean;
  /** Both as for "open". From 0 to 10000. */
  ms?: number;
}

/** The moments of a match so far, to be looked back at. It changes nothing. */
export interface ReplayRequest extends Request {
  do: "replay";
  /** Whose view: a seat's, or -1 for all hands open, both only after the end; null for the view that was shown. */
  viewer?: number | null;
}

/** A decision that is reviewed. */
export interface ReviewedDecision {
  seat: number;
  /** The number of the turn, from 0, as the buttons of the review have it. From 0 to 1000000. */
  turn: number;
}

/** One moment of a match. */
export interface MomentRequest extends Request {
  do: "moment";
  /** As in "replay". */
  viewer?: number | null;
  /** Its number, from 1; the last one if there are fewer. From 0 to 1000000. */
  step: number;
  /** The decision made there, if its better move is to be told and marked; only after the end. */
  decision?: ReviewedDecision | null;
}

/** Time to review the decisions that people have made, and to think ahead about the present one. */
export interface ReviewRequest extends Request {
  do: "review";
  /** From 0 to 10000. */
  ms?: number;
}

/** Whether a person should have another look before a move, and time to find out. */
export interface CheckRequest extends Request {
  do: "check";
  seat: number;
  /** As for "play". */
  move?: string;
  /** From 0 to 10000. */
  ms?: number;
}

/** The review of a person's decisions, as far as it has got; only after the end. */
export interface ReportRequest extends Request {
  do: "report";
  seat: number;
}

/** Time to play a match's deal again with bots, one of them in a person's seat; only after the end. */
export interface DealRequest extends Request {
  do: "deal";
  seat: number;
  /** From 0 to 10000. */
  ms?: number;
}

/** A decision that is reviewed, to be made once more; only after the end. */
export interface DecisionRequest extends Request {
  do: "decision";
  seat: number;
  /** The number of the turn, from 0, as the buttons of the review have it. From 0 to 1000000. */
  turn: number;
}

/** Another move in a decision that is reviewed, and time to compare it with the one that was made. */
export interface RetryRequest extends Request {
  do: "retry";
  /** From 0 to 10000. */
  ms?: number;
  seat: number;
  /** From 0 to 1000000. */
  turn: number;
  /** Its text, or that of a gesture; "" if nothing was chosen, which is refused with what to do. */
  move?: string;
}

/** About a worked example with some of its moves changed. It opens no match: `id` is anything. */
export interface ExampleQuestion extends Request {
  game: string;
  key: string;
  /** Each place once, and no more of them than the example can have. */
  changes?: [string, string][];
}

/** The steps of a worked example, and the form in which its moves are changed. */
export interface ExampleRequest extends ExampleQuestion {
  do: "example";
  /** The changes that it was shown with before, to be compared with. */
  before?: [string, string][];
  /** The changes as an address has them, instead of `changes`. */
  link?: string;
}

/** The moves that could be made at one of its places. */
export interface ChoicesRequest extends ExampleQuestion {
  do: "choices";
  place: string;
  /** What was pressed in the picture: the name of a spot, or the place and the face of a piece. */
  words?: string[];
}

/** A change to a table in the editor: a piece on a spot, a field, or a finding's fix. */
export interface Edit {
  /** The key of a piece of the palette; it goes with a spot. */
  tool?: string;
  /** The name of a spot; with the piece already there, it is taken away. */
  spot?: string;
  /** The name of a field; it goes with a value. */
  place?: string;
  /** What is set there; "" clears it. */
  value?: string;
  /** The number of a finding, from 0. */
  fix?: number | null;
}

/** A table that a reader lays out, and perhaps a change of it. It opens no match: `id` is anything. */
export interface EditRequest extends Request {
  do: "edit";
  game: string;
  /** The key of the question; "" for the one that the text asks, else the game's first. */
  question?: string;
  /** The table as "edit" has answered it, or as the address has it; "" for one of which nothing is given yet. */
  text?: string;
  /** What each seat is called, as "edit" has answered; () where the text says it, or nobody does. */
  names?: string[];
  /** The piece that is picked: its spots are offered as targets; "" for the first one. */
  tool?: string;
  edit?: Edit | null;
}

/** A question about a table in the editor. It opens no match, so `id` may be anything. */
export interface AskRequest extends Request {
  do: "ask";
  /** As "edit" answers it. */
  text: string;
  /** As for "edit". */
  names?: string[];
  /** Advice takes time: after so long "advising" is answered, and "ask" is to be sent again. From 0 to 10000. */
  ms?: number;
}

/** What the reader may do at the moment. */
export interface NowView {
  /** HTML: in words. */
  may: string;
  /** Ids of the few rules that decide it, in the order in which they are read. */
  rules: string[];
}

/** What a reader may send to somebody after the end: the same deal, and a score to beat. */
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

/** A match in its present state, for the person looking at it. */
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
  /** HTML: the match in small, in no language, to be kept with it. */
  picture: string;
  /** null before the end. */
  challenge: Challenge | null;
  /** null before the end, and where not exactly one person plays. */
  result: ResultView | null;
  /** The seats of people whose decisions are reviewed. */
  reviewed: number[];
  can: Can;
}

/** The moment of the past that a table shows, as the page sends it back in "legend". */
export interface ShownMomentView {
  viewer: number | null;
  step: number;
  turn: number | null;
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
  /** Whether the next step shows all of this, too. */
  passing: boolean;
  /** Whether the table stays at it long enough to be read, however much else happens. */
  weighty: boolean;
  /** The label of the button that goes on, where the table waits for its reader; "" where it does not. The caption then repeats what has ended. */
  pause: string;
  /** Where it is in the match, for what is asked about it; null where nobody can look back at it. */
  moment: ShownMomentView | null;
}

/** What happened since a person last decided, for readers who did not watch it. */
export interface RecapView {
  /** HTML: a picture, and sentences. */
  html: string;
  /** The sentences as plain text, to be announced. */
  say: string;
}

/** The match after the request, and what happened on the way. */
export interface TableAnswer extends ViewModel {
  kind: "table";
  /** What nobody has been shown yet. Every answer repeats it until the page has sent "seen". */
  steps: StepView[];
  /** How many events are in `steps`: the number to send with "seen". */
  unseen: number;
  /** Told where the steps are not watched; null while there is nothing to decide. */
  recap: RecapView | null;
  /** A bot has to decide, or a hint is being worked out: the page should send "think". */
  busy: boolean;
  /** HTML of a hint; "" for none. */
  note: string;
  /** The move that the hint names first, as text for "preview"; "" where it names none. */
  advised: string;
}

/** Nothing to be shown. */
export interface Done {
  kind: "done";
}

/** What a move would lay down or change on the board. */
export interface PreviewAnswer {
  kind: "preview";
  /** For the element with `data-move-preview`; "" for nothing. */
  html: string;
}

/** The pieces in front of a seat, one by one. */
export interface LegendAnswer {
  kind: "legend";
  /** Who sits there. */
  name: string;
  html: string;
}

/** A slice of thinking is over; the match looks as before. "think" is to be sent again. */
export interface ProgressAnswer {
  kind: "progress";
  /** Who thinks. */
  seat: number;
  /** How far, from 0 to 1. */
  done: number;
  /** A hint for this seat is being worked out, no bot's move. */
  hinting: boolean;
}

/** When a step of a match was. */
export interface Moment {
  round: number;
  /** In words, like "round 3". */
  when: string;
  /** The line of the log that tells of it, from 0; where none does, the line before it, or -1. */
  line: number;
}

/** A viewer whose view of a match may be shown. */
export interface ViewerChoice {
  /** The value to send with "replay" and "moment". */
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
}

/** A better move, to be marked on the board or else in the form, next to the one that was made. */
export interface AdvisedView {
  move: string;
  /** "" where that is the same. */
  made: string;
  /** For the element with `data-move-preview`; "" for nothing. */
  preview: string;
  /** Likewise of the move that was made. */
  made_preview: string;
  /** HTML with a button for each of the two, `data-shown="better"` or "made"; "" where the board shows one alone. */
  switch: string;
  /** HTML of the decision as it was asked; "" where the board has a place for the move. */
  form: string;
}

/** One moment of a match. */
export interface MomentAnswer {
  kind: "moment";
  step: StepView;
  /** The match as it was after the turn that brought this, to be played on. */
  save: string;
  /** The better move in the decision that was asked about; null where there is none. */
  advised: AdvisedView | null;
}

/** A slice of reviewing is over. "review" is to be sent again unless it is finished. */
export interface Reviewing {
  kind: "reviewing";
  /** How much of what can be reviewed now is done, from 0 to 1. */
  done: number;
  /** Nothing is left to do before the match goes on. */
  finished: boolean;
}

/** Whether a person should have another look before a move. */
export interface Checked {
  kind: "checked";
  /** Why; "" if the move may be made. */
  html: string;
}

/** The review of a person's decisions. */
export interface ReportAnswer {
  kind: "report";
  html: string;
  /** How much of it is there, from 0 to 1. */
  done: number;
}

/** What bots made of a person's cards, in the games so far. "deal" is to be sent again until `done` is 1. */
export interface DealAnswer {
  kind: "deal";
  /** "" before the first game is over. */
  html: string;
  done: number;
}

/** A decision to be made once more. */
export interface DecisionAnswer {
  kind: "decision";
  step: StepView;
  form: string;
  /** HTML: what was played, and that there is something better. */
  question: string;
  /** HTML: the best move. */
  solution: string;
  /** The best move, to be marked with the solution. */
  advised: AdvisedView;
  /** The match as it was before the decision, to be played on. */
  save: string;
}

/** How good another move would have been, and how it compares with the one that was made. */
export interface RetryAnswer {
  kind: "retry";
  html: string;
  /** Whether it is as good as the best move, within the error of the estimates. */
  right: boolean;
}

/** A worked example, with its changes. */
export interface ExampleAnswer {
  kind: "example";
  /** HTML of each step: a whole <li class="step">. */
  steps: string[];
  form: string;
  /** Whether any step differs from the printed ones. */
  changed: boolean;
  /** The number of the first step that differs from those shown before, 0 if none does. */
  step: number;
  /** The changes that it is shown with; none if no step differs. */
  changes: [string, string][];
  /** The changes as text for an address, "" for none. */
  link: string;
}

/** Other moves for one of a worked example. */
export interface ChoicesAnswer {
  kind: "choices";
  title: string;
  /** The round in words. */
  when: string;
  form: string;
}

/** A spot of the board where the piece that is picked can be put or taken away. */
export interface Spot {
  spot: string;
  /** In words. */
  name: string;
}

/** A table in the editor, after the request. */
export interface EditorAnswer {
  kind: "editor";
  /** The table and its question, as text for an address; knows no language and no names. */
  text: string;
  /** What each seat is called, "" for the usual name; [] if none is given. They are for this browser alone. */
  names: string[];
  /** The key of the question. */
  question: string;
  players: number;
  board: string;
  /** HTML of what is beside the board. */
  beside: string;
  /** The piece that is picked, by its key; "" where there are none. */
  tool: string;
  /** HTML: a button with `data-tool` for each piece; "" for none. */
  palette: string;
  /** Of the piece that is picked; the board draws them as targets. */
  spots: Spot[];
  /** HTML of a form of what is of no seat: each control bears the name of its field. "" for nothing. */
  fields: string;
  /** HTML of such a form of the seats and the house rules. */
  seats: string;
  /** HTML of a list; a button with `data-fix` mends one. "" for none. */
  findings: string;
  /** It can be asked. */
  ready: boolean;
  /** HTML: what is to be given first, "" for nothing. */
  lacks: string;
  /** What the edit did, to be announced; "" for nothing. */
  say: string;
}

/** What the book says about a table. */
export interface VerdictAnswer {
  kind: "verdict";
  /** The verdict in a sentence, with links to its rules; "" where the table is impossible. */
  html: string;
  /** The verdict and how sure it is, as plain text. */
  say: string;
  /** The ids of its rules. */
  rules: string[];
  /** HTML: how sure it is, and the verdicts of other deals. */
  certainty: string;
  /** What is to be known of the steps. */
  aside: string;
  /** HTML of each step: a whole <li class="step">. */
  steps: string[];
  /** HTML: the choices of house rules that decide otherwise, each with its verdict; "" for none. */
  editions: string;
  /** The question that is asked next about the same table, by its key; "" for none. */
  then: string;
  /** As in "editor". */
  findings: string;
}

/** Advice is being worked out: "ask" is to be sent again. */
export interface AdvisingAnswer {
  kind: "advising";
  /** How far, from 0 to 1. */
  done: number;
}

/** What the reader knows in a match, as a table to ask about. */
export interface KnownAnswer {
  kind: "known";
  game: string;
  /** As "edit" takes it; it asks for advice. */
  text: string;
  /** As in "editor". */
  names: string[];
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

/** The request was refused; nothing has changed. */
export interface Refused {
  kind: "refused";
  /** Names the reason, like "damaged", "foreign" or "not_your_move". */
  code: string;
  refusal: RefusalView;
}

/** Forget a match that the page no longer shows; no error where none has this id. */
export interface CloseRequest extends Request {
  do: "close";
}

/** Start working out a hint, if a decision is due that allows one; it is the `note` of a later answer to "think". */
export interface HintRequest extends Request {
  do: "hint";
}

/** Go back to the reader's last decision. */
export interface UndoRequest extends Request {
  do: "undo";
}

/** Make the undone moves again. */
export interface RedoRequest extends Request {
  do: "redo";
}

/** Show a person's hand, now that the right person holds the device. */
export interface ShowRequest extends Request {
  do: "show";
}

/** Return what its reader knows of a match as a table to ask about; raise Refusal if the game has no questions. */
export interface SituationRequest extends Request {
  do: "situation";
}

export type AnyRequest = OpenRequest | CloseRequest | SeenRequest | PlayRequest | PreviewRequest | LegendRequest | GuessRequest | ThinkRequest | HintRequest | UndoRequest | RedoRequest | ShowRequest | AgainRequest | ReplayRequest | MomentRequest | ReviewRequest | CheckRequest | ReportRequest | DealRequest | DecisionRequest | RetryRequest | ExampleRequest | ChoicesRequest | EditRequest | AskRequest | SituationRequest;

/** What may come back, by the `do` of the request. */
export interface Answers {
  open: TableAnswer | Refused;
  close: Done | Refused;
  seen: Done | Refused;
  play: TableAnswer | Refused;
  preview: PreviewAnswer | Refused;
  legend: LegendAnswer | Refused;
  guess: TableAnswer | Refused;
  think: ProgressAnswer | TableAnswer | Refused;
  hint: TableAnswer | Refused;
  undo: TableAnswer | Refused;
  redo: TableAnswer | Refused;
  show: TableAnswer | Refused;
  again: TableAnswer | Refused;
  replay: ReplayAnswer | Refused;
  moment: MomentAnswer | Refused;
  review: Reviewing | Refused;
  check: Reviewing | Checked | Refused;
  report: ReportAnswer | Refused;
  deal: DealAnswer | Refused;
  decision: DecisionAnswer | Refused;
  retry: RetryAnswer | Reviewing | Refused;
  example: ExampleAnswer | Refused;
  choices: ChoicesAnswer | Refused;
  edit: EditorAnswer | Refused;
  ask: VerdictAnswer | AdvisingAnswer | Refused;
  situation: KnownAnswer | Refused;
}
