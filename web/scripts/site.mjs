// Finishes the folder of the page without a server, after `vite build --mode site`: the service worker with its list of
// files, and each file also in brotli and gzip. Prints the sizes against their budgets, and fails when one is broken.
import { createHash } from "node:crypto";
import { copyFileSync, readFileSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { brotliCompress, constants, gzip } from "node:zlib";
import { promisify } from "node:util";

const site = new URL("../site", import.meta.url).pathname;
const still = new URL("../static", import.meta.url).pathname;

/** What fails the build, in bytes with brotli. docs/site.md says what the program should come to. */
const BUDGETS = { program: 2.25 * 2 ** 20, net: 1.6 * 2 ** 20 };

function* files(folder) {
  for (const name of readdirSync(folder).sort()) {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) yield* files(path);
    else yield path;
  }
}

const names = () => [...files(site)].map((path) => relative(site, path)).filter((name) => !/\.(br|gz)$/.test(name));

for (const name of readdirSync(still)) copyFileSync(join(still, name), join(site, name));
const cached = names().filter((name) => name !== "sw.js" && name !== "index.html" && !name.includes("plain-"));
const hash = createHash("sha256");
for (const name of [...cached, "index.html", "sw.js"]) hash.update(name).update(readFileSync(join(site, name)));
const worker = readFileSync(join(site, "sw.js"), "utf8")
  .replace("{version}", hash.digest("hex").slice(0, 16))
  .replace('["{files}"]', JSON.stringify(["./", ...cached]));
writeFileSync(join(site, "sw.js"), worker);

const small = promisify(gzip);
const smaller = promisify(brotliCompress);
const sizes = new Map();
// Pictures are compressed already.
const work = names()
  .filter((name) => !name.endsWith(".png"))
  .map(async (name) => {
    const bytes = readFileSync(join(site, name));
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: Number(process.env.BROTLI ?? 11),
      [constants.BROTLI_PARAM_LGWIN]: 24,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    };
    const [gz, br] = await Promise.all([small(bytes, { level: 9 }), smaller(bytes, { params })]);
    writeFileSync(join(site, `${name}.gz`), gz);
    writeFileSync(join(site, `${name}.br`), br);
    sizes.set(name, { raw: bytes.length, gz: gz.length, br: br.length });
  });
await Promise.all(work);

const kinds = {
  "engine, cards and rules": /inkwright-.*\.wasm$/,
  "net": /\.net$/,
  "the same without SIMD": /plain-.*\.wasm$/,
  "page": /./,
};
const total = {};
for (const [name, { raw, gz, br }] of sizes) {
  const kind = Object.keys(kinds).find((kind) => kinds[kind].test(name));
  const sum = (total[kind] ??= { raw: 0, gzip: 0, brotli: 0 });
  sum.raw += raw;
  sum.gzip += gz;
  sum.brotli += br;
}
console.log("part                        bytes       gzip     brotli");
for (const [kind, { raw, gzip, brotli }] of Object.entries(total)) {
  console.log(kind.padEnd(24), ...[raw, gzip, brotli].map((n) => String(n).padStart(10)));
}
const program = total["engine, cards and rules"].brotli + total.page.brotli;
const rows = [
  ["engine, cards, rules, page", program, BUDGETS.program],
  ["net, fetched afterwards", total.net.brotli, BUDGETS.net],
];
let broken = false;
for (const [title, size, budget] of rows) {
  const over = size > budget;
  broken ||= over;
  console.log(
    `${title.padEnd(28)} ${(size / 2 ** 20).toFixed(2)} MiB of ${(budget / 2 ** 20).toFixed(2)}${over ? "  TOO LARGE" : ""}`,
  );
}
if (broken) process.exit(1);
