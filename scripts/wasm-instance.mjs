// An instance of the program in WebAssembly with all of its texts, for scripts. Needs `scripts/wasm-build`.
import { readFileSync } from "node:fs";

const built = (name) => readFileSync(new URL(`../web/wasm/${name}`, import.meta.url));
const compiled = new WebAssembly.Module(built("inkwright.wasm"));
const { exports } = new WebAssembly.Instance(compiled, {});
const [places] = WebAssembly.Module.customSections(compiled, "texts");
for (const [name, parts] of Object.entries(JSON.parse(new TextDecoder().decode(places)))) {
  const bytes = built(`texts/${name}.txt`);
  let from = 0;
  for (const [address, length] of parts) {
    new Uint8Array(exports.memory.buffer, address, length).set(bytes.subarray(from, from + length));
    from += length;
  }
}

let calls = 0;

/** Makes a call; the n-th call of every run has the same time and the same random bytes. */
export function call(call) {
  calls += 1;
  const random = calls.toString(16).padStart(16, "0").repeat(8);
  const bytes = new TextEncoder().encode(JSON.stringify({ now: calls, today: "2026-11-19", random, ...call }));
  const at = exports.inkwright_input(bytes.length);
  new Uint8Array(exports.memory.buffer, at, bytes.length).set(bytes);
  const length = exports.inkwright_call();
  const output = new Uint8Array(exports.memory.buffer, exports.inkwright_output(), length);
  return JSON.parse(new TextDecoder().decode(output));
}

/** The answer to a request, whatever its status. */
export function answer(method, path, body = "", token = "") {
  return call({ t: "request", method, path, body, token }).answer;
}

/** The body of a successful answer. */
export function request(method, path, body = "", token = "") {
  const { status, body: found } = answer(method, path, body, token);
  if (status >= 300) throw new Error(`${method} ${path}: ${JSON.stringify(found)}`);
  return found;
}
