// The page with every message marked: text outside of the marks does not come from a catalogue.
//
// The program marks its own messages (INKWRIGHT_LANG=pseudo). The page gets a German catalogue in which every English
// message is between ⟦ and ⟧. Only names and texts of cards, which the program sends as data, remain unmarked.

import { expect, type Page } from "@playwright/test";
import { en } from "../src/words/en";
import type { Text } from "../src/lib/language.svelte";
import { Program, step, still, test } from "./program";

const program = new Program();
test.beforeAll(async () => {
  process.env.INKWRIGHT_LANG = "pseudo";
  await program.start();
  delete process.env.INKWRIGHT_LANG;
});
test.afterAll(() => program.end());

function marked(text: Text): Text {
  if (typeof text === "string") return `⟦${text}⟧`;
  return Object.fromEntries(Object.entries(text).map(([form, words]) => [form, `⟦${words}⟧`]));
}

/** Names, which are not messages: players, formats, languages. */
const NAMES =
  "Inkwright Quill Nib Blot Vellum Core Constructed Infinity Limited Draft Sealed Pack Rush Coconut English Deutsch Français Italiano";

function words(text: string): string[] {
  return (text.match(/\p{L}+/gu) ?? []).filter((word) => word.length > 1).map((word) => word.toLowerCase());
}

function strings(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(strings);
}

/** The text outside of all marks. */
function outside(text: string): string {
  let depth = 0;
  return [...text]
    .filter((letter) => {
      if (letter === "⟦") depth++;
      if (letter === "⟧") depth--;
      return depth === 0 && letter !== "⟧";
    })
    .join("");
}

class Reader {
  private known = new Set(words(NAMES));

  constructor(private page: Page) {
    // Cards and decks have their own names and texts.
    page.on("response", (response) => {
      if (!/\/api\/(faces|cards|names|decks|games\/[^/]+\/(faces|names))/.test(response.url())) return;
      response.json().then(
        (body: unknown) =>
          strings(body)
            .flatMap(words)
            .forEach((word) => this.known.add(word)),
        () => {},
      );
    });
  }

  async check(where: string): Promise<void> {
    await expect.poll(() => this.left(), { message: where, timeout: 5_000 }).toEqual([]);
  }

  private async left(): Promise<string[]> {
    const texts = await this.page.evaluate(() => {
      const found: string[] = [];
      const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT);
      for (let node = walk.nextNode() as Element | null; node; node = walk.nextNode() as Element | null) {
        if (node.closest("code, kbd, textarea, noscript, script, style, option, .symbol")) continue;
        for (const name of ["aria-label", "title", "placeholder", "alt"]) found.push(node.getAttribute(name) ?? "");
        // A message may extend over several elements: the smallest element that contains all of it is read as a whole.
        const open = (text: string) => (text.match(/⟦/g) ?? []).length - (text.match(/⟧/g) ?? []).length;
        const text = node.textContent ?? "";
        const whole = open(text) === 0 && [...node.children].every((child) => open(child.textContent ?? "") === 0);
        if (whole)
          found.push(
            [...node.childNodes]
              .filter((child) => child.nodeType === Node.TEXT_NODE)
              .map((child) => child.textContent)
              .join(" "),
          );
        else if (open(text) === 0) found.push(text);
      }
      return found;
    });
    const left = texts.map(outside).filter((text) => words(text).some((word) => !this.known.has(word)));
    return [...new Set(left)];
  }
}

test("every sentence of the page comes from a catalogue", async ({ page }) => {
  test.setTimeout(300_000);
  const catalogue = Object.fromEntries(Object.entries(en).map(([key, text]) => [key, marked(text)]));
  await page.route(/\/assets\/de-[^/]*\.js/, (route) =>
    route.fulfill({ contentType: "text/javascript", body: `export const de = ${JSON.stringify(catalogue)};` }),
  );
  await page.addInitScript(() => localStorage.setItem("inkwright.settings", JSON.stringify({ language: "de" })));
  await still(page);
  const reader = new Reader(page);
  for (const screen of ["", "new", "decks", "replay", "scenario"]) {
    await page.goto(`${program.address}/#/${screen}`);
    await expect(page.locator("h1")).toBeVisible();
    await expect(page.locator("body")).toContainText("⟦");
    await page.waitForLoadState("networkidle");
    await reader.check(screen || "start");
  }
  await page.goto(`${program.address}/`);
  await page.locator("[data-play-now]").click();
  await expect(page.locator("#decision")).toBeVisible();
  for (let n = 0; n < 25 && (await step(page)); n++) await reader.check(`step ${n}`);
});
