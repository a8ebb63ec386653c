// Which texts a call to the program needs.

import type { Call } from "./calls";

export type TextName = "de" | "fr" | "it" | "zh" | "rules" | "scenarios";
export const TEXTS: readonly TextName[] = ["de", "fr", "it", "zh", "rules", "scenarios"];

/** What is asked before a first game. It needs the reader's language at most. */
const EARLY = /^GET \/api\/(hello|faces|names|decks)(\?|$)|^(GET|DELETE) \/api\/games\//;

/** The key of made-up cards. They are read when they are put back. */
const OWN_CARDS = "cards";

/** The texts that a call needs. A name in another language can be anywhere in a deck list. */
export function neededTexts(call: Call): readonly TextName[] {
  if (call.t === "restore") return call.records.some(([key]) => key === OWN_CARDS) ? TEXTS : [];
  if (call.t === "message") return "language" in call.message ? ofLanguage(call.message.language) : [];
  if (call.t !== "request") return [];
  const { method, path, body } = call;
  if (!EARLY.test(`${method} ${path}`) && !(path === "/api/games" && !body.includes('"text"'))) return TEXTS;
  return [call.language, new URLSearchParams(path.split("?")[1]).get("lang") ?? ""].flatMap(ofLanguage);
}

function ofLanguage(code: string): readonly TextName[] {
  return TEXTS.filter((name) => name === code.slice(0, 2).toLowerCase());
}
