// Finishes the folder of the page without a server, after `vite build --mode site`: the service worker with its list of
// files, and each file also in brotli and gzip. Prints the sizes against their budgets, and fails when one is broken.
import { createHash } from "node:crypto";
import { copyFileSync, readFileSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { brotliCompress, constants, gzip } from "node:zlib";
import { promisify } from "node:util";

const site = new URL("../site", import.meta.url).pathname;
const still = new URL("../static", import.meta.url).pathname;

/** What fails the build, in MiB with brotli. docs/site.md says what is aimed at. */
const BUDGETS = { "before a first game": 1.6, "later": 0.9, "net": 1.6 };

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

/** The parts of the page, and when they are fetched. A file counts for the first that fits. */
const PARTS = [
  ["engine, cards", /\/inkwright-.*\.wasm$/, "before a first game"],
  ["page", /^(index\.html|sw\.js|manifest.*|.*\.svg)$|\/(?!(de|fr|it|zh)-)[^/]*\.(js|css)$/, "before a first game"],
  ["fonts", /\.woff2$/, "before a first game"],
  ["rules", /\/rules-.*\.txt$/, "later"],
  ["scenarios", /\/scenarios-.*\.txt$/, "later"],
  ...["de", "fr", "it", "zh"].map((code) => [`language ${code}`, new RegExp(`/${code}-.*\\.(txt|js)$`), "later"]),
  ["net", /\.net$/, "net"],
  ["engine, cards without SIMD", /\/plain-.*\.wasm$/, "instead"],
];
const totals = new Map(PARTS.map(([part]) => [part, [0, 0, 0]]));
for (const [name, { raw, gz, br }] of sizes) {
  const part = PARTS.find(([, pattern]) => pattern.test(name));
  if (!part) throw new Error(`${name} belongs to no part of the table of sizes`);
  const sum = totals.get(part[0]);
  [raw, gz, br].forEach((size, i) => (sum[i] += size));
}
const number = (n) => n.toLocaleString("en");
console.log("| part | fetched | bytes | gzip | brotli |\n|---|---|---|---|---|");
for (const [part, , when] of PARTS) {
  const [raw, gz, br] = totals.get(part).map(number);
  console.log(`| ${part} | ${when} | ${raw} | ${gz} | ${br} |`);
}
let broken = false;
for (const [when, budget] of Object.entries(BUDGETS)) {
  const of = PARTS.filter((part) => part[2] === when);
  const size = of.reduce((sum, [part]) => sum + totals.get(part)[2], 0) / 2 ** 20;
  broken ||= size > budget;
  console.log(`${when}: ${size.toFixed(2)} MiB with brotli, of ${budget}${size > budget ? "  TOO LARGE" : ""}`);
}
if (broken) process.exit(1);
