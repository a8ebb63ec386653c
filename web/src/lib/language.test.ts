import { appendFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { de } from "../words/de";
import { en } from "../words/en";
import { fr } from "../words/fr";
import { it as italian } from "../words/it";
import { zh } from "../words/zh";
import { fill, form, preferred, type Catalogue, type Key, type Text } from "./language.svelte";

const others: [string, Catalogue][] = [
  ["de", de],
  ["fr", fr],
  ["it", italian],
  ["zh", zh],
];
const keys = Object.keys(en) as Key[];

function forms(text: Text): string[] {
  return typeof text === "string" ? [text] : Object.values(text);
}

function variables(text: Text): string[] {
  return [
    ...new Set(forms(text).flatMap((one) => [...one.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? ""))),
  ].sort();
}

describe.each(others)("the catalogue %s", (code, catalogue) => {
  const translated = keys.flatMap((key): [Key, Text][] => {
    const text = catalogue[key];
    return text === undefined ? [] : [[key, text]];
  });

  it("has no message that the English one lacks, and what it lacks is counted", () => {
    expect(Object.keys(catalogue).filter((key) => !Object.hasOwn(en, key))).toEqual([]);
    const missing = keys.filter((key) => !Object.hasOwn(catalogue, key));
    if (missing.length === 0) return;
    console.log(`${code}: said in English: ${missing.join(", ")}`);
    const list = process.env.INKWRIGHT_UNTRANSLATED;
    if (list) appendFileSync(list, missing.map((key) => `${code}, page: ${key}\n`).join(""));
  });

  it("has the placeholders of the English one in every message", () => {
    for (const [key, text] of translated) expect([key, variables(text)]).toEqual([key, variables(en[key])]);
  });

  it("has the plural forms of its language in every message with a count", () => {
    const plurals = new Intl.PluralRules(code);
    for (const [key, text] of translated) {
      expect([key, typeof text]).toEqual([key, typeof en[key]]);
      if (typeof text === "string") continue;
      for (const n of [0, 1, 2, 5, 21]) expect([key, n, text[plurals.select(n)]]).not.toEqual([key, n, undefined]);
      for (const one of Object.values(text)) expect(one).toContain("{n}");
    }
  });

  // Names of formats and the program's own name are the same in every language.
  const same =
    /^(page\.title|form\.|finder\.(name|type|set|format|class)$|variant\.|format\.|board\.pile|new\.(deck|name|teams)|decks\.(title|format)|nav\.decks|ink\.amethyst|type\.action|table(\.menu)?|menu\.actions|confirm\.of)/;
  it("repeats no English message: without a translation, leave it out", () => {
    for (const [key, text] of translated.filter(([one]) => !same.test(one))) {
      expect([key, forms(text)]).not.toEqual([key, forms(en[key])]);
    }
  });
});

describe("a message", () => {
  it("uses the plural form of its number and fills in the number", () => {
    const plurals = new Intl.PluralRules("en");
    const text = { one: "{n} card", other: "{n} cards" };
    expect(fill(form(text, { n: 1 }, plurals), { n: 1 })).toBe("1 card");
    expect(fill(form(text, { n: 0 }, plurals), { n: 0 })).toBe("0 cards");
    expect(fill("{what} {unknown}", { what: "so" })).toBe("so {unknown}");
  });

  it("is in the first of the browser's languages that has a catalogue", () => {
    expect(preferred(["es-ES", "fr-CH", "de"])).toBe("fr");
    expect(preferred(["zh-CN"])).toBe("zh");
    expect(preferred(["es"])).toBe("en");
  });
});
