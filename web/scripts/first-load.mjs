// Checks the compressed size of the page against its budget. The build fails when the page is too large.
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
  // All files count, including those fetched later, so nobody has to tell them apart.
  const size = gzipSync(readFileSync(path), { level: 9 }).length;
  total += size;
  console.log(`${String(size).padStart(8)}  ${relative(dist, path)}`);
}
console.log(`${String(total).padStart(8)}  bytes compressed, of ${BUDGET}`);
if (total > BUDGET) {
  console.error("The page is larger than its budget: find out what grew.");
  process.exit(1);
}
