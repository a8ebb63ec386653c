// Long texts of the program that are fetched after its start: what another language needs, the rulebook, the scenarios.
// A call that needs one waits for it. `scripts/wasm-split.mjs` takes them out of the program.

import de from "../../../wasm/texts/de.txt?url";
import fr from "../../../wasm/texts/fr.txt?url";
import it from "../../../wasm/texts/it.txt?url";
import zh from "../../../wasm/texts/zh.txt?url";
import rules from "../../../wasm/texts/rules.txt?url";
import scenarios from "../../../wasm/texts/scenarios.txt?url";
import { TEXTS, type TextName } from "./neededTexts";

const ADDRESSES: Record<TextName, string> = { de, fr, it, zh, rules, scenarios };

/** Fetches texts, each once. */
export class Texts {
  readonly here = new Map<TextName, ArrayBuffer>();
  private readonly coming = new Map<TextName, Promise<void>>();
  private then: (name: TextName, bytes: ArrayBuffer) => void = () => {};

  /** Calls back with each text from now on, before calls that wait for it are made. */
  whenHere(then: (name: TextName, bytes: ArrayBuffer) => void): void {
    this.then = then;
  }

  async need(names: readonly TextName[]): Promise<void> {
    await Promise.all(names.filter((name) => !this.here.has(name)).map((name) => this.fetch(name)));
  }

  all(): Promise<void> {
    return this.need(TEXTS);
  }

  private fetch(name: TextName): Promise<void> {
    let coming = this.coming.get(name);
    if (!coming) {
      coming = patientFetch(ADDRESSES[name]).then((bytes) => {
        this.here.set(name, bytes);
        this.then(name, bytes);
      });
      this.coming.set(name, coming);
    }
    return coming;
  }
}

/** The content of a file of this page. Without a network it tries again and again. */
export async function patientFetch(address: string): Promise<ArrayBuffer> {
  for (let pause = 1000; ; pause = Math.min(2 * pause, 60_000)) {
    try {
      const response = await fetch(address);
      if (!response.ok) throw new Error(response.statusText);
      return await response.arrayBuffer();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}
