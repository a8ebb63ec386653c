// The language of the page. English is built in; the catalogue of another language is fetched on first use.

import { en } from "../words/en";

export type Key = keyof typeof en;
export type Text = string | Partial<Record<Intl.LDMLPluralRule, string>>;
/** Messages in one language. Those that another language lacks are said in English, and a test counts them. */
export type Catalogue = Partial<Record<Key, Text>>;
export type Args = Record<string, string | number>;
export type Code = "en" | "de" | "fr" | "it" | "zh";

/** The languages, each by its own name. */
export const LANGUAGES: [Code, string][] = [
  ["en", "English"],
  ["de", "Deutsch"],
  ["fr", "Français"],
  ["it", "Italiano"],
  ["zh", "简体中文"],
];

const ENGLISH_PLURALS = new Intl.PluralRules("en");

/** The page's `lang` attribute: our Chinese is written in simplified characters. */
const TAGS: Record<Code, string> = { en: "en", de: "de", fr: "fr", it: "it", zh: "zh-Hans" };

const FETCH: Record<Exclude<Code, "en">, () => Promise<Catalogue>> = {
  de: async () => (await import("../words/de")).de,
  fr: async () => (await import("../words/fr")).fr,
  it: async () => (await import("../words/it")).it,
  zh: async () => (await import("../words/zh")).zh,
};

export function isCode(code: unknown): code is Code {
  return LANGUAGES.some(([known]) => known === code);
}

/** The first of the browser's languages that has a catalogue. */
export function preferred(tags: readonly string[]): Code {
  return tags.map((tag) => tag.toLowerCase().split("-")[0]).find(isCode) ?? "en";
}

class Language {
  code: Code = $state("en");
  private catalogue: Catalogue = $state.raw(en);
  private plurals = new Intl.PluralRules("en");

  /** Switches to this language. If its catalogue can't be fetched, the language stays as it is. */
  async speak(code: Code): Promise<void> {
    if (code === this.code) return;
    const catalogue = code === "en" ? en : await FETCH[code]();
    this.plurals = new Intl.PluralRules(TAGS[code]);
    this.catalogue = catalogue;
    this.code = code;
    document.documentElement.lang = TAGS[code];
  }

  get tag(): string {
    return TAGS[this.code];
  }

  say(key: Key, args: Args): string {
    const text = this.catalogue[key];
    return fill(text === undefined ? form(en[key], args, ENGLISH_PLURALS) : form(text, args, this.plurals), args);
  }
}

/** The form of a message for `n` things. */
export function form(text: Text, args: Args, plurals: Intl.PluralRules): string {
  if (typeof text === "string") return text;
  return text[plurals.select(Number(args.n))] ?? text.other ?? "";
}

export function fill(text: string, args: Args): string {
  return text.replace(/\{(\w+)\}/g, (all, name: string) => String(args[name] ?? all));
}

export const language = new Language();

/** A message of the page in the reader's language. Components that use it follow changes of the language. */
export function t(key: Key, args: Args = {}): string {
  return language.say(key, args);
}

/** The same for a key that the page may not have, such as a new bot's; `otherwise` is the program's text for it. */
export function named(key: string, otherwise: string): string {
  return Object.hasOwn(en, key) ? t(key as Key) : otherwise;
}

/** A list such as "A, B and C", in the reader's language. */
export function listed(items: string[]): string {
  return new Intl.ListFormat(language.tag, { style: "long", type: "conjunction" }).format(items);
}
