import { expect, test } from "vitest";
import type { Call } from "./calls";
import { neededTexts, TEXTS } from "./neededTexts";

const request = (method: string, path: string, language = "en", body = ""): Call => ({
  t: "request",
  method,
  path,
  language,
  token: "",
  body,
});
const begin = (game: object) => neededTexts(request("POST", "/api/games", "en", JSON.stringify(game)));

test("a first game needs the texts of its language and no others", () => {
  for (const path of ["/api/hello", "/api/decks", "/api/names", "/api/faces?lang=en&ids=1,2"]) {
    expect(neededTexts(request("GET", path)), path).toEqual([]);
  }
  expect(neededTexts(request("GET", "/api/hello", "de"))).toEqual(["de"]);
  expect(neededTexts(request("GET", "/api/games/1/faces?lang=zh&ids=1"))).toEqual(["zh"]);
  expect(begin({ from: "decks", seats: [{ deck: { t: "known", id: "one" } }] })).toEqual([]);
  const join = { t: "join", protocol: 1, token: "", language: "it" } as const;
  expect(neededTexts({ t: "message", connection: 1, message: join })).toEqual(["it"]);
  expect(neededTexts({ t: "message", connection: 1, message: { t: "concede" } })).toEqual([]);
  expect(neededTexts({ t: "restore", records: [["deck/1", "{}"]] })).toEqual([]);
});

test("rules, lessons, made-up cards, and texts with names in any language need all texts", () => {
  for (const path of ["/api/rules", "/api/rules/8.6.1?edition=2.0.1", "/api/lessons", "/api/cards?q=stitch"]) {
    expect(neededTexts(request("GET", path)), path).toEqual(TEXTS);
  }
  for (const path of ["/api/decks", "/api/decks/check", "/api/cards/try", "/api/replays"]) {
    expect(neededTexts(request("POST", path)), path).toEqual(TEXTS);
  }
  expect(begin({ from: "decks", seats: [{ deck: { t: "text", name: "", text: "4 Stitch" } }] })).toEqual(TEXTS);
  expect(begin({ from: "scenario", text: "" })).toEqual(TEXTS);
  expect(neededTexts({ t: "restore", records: [["cards", "{}"]] })).toEqual(TEXTS);
});
