// A replay file is the same game on the page as in the program. python/tests/test_same_game.py compares Python, too.

import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect } from "@playwright/test";
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
