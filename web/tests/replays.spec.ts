// A replay file is the same game on the page as in the program. python/tests/test_same_game.py compares Python, too.

import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect, type Page } from "@playwright/test";
import { accessible } from "./axe";
import { Program, still, test } from "./program";

const program = new Program();
const folder = mkdtempSync(join(tmpdir(), "inkwright-replay-"));
test.beforeAll(() => program.start());
test.afterAll(async () => {
  await program.end();
  rmSync(folder, { recursive: true, force: true });
});

/** The program's description of a position. */
interface Board {
  sides: {
    lore: number;
    hand_count: number;
    deck_count: number;
    hand: string[];
    discard: string[];
    play: { name: string }[];
  }[];
}

/** A game between two bots of this name, as a file. */
function recorded(bot: string, seed: number): string {
  const into = mkdtempSync(join(folder, "game-"));
  const decks = ["the-heart-of-magic", "daring-and-deception"].flatMap((name) => [
    "--deck",
    resolve("../data/decks", `${name}.txt`),
  ]);
  program.run("simulate", ...decks, "--games", "1", "--bot", bot, "--seed", String(seed), "--save-replays", into);
  return join(into, readdirSync(into).find((name) => name.endsWith(".replay")) ?? "");
}

async function opened(page: Page, file: string): Promise<void> {
  await page.goto(`${program.address}/#/replay`);
  await page.locator("[data-replay-file]").setInputFiles(file);
  await expect(page.locator(".n")).toHaveText(/^0 \//);
}

async function turnTo(page: Page, tab: string): Promise<void> {
  const button = page.locator(`[data-tab=${tab}]`);
  if ((await button.getAttribute("aria-pressed")) === "false") await button.click();
}

for (const { width, height } of [
  { width: 390, height: 844 },
  { width: 360, height: 640 },
  { width: 844, height: 390 },
  { width: 1280, height: 720 },
  { width: 1920, height: 1080 },
]) {
  test(`everything of a replay can be reached at ${width} by ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await still(page);
    await opened(page, recorded("greedy", 7));
    await turnTo(page, "moves");
    const moves = page.locator("[data-part=moves] li button");
    await moves.last().click();
    const n = await moves.count();
    await expect(page.locator(".n")).toHaveText(`${n} / ${n}`);
    await moves.nth(60).click();
    await expect(page.locator(".n")).toHaveText(`61 / ${n}`);
    await expect(page.locator("[aria-current=step]")).toBeInViewport();
    // Both sides and the hand are apart from each other and from the controls.
    const boxes = await page
      .locator("[data-seat] .area, [data-hand], .beside")
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect));
    expect(boxes).toHaveLength(4);
    for (const [i, a] of boxes.entries()) {
      expect(a.height).toBeGreaterThan(50);
      for (const b of boxes.slice(i + 1)) {
        const apart = a.right <= b.left + 1 || b.right <= a.left + 1 || a.bottom <= b.top + 1 || b.bottom <= a.top + 1;
        expect(apart, JSON.stringify([a, b])).toBe(true);
      }
    }
    if (await page.locator("[data-tab=position]").isVisible()) await turnTo(page, "position");
    await page.locator("[data-advice]").click();
    const advice = page.locator("[data-advised] li").last();
    await advice.scrollIntoViewIfNeeded();
    await expect(advice).toBeInViewport({ ratio: 0.9 });
    const goOn = page.getByRole("button", { name: "Continue playing from here" });
    await goOn.scrollIntoViewIfNeeded();
    await expect(goOn).toBeInViewport({ ratio: 0.9 });
    await goOn.click({ trial: true });
    await turnTo(page, "review");
    const cards = page.locator("[data-summary] li").last();
    await expect(page.locator("[data-review=done]")).toBeAttached({ timeout: 60_000 });
    await cards.scrollIntoViewIfNeeded();
    await expect(cards).toBeInViewport({ ratio: 0.9 });
    expect(
      await page.evaluate(() => [
        document.documentElement.scrollWidth - innerWidth,
        document.documentElement.scrollHeight - innerHeight,
      ]),
    ).toEqual([0, 0]);
    await accessible(page);
  });
}

test("the review shows the three costliest decisions, and each leads to its position", async ({ page }) => {
  test.setTimeout(240_000);
  await still(page);
  // A bot that moves at random makes mistakes enough.
  await opened(page, recorded("random", 3));
  await turnTo(page, "review");
  await expect(page.locator("[data-review=done]")).toBeVisible({ timeout: 180_000 });
  const mistakes = page.locator("[data-mistake]");
  await expect(mistakes).toHaveCount(3);
  const costs = await mistakes.locator(".cost").allTextContents();
  const numbers = costs.map((text) => Number(text.replace("−", "")));
  expect(numbers).toEqual([...numbers].sort((a, b) => b - a));
  expect(numbers.every((cost) => cost > 0)).toBe(true);
  await expect(mistakes.first()).toContainText(/\d+ % → \d+ %/);
  await expect(mistakes.first()).toContainText("Better:");
  await mistakes.nth(1).getByRole("button").click();
  const n = await mistakes.nth(1).getAttribute("data-mistake");
  await expect(page.locator(".n")).toHaveText(new RegExp(`^${n} /`));
  // The same decision is marked in the list of moves.
  await turnTo(page, "moves");
  await expect(page.locator("[data-part=moves] .cost").first()).toBeVisible();
});

test("a replay of the program is the same game on the page, answer by answer", async ({ page }) => {
  const decks = ["the-heart-of-magic", "daring-and-deception"].flatMap((name) => [
    "--deck",
    resolve("../data/decks", `${name}.txt`),
  ]);
  program.run("simulate", ...decks, "--games", "1", "--bot", "random", "--seed", "7", "--save-replays", folder);
  const file = join(folder, readdirSync(folder).find((name) => name.endsWith(".replay")) ?? "");
  const log = program.run("replay", file, "--log");
  const answers = [...log.matchAll(/^p(\d): (.*)$/gm)].map(([, seat, words]) => ({ seat: Number(seat) - 1, words }));
  expect(answers.length).toBeGreaterThan(40);

  await still(page);
  await page.goto(`${program.address}/#/replay`);
  await page.locator("[data-replay-file]").setInputFiles(file);
  for (let n = 0; n <= answers.length; n++) {
    await expect(page.locator(".n")).toHaveText(`${n} / ${answers.length}`);
    const answer = answers[n - 1];
    if (answer) {
      const said = page.locator("[data-answer]");
      await expect(said).toHaveAttribute("data-answer", String(answer.seat));
      await expect(said).toHaveText(
        new RegExp(`^(the-heart-of-magic|daring-and-deception): ${escaped(answer.words ?? "")}$`),
      );
    }
    if (n % 12 === 0 || n === answers.length) {
      const { board } = JSON.parse(program.run("replay", file, "--at", String(n), "--as", "p1", "--json")) as {
        board: Board;
      };
      for (const [seat, side] of board.sides.entries()) {
        await expect(page.locator(`[data-lore="${seat}"] b`)).toHaveText(String(side.lore));
        await expect(page.locator(`[data-pile="hand-${seat}"]`)).toHaveText(String(side.hand_count));
        await expect(page.locator(`[data-pile="deck-${seat}"]`)).toHaveText(String(side.deck_count));
        await expect(page.locator(`[data-pile="discard-${seat}"]`)).toHaveText(String(side.discard.length));
        await expect(page.locator(`[data-seat="${seat}"] .area [data-card]`)).toHaveCount(side.play.length);
        for (const { name } of side.play)
          await expect(
            page.locator(`[data-seat="${seat}"] .area [data-card][aria-label*="${name}"]`).first(),
          ).toBeAttached();
      }
      await expect(page.locator("[data-hand] [data-card]")).toHaveCount(board.sides[0]?.hand.length ?? -1);
      for (const name of board.sides[0]?.hand ?? [])
        await expect(page.locator(`[data-hand] [data-card][aria-label*="${name}"]`).first()).toBeAttached();
    }
    if (n < answers.length) await page.keyboard.press("ArrowRight");
  }
  // From the first seat's point of view.
  const [, winner, rule] = /^verified: (p\d) \(.*\) wins \(([\d.]+)\)/m.exec(log) ?? [];
  await expect(page.locator("[data-over]")).toHaveText(
    new RegExp(`^${winner === "p1" ? "You win" : ".+ wins"}\\. ${escaped(rule ?? "no rule")}$`),
  );
});

function escaped(words: string): string {
  return words.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
