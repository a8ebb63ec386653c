// The deck that is being built: its list, which every click changes at once, and the program's check of it, which comes
// later. It is kept in the browser, so that leaving the page loses nothing.

import type { DeckCheck, DeckEntry } from "../protocol";
import { api, said } from "./api";
import { remember, remembered } from "./settings.svelte";

interface KeptDraft {
  text: string;
  name: string;
  /** The saved deck that is being edited. */
  of: string | null;
}

const KEY = "inkwright.deck";
const EMPTY: KeptDraft = { text: "", name: "", of: null };
/** The check follows the last change after this time. */
const PAUSE = 250;

export class DeckDraft {
  text = $state("");
  name = $state("");
  of: string | null = $state(null);
  format = $state("");
  check: DeckCheck | null = $state.raw(null);
  problem: string | null = $state(null);
  /** The cards of the list; null while a typed text has not been read yet. */
  entries: DeckEntry[] | null = $state.raw(null);
  /** The lines of a text that can't be read at all. Clicks on cards leave them in the list. */
  private unread: string[] = [];
  /** Clicks that came before a typed text was read. */
  private clicks: [string, number, number | null][] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    const kept = { ...EMPTY, ...remembered<Partial<KeptDraft>>(KEY, {}) };
    if (kept.text || kept.name) this.open(kept);
  }

  /** Begins with this list. */
  open({ text, name, of }: KeptDraft): void {
    this.name = name;
    this.of = of;
    this.write(text);
  }

  clear(): KeptDraft {
    const { text, name, of } = this;
    this.open(EMPTY);
    return { text, name, of };
  }

  /** A typed or pasted text. */
  write(text: string): void {
    this.text = text;
    this.entries = text.trim() === "" ? [] : null;
    this.unread = [];
    this.clicks = [];
    this.changed();
  }

  /** Adds or removes copies of a card. The list becomes plain lines, whatever its form was. */
  alter(card: string, by: number, face: number | null): void {
    if (this.entries === null) {
      this.clicks.push([card, by, face]);
      return;
    }
    const known = this.entries.some(({ full_name }) => full_name === card);
    const entries = known
      ? this.entries.map((one) => (one.full_name === card ? { ...one, copies: one.copies + by } : one))
      : [...this.entries, { copies: by, full_name: card, face }];
    this.entries = entries.filter(({ copies }) => copies > 0);
    const lines = this.entries.map(({ copies, full_name }) => `${copies} ${full_name}`);
    this.text = [...lines, ...this.unread].map((line) => `${line}\n`).join("");
    this.changed();
  }

  copies(card: string): number {
    return this.entries?.find(({ full_name }) => full_name === card)?.copies ?? 0;
  }

  get size(): number {
    return (this.entries ?? []).reduce((sum, { copies }) => sum + copies, 0);
  }

  keep(): void {
    remember(KEY, { text: this.text, name: this.name, of: this.of } satisfies KeptDraft);
  }

  /** Checks the list shortly after the last change. Only the result for the latest text counts. */
  changed(): void {
    this.keep();
    clearTimeout(this.timer);
    if (this.text.trim() === "") {
      this.check = null;
      this.problem = null;
      return;
    }
    this.timer = setTimeout(() => {
      const asked = this.text;
      api.checkDeck({ text: asked, format: this.format || null }).then(
        (found) => asked === this.text && this.read(found),
        (error: unknown) => {
          if (asked !== this.text) return;
          this.check = null;
          this.problem = said(error);
        },
      );
    }, PAUSE);
  }

  private read(found: DeckCheck): void {
    this.check = found;
    this.problem = null;
    this.entries = found.entries;
    this.unread = found.entries.length > 0 ? [] : this.text.split("\n").filter((line) => line.trim() !== "");
    const clicks = this.clicks;
    this.clicks = [];
    for (const click of clicks) this.alter(...click);
  }
}
