// Leaves in package-lock.json what an installation needs, and no address: where packages come from is the reader's npm's affair.
import { readFileSync, writeFileSync } from "node:fs";

const lock = JSON.parse(readFileSync("package-lock.json", "utf8"));
for (const entry of Object.values(lock.packages)) {
  delete entry.resolved;
  delete entry.funding;
}
writeFileSync("package-lock.json", `${JSON.stringify(lock, null, 2)}\n`);
