// Decks, games and settings of this browser as one file.

import type { StoreChange } from "./calls";
import type { Keeper } from "./host";

const KIND = "inkwright";
const VERSION = 1;
/** The keys of the page in local storage. */
const PREFIX = "inkwright.";
/** Larger files are none of ours. */
const MOST = 64 << 20;

interface KeptFile {
  kind: string;
  version: number;
  records: StoreChange[];
  local: [string, string][];
}

export class WrongFile extends Error {}

/** What a file holds; throws `WrongFile` for anything else. */
export function parseKept(text: string): KeptFile {
  let file: Partial<KeptFile>;
  try {
    file = JSON.parse(text) as Partial<KeptFile>;
  } catch {
    throw new WrongFile();
  }
  const { kind, version, records, local } = file ?? {};
  const pairs = (list: unknown, good: (value: unknown) => boolean) =>
    Array.isArray(list) &&
    list.every((pair: unknown) => Array.isArray(pair) && typeof pair[0] === "string" && good(pair[1]));
  const isText = (value: unknown) => typeof value === "string";
  const whole =
    kind === KIND &&
    version === VERSION &&
    pairs(records, isText) &&
    pairs(local, isText) &&
    local?.every(([key]) => key.startsWith(PREFIX));
  if (!whole) throw new WrongFile();
  return file as KeptFile;
}

export class Keep implements Keeper {
  constructor(
    private readonly records: () => StoreChange[],
    private readonly restore: (changes: StoreChange[]) => Promise<void>,
  ) {}

  save(): Blob {
    const local = Object.keys(localStorage)
      .filter((key) => key.startsWith(PREFIX))
      .map((key): [string, string] => [key, localStorage.getItem(key) ?? ""]);
    const file: KeptFile = { kind: KIND, version: VERSION, records: this.records(), local };
    return new Blob([JSON.stringify(file)], { type: "application/json" });
  }

  async load(file: Blob): Promise<void> {
    if (file.size > MOST) throw new WrongFile();
    const { records, local } = parseKept(await file.text());
    await this.restore(records);
    for (const [key, value] of local) localStorage.setItem(key, value);
  }
}
