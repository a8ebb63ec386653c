// Takes long texts out of the program in WebAssembly, so that a page can fetch them after its start: what other languages
// need, the rulebook, the scenarios. They stay where they were in the memory of the program, which is zero there until a
// page has written them (web/src/lib/host/instance.ts). A section of the module says where they belong.
// scripts/wasm-split.mjs MODULE BUILD RESULT TEXTS: BUILD is Cargo's folder of build outputs.
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const [module, build, result, texts] = process.argv.slice(2);
const root = new URL("..", import.meta.url).pathname;

function files(folder, extension) {
  return readdirSync(folder, { recursive: true })
    .filter((name) => name.endsWith(extension))
    .sort()
    .map((name) => join(folder, name));
}

/** What the build scripts of a crate have written, newest first. */
function built(crate) {
  const found = readdirSync(build).filter((name) => name.startsWith(`inkwright-${crate}-`));
  const folders = found.map((name) => join(build, name, "out")).filter((folder) => existsSync(folder));
  return folders.sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
}

/** The parts, each with its files; of a list of files in other folders the first that the module has. */
function parts() {
  const [cards, rules] = [built("cards"), built("rulebook")];
  const any = (folders, name) => folders.map((folder) => join(folder, name)).filter((file) => existsSync(file));
  const parts = {};
  for (const code of ["de", "fr", "it", "zh"]) {
    parts[code] = [
      ...files(join(root, "crates/words/catalogues"), `${code}.ftl`).map((file) => [file]),
      any(cards, `cards/names/${code}.tsv`),
      ...["", "changes/", "terms/"].map((kind) => any(rules, `${kind}${code}.tsv`)),
    ];
  }
  parts.rules = [any(rules, "rulebook.postcard")];
  parts.scenarios = files(join(root, "scenarios"), ".scn").map((file) => [file]);
  return parts;
}

const bytes = readFileSync(module);

/** A reader of the module's numbers (LEB128). */
class Reader {
  constructor(at) {
    this.at = at;
  }

  number() {
    let [value, factor] = [0, 1];
    for (;;) {
      const byte = bytes[this.at++];
      value += (byte & 127) * factor;
      factor *= 128;
      if (byte < 128) return value;
    }
  }
}

function leb(value) {
  const out = [];
  for (; value > 127; value = Math.floor(value / 128)) out.push((value & 127) | 128);
  return [...out, value];
}

/** The constant of an address, which is signed. */
function signed(value) {
  const out = leb(value);
  return out.at(-1) & 64 ? [...out.slice(0, -1), out.at(-1) | 128, 0] : out;
}

const [DATA, DATA_COUNT, I32_CONST, END] = [11, 12, 0x41, 0x0b];

function sections() {
  const found = [];
  for (const reader = new Reader(8); reader.at < bytes.length; ) {
    const id = bytes[reader.at++];
    const size = reader.number();
    found.push({ id, start: reader.at, end: reader.at + size });
    reader.at += size;
  }
  return found;
}

function segments({ start }) {
  const reader = new Reader(start);
  return Array.from({ length: reader.number() }, () => {
    if (reader.number() !== 0 || bytes[reader.at++] !== I32_CONST) throw new Error(`${module}: a segment of another kind`);
    const address = reader.number();
    reader.at += 1;
    const length = reader.number();
    reader.at += length;
    return { address, start: reader.at - length, end: reader.at };
  });
}

const all = sections();
const data = all.find(({ id }) => id === DATA);
const before = segments(data);

/** Where a text lies in the module: its segment and its place. */
function find(text) {
  for (const segment of before) {
    const at = bytes.subarray(segment.start, segment.end).indexOf(text);
    if (at >= 0) return { segment, at: segment.start + at, length: text.length };
  }
}

const cuts = [];
const places = {};
mkdirSync(texts, { recursive: true });
for (const [part, wanted] of Object.entries(parts())) {
  const content = [];
  places[part] = [];
  for (const versions of wanted) {
    const contents = versions.map((file) => readFileSync(file));
    const text = contents.find((one) => find(one));
    if (!text) throw new Error(`${module} has none of: ${versions.join(", ")}`);
    if (text.length === 0) continue;
    const cut = find(text);
    cuts.push(cut);
    places[part].push([cut.segment.address + cut.at - cut.segment.start, text.length]);
    content.push(text);
  }
  put(join(texts, `${part}.txt`), Buffer.concat(content));
}

// What is left of each segment, between the cuts.
const after = before.flatMap((segment) => {
  const inside = cuts.filter((cut) => cut.segment === segment).sort((a, b) => a.at - b.at);
  const left = [];
  let from = segment.start;
  for (const { at, length } of [...inside, { at: segment.end, length: 0 }]) {
    if (at < from) throw new Error(`${module}: two texts overlap`);
    if (at > from) left.push({ address: segment.address + from - segment.start, bytes: bytes.subarray(from, at) });
    from = at + length;
  }
  return left;
});

function section(id, parts) {
  const body = Buffer.concat(parts.map((part) => Buffer.from(part)));
  return Buffer.concat([Buffer.from([id, ...leb(body.length)]), body]);
}

const NAME = Buffer.from("texts");
const whole = [
  bytes.subarray(0, 8),
  ...all.map(({ id, start, end }) => {
    if (id === DATA_COUNT) return section(id, [leb(after.length)]);
    if (id !== DATA) return section(id, [bytes.subarray(start, end)]);
    const written = after.flatMap(({ address, bytes }) => [
      [0, I32_CONST, ...signed(address), END, ...leb(bytes.length)],
      bytes,
    ]);
    return section(id, [leb(after.length), ...written]);
  }),
  section(0, [leb(NAME.length), NAME, Buffer.from(JSON.stringify(places))]),
];
put(result, Buffer.concat(whole));

/** Writes a file only if that changes it, so that what is made from it is not made again. */
function put(file, content) {
  if (!existsSync(file) || !content.equals(readFileSync(file))) writeFileSync(file, content);
}
