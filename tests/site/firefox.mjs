// Goes through stages of a tour in Firefox, by WebDriver BiDi: node --experimental-websocket firefox.mjs FIREFOX TOUR STAGES
// TOUR is the file of a function that does a stage, STAGES a JSON list of [address, stage]; an address of "" is the page
// as it is. Prints, as JSON, what each stage returned, and which errors the pages logged.
import { spawn } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

const [firefox, tour, stages] = process.argv.slice(2);
const profile = await mkdtemp(join(tmpdir(), "firefox-"));
const browser = spawn(firefox, ["--headless", "--no-remote", "--profile", profile, "--remote-debugging-port=0"]);
// Firefox fetches the page that a link of type next names, in advance; the policy refuses that, and nothing is lost.
const IN_ADVANCE = /Content-Security-Policy.*\(default-src\)/;
const errors = [], answers = [], waiting = new Map();
let count = 0;

const address = await new Promise((resolve, reject) => {
  let said = "";
  browser.stderr.on("data", (text) => {
    const found = /WebDriver BiDi listening on (\S+)/.exec((said += text));
    if (found) resolve(found[1]);
  });
  browser.on("exit", () => reject(new Error(said)));
});
const socket = new WebSocket(`${address}/session`);
socket.onmessage = ({ data }) => {
  const message = JSON.parse(data);
  if (message.method === "log.entryAdded" && message.params.level === "error" && !IN_ADVANCE.test(message.params.text)) errors.push(message.params.text);
  waiting.get(message.id)?.(message);
};
await new Promise((opened) => (socket.onopen = opened));

/** Sends a command and returns its result. */
async function send(method, params) {
  const id = ++count;
  const answer = new Promise((resolve) => waiting.set(id, resolve));
  socket.send(JSON.stringify({ id, method, params }));
  const { result, error, message } = await answer;
  if (error) throw new Error(`${method}: ${error}: ${message}`);
  return result;
}

/** Does a stage of the tour, and returns what it returned. */
async function done(context, stage) {
  const expression = `(${await readFile(tour, "utf8")})(${JSON.stringify(stage)})`;
  const { type, result, exceptionDetails } = await send("script.evaluate", { expression, target: { context }, awaitPromise: true });
  if (type !== "success") throw new Error(`${stage}: ${exceptionDetails.text}`);
  return result.value;
}

try {
  await send("session.new", { capabilities: {} });
  await send("session.subscribe", { events: ["log.entryAdded"] });
  const { contexts: [{ context }] } = await send("browsingContext.getTree", {});
  for (const [url, stage] of JSON.parse(stages)) {
    if (url) await send("browsingContext.navigate", { context, url, wait: "complete" });
    answers.push(await done(context, stage));
  }
} catch (error) {
  errors.push(error.message);
}
console.log(JSON.stringify({ answers, errors }));
const ended = new Promise((end) => browser.on("exit", end));
browser.kill();
await ended;
await rm(profile, { recursive: true, force: true });
process.exit();
