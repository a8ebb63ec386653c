// The pages around the table, with the real program: rules, custom cards, lessons, deck builder, game summary.

import { expect, type Page } from "@playwright/test";
import { accessible } from "./axe";
import { act, cardNamed, panel, playNow, Program, SITE, scenario, still, test } from "./program";

const program = new Program();
test.beforeAll(() => program.start());
test.afterAll(() => program.end());
test.beforeEach(({ page }) => still(page));

const at = (page: Page, place: string) => page.goto(`${program.address}/#/${place}`);

test("a question finds its rule, which opens with its scenarios in any edition", async ({ page }) => {
  await at(page, "rules");
  await page.locator("[data-ask]").fill("can a character I just played sing?");
  const answers = page.locator("[data-answer]");
  await expect(answers.first()).toBeVisible();
  const first = await answers.evaluateAll((all) => all.slice(0, 3).map((one) => one.getAttribute("data-answer")));
  expect(first.some((number) => ["5.4.4.2", "5.3.5", "1.7.5", "5.1.1.11"].includes(number ?? ""))).toBe(true);
  await page.locator("[data-ask]").fill("8.6.1");
  await page.locator('[data-answer="8.6.1"]').click();
  const rule = page.locator('[data-open-rule="8.6.1"]');
  await expect(rule).toContainText("Evasive");
  await accessible(page);
  await rule.locator("details summary").first().click();
  await rule.getByRole("button", { name: "Set this up at a table" }).first().click();
  await expect(page.locator("[data-scenario]")).toHaveValue(/scenario "/);
  await page.goto(`${program.address}/#/rules/8.6.1/2025-10-31`);
  await expect(page.locator('[data-open-rule="8.6.1"]')).toContainText("Discard pile");
  const glossary = page.getByRole("region", { name: "Glossary" });
  await glossary.locator("summary").click();
  await expect(glossary).toContainText("drying");
});

test("a table uses the chosen edition, and its rule numbers open in that edition", async ({ page }) => {
  await at(page, "new");
  await page.locator("[data-edition]").selectOption("2025-08-22");
  await page.getByRole("button", { name: "Begin" }).click();
  await expect(panel(page)).toBeVisible();
  const opened = SITE ? null : page.waitForRequest(/api\/rules\/[^?]+\?edition=2025-08-22/);
  await panel(page).locator("[data-rule]").first().click();
  await opened;
  await expect(page.locator("[data-open-rule]")).toContainText("Edition 2025-08-22");
});

test("a card is compiled while it is typed, saved, and played", async ({ page }) => {
  await at(page, "try");
  const text = page.locator("[data-card-text]");
  const card = (says: string) =>
    `card "Lamp Moth - Restless" character emerald cost 3 inkable 3/3 lore 2 [Storyborn] {\n  ${says}\n}\n`;
  await text.fill(card("When you play this character, juggle a card."));
  await expect(page.locator('[data-tried="false"]')).toContainText("Not understood");
  await expect(page.locator("[data-play-card]")).toBeDisabled();
  await text.fill('card "Lamp Moth');
  await expect(page.locator("[data-card-problem]")).toBeVisible();
  await text.fill(card("When you play this character, draw a card."));
  await expect(page.locator('[data-tried="true"] [data-meaning]')).toContainText("draw");
  await accessible(page);
  const read = await text.inputValue();
  for (const example of ["A song", "An item", "A location"]) {
    await page.getByRole("button", { name: example }).click();
    await expect(page.locator('[data-tried="true"]')).toHaveCount(1);
    await expect(text).not.toHaveValue(read);
  }
  await text.fill(read);
  await expect(page.locator('[data-tried="true"]')).toContainText("Lamp Moth");
  await page.locator("[data-keep-card]").click();
  await expect(page.getByRole("status").filter({ hasText: "Saved" })).toBeVisible();
  await page.locator("[data-play-card]").click();
  await act(page, cardNamed(page, "Lamp Moth - Restless"), /^Play for/);
  await expect(page.locator('[data-seat="0"] .area [data-card][aria-label^="Lamp Moth - Restless;"]')).toBeVisible();
  // It can be put into a deck at once.
  await at(page, "decks");
  await page.getByRole("button", { name: "Build a deck" }).click();
  await page.locator("[data-deck-text]").fill("60 Lamp Moth - Restless\n");
  await expect(page.locator("[data-legal]")).toContainText("but playable");
  await expect(page.locator(".reasons")).not.toContainText("Unknown");
});

test("a card can be made with a form, which writes the text", async ({ page }) => {
  await page.goto(`${program.address}/#/try`);
  const form = page.getByRole("group", { name: "Card", exact: true });
  await expect(form.locator('[data-fact="cost"]')).toHaveValue("3");
  await form.locator('[data-fact="cost"]').fill("5");
  await form.locator('[data-fact="cost"]').press("Tab");
  await form.locator('[data-fact="rules"]').fill("Ward\nBright: When you play this character, draw a card.");
  await form.locator('[data-fact="rules"]').press("Tab");
  await expect(page.locator("[data-card-text]")).toHaveValue(/cost 5 inkable 3\/3 lore 2 .*\{\n {2}Ward\n/);
  await expect(page.locator(".card.detail .cost")).toHaveText("5");
  await form.locator('[data-fact="type"]').selectOption("location");
  await expect(page.locator("[data-card-text]")).toHaveValue(
    /location emerald cost 5 inkable move 1 willpower 3 lore 2/,
  );
  await accessible(page);
});

test("a lesson says when its goal is reached and leads to the next", async ({ page }) => {
  await at(page, "learn");
  await expect(page.locator("[data-lesson]")).toHaveCount(9);
  await accessible(page);
  await page.locator('[data-lesson="1-ink"]').getByRole("button").click();
  const lesson = page.locator("[data-reached]");
  await expect(lesson).toHaveAttribute("data-reached", "false");
  await act(page, cardNamed(page, "Stitch - New Dog").last(), /inkwell/);
  await expect(lesson).toHaveAttribute("data-reached", "true");
  await page.locator("[data-next-lesson]").click();
  await expect(lesson).toContainText("Play a character");
  await act(page, cardNamed(page, "Lantern Keeper - Night Shift"), /^Play for/);
  await expect(lesson).toHaveAttribute("data-reached", "true");
});

test("a deck is built by clicks, drawn from, and saved in another form", async ({ page }) => {
  await at(page, "decks");
  await page.getByRole("button", { name: "Build a deck" }).click();
  await page.locator("[data-find-card]").fill("stitch new dog");
  const add = page.locator('[data-add="Stitch - New Dog"]');
  await add.click();
  await expect(page.locator("[data-legal]")).toBeVisible();
  await add.click();
  await expect(page.locator("[data-deck-text]")).toHaveValue("2 Stitch - New Dog\n");
  await page.getByRole("button", { name: "Add one Stitch - New Dog" }).click();
  await expect(page.locator("[data-deck-text]")).toHaveValue("3 Stitch - New Dog\n");
  await page.getByLabel("Ink").first().selectOption("ruby");
  await expect(page.locator("[data-add]")).toHaveCount(0);
  await page.locator("[data-goldfish]").click();
  await expect(page.locator("[data-hand-drawn]")).toHaveAttribute("data-hand-drawn", "3");
  const saved = page.waitForEvent("download");
  await page.locator("[data-export]").selectOption("csv");
  await page.locator("[data-download]").click();
  expect((await saved).suggestedFilename()).toBe("deck.csv");
});

test("a finished game has a summary and an analysis by the program", async ({ page }) => {
  await playNow(page, program.address);
  await page.locator("[data-send]").click();
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Concede" }).click();
  await page.getByRole("dialog", { name: "Concede?" }).getByRole("button", { name: "Concede" }).click();
  const end = page.getByRole("region", { name: "The game is over" });
  await expect(end.locator("[data-summary]")).toBeVisible();
  await expect(end.locator("[data-rule]")).toBeVisible();
  await accessible(page);
  await end.locator("[data-analyse]").click();
  await page.locator("[data-advice]").click();
  await expect(page.locator("[data-advised] li").first()).toBeVisible();
  // The review survives a reload, and the game is in the list with its result.
  await expect(page.locator("[data-review]")).toBeVisible();
  await page.reload();
  await expect(page.locator("[data-review=done]")).toBeVisible({ timeout: 60_000 });
  await page.getByRole("button", { name: "Close" }).click();
  const played = page.locator("[data-played]");
  await expect(played).toHaveCount(1);
  await expect(played).toContainText("Lost");
  const record = page.locator("[data-record]");
  await expect(record.first().locator("tbody tr")).toHaveText(/The Heart of Magic\s*0\s*1\s*0 %/);
  await expect(record.last().locator("tbody tr")).toHaveText(/Medium\s*0\s*1\s*0 %/);
  await accessible(page);
  await played.getByRole("button", { name: "Remove from the list" }).click();
  await expect(played).toHaveCount(0);
  await page.locator("[data-undo]").click();
  await expect(played).toHaveCount(1);
});

test("an error in a scenario is shown at its line, and sound is off until it is turned on", async ({ page }) => {
  await at(page, "scenario");
  await page.getByRole("button", { name: "A location" }).click();
  const text = page.locator("[data-scenario]");
  await text.fill('scenario "Wrong"\np1:\n  lore many\n');
  await page.getByRole("button", { name: "Set it up" }).click();
  await expect(page.locator('[data-line="3"]')).toContainText("lore many");
  const saved = page.waitForEvent("download");
  await page.locator("[data-save]").click();
  expect((await saved).suggestedFilename()).toBe("wrong.scn");
  await page.getByRole("button", { name: "Settings" }).click();
  await expect(page.locator("[data-volume]")).toHaveValue("0");
});

test("a game can be played on a phone in landscape", async ({ page }) => {
  await still(page);
  await page.setViewportSize({ width: 844, height: 390 });
  await scenario(
    page,
    program.address,
    'scenario "Small"\np1:\n  ink 3\n  hand "Stitch - Rock Star", "Stitch - New Dog"\n  play "Stitch - New Dog"\np2:\n  play "Stitch - New Dog" exerted\n',
  );
  await act(page, page.locator('[data-hand] [data-card][aria-label^="Stitch - New Dog"]'), /^Play for/);
  await act(page, page.locator('[data-seat="0"] .area [data-card].invite[aria-label^="Stitch"]'), /Quest/);
  await expect(page.getByRole("img", { name: "1 of 20 lore" })).toBeVisible();
});

test("ten cards on each side can be seen and touched on a phone in landscape", async ({ page }) => {
  await still(page);
  await page.setViewportSize({ width: 844, height: 390 });
  const ten = Array.from({ length: 10 }, () => '"Stitch - New Dog"').join(", ");
  const exerted = Array.from({ length: 10 }, () => '  play "Stitch - New Dog" exerted').join("\n");
  await scenario(
    page,
    program.address,
    `scenario "Crowded"\np1:\n  ink 9\n  hand ${ten}\n  play ${ten}\np2:\n${exerted}\n`,
  );
  for (const seat of [0, 1]) {
    const cards = page.locator(`[data-seat="${seat}"] .area [data-card]`);
    await expect(cards).toHaveCount(10);
    const reached = await cards.evaluateAll(
      (all) =>
        all.filter((card) => {
          const { left, top, bottom } = card.getBoundingClientRect();
          // Points on the visible part of the card.
          return [10, 40].every((x) => card.contains(document.elementFromPoint(left + x, (top + bottom) / 2)));
        }).length,
    );
    expect(reached, `cards of seat ${seat} that a finger can touch`).toBeGreaterThanOrEqual(9);
    const area = page.locator(`[data-seat="${seat}"] .area`);
    expect(
      await area.evaluate((element) => element.scrollHeight - element.clientHeight),
      "nothing is hidden below",
    ).toBeLessThanOrEqual(1);
  }
  // The last card is reached by scrolling sideways, and can quest.
  const last = page.locator('[data-seat="0"] .area [data-card]').last();
  await last.scrollIntoViewIfNeeded();
  await act(page, last, /Quest/);
  await expect(page.getByRole("img", { name: "1 of 20 lore" })).toBeVisible();
});

test("Duo Shift asks for both characters, and ink drops for how many, as few as needed first", async ({ page }) => {
  await scenario(
    page,
    program.address,
    `card "Ann - Plain" character amber cost 1 inkable 2/3 lore 1 [Storyborn] { }
card "Bob - Plain" character amber cost 1 inkable 3/4 lore 1 [Storyborn] { }
card "Bob - Tall" character amber cost 2 inkable 3/4 lore 1 [Storyborn] { }
card "Ann & Bob - Pair" character amber cost 5 inkable 5/7 lore 2 [Floodborn] { Duo Shift 2 }
scenario "Two at once"
p1:
  ink 1
  ink drops 2
  hand "Ann & Bob - Pair"
  play "Ann - Plain"
  play "Bob - Plain"
  play "Bob - Tall"
p2:
  play "Bob - Plain"
`,
  );
  await expect(page.getByRole("img", { name: "2 ink drops" })).toBeVisible();
  await act(page, page.locator("[data-hand] [data-card]").first(), /Shift/);
  await page.locator('[data-seat="0"] [data-card][aria-label^="Ann - Plain;"]').click();
  await expect(panel(page)).toHaveAttribute("data-kind", "cards");
  await page.locator("[data-pick]").first().click();
  await expect(panel(page)).toHaveAttribute("data-kind", "number");
  await expect(panel(page)).toContainText("ink drops");
  await expect(page.getByRole("spinbutton")).toHaveValue("1");
  await page.locator("[data-send]").click();
  await expect(page.locator('[data-seat="0"] [data-card][aria-label*="2 cards under it"]')).toBeVisible();
});
