// Written by `python -m tools.protocol` from engine/api/requests.py and answers.py: change those.

/** The fields of every request; an action without a type of its own needs no others. */
export interface Request {
  /** The id of the match, which the page chose when it opened it. */
  id: string;
  /** The language of the answer; "" for the match's own. */
  lang?: string;
  /** How many lines of the match's log the page has: they are not sent again. From 0 to 1000000. */
  lines?: number;
  /** How many of these lines are struck through; if others are, all lines are sent. From 0 to 1000000. */
  struck?: number;
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
  /** The chosen variant for each option, by the option's key; the game's default for options left out. */
  options?: Record<string, string>;
  /** Who sits at each seat: "human", or the key of a bot. */
  seats?: string[];
  /** What each seat is called, "" for the usual name; () if none is given. */
  names?: string[];
}

/** A step of a worked example, to play on from. */
export interface ExampleStep {
  game: string;
  key: string;
  /** The number of the step, from 1; the last one if there are fewer. From 0 to 1000000. */
  step: number;
  changes?: [string, string][];
}

/** A table that a reader has set up, to play on from. */
export interface AskedTable {
  /** The table, as text from "edit". */
  text: string;
  /** The names of the seats, as from "edit". */
  names?: string[];
  /** Who sits at each seat, as for a new game. */
  seats: string[];
  /** The seed of whatever the reader has not given. From 0 to 9007199254740991. */
  seed: number;
}

/** The deal of a game on a day, from its beginning. */
export interface DealOfDay {
  game: string;
  /** The day, in the reader's calendar: days since 1 January 1970. From 0 to 999999. */
  number: number;
  /** Whether it is the one try at this deal that counts. */
  counts: boolean;
}

/** Opens a match under this id, in place of the one that had it. Exactly one of the six origins is given. */
export interface OpenRequest extends Request {
  do: "open";
  new?: NewGame | null;
  /** The text of a save. */
  save?: string | null;
  /** The text of a shared link. */
  link?: string | null;
  from_example?: ExampleStep | null;
  situation?: AskedTable | null;
  day?: DealOfDay | null;
  /** The game that the page has drawings for: a save or a link of another one is refused. "" for any. */
  game?: string;
  /** Whether the set-up is shown step by step instead of as one step. */
  stepwise?: boolean;
  /** How long bots may play before the answer, at the start of a new game and while no person has to decide. From 0 to 10000. */
  ms?: number;
}

/** The page has taken over this many of the unseen events, which are not sent again. */
export interface SeenRequest extends Request {
  do: "seen";
  /** The number `unseen` of the answer that had the events. From 0 to 1000000. */
  events: number;
}

/** A person's move. */
export interface PlayRequest extends Request {
  do: "play";
  seat: number;
  /** The text of a move or a gesture; "" if nothing was chosen, which is refused with a sentence on what to do. */
  move?: string;
  /** Whether the person left the choice to chance. */
  by_lot?: boolean;
}

/** A preview of what a person's move would lay down or change. It changes nothing. */
export interface PreviewRequest extends Request {
  do: "preview";
  seat: number;
  /** The text of a move or a gesture; the preview of an illegal move is empty. */
  move: string;
}

/** The past that a table shows, as its step gives it: a moment, or a decision to be made again. */
export interface ShownMoment {
  /** Whose view, as in "replay". */
  viewer?: number | null;
  /** The number of the step, as in "moment". From 0 to 1000000. */
  step?: number;
  /** The turn of the viewer's decision; null for a moment. */
  turn?: number | null;
}

/** Asks for the pieces in front of a seat, and what they mean. It changes nothing. */
export interface LegendRequest extends Request {
  do: "legend";
  seat: number;
  /** The moment that the table shows; null for the match as it is now. */
  moment?: ShownMoment | null;
}

/** The reader's answer to a riddle. */
export interface GuessRequest extends Request {
  do: "guess";
  answer?: string;
}

/** Time to work on the hint that is being worked out, else on the next bot's choice: one decision at most. */
export interface ThinkRequest extends Request {
  do: "think";
  /** How long to work; 0: decide at once, on what has been found so far. From 0 to 10000. */
  ms?: number;
}

/** Another match of the same kind under the same id. */
export interface AgainRequest extends Request {
  do: "again";
  /** With the next deal, the same deal, or the next deal and bots of the next level. */
  variation?: "next" | "same" | "stronger";
  stepwise?: boolean;
  /** Like `stepwise`, as for "open". From 0 to 10000. */
  ms?: number;
}

/** The moments of a match so far, to look back at. It changes nothing. */
export interface ReplayRequest extends Request {
  do: "replay";
  /** Whose view: a seat's, or -1 for all hands open, both only after the end; null for the view that was shown. */
  viewer?: number | null;
}

/** A decision that is reviewed. */
export interface ReviewedDecision {
  seat: number;
  /** The number of its turn, from 0, as the buttons of the review have it. From 0 to 1000000. */
  turn: number;
}

/** One moment of a match. */
export interface MomentRequest extends Request {
  do: "moment";
  /** Whose view, as in "replay". */
  viewer?: number | null;
  /** The number of the step, from 1; the last one if there are fewer. From 0 to 1000000. */
  step: number;
  /** The decision made there, if its better move is to be shown; only after the end. */
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
  /** The text of a move or a gesture, as for "play". */
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

/** Time to play the deal of a day again with bots, one of them in the person's seat; only after the end. */
export interface DayRequest extends Request {
  do: "day";
  /** From 0 to 10000. */
  ms?: number;
}

/** A decision that is reviewed, to be made once more; only after the end. */
export interface DecisionRequest extends Request {
  do: "decision";
  seat: number;
  /** The number of its turn, from 0, as the buttons of the review have it. From 0 to 1000000. */
  turn: number;
}

/** One step of what may well follow the better move in a decision that is reviewed; only after the end. */
export interface LineRequest extends Request {
  do: "line";
  seat: number;
  /** The number of the decision's turn, as in "decision". From 0 to 1000000. */
  turn: number;
  /** The number of the step, from 1; the last one if there are fewer. From 0 to 1000000. */
  step: number;
}

/** Another move in a decision that is reviewed, and time to compare it with the one that was made. */
export interface RetryRequest extends Request {
  do: "retry";
  /** From 0 to 10000. */
  ms?: number;
  seat: number;
  /** From 0 to 1000000. */
  turn: number;
  /** The text of a move or a gesture; "" if nothing was chosen, which is refused with a sentence on what to do. */
  move?: string;
}

/** A question about a worked example with some of its moves changed. It opens no match, so `id` may be anything. */
export interface ExampleQuestion extends Request {
  game: string;
  key: string;
  /** At most one change for each place, and no more than the example can have. */
  changes?: [string, string][];
}

/** The steps of a worked example, and the form in which its moves are changed. */
export interface ExampleRequest extends ExampleQuestion {
  do: "example";
  /** The changes in the example as shown before, to compare it with. */
  before?: [string, string][];
  /** The changes as text from an address; it replaces `changes`. */
  link?: string;
}

/** The moves that could be made at one place of a worked example. */
export interface ChoicesRequest extends ExampleQuestion {
  do: "choices";
  place: string;
  /** The names of what was pressed in the picture: a spot, or the place and the face of a piece. */
  words?: string[];
}

/** A change to a table in the editor: a piece on a spot, a value in a field, or a finding's fix. */
export interface Edit {
  /** The key of a piece of the palette; it needs a spot. */
  tool?: string;
  /** The name of a spot; if the piece is there already, it is taken away. */
  spot?: string;
  /** The name of a field; it needs a value. */
  place?: string;
  /** The new value of the field; "" clears it. */
  value?: string;
  /** The number of the finding to fix, from 0. */
  fix?: number | null;
}

/** A table that a reader lays out, and perhaps a change to it. It opens no match, so `id` may be anything. */
export interface EditRequest extends Request {
  do: "edit";
  game: string;
  /** The key of the question; "" for the one in the text, else the game's first. */
  question?: string;
  /** Whether it follows from the answer to the one in the text: all that was told of that moment stands. */
  follows?: boolean;
  /** The table, as text from "edit" or from an address; "" for an empty one. */
  text?: string;
  /** Whether only who sits at the table stands, and nothing else that was told of it. */
  anew?: boolean;
  /** The names of the seats, as from "edit"; () where the text has them, or there are none. */
  names?: string[];
  /** The key of the picked piece, whose spots are offered as targets; "" for the first one. */
  tool?: string;
  edit?: Edit | null;
}

/** A question about a table in the editor. It opens no match, so `id` may be anything. */
export interface AskRequest extends Request {
  do: "ask";
  /** The table and its question, as text from "edit". */
  text: string;
  /** The names of the seats, as for "edit". */
  names?: string[];
  /** How long to work on advice; the answer "advising" then means that "ask" is to be sent again. From 0 to 10000. */
  ms?: number;
}

/** A game at a real table, and what is being told of it. It opens no match, so `id` may be anything. */
export interface FollowRequest extends Request {
  do: "follow";
  game: string;
  /** From 0 to 1000000. */
  players?: number;
  /** The chosen variant for each option, by the option's key; the game's default for options left out. */
  options?: Record<string, string>;
  way?: "referee" | "pad";
  /** The game as text from an address; it replaces the three fields before, and `facts`. */
  link?: string;
  /** What each seat is called, "" for the usual name; () if none is given. */
  names?: string[];
  /** All that has been told, as from "follow". */
  facts?: string[];
  /** The number of the fact that is told, from 0: one to be corrected, or one to be put in; null for the next one. */
  at?: number | null;
  /** Whether a fact is put in before that one, which was forgotten when it happened. */
  insert?: boolean;
  /** What has been told of the fact so far. */
  words?: string[];
  /** Words to be told after them, as far as they still fit: those behind one that is corrected. */
  then?: string[];
  /** What has been told of the next fact, while another one is told or taken out; it goes on as far as it fits. */
  half?: string[];
  /** What had been told before something was removed or undone: what is different by that is told; () for nothing. */
  before?: string[];
  /** Whether there is room for the whole board: else a part may be shown alone, in which squares are larger. */
  whole?: boolean;
}

/** What a reader guesses of another seat. */
export interface Guess {
  seat: number;
  /** The text of a secret, as from "suspicions". */
  secret: string;
}

/** How good a person's guesses were; only after the end. It changes nothing. */
export interface GuessedRequest extends Request {
  do: "guessed";
  seat: number;
  /** At most one for each seat and kind of secret. */
  guesses?: Guess[];
}

/** What the reader may do now, and by which rules. */
export interface NowView {
  /** HTML: what the reader may do, in words. */
  may: string;
  /** Ids of the few rules that decide what may be done, in the order in which to read them. */
  rules: string[];
}

/** The lines of the log that the page does not have yet. */
export interface LogView {
  /** How many lines there are before these; the page has them, and drops any others. */
  at: number;
  /** HTML of each line: a whole <li>, an event each; what was undone is struck through. */
  lines: string[];
}

/** The button for what one of several people alone knows. */
export interface SecretsView {
  seat: number;
  /** What is asked first, where somebody else may still hold the device. */
  ask: string;
  /** What the button says that is to be kept pressed. */
  hold: string;
  /** Whether the person has the device for sure: they have just decided, or lifted the curtain. */
  sure: boolean;
}

/** What a reader may send to somebody after the end: the same deal, and a score to beat. */
export interface Challenge {
  /** The message, two lines at most; the address of the deal comes after them. */
  text: string;
  /** The deal, with nothing played yet, as the text of a link. */
  link: string;
}

/** The result of a match for its only person, for statistics that the browser keeps; the same in every language. */
export interface ResultView {
  game: string;
  /** The key of the mini-game; "" for a whole game. */
  minigame: string;
  /** The level of each bot, the lowest first. */
  levels: number[];
  /** The person's points; null for a mini-game. */
  points: number | null;
  /** The person's lead over the best other seat, in points; below 0 if behind. */
  lead: number;
  won: boolean;
}

/** The try at the deal of a day that a match is. */
export interface DayView {
  /** The day, in the reader's calendar: days since 1 January 1970. */
  number: number;
  /** Whether it is the one try at this deal that counts. */
  counts: boolean;
}

/** How far a match is that bots finish for its people. */
export interface FinishingView {
  /** How much of it is over, from 0 to 1. */
  share: number;
  /** Its round, in words. */
  at: string;
}

/** Which of these controls would do something now. */
export interface Can {
  undo: boolean;
  redo: boolean;
  hint: boolean;
  suspect: boolean;
}

/** A match in its present state, for the person looking at it. */
export interface ViewModel {
  board: string;
  /** HTML for the area beside the board. */
  beside: string;
  /** HTML of the decision asked of the reader; "" for none. */
  form: string;
  /** The rules for this moment; null while there is nothing to decide. */
  now: NowView | null;
  log: LogView;
  /** HTML: what is to be done now. */
  status: string;
  /** What is to be done now, as plain text. */
  say: string;
  over: boolean;
  /** The seat of the person who must take the device before a hand is shown; null for nobody. */
  curtain: number | null;
  /** The seat whose own view this is, -1 for that of all hands; null for what everybody may see. With several people, it is the seat whose own the form is, answered only to "show" and to what leaves its decision as it was; the board is everybody's. */
  whose: number | null;
  /** Whether one of several people decides in front of all. */
  aloud: boolean;
  /** Whose secret "peek" tells: that of the one of several people who decides alone; null for nobody's. */
  secrets: SecretsView | null;
  /** What is asked before the hidden choice of one of several people is undone; "" where nothing is asked. */
  undoes: string;
  /** The match as the text of a save, the same in every language. */
  save: string;
  /** A line for a list of kept games, by language: who plays, then the round or how the game ended. */
  summary: Record<string, string>;
  /** HTML: a small picture of the match without words, to be kept with it. */
  picture: string;
  /** The challenge to share; null before the end. */
  challenge: Challenge | null;
  /** The result; null before the end, and unless exactly one person plays. */
  result: ResultView | null;
  /** The try at the deal of a day; null for any other match. */
  day: DayView | null;
  /** How far it is while bots finish it for its people; null where people decide. */
  finishing: FinishingView | null;
  /** The seats of people whose decisions can be reviewed. */
  reviewed: number[];
  can: Can;
}

/** The moment of the past that a table shows, as the page sends it back in "legend". */
export interface ShownMomentView {
  viewer: number | null;
  step: number;
  turn: number | null;
}

/** One or several events, as one picture with a caption. */
export interface StepView {
  board: string;
  /** HTML for the area beside the board. */
  beside: string;
  /** HTML: a sentence for each event, with links to the rules. */
  caption: string;
  /** The caption as plain text, to be announced. */
  say: string;
  /** Ids of the rules of the step's events, that of the first one first. */
  rules: string[];
  /** Whether the next step shows all of this step, too. */
  passing: boolean;
  /** Whether the table shows the step long enough to be read, even if many steps follow. */
  weighty: boolean;
  /** The label of the button that continues where the table waits for its reader, else "". The caption then repeats the events that ended a part of the game. */
  pause: string;
  /** Whether it belongs to the final count, which waits for its reader at each step. */
  counts: boolean;
  /** The step's place in the match, to send with questions about it; null where nobody can look back at it. */
  moment: ShownMomentView | null;
}

/** What happened since a person last decided, for readers who did not watch it. */
export interface RecapView {
  /** HTML: a picture and sentences. */
  html: string;
  /** The sentences as plain text, to be announced. */
  say: string;
}

/** The match after the request, and what happened on the way. */
export interface TableAnswer extends ViewModel {
  kind: "table";
  /** The steps that the page has not taken over yet; every answer repeats them until it has sent "seen". */
  steps: StepView[];
  /** How many events are in `steps`: the number to send with "seen". */
  unseen: number;
  /** The recap, for readers who skip the steps; null while only bots decide, or if there is nothing to tell. */
  recap: RecapView | null;
  /** Whether a bot has to decide or a hint is being worked out: then the page should send "think". */
  busy: boolean;
  /** HTML of a hint; "" for none. */
  note: string;
  /** The move that the hint names first, as text for "preview"; "" where it names none. */
  advised: string;
}

/** The request was carried out; there is nothing to show. */
export interface Done {
  kind: "done";
}

/** A preview of what a move would lay down or change on the board. */
export interface PreviewAnswer {
  kind: "preview";
  /** HTML for the element with `data-move-preview`; "" for no preview. */
  html: string;
}

/** The pieces in front of a seat, explained one by one. */
export interface LegendAnswer {
  kind: "legend";
  /** The seat's title. */
  name: string;
  html: string;
}

/** The progress after a slice of thinking; the match is unchanged, and "think" is to be sent again. */
export interface ProgressAnswer {
  kind: "progress";
  /** The seat for which a move is sought. */
  seat: number;
  /** The fraction done, from 0 to 1. */
  done: number;
  /** Whether the move sought is for a hint to this seat; else it is a bot's own. */
  hinting: boolean;
}

/** What the one of several people who decides alone may see: shown for as long as they ask for it. */
export interface PeekAnswer {
  kind: "peek";
  seat: number;
  /** HTML: the board as they see it; "" where they decide in front of all, who would see it from afar. */
  board: string;
  /** HTML: what they keep secret for the whole game, each as a card; "" for nothing. */
  cards: string;
  /** What is theirs alone, in words. */
  say: string;
}

/** A match to be sent to somebody. */
export interface LinkAnswer {
  kind: "link";
  /** The match as the text of a link, the same in every language. */
  link: string;
}

/** The time of one step of a match. */
export interface Moment {
  round: number;
  /** The time in words, like "round 3". */
  when: string;
  /** The index, from 0, of the step's line in the log; without one, that of the line before, or -1. */
  line: number;
}

/** A viewer whose view of a match may be shown. */
export interface ViewerChoice {
  /** The value to send with "replay" and "moment". */
  viewer: number | null;
  name: string;
}

/** All steps of a match so far, to look back at. */
export interface ReplayAnswer {
  kind: "replay";
  /** One moment for each step. */
  moments: Moment[];
  /** All viewers whose view may be shown now, the match's own first. */
  viewers: ViewerChoice[];
}

/** A decision that has been reviewed: whose, and the number of its turn, from 0, as "decision" wants them. */
export interface ReviewedDecisionView {
  seat: number;
  turn: number;
}

/** A better move, to be marked on the board, or else in the form, next to the move that was made. */
export interface AdvisedView {
  move: string;
  /** The text of the move that was made; "" where it is the better move itself. */
  made: string;
  /** HTML for the element with `data-move-preview`; "" for no preview. */
  preview: string;
  /** The same HTML for the move that was made. */
  made_preview: string;
  /** HTML of buttons with `data-shown` "better" and "made", to switch the preview; "" where only one is shown. */
  switch: string;
  /** HTML of the decision's form; "" where the move is marked on the board. */
  form: string;
  /** HTML: what the marks mean; "" where that is told elsewhere. */
  line: string;
}

/** One moment of a match, drawn. */
export interface MomentAnswer {
  kind: "moment";
  step: StepView;
  /** The match right after the turn that led to this moment, as the text of a save to play on from. */
  save: string;
  /** The decision of a person that follows, in which any move can be asked about; null for none. */
  asks: ReviewedDecisionView | null;
  /** The better move in the decision that was asked about; null where there is none. */
  advised: AdvisedView | null;
}

/** The progress after a slice of work for the review; the request is to be sent again unless `finished`. */
export interface Reviewing {
  kind: "reviewing";
  /** The fraction done of what can be done now, from 0 to 1. */
  done: number;
  /** Whether nothing is left to do before the match goes on. */
  finished: boolean;
  /** HTML for "retry": the moves asked about, with what is known of them so far, as in its answer. */
  asked?: string;
}

/** A hint that is shown, told anew from more deals. */
export interface HintView {
  html: string;
  /** The move that it names first, as text for "preview"; "" where it names none. */
  move: string;
  /** HTML of the board with its reason marked on it; "" where the board stays as it is. */
  board: string;
}

/** The progress after a slice of work for the review while a person may be thinking, or after the end. */
export interface ReviewSlice extends Reviewing {
  /** The hint of the decision that is due, if it is to be shown anew; else None. */
  hint: HintView | null;
  /** Plain text, by person: what the button for their review says, once the match is over and reviewed; else []. */
  labels: string[];
}

/** Whether a person should have another look before a move. */
export interface Checked {
  kind: "checked";
  /** HTML of the warning; "" if nothing speaks against the move. */
  html: string;
  /** HTML of the board with what the warning says marked on it; "" where it stays as it is. */
  board: string;
}

/** The review of a person's decisions. */
export interface ReportAnswer {
  kind: "report";
  html: string;
  /** The fraction of the review that is done, from 0 to 1. */
  done: number;
}

/** How bots did with a person's cards, in the games so far. "deal" is to be sent again until `done` is 1. */
export interface DealAnswer {
  kind: "deal";
  /** HTML of the results; "" before the first game is over. */
  html: string;
  done: number;
}

/** How bots did with the deal of a day, in the games so far. "day" is to be sent again until it is `done`. */
export interface DayAnswer {
  kind: "day";
  won: number;
  /** How many were played. */
  games: number;
  done: boolean;
}

/** A past decision, for the person to make again. */
export interface DecisionAnswer {
  kind: "decision";
  step: StepView;
  form: string;
  /** HTML: the move that was made, and that a better one exists. */
  question: string;
  /** HTML: the best move. */
  solution: string;
  /** HTML: the move that was made and the others asked about so far, with the chance of each, the best first. */
  asked: string;
  /** The best move, to be marked with the solution. */
  advised: AdvisedView;
  /** The match before the decision, as the text of a save to play on from. */
  save: string;
}

/** The move that cost the goal of a mini-game. */
export interface CostAnswer {
  kind: "cost";
  /** HTML: a sentence, and a button that leads to the move; "" where there is nothing to tell, or not yet. */
  html: string;
}

/** One step of what may well follow the better move in a decision. */
export interface LineAnswer {
  kind: "line";
  step: StepView;
  /** How many steps there are. */
  steps: number;
}

/** How good another move would have been, and how it compares with the one that was made. */
export interface RetryAnswer {
  kind: "retry";
  html: string;
  /** HTML: the moves asked about, as in "decision". */
  asked: string;
  /** Whether it is as good as the best move, within the error of the estimates. */
  right: boolean;
}

/** A worked example, replayed with the reader's changes. */
export interface ExampleAnswer {
  kind: "example";
  /** HTML of each step: a whole <li class="step">. */
  steps: string[];
  form: string;
  /** Whether any step differs from the printed ones. */
  changed: boolean;
  /** The number of the first step that differs from those shown before, 0 if none does. */
  step: number;
  /** The changes from the printed example; empty if no step differs. */
  changes: [string, string][];
  /** The changes as text for an address; "" for none. */
  link: string;
}

/** The moves that could replace one move of a worked example. */
export interface ChoicesAnswer {
  kind: "choices";
  title: string;
  /** The round of that move, in words. */
  when: string;
  form: string;
}

/** A spot of the board on which the picked piece can be put, or from which it can be taken away. */
export interface Spot {
  spot: string;
  /** The spot in words. */
  name: string;
}

/** A table in the editor, after the request. */
export interface EditorAnswer {
  kind: "editor";
  /** The table and its question as text for an address: without names, and the same in every language. */
  text: string;
  /** The name of each seat, "" for the usual one; [] if none is given. They are for this browser alone. */
  names: string[];
  /** The key of the question. */
  question: string;
  players: number;
  board: string;
  /** HTML for the area beside the board. */
  beside: string;
  /** The key of the picked piece; "" where there are none. */
  tool: string;
  /** HTML: a button with `data-tool` for each piece; "" for none. */
  palette: string;
  /** The spots for the picked piece; the board draws them as targets. */
  spots: Spot[];
  /** HTML of the form of the fields that belong to no seat: each control bears the name of its field. "" for none. */
  fields: string;
  /** HTML of the form of the seats and the house rules, with controls named in the same way. */
  seats: string;
  /** HTML of the list of findings, with a `data-fix` button for each that can be mended; "" for none. */
  findings: string;
  /** Whether the question can be asked. */
  ready: boolean;
  /** HTML: what must be given first, with its place as `data-place` if it has one; "" for nothing. */
  lacks: string;
  /** What the edit did, to be announced; "" for nothing. */
  say: string;
}

/** The book's verdict on a table. */
export interface VerdictAnswer {
  kind: "verdict";
  /** The verdict in a sentence, with links to its rules; "" where the table is impossible. */
  html: string;
  /** The verdict and how sure it is, as plain text. */
  say: string;
  /** The ids of its rules. */
  rules: string[];
  /** HTML: how sure the verdict is, and the verdicts in other deals. */
  certainty: string;
  /** Plain text: a note on where the steps come from. */
  aside: string;
  /** HTML of each step: a whole <li class="step">. */
  steps: string[];
  /** The step that shows the ruling, from 1. */
  shows: number;
  /** HTML: the choices of house rules under which the verdict is another, each with that verdict; "" for none. */
  editions: string;
  /** Whether a game can go on from the table. */
  plays: boolean;
  /** The place of what the verdict hangs on first and that is not told; "" for none. */
  missing: string;
  /** The key of the question to ask next about the same table; "" for none. */
  then: string;
  /** HTML of the findings, as in "editor". */
  findings: string;
}

/** The progress of advice that is being worked out: "ask" is to be sent again. */
export interface AdvisingAnswer {
  kind: "advising";
  /** The fraction done, from 0 to 1. */
  done: number;
}

/** A fact that was told. */
export interface ToldView {
  /** When it happened, in words: the round, the turn. */
  when: string;
  /** HTML: its words; each that somebody chose is a button, with the word's place in `data-word-at`. Those that do not fit are `.unfit`; by them the first one that does not is told anew. */
  words: string;
  /** HTML: a paragraph for each thing that it brought about, with links to rules; or why it cannot have been. */
  html: string;
  /** HTML: what follows from it by the rules, without what was told by it, in one line; "" for nothing. */
  ruling: string;
  refused: boolean;
}

/** A game at a real table, as it has been told. */
export interface FollowedAnswer {
  kind: "followed";
  players: number;
  /** The choice for each option. */
  options: Record<string, string>;
  way: "referee" | "pad";
  /** All that has been told; a fact that is now whole is among them. */
  facts: string[];
  /** As in the request; null once the fact is whole. */
  at: number | null;
  insert: boolean;
  /** What has been told of the fact; once it is whole, what has been told of the next one. */
  words: string[];
  /** What became of each fact. */
  told: ToldView[];
  /** HTML: a button for each of `words`, as in `told`. */
  begun: string;
  /** HTML: what a correction has changed, as it was and as it is now; "" where nothing earlier was changed. */
  changed: string;
  /** HTML: how many facts do not fit; `data-lead` of a button is the number of the first, `.remove-unfit` is there to remove them all; "" where all fit. */
  unfit: string;
  /** HTML: that a part of the game has ended, how all stand, and what people do now: nothing is asked beside it; "" for no pause. */
  pause: string;
  /** HTML: the table; "" where only points are told. A spot, `data-spot`, means the choice with it as `data-to`. */
  board: string;
  /** HTML for the area beside the board. */
  beside: string;
  /** HTML: a form for what is to be told next; "" at the end. A button's `data-word` is the word that it tells, its `data-seat` the player that it means: so does what lies before that player, `li.s0` of the table. Boxes are told together, from `data-least` to `data-most` of them, by the button that submits the form. What is refused has `data-why`, a sentence as HTML, with a button that corrects what forbids it: `data-word-at` within `data-at`. */
  ask: string;
  /** HTML: a table of the points so far; "" before there are any. */
  standings: string;
  /** HTML for paper: a row for each player, a column for each stage or turn that brought points; "" before any. */
  sheet: string;
  /** Where the game stands, as plain text. */
  where: string;
  /** What has just happened, and what is asked, as plain text. */
  say: string;
  over: boolean;
  /** The table as text for "edit", to ask about it; "" where only points are told. */
  table: string;
  /** All of it as text for an address; names are not in it. */
  link: string;
}

/** A reader's knowledge of a match, as a table to ask about. */
export interface KnownAnswer {
  kind: "known";
  game: string;
  /** The table and a question that asks for advice, as text for "edit". */
  text: string;
  /** The names of the seats, as in "editor". */
  names: string[];
}

/** A secret that a seat may have. */
export interface SecretView {
  /** Its text, as "guessed" wants it. */
  secret: string;
  name: string;
  /** HTML without words, to be shown before the name. */
  picture: string;
}

/** Secrets of one kind, of which each seat has one: what is asked of each rival. */
export interface SecretsView {
  key: string;
  title: string;
  /** Those that the reader has not seen. */
  secrets: SecretView[];
}

/** A seat, and what it has done for all to see. */
export interface SuspectView {
  seat: number;
  name: string;
  /** Says that the device goes to it. */
  curtain: string;
  /** How many clues there are. */
  count: number;
  /** HTML: what it has done, by the secret that this says something of; buttons with `data-moment` lead there. */
  clues: string;
}

/** All that the page needs for its reader to note whom they suspect of what: nothing that they cannot know. */
export interface SuspicionsAnswer {
  kind: "suspicions";
  /** Whose view it is told from; null for what everybody may see: then people say who they are. */
  seat: number | null;
  /** The seats of people, who have a sheet each. */
  people: number[];
  asked: SecretsView[];
  /** All seats, in their order. */
  suspects: SuspectView[];
}

/** What a person had guessed of a seat, to be told when that seat shows what it has. */
export interface RevealView {
  seat: number;
  html: string;
}

/** How good the guesses of a person were, once all lies open. */
export interface GuessedAnswer {
  kind: "guessed";
  html: string;
  /** Of each seat that something was guessed of. */
  reveals: RevealView[];
}

/** What can still be done with a save or link made under rules that are no longer played. */
export interface Offer {
  /** The game as text, to be kept in a file. */
  text: string;
  /** A save of a new game of the same deal, under the rules played now; "" if there is none. */
  save: string;
}

/** The page on which a match of another game can be opened. */
export interface Elsewhere {
  game: string;
  /** The key of the mini-game; "" for a whole game. */
  minigame: string;
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
  elsewhere?: Elsewhere;
}

/** The request was refused; nothing has changed. */
export interface Refused {
  kind: "refused";
  /** Names the reason, like "damaged", "foreign" or "not_your_move". */
  code: string;
  refusal: RefusalView;
}

/** What is touched in the picture, alone or as a part of a move. */
export interface PlaceView {
  name: string;
  /** A CSS selector of it. */
  at: string;
}

/** A piece beside the picture that is a part of a move. */
export interface PartView {
  name: string;
  /** HTML: the piece. */
  face: string;
}

/** What can be touched where a stage of a course or an example asks, and what that leads to. */
export interface TouchView {
  name: string;
  /** A CSS selector of it in the picture; "" for a button beside the picture. */
  at: string;
  /** What is touched one after the other, in each order that there is, where `at` alone does not tell the move. */
  ways?: PlaceView[][];
  /** The pieces beside the picture of which it is put together, in any order, where moves are. */
  parts?: PartView[];
  right: boolean;
  /** HTML: whether it is right, or which wrong rule it follows, and what happens. */
  said: string;
  /** What happens, in pictures, one after the other; none where the touch changes nothing. */
  boards: string[];
  /** The name of the wrong rule by which it would be right. */
  wrong?: string;
  /** HTML: the piece that the button shows in place of its name. */
  face?: string;
  /** SVG for the picture's map, maybe "": what a move would do; a touch that has it is chosen first, and then made. */
  preview?: string;
  /** It is the move that is shown as the best one: of those that are right, the one that is compared with others. */
  best?: boolean;
  /** HTML: what a move that is only a sign in the picture does, told while it is chosen. */
  does?: string;
  /** It is almost as good as the best one, which is shown at once: it is no miss, not found, and rates nobody. */
  nearly?: boolean;
  /** HTML: what is said in place of `said` after another wrong one: also what the right one brings about. */
  more?: string;
  /** HTML: the picture with why it is not right; one may go on touching. */
  reason?: string;
  /** HTML: why the right one is better than this one, told beside it if this one was touched before. */
  compared?: string;
  /** HTML: the picture with that. */
  beside?: string;
}

/** A question of a stage. */
export interface TaskView {
  question: string;
  board: string;
  touches: TouchView[];
  /** Id of the rule that decides it; "" where none alone does. */
  rule: string;
  /** The name of what a bank asks about, as here on other tables; "" where no bank does. */
  idea: string;
  /** The game from this moment on, as a table takes it: to be played on against bots. */
  save?: string;
}

/** A stage of a course: a file of the site, read when the stage is near. */
export interface StageView {
  tasks: TaskView[];
  /** HTML: what the stage teaches, told when all its questions are answered. */
  idea: string;
}

/** What several questions of a bank are about: one task of the course; or one move to be found. */
export interface IdeaView {
  key: string;
  /** Their names; each is in a file of its own, a stage of one task. */
  questions: string[];
  /** By the name of a wrong rule, the places in `questions` of those that show it wrong, where not all do. */
  tests?: Record<string, number[]>;
  /** How hard the move of a bank of moves is to find, on Elo's scale. */
  rating?: number;
  /** Whether it is of the first half of its game, or of its stage; else it is left out. */
  early?: boolean;
  /** The keys of the lessons that have taught what is seen where a move is to be found. */
  needs?: string[];
  /** What the questions are about, in words. */
  title?: string;
  /** The place of its stage in the course, from 0. */
  stage?: number;
  /** How one answers: questions of one kind look alike; of a move to be found, what is decided. */
  kind?: string;
  /** What the best move is good for, of a move to be found: a few in a row should differ. */
  does?: string;
}

/** What a page knows of a game's bank of questions: a file of the site, read when one begins to be asked. */
export interface BankView {
  ideas: IdeaView[];
}

/** What an example asks before it shows: part of a file of the site. */
export interface AskedStepView {
  /** The number of the step, from 1, at which it asks. */
  step: number;
  /** HTML: the question. */
  ask: string;
  touches: TouchView[];
}

/** A long text. Its beginning and end are those of the last one of the same name, "" before the first, in UTF-16. */
export interface Shortened {
  /** How many units stay at the beginning. */
  at: number;
  /** What comes between. */
  text: string;
  /** How many units stay at the end. */
  end: number;
}

/** Forget a match that the page no longer shows; no error where none has this id. */
export interface CloseRequest extends Request {
  do: "close";
}

/** Start working out a hint, if a decision is due that allows one; a later answer to "think" has it as `note`. */
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

/** Hide a person's hand after something that everybody may see; with fewer than two people all goes on as it is. */
export interface HideRequest extends Request {
  do: "hide";
}

/** Return what the one of several people who decides alone may see; raise Refusal("bad_request") for nothing. */
export interface PeekRequest extends Request {
  do: "peek";
}

/** Let bots play on at the seats of people, until these take over again or something is undone. */
export interface FinishRequest extends Request {
  do: "finish";
}

/** Let people decide again where a match stands that they had left to bots; in any other nothing changes. */
export interface StopRequest extends Request {
  do: "stop";
}

/** Return a match as a link, to be sent to somebody. It changes nothing. */
export interface LinkRequest extends Request {
  do: "link";
}

/** Return the move that cost the goal of a lost mini-game, once that is known; "" where there is nothing to tell. */
export interface CostRequest extends Request {
  do: "cost";
}

/** Return what a match's reader knows, as a table to ask about; raise Refusal if the game has no questions. */
export interface SituationRequest extends Request {
  do: "situation";
}

/** Return what the reader may suspect the others of, and what speaks for it; it changes nothing. */
export interface SuspicionsRequest extends Request {
  do: "suspicions";
}

export type AnyRequest = OpenRequest | CloseRequest | SeenRequest | PlayRequest | PreviewRequest | LegendRequest | GuessRequest | ThinkRequest | HintRequest | UndoRequest | RedoRequest | ShowRequest | HideRequest | PeekRequest | FinishRequest | StopRequest | AgainRequest | LinkRequest | ReplayRequest | MomentRequest | ReviewRequest | CheckRequest | ReportRequest | DealRequest | DayRequest | DecisionRequest | CostRequest | LineRequest | RetryRequest | ExampleRequest | ChoicesRequest | EditRequest | AskRequest | FollowRequest | SituationRequest | SuspicionsRequest | GuessedRequest;

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
  hide: TableAnswer | Refused;
  peek: PeekAnswer | Refused;
  finish: TableAnswer | Refused;
  stop: TableAnswer | Refused;
  again: TableAnswer | Refused;
  link: LinkAnswer | Refused;
  replay: ReplayAnswer | Refused;
  moment: MomentAnswer | Refused;
  review: ReviewSlice | Refused;
  check: Reviewing | Checked | Refused;
  report: ReportAnswer | Refused;
  deal: DealAnswer | Refused;
  day: DayAnswer | Refused;
  decision: DecisionAnswer | Refused;
  cost: CostAnswer | Refused;
  line: LineAnswer | Refused;
  retry: RetryAnswer | Reviewing | Refused;
  example: ExampleAnswer | Refused;
  choices: ChoicesAnswer | Refused;
  edit: EditorAnswer | Refused;
  ask: VerdictAnswer | AdvisingAnswer | Refused;
  follow: FollowedAnswer | Refused;
  situation: KnownAnswer | Refused;
  suspicions: SuspicionsAnswer | Refused;
  guessed: GuessedAnswer | Refused;
}
