// The user's settings, kept in local storage. A browser without local storage forgets them.

import { isCode, language, preferred, t, type Code } from "./language.svelte";

export type Theme = "auto" | "light" | "dark";
export type Motion = "auto" | "full" | "none";

interface Kept {
  theme: Theme;
  motion: Motion;
  /** A factor applied to the duration of animations. */
  pace: number;
  /** A factor applied to the browser's text size. */
  textSize: number;
  name: string;
  warnAtEnd: boolean;
  /** From 0 (silent) to 1. */
  volume: number;
  /** Undefined: the browser's language. */
  language: Code | null;
}

export const TEXT_SIZES = [0.9, 1, 1.15, 1.3] as const;

export const PACES = [1.6, 1, 0.55] as const;

const KEY = "inkwright.settings";
const FIRST: Kept = {
  theme: "auto",
  motion: "auto",
  pace: 1,
  textSize: 1,
  name: "",
  warnAtEnd: true,
  volume: 0,
  language: null,
};

export function remembered<T>(key: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(key);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

export function remember(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // If storage is full or forbidden, the settings are not kept, and the game continues.
  }
}

class Settings {
  kept: Kept = $state({ ...FIRST, ...remembered<Partial<Kept>>(KEY, {}) });

  save(): void {
    remember(KEY, this.kept);
    void this.show();
  }

  /** Resolves when the page has switched. If the catalogue can't be fetched, the language stays as it is. */
  async show(): Promise<void> {
    const root = document.documentElement;
    root.dataset.theme = this.kept.theme;
    root.dataset.motion = this.still ? "none" : "full";
    root.style.setProperty("--pace", String(this.kept.pace));
    root.style.setProperty("--text-size", String(this.kept.textSize));
    await language.speak(this.language).catch(() => {});
  }

  get language(): Code {
    return isCode(this.kept.language) ? this.kept.language : preferred(navigator.languages);
  }

  /** The player's name, or a default one. */
  get myName(): string {
    return this.kept.name || t("player.default");
  }

  get still(): boolean {
    if (this.kept.motion !== "auto") return this.kept.motion === "none";
    return reduced.matches;
  }
}

const reduced = matchMedia("(prefers-reduced-motion: reduce)");
export const settings = new Settings();
reduced.addEventListener("change", () => void settings.show());
