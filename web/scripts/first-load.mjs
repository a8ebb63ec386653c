// What a first visit has to fetch, compressed, against its budget: a page that grows too heavy fails the build.
import { readFileSync, readdirSync, statSync } from "node:fs";
import { join, relative } from "node:path";
import { gzipSync } from "node:zlib";

const BUDGET = 300 * 1024;
const dist = new URL("../dist", import.meta.url).pathname;

function* files(folder) {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) yield* files(path);
    else yield path;
  }
}

let total = 0;
for (const path of files(dist)) {
  // Everything there is counts, also what is fetched later: nobody has to guess which is which.
  const size = gzipSync(readFileSync(path), { level: 9 }).length;
  total += size;
  console.log(`${String(size).padStart(8)}  ${relative(dist, path)}`);
}
console.log(`${String(total).padStart(8)}  bytes compressed, of ${BUDGET}`);
if (total > BUDGET) {
  console.error("The page is too heavy for its first load: find what grew, or load it later.");
  process.exit(1);
}
