// Makes the calls of a record in WebAssembly and compares each result with the recorded hash. Games need no texts but those of
// their language.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";

const [module, record] = process.argv.slice(2);
const compiled = new WebAssembly.Module(readFileSync(module));
const { exports } = new WebAssembly.Instance(compiled, {});
const places = JSON.parse(new TextDecoder().decode(WebAssembly.Module.customSections(compiled, "texts")[0]));

function write(bytes) {
  const at = exports.inkwright_input(bytes.length);
  new Uint8Array(exports.memory.buffer, at, bytes.length).set(bytes);
}

/** Writes the texts of a language where they belong, once, as a page does before it speaks that language. */
const given = new Set(["en", undefined]);
function give(language) {
  if (given.has(language)) return;
  given.add(language);
  const bytes = readFileSync(new URL(`../web/wasm/texts/${language}.txt`, import.meta.url));
  let from = 0;
  for (const [address, length] of places[language]) {
    new Uint8Array(exports.memory.buffer, address, length).set(bytes.subarray(from, from + length));
    from += length;
  }
}

write(readFileSync(new URL("../crates/bots/data/value.net", import.meta.url)));
if (!exports.inkwright_net()) throw new Error("the net is none");
let calls = 0;
let longest = 0;
const began = performance.now();
for (const line of readFileSync(record, "utf8").split("\n")) {
  if (!line) continue;
  const [call, wanted] = JSON.parse(line);
  give(call.message?.language);
  write(new TextEncoder().encode(JSON.stringify(call)));
  const start = performance.now();
  const length = exports.inkwright_call();
  longest = Math.max(longest, performance.now() - start);
  const output = new Uint8Array(exports.memory.buffer, exports.inkwright_output(), length);
  const found = createHash("sha256").update(output).digest("hex");
  calls += 1;
  if (found === wanted) continue;
  console.error(`${module}: call ${calls} has another result: ${JSON.stringify(call)}`);
  console.error(new TextDecoder().decode(output).slice(0, 2000));
  process.exit(1);
}
const [seconds, memory] = [(performance.now() - began) / 1000, exports.memory.buffer.byteLength / 2 ** 20];
console.log(
  `${module}: ${calls} calls with the same results in ${seconds.toFixed(1)} s, the longest ${longest.toFixed(0)} ms; ${memory.toFixed(0)} MiB`,
);
