// The page in every language: whole games without an English word, no overflow, and two languages at one table.

import { readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, type Browser, type Page } from "@playwright/test";
import type { Catalogue, Code } from "../src/lib/language.svelte";
import { de } from "../src/words/de";
import { en } from "../src/words/en";
import { fr } from "../src/words/fr";
import { it } from "../src/words/it";
import { zh } from "../src/words/zh";
import { accessible } from "./axe";
import { another, kind, Program, step, still, test, together } from "./program";

const program = new Program();
test.beforeAll(() => program.start());
test.afterAll(() => program.end());

const CATALOGUES: Record<Code, Catalogue> = { en, de, fr, it, zh };
const here = dirname(fileURLToPath(import.meta.url));

/** The words of a text, in lower case. Chinese text has no separate words and is left out. */
function words(text: string): string[] {
  return (text.match(/\p{L}+/gu) ?? [])
    .filter((word) => word.length > 1 && !/\p{Script=Han}/u.test(word))
    .map((word) => word.toLowerCase());
}

function strings(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(strings);
}

/** All words of the page's and the program's messages in a language, without card texts. */
function vocabulary(code: Code): Set<string> {
  const lines = readFileSync(resolve(here, `../../crates/words/catalogues/${code}.ftl`), "utf8").split("\n");
  // Message ids, variables and plural categories are not words of the language.
  const bare = (line: string) =>
    line
      .replace(/^[a-z-]+ =/, " ")
      .replace(/\{[^{}]*\}|\{[^{}]*->\s*$/g, " ")
      .replace(/^\s*\*?\[[\w-]+\]/, " ");
  const messages = lines
    .filter((line) => !line.startsWith("#"))
    .map(bare)
    .join("\n");
  const page = strings(CATALOGUES[code]).map((text) => text.replace(/\{\w+\}/g, " "));
  return new Set([...words(messages), ...page.flatMap(words)]);
}

/** Names that are the same in every language: players, formats, starter decks, keys. */
const NAMES =
  "Inkwright Quill Nib Blot Vellum Tab Enter Esc Core Constructed Infinity Limited Draft Sealed Pack Rush Coconut English Deutsch Français Italiano JavaScript MB serve simulate save replays host";

/** Records the words that the program sends, and finds words on the page that are not among them or in the language. */
class Reader {
  private said = new Set<string>();
  private own: Set<string>;
  private english: Set<string>;

  constructor(
    private page: Page,
    code: Code,
  ) {
    this.own = vocabulary(code);
    this.english = vocabulary("en");
    for (const name of words(NAMES)) this.own.add(name);
    page.on("response", (response) => {
      if (!response.url().includes("/api/")) return;
      response.json().then(
        (body: unknown) => {
          // Cards are in the reader's language; decks have the names that their owners gave them.
          const cards = /\/api\/(faces|cards|names|decks)/.test(response.url());
          for (const word of strings(body).flatMap(words)) (cards ? this.own : this.said).add(word);
        },
        () => {},
      );
    });
    page.on("websocket", (socket) =>
      socket.on("framereceived", ({ payload }) => {
        if (typeof payload === "string")
          for (const word of strings(JSON.parse(payload)).flatMap(words)) this.said.add(word);
      }),
    );
  }

  async check(where: string): Promise<void> {
    // The last message may not have reached this listener yet.
    await expect.poll(() => this.left(), { message: where, timeout: 5_000 }).toEqual([]);
  }

  private async left(): Promise<string[]> {
    const texts = await this.page.evaluate(() => {
      const found: string[] = [];
      const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
      for (let node = walk.nextNode(); node; node = walk.nextNode()) {
        if (node instanceof Element) {
          for (const name of ["aria-label", "title", "placeholder", "alt"]) found.push(node.getAttribute(name) ?? "");
        } else if (!node.parentElement?.closest("code, kbd, textarea, noscript, script, style, .symbol"))
          found.push(node.textContent ?? "");
      }
      return found;
    });
    const left = texts.filter((text) =>
      words(text).some((word) => !this.own.has(word) && (this.english.has(word) || !this.said.has(word))),
    );
    return [...new Set(left)];
  }
}

async function fits(page: Page, where: string): Promise<void> {
  const over = () =>
    page.evaluate(() => {
      const wide = document.documentElement.scrollWidth - document.documentElement.clientWidth;
      const cut = [
        ...document.querySelectorAll<HTMLElement>("button:not([data-card]), .button, h1, h2, h3, label, .tag"),
      ].filter((one) => {
        const box = one.getBoundingClientRect();
        return (
          box.width > 0 &&
          !one.matches(".spoken, .spoken *") &&
          (one.scrollWidth > one.clientWidth + 2 || box.right > innerWidth + 2) &&
          !one.closest("[data-hand], .hand, nav, .list, .jump")
        );
      });
      return [
        wide > 1 ? `${wide} too wide` : "",
        ...cut.map((one) => `${one.tagName} ${one.className}: ${one.textContent?.trim()}`),
      ].filter(Boolean);
    });
  // The layout needs a moment after a change of size.
  await expect.poll(over, { message: where, timeout: 5_000 }).toEqual([]);
}

async function speaking(page: Page, code: Code): Promise<void> {
  await page.addInitScript((language) => {
    const kept = JSON.parse(localStorage.getItem("inkwright.settings") ?? "{}") as object;
    if (!("language" in kept)) localStorage.setItem("inkwright.settings", JSON.stringify({ ...kept, language }));
  }, code);
}

const LARGE = { width: 1280, height: 720 };
const PHONE = { width: 390, height: 844 };

for (const [index, code] of (["de", "fr", "it", "zh"] as const).entries()) {
  test(`a whole game in ${code} without an English word`, async ({ page }) => {
    test.setTimeout(900_000);
    const reader = new Reader(page, code);
    await still(page);
    await speaking(page, code);
    for (const [at, screen] of ["", "learn", "new", "decks", "replay", "scenario"].entries()) {
      await page.goto(`${program.address}/#/${screen}`);
      await expect(page.locator("h1")).toBeVisible();
      await expect(page.locator("html")).toHaveAttribute("lang", code === "zh" ? "zh-Hans" : code);
      await page.waitForLoadState("networkidle");
      for (const size of [LARGE, PHONE]) {
        await page.setViewportSize(size);
        await fits(page, `${screen} ${size.width}`);
      }
      await page.setViewportSize(LARGE);
      await reader.check(screen);
      // The markup is the same in every language, so each screen is checked in two of them and the game in all.
      if ((index + at) % 2 === 0) await accessible(page);
    }
    await page.goto(`${program.address}/`);
    await page.locator("header .right button").first().click();
    await reader.check("settings");
    await page.keyboard.press("Escape");
    await page.locator("header .right button").last().click();
    await reader.check("help");
    await page.keyboard.press("Escape");
    await page.locator("[data-play-now]").click();
    await kind(page, "mulligan");
    await reader.check("opening hand");
    await accessible(page);
    for (let steps = 0; await step(page); steps++) {
      expect(steps).toBeLessThan(1500);
      if (steps % 5 === 0) await reader.check(`step ${steps}`);
      if (steps % 25 === 0) {
        for (const size of [PHONE, LARGE]) {
          await page.setViewportSize(size);
          await fits(page, `step ${steps}, ${size.width}`);
        }
      }
    }
    await reader.check("the end");
    await fits(page, "the end");
    await accessible(page);
  });
}

async function sit(browser: Browser, code: Code): Promise<Page> {
  const page = await another(browser);
  await still(page);
  await speaking(page, code);
  return page;
}

const told = (page: Page) =>
  page.locator(".log li").evaluateAll((lines) =>
    lines.map((line) => ({
      rule: line.querySelector(".rule")?.textContent ?? "",
      words: line.querySelector(".words")?.textContent ?? "",
    })),
  );

type Lines = Awaited<ReturnType<typeof told>>;

test("two browsers at one table see the same game in two languages", async ({ browser }) => {
  test.setTimeout(300_000);
  const [a, b] = [await sit(browser, "de"), await sit(browser, "zh")];
  await a.goto(`${program.address}/#/new`);
  await a.getByRole("button", { name: de["new.browsers"] as string }).click();
  await a.locator('[data-new-seat="0"] input').fill("Ann");
  await a.locator('[data-new-seat="1"] input').fill("Bo");
  await a.getByRole("button", { name: de["new.begin"] as string }).click();
  await b.goto(await a.locator("[data-link]").inputValue());
  await expect(b.locator("#decision")).toBeVisible();
  await together(a, b, 30);
  const lines = async () => [await told(a), await told(b)] as const;
  // Only the seat that looks at a card has a log line for it. The log keeps its last lines, so the ends are compared.
  const both = ({ rule }: { rule: string }) => rule !== "7.2.2";
  const shared = async () => {
    const [atA, atB] = (await lines()).map((one) => one.filter(both)) as [Lines, Lines];
    const length = Math.min(atA.length, atB.length);
    return [atA.slice(-length), atB.slice(-length)] as const;
  };
  const rules = (one: Lines) => one.map(({ rule }) => rule).join();
  await expect.poll(async () => new Set((await shared()).map(rules)).size).toBe(1);
  const [atA, atB] = await shared();
  expect(atA.length).toBeGreaterThan(50);
  for (const [i, { words }] of atA.entries()) expect(words).not.toBe(atB[i]!.words);
  expect(atB.filter(({ words }) => /\p{Script=Han}/u.test(words)).length).toBe(atB.length);
  for (const page of [a, b]) await page.context().close();
});

test("the language can be changed at the table, and the log changes with it", async ({ page }) => {
  await still(page);
  await page.goto(`${program.address}/`);
  await page.locator("[data-play-now]").click();
  await kind(page, "mulligan");
  await page.locator("[data-send]").click();
  await kind(page, "action");
  const before = await told(page);
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Settings" }).click();
  await page.locator("[data-language]").selectOption("fr");
  await page.keyboard.press("Escape");
  await expect(page.locator("[data-end-turn]")).toContainText(fr["turn.end"] as string);
  await expect.poll(async () => (await told(page)).map(({ rule }) => rule)).toEqual(before.map(({ rule }) => rule));
  await expect(page.locator(".log li").first()).not.toContainText(before[0]!.words);
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
});
