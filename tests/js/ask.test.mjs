// A table that is laid out: what is sent to the engine, what can be undone, what is counted and kept.
import assert from "node:assert/strict";
import { register } from "node:module";
import { beforeEach, test } from "node:test";
import { define, FakeStorage, JS } from "./browser.mjs";

const LOADER = `export const resolve = async (name, context, next) => name.includes("idiomorph")
  ? { url: "data:text/javascript,", shortCircuit: true } : next(name, context);`;
register(`data:text/javascript,${encodeURIComponent(LOADER)}`);
define("location", new URL("https://book.example/"));
const { TableEditor } = await import(`${JS}ask-editor.js`);
const { EditHistory } = await import(`${JS}ask-history.js`);
const { AskFields, countedNumber, hasAllDigits } = await import(`${JS}ask-fields.js`);
const { keepTable, keptTables } = await import(`${JS}ask-kept.js`);

let asked, shown, refused, answer, editor;

beforeEach(() => {
  define("localStorage", new FakeStorage());
  [asked, shown, refused] = [[], [], []];
  // As the engine does: what is told is added to the text.
  answer = ({ text, names, tool, question, edit }) => ({ kind: "editor", text: text + (question ?? "") + (edit?.value ?? ""), names, tool });
  editor = new TableEditor({
    ask: async (request) => asked.push(request) && answer(request),
    show: async ({ text }) => void shown.push(text),
    refuse: async ({ code }) => void refused.push(code),
  });
});

const tell = (place, value) => editor.do({ edit: { place, value } });

test("one edit builds on the one before it, also while that is under way; only the last is drawn", async () => {
  editor.do({ question: "q" });
  tell("a", "1");
  await tell("b", "2");
  assert.deepEqual(asked.map(({ text }) => text), ["", "q", "q1"]);
  assert.deepEqual(shown, ["q12"]);
});

test("of several values for one field that wait, the last one is sent", async () => {
  editor.do({ question: "q" });
  tell("a", "1");
  tell("a", "2");
  await tell("a", "3");
  assert.equal(editor.history.currentTable.text, "q3");
});

test("what two fields are told is not mistaken for one", async () => {
  editor.do({ question: "q" });
  tell("a", "1");
  tell("b", "1");
  await tell("a", "2");
  assert.equal(editor.history.currentTable.text, "q112");
});

test("undo and redo ask for the table as it was, and add nothing", async () => {
  await editor.do({ question: "q" });
  await tell("a", "1");
  await editor.do({ back: "undo" });
  assert.equal(shown.at(-1), "q");
  assert.ok(editor.history.canRedo);
  await editor.do({ back: "redo" });
  assert.equal(shown.at(-1), "q1");
  assert.ok(!editor.history.canRedo);
});

test("what is refused changes nothing, and what comes after it is still done", async () => {
  await editor.do({ question: "q" });
  answer = () => ({ kind: "refused", code: "not_there" });
  await tell("a", "1");
  assert.deepEqual(refused, ["not_there"]);
  assert.equal(editor.history.currentTable.text, "q");
  assert.ok(!editor.history.canUndo);
});

for (const [how, last] of [["refused", { kind: "refused", code: "not_there" }], ["lost", null]]) {
  test(`what was told before something that is ${how} is shown, though it was not drawn at first`, async () => {
    const works = answer;
    editor.do({ question: "q" });
    tell("a", "1");
    answer = (request) => (request.edit?.place === "b" ? last : works(request));
    await tell("b", "2");
    assert.deepEqual(shown, ["q1"]);
    assert.equal(editor.history.currentTable.text, "q1");
    assert.deepEqual(refused, last ? ["not_there"] : []);
  });
}

test("the engine that fails leaves the table to be gone on with", async () => {
  await editor.do({ question: "q" });
  const works = answer;
  answer = () => null;
  await tell("a", "1");
  answer = works;
  await tell("a", "2");
  assert.equal(editor.history.currentTable.text, "q2");
});

test("a piece in hand goes with every later question", async () => {
  await editor.do({ tool: "house" });
  await tell("a", "1");
  assert.deepEqual(asked.map(({ tool }) => tool), ["house", "house"]);
});

test("the piece that the engine puts in hand stays there", async () => {
  const works = answer;
  answer = (request) => ({ ...works(request), tool: "pawn" });
  await editor.do({ question: "q" });
  await tell("a", "1");
  assert.equal(asked.at(-1).tool, "pawn");
});

test("no piece stays in hand at a table anew, at which the same people sit", async () => {
  await editor.do({ question: "q" });
  await editor.do({ tool: "pawn" });
  await editor.do({ anew: true });
  assert.deepEqual(asked.at(-1), { text: "q", names: [], tool: "", anew: true });
});

test("whoever waits for what was done waits for all of it", async () => {
  editor.do({ question: "q" });
  tell("a", "1");
  await editor.settled;
  assert.equal(shown.at(-1), "q1");
});

test("a new edit after an undo drops what was undone; the same table again is no edit", () => {
  const history = new EditHistory();
  for (const text of ["1", "2", "3", "3"]) history.add({ text, names: [] });
  history.undo();
  assert.equal(history.currentTable.text, "2");
  history.add({ text: "4", names: [] });
  assert.ok(!history.canRedo);
  history.undo();
  history.undo();
  assert.equal(history.currentTable.text, "1");
  assert.ok(!history.canUndo);
  history.undo();
  assert.equal(history.currentTable.text, "1");
});

test("numbers are counted within their bounds, and begin at one, or counted down at the least", () => {
  assert.deepEqual([["", 1], ["", -1], ["5", 1], ["12", 1], ["1", -1], ["x", 1], ["99", -1]].map(([text, by]) => countedNumber(text, by, 1, 12)),
    [1, 1, 6, 12, 1, 1, 12]);
  assert.deepEqual([1, -1].map((by) => countedNumber("", by, 0, 6)), [1, 0]);
});

test("names go with every request and can be taken back, though the text of the table does not tell them", async () => {
  await editor.do({ text: "t", names: ["Ann"] });
  const named = answer;
  answer = (request) => ({ ...named(request), names: ["Bob"] });
  await tell("name.0", "");
  answer = named;
  await editor.do({ back: "undo" });
  assert.deepEqual(asked.map(({ text, names }) => [text, ...names]), [["t", "Ann"], ["t", "Ann"], ["t", "Ann"]]);
  assert.ok(editor.history.canRedo);
});

test("a number goes on by itself once no digit can follow", () => {
  assert.deepEqual([["4", 60], ["7", 60], ["44", 60], ["1", 12], ["2", 12], ["0", 12], ["", 12], ["x", 9]].map(([text, high]) => hasAllDigits(text, high)),
    [false, true, true, false, true, true, false, false]);
});

/** A field of numbers up to 12, as far as a typed key needs it. */
class Field {
  value = "";
  dataset = { usual: "12" };
  matches = () => true;
  checkVisibility = () => true;
  select = () => define("document", { activeElement: this });
  scrollIntoView() {}
}

test("an Enter right after a number that has gone on by itself skips nothing, a later one does", () => {
  define("HTMLInputElement", Field);
  define("matchMedia", () => ({ matches: true }));
  const fields = [new Field(), new Field(), new Field()], heard = {};
  new AskFields({ addEventListener: (kind, react) => heard[kind] = react, querySelectorAll: () => fields }, () => {}, () => {});
  const fieldAfterEnter = (at) => {
    fields[0].value = "3";
    heard.input({ target: fields[0], timeStamp: 0 });
    heard.keydown({ target: fields[1], key: "Enter", timeStamp: at, preventDefault() {} });
    return fields.indexOf(document.activeElement);
  };
  assert.deepEqual([200, 5000].map(fieldAfterEnter), [1, 2]);
});

test("“or” beside a number begins another one, which no finger is led away from", () => {
  define("HTMLInputElement", Field);
  define("Element", Object);
  define("matchMedia", () => ({ matches: true }));
  const field = Object.assign(new Field(), { value: "8", toggleAttribute() {}, focus() { this.focused = true; }, setSelectionRange(...at) { this.at = at; } });
  const or = { textContent: "or", parentElement: { querySelector: () => field }, closest: () => or }, heard = {};
  new AskFields({ addEventListener: (kind, react) => heard[kind] = react, querySelectorAll: () => [field, new Field()] }, () => {}, () => {});
  heard.click({ target: or });
  assert.deepEqual([field.value, field.focused, field.at], ["8 or ", true, [5, 5]]);
  define("document", {});
  heard.input({ target: Object.assign(field, { value: "8 or 10" }), timeStamp: 0 });
  assert.equal(document.activeElement, undefined);
  heard.click({ target: Object.assign(or, { parentElement: { querySelector: () => new Field() } }) });
  assert.equal(field.value, "8 or 10");
});

for (const [data, shown] of [[" ", "8 "], ["/", "8/"], ["1", "8"]])
  test(`after a full number that has led on, “${data}” leaves “${shown}” there`, () => {
    define("HTMLInputElement", Field);
    define("Element", Object);
    define("matchMedia", () => ({ matches: true }));
    define("document", {});
    const parentElement = { querySelector: () => ({}) };
    const field = Object.assign(new Field(), { value: "8", dataset: { usual: "12" }, parentElement, toggleAttribute() {}, focus() {}, setSelectionRange() {} });
    const next = Object.assign(new Field(), { select: () => document.activeElement = next, scrollIntoView() {} }), heard = {};
    new AskFields({ addEventListener: (kind, react) => heard[kind] = react, querySelector: () => null, querySelectorAll: () => [field, next] }, () => {}, () => {});
    heard.input({ target: field, timeStamp: 0 });
    let stopped = false;
    heard.beforeinput({ target: next, data, preventDefault: () => stopped = true });
    assert.deepEqual([field.value, stopped], [shown, shown !== "8"]);
  });

for (const open of [false, true])
  test(`a full number leads on${open ? " no more once “or” stands beside it" : ""}`, () => {
    define("HTMLInputElement", Field);
    define("matchMedia", () => ({ matches: true }));
    define("document", {});
    const field = Object.assign(new Field(), { value: "8", parentElement: { querySelector: () => ({}) } }), next = new Field(), heard = {};
    const element = { addEventListener: (kind, react) => heard[kind] = react, querySelector: () => open ? {} : null, querySelectorAll: () => [field, next] };
    new AskFields(element, () => {}, () => {});
    heard.input({ target: field, timeStamp: 0 });
    assert.equal(document.activeElement === next, !open);
  });

const table = (more) => ({ text: "t", names: [], question: "round", players: 3, at: 5, ...more });

test("tables are kept by game, each once, the newest first; what cannot be read is left alone", () => {
  assert.ok(keepTable("vineta", table()));
  keepTable("vineta", table({ at: 9 }));
  keepTable("vineta", table({ text: "u", at: 7 }));
  keepTable("land_unter", table());
  localStorage.setItem("trick:table:vineta:x", "{");
  assert.deepEqual(keptTables("vineta").map(({ text, at }) => [text, at]), [["t", 9], ["u", 7]]);
  assert.equal(localStorage.getItem("trick:table:vineta:x"), "{");
});

test("of a table that was kept with the words of its day, the table is still there", () => {
  localStorage.setItem("trick:table:vineta:old", JSON.stringify({ text: "t", question: "sinks", verdict: "It sinks.", lang: "en", at: 5 }));
  assert.deepEqual(keptTables("vineta").map(({ key, ...kept }) => kept), [table({ question: "sinks", players: 0 })]);
});

test("a table says its version, and keeps what later versions have added; one of those is left alone", () => {
  localStorage.setItem("trick:table:vineta:a", JSON.stringify({ ...table(), mood: "calm" }));
  localStorage.setItem("trick:table:vineta:b", JSON.stringify({ ...table({ text: "u" }), version: 2 }));
  keepTable("vineta", table({ at: 9 }));
  const { version, mood, at } = JSON.parse(localStorage.getItem("trick:table:vineta:a"));
  assert.deepEqual([version, mood, at], [1, "calm", 9]);
  assert.deepEqual(keptTables("vineta").map(({ text }) => text), ["t"]);
});

test("a full storage keeps a table for the visit only", () => {
  localStorage.full = true;
  assert.ok(!keepTable("vineta", table()));
  assert.equal(keptTables("vineta").length, 1);
});
