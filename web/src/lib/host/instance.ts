// One instance of the program in WebAssembly. Used by the page's workers, and by anything else that runs it.

import { INTERFACE, type Call, type CallResult } from "./calls";

interface Exports {
  memory: WebAssembly.Memory;
  inkwright_interface(): number;
  inkwright_input(length: number): number;
  inkwright_call(): number;
  inkwright_output(): number;
  inkwright_net(): number;
}

/** The random bytes of one call. */
const RANDOM = 64;

export class Instance {
  private readonly exports: Exports;
  private readonly began = performance.now();
  /** Where texts that the module came without belong: for each, addresses and lengths. */
  private readonly places: Partial<Record<string, [number, number][]>>;

  /** Throws if the module has another interface. */
  constructor(module: WebAssembly.Module) {
    this.exports = new WebAssembly.Instance(module, {}).exports as unknown as Exports;
    const found = this.exports.inkwright_interface();
    if (found !== INTERFACE) throw new Error(`the program has interface ${found}, but the page knows ${INTERFACE}`);
    const [section] = WebAssembly.Module.customSections(module, "texts");
    this.places = section ? (JSON.parse(new TextDecoder().decode(section)) as Record<string, [number, number][]>) : {};
  }

  call(call: Call): CallResult {
    const random = crypto.getRandomValues(new Uint8Array(RANDOM));
    const whole = {
      now: Math.round(performance.now() - this.began),
      today: new Date().toISOString().slice(0, 10),
      random: Array.from(random, (byte) => byte.toString(16).padStart(2, "0")).join(""),
      ...call,
    };
    this.write(new TextEncoder().encode(JSON.stringify(whole)));
    const length = this.exports.inkwright_call();
    const output = new Uint8Array(this.exports.memory.buffer, this.exports.inkwright_output(), length);
    return JSON.parse(new TextDecoder().decode(output)) as CallResult;
  }

  /** Gives the instance its net. Returns whether it is one. */
  takeNet(bytes: ArrayBuffer): boolean {
    this.write(new Uint8Array(bytes));
    return this.exports.inkwright_net() !== 0;
  }

  /** Writes a text that the module came without (scripts/wasm-split.mjs). Must come before the first call that needs it. */
  takeText(name: string, bytes: ArrayBuffer): void {
    const places = this.places[name] ?? [];
    const size = places.reduce((sum, [, length]) => sum + length, 0);
    if (size !== bytes.byteLength) throw new Error(`the text ${name} belongs to another version of the program`);
    let from = 0;
    for (const [address, length] of places) {
      new Uint8Array(this.exports.memory.buffer, address, length).set(new Uint8Array(bytes, from, length));
      from += length;
    }
  }

  private write(bytes: Uint8Array): void {
    const at = this.exports.inkwright_input(bytes.length);
    if (at === 0) throw new Error("the input is too long");
    new Uint8Array(this.exports.memory.buffer, at, bytes.length).set(bytes);
  }
}
