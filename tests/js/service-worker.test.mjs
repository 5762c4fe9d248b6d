// The service worker: what it answers, what it keeps, and how one release takes over from another.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { beforeEach, mock, test } from "node:test";
import vm from "node:vm";

const SCRIPT = await readFile(new URL("../../tools/offline/service-worker.js", import.meta.url), "utf8");
const ROOT = "http://host/book/";
const OLD = "0123456789";
const NEW = "9876543210";

/** A cache: text by URL. */
class FakeCache {
  items = new Map();
  full = false;

  async match(url) {
    return this.items.has(url) ? new Response(this.items.get(url)) : undefined;
  }

  async put(url, response) {
    if (this.full) throw new Error("full");
    this.items.set(url, await response.text());
  }

  async keys() {
    return [...this.items.keys()].map((url) => ({ url }));
  }

  async delete(url) {
    this.items.delete(url);
  }
}

let cache, asked, network, listeners;

/** Starts the worker of a release. */
function start(release = "one") {
  listeners = {};
  const self = {
    location: { href: `${ROOT}service-worker.js` },
    addEventListener: (name, listener) => (listeners[name] = listener),
    clients: { claim: async () => {} },
  };
  vm.runInNewContext(`const RELEASE = "${release}";\n${SCRIPT}`, {
    self, URL, Response, Promise, Set, Object, Error, setTimeout: patient,
    caches: { open: async (name) => (assert.equal(name, "book /book/"), cache) },
    fetch: async (request) => {
      const url = request.url ?? request;
      asked.push(url.replace(ROOT, ""));
      const answer = await network(url.replace(ROOT, ""));
      return typeof answer === "number" ? new Response("", { status: answer }) : new Response(answer);
    },
  });
}

/** Node does not wait for the end of a timer that no test waits for. */
const patient = (...given) => {
  const timer = setTimeout(...given);
  timer.unref?.();
  return timer;
};

/** What one gets who goes to a page: its status, and where that leads or what it says. */
async function go(path) {
  let answer;
  const done = [];
  listeners.fetch({
    request: { url: new URL(path, ROOT).href, method: "GET", mode: "navigate" },
    respondWith: (given) => (answer = given), waitUntil: (given) => done.push(given),
  });
  const response = await answer;
  await Promise.all(done);
  return [response.status, response.headers.get("location")?.replace(ROOT, "") ?? await response.text()];
}

/** What the page gets; undefined if the worker leaves the request alone. */
async function get(path, method = "GET", more = {}) {
  let answer;
  listeners.fetch({ request: { url: new URL(path, ROOT).href, method, ...more }, respondWith: (given) => (answer = given), waitUntil() {} });
  return answer && (await answer).text();
}

async function happen(name, data) {
  let done;
  listeners[name]({ data, waitUntil: (given) => (done = given) });
  await done;
}

const keep = (paths) => paths.forEach((path) => cache.items.set(ROOT + path, `old ${path}`));
const kept = () => [...cache.items.keys()].map((url) => url.replace(ROOT, "")).sort();
const publish = (id, paths) => {
  const release = JSON.stringify({ id, files: Object.fromEntries(paths.map((path) => [path, 1])) });
  network = (path) => (path === "release.json" ? release : paths.includes(path) ? `new ${path}` : 404);
};
const dead = () => {
  throw new TypeError("no network");
};

beforeEach(() => {
  cache = new FakeCache();
  asked = [];
  network = (path) => `new ${path}`;
  start();
});

test("a file with a fingerprint is asked for once", async () => {
  const path = `assets/${OLD}/icons/icon.svg`;
  assert.equal(await get(path), `new ${path}`);
  network = dead;
  assert.equal(await get(path), `new ${path}`);
  assert.equal(await get(`${path}?1`), `new ${path}`);
  assert.deepEqual(asked, [path]);
});

test("what a start waits for is passed on, and kept once the page asks for it", async () => {
  const paths = [`assets/${OLD}/pyodide/pyodide.mjs`, `assets/${OLD}/engine/engine.zip`, `assets/${OLD}/engine-vineta/vineta.zip`];
  for (const path of paths) assert.equal(await get(path), `new ${path}`);
  assert.deepEqual(kept(), []);
  await happen("message", { keep: paths.map((path) => ROOT + path) });
  network = dead;
  for (const path of paths) assert.equal(await get(path), `new ${path}`);
});

test("what a page had before the worker is kept, a file that does not come left out", async () => {
  keep(["fr/"]);
  network = (path) => (path === "gone.js" ? 404 : path === "lost.js" ? dead() : `new ${path}`);
  const seen = ["fr/", "fr/rules/?h=word", "gone.js", "lost.js", "a.js", "b.js", "c.js", "d.js"];
  await happen("message", { keep: seen.map((path) => ROOT + path) });
  assert.deepEqual(kept(), ["", "a.js", "b.js", "c.js", "d.js", "fr/", "fr/rules/", "offline.html"]);
  assert.equal(cache.items.get(`${ROOT}fr/`), "old fr/");
});

test("a page is asked of the network first, and is there without one", async () => {
  await get("fr/");
  network = () => "newer";
  assert.equal(await get("fr/?h=word"), "newer");
  network = dead;
  assert.equal(await get("fr/"), "newer");
  await assert.rejects(get("en/"));
});

test("without a network, one who goes to a page gets it, or the page that is meant, or one that says what is kept", async () => {
  assert.deepEqual(await go("fr/vineta/"), [200, "new fr/vineta/"]);
  assert.deepEqual(kept(), ["", "fr/vineta/", "offline.html"], "the way in, and what is shown in place of others, are kept with it");
  network = dead;
  assert.deepEqual(await go("fr/vineta/?h=word"), [200, "new fr/vineta/"]);
  assert.deepEqual(await go(""), [200, "new "]);
  assert.deepEqual(await go("index.html"), [302, ""]);
  assert.deepEqual(await go("fr/vineta"), [302, "fr/vineta/"]);
  assert.deepEqual(await go("fr/vineta/index.html"), [302, "fr/vineta/"]);
  for (const other of ["en/vineta/", "fr", "fr/no-such-page/", "fr/old-index.html"]) assert.deepEqual(await go(other), [503, "new offline.html"]);
  await assert.rejects(get("en/vineta/"), "a script that asks for a page is told that it does not come");
  cache.items.delete(`${ROOT}offline.html`);
  await assert.rejects(go("en/vineta/"));
});

test("a network that is too slow, or a server that stumbles, is answered from what is kept", async () => {
  await get("fr/");
  network = () => 503;
  assert.equal(await get("fr/"), "new fr/");
  mock.timers.enable({ apis: ["setTimeout"] });
  start();
  network = () => new Promise(() => {});
  const answer = get("fr/");
  for (let turn = 0; turn < 20; turn++) await Promise.resolve();
  mock.timers.tick(4000);
  assert.equal(await answer, "new fr/");
  mock.timers.reset();
});

test("what is to be loaded anew waits for the network, however slow, and is kept then", async () => {
  keep(["fr/", "release.json"]);
  assert.equal(await get("fr/", "GET", { cache: "reload" }), "new fr/");
  assert.equal(cache.items.get(`${ROOT}fr/`), "new fr/");
  network = () => 503;
  assert.equal(await get("fr/", "GET", { cache: "reload" }), "");
  network = dead;
  await assert.rejects(get("release.json", "GET", { cache: "reload" }));
  assert.equal(cache.items.get(`${ROOT}fr/`), "new fr/");
});

test("what is wrong is not kept, and a full storage takes nothing away", async () => {
  network = () => 404;
  await get("fr/nothing/");
  assert.deepEqual(kept(), []);
  network = (path) => path;
  cache.full = true;
  assert.equal(await get("fr/"), "fr/");
});

test("other sites and other methods are left alone", async () => {
  assert.equal(await get("http://host/elsewhere/"), undefined);
  assert.equal(await get("fr/", "POST"), undefined);
});

test("a first release gets nothing: nothing is kept yet", async () => {
  await happen("install");
  await happen("activate");
  assert.deepEqual(asked, []);
});

test("a new release gets anew what is kept, pages last, and leaves what is unchanged", async () => {
  const same = `assets/${OLD}/pyodide/a.wasm`;
  keep(["fr/", `fr/assets/${OLD}/js/a.js`, same]);
  publish("two", ["fr/", "fr/other/", "en/", `fr/assets/${NEW}/js/a.js`, `fr/assets/${NEW}/js/b.js`, `en/assets/${NEW}/js/a.js`, same]);
  start("two");
  await happen("install");
  assert.deepEqual(asked, ["release.json", `fr/assets/${NEW}/js/a.js`, `fr/assets/${NEW}/js/b.js`, "fr/"]);
  assert.ok(kept().includes(`fr/assets/${OLD}/js/a.js`), "open pages of the old release still have their files");
  await happen("activate");
  assert.deepEqual(kept(), [same, "fr/", `fr/assets/${NEW}/js/a.js`, `fr/assets/${NEW}/js/b.js`, "release.json"]);
  assert.equal(cache.items.get(ROOT + same), `old ${same}`);
});

test("of a language that is kept whole, new pages come, too", async () => {
  keep(["fr/", "?whole=fr"]);
  publish("two", ["fr/", "fr/new/", "en/new/"]);
  start("two");
  await happen("install");
  await happen("activate");
  assert.deepEqual(kept(), ["?whole=fr", "fr/", "fr/new/", "release.json"]);
});

test("a release that does not come whole changes nothing that pages need", async () => {
  keep(["fr/", `assets/${OLD}/engine/e.zip`]);
  publish("two", ["fr/"]);
  const { length } = asked;
  start("one");
  await assert.rejects(happen("install"), /replaced/);
  start("two");
  const whole = network;
  network = (path) => (path === "fr/" ? 500 : whole(path));
  await assert.rejects(happen("install"), /500/);
  await happen("activate");
  assert.deepEqual(kept(), [`assets/${OLD}/engine/e.zip`, "fr/"]);
  assert.equal(asked.length - length, 3);
});
