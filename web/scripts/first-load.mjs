// Checks the compressed size of the page against its budgets. The build fails when the page is too large.
import { readFileSync, readdirSync, statSync } from "node:fs";
import { join, relative } from "node:path";
import { gzipSync } from "node:zlib";

/** Everything but fonts, including what is fetched later. */
const BUDGET = 300 * 1024;
/** Fonts, which are fetched beside everything else and are not needed to read. */
const FONTS = 120 * 1024;
/** What a browser fetches before it shows the start page in English, without fonts. */
const FIRST = 110 * 1024;
const dist = new URL("../dist", import.meta.url).pathname;

function* files(folder) {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) yield* files(path);
    else yield path;
  }
}

const index = readFileSync(join(dist, "index.html"), "utf8");
let [total, first, fonts] = [0, 0, 0];
for (const path of files(dist)) {
  const size = gzipSync(readFileSync(path), { level: 9 }).length;
  const name = relative(dist, path);
  if (name.endsWith(".woff2")) fonts += size;
  else total += size;
  if (name === "index.html" || (index.includes(name) && !name.endsWith(".woff2"))) first += size;
  console.log(`${String(size).padStart(8)}  ${name}`);
}
console.log(`${String(total).padStart(8)}  bytes compressed, of ${BUDGET}`);
console.log(`${String(first).padStart(8)}  of them in the first load, of ${FIRST}`);
console.log(`${String(fonts).padStart(8)}  bytes of fonts, of ${FONTS}`);
if (fonts > FONTS || total > BUDGET || first > FIRST) {
  console.error("The page is larger than its budget: find out what grew.");
  process.exit(1);
}
