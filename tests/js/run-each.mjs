/** Runs each test file of this folder in a worker of its own, so that their globals never meet; prints what failed. */
import { once } from "node:events";
import { readdirSync } from "node:fs";
import { Worker } from "node:worker_threads";

for (const name of readdirSync(import.meta.dirname).filter((each) => each.endsWith(".test.mjs"))) {
  const worker = new Worker(new URL(name, import.meta.url), { stdout: true, stderr: true });
  const said = [];
  for (const stream of [worker.stdout, worker.stderr]) stream.on("data", (part) => said.push(part));
  const [code] = await once(worker, "exit");
  if (code === 0 && said.join("").includes("\n# fail 0\n")) continue;
  console.log(`--- ${name}\n${said.join("")}`);
  process.exitCode = 1;
}
