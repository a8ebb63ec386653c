// Links that hold a deck, a card, a scenario or a replay: made in one browser, opened in another.

import { expect, type Page } from "@playwright/test";
import { panel, playNow, Program, still, test } from "./program";

const program = new Program();
test.beforeAll(() => program.start());
test.afterAll(() => program.end());

async function copied(page: Page): Promise<string> {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.evaluate(() => navigator.clipboard.writeText(""));
  await page.locator("[data-link]").first().click();
  const text = () => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(text).toContain("/open/1");
  return text();
}

test("a deck, a card and a scenario open in another browser by their links", async ({ page, browser }) => {
  const other = await (await browser.newContext()).newPage();
  await page.goto(`${program.address}/#/decks`);
  await page.getByRole("button", { name: "Build a deck" }).click();
  await page.locator("[data-deck-name]").fill("By link");
  await page.locator("[data-deck-text]").fill("4 Stitch - New Dog\n");
  await expect(page.locator("[data-legal]")).toBeVisible();
  await other.goto(await copied(page));
  await expect(other.locator("[data-deck-text]")).toHaveValue("4 Stitch - New Dog\n");
  await expect(other.locator("[data-deck-name]")).toHaveValue("By link");
  expect(other.url()).toBe(`${program.address}/#/decks`);

  const card = 'card "Tin Whistle" item steel cost 1 { }\n';
  await page.goto(`${program.address}/#/try`);
  await page.locator("[data-card-text]").fill(card);
  await other.goto(await copied(page));
  await expect(other.locator("[data-card-text]")).toHaveValue(card);

  const scenario = 'scenario "By link"\np1:\n  lore 5\n  play "Stitch - New Dog"\np2:\n';
  await page.goto(`${program.address}/#/scenario`);
  await page.locator("[data-scenario]").fill(scenario);
  await other.goto(await copied(page));
  await expect(other.locator("[data-scenario]")).toHaveValue(scenario);
  await other.getByRole("button", { name: "Set it up" }).click();
  await expect(panel(other)).toBeVisible();
  await other.context().close();
});

test("a replay opens by its link", async ({ page, browser }) => {
  await still(page);
  await playNow(page, program.address);
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Concede" }).click();
  await page.getByRole("dialog", { name: "Concede?" }).getByRole("button", { name: "Concede" }).click();
  await expect(page.locator("[data-over]").first()).toBeVisible();
  await page.goto(`${program.address}/#/replay`);
  const link = await copied(page);
  const other = await (await browser.newContext()).newPage();
  await other.goto(link);
  await expect(other.locator("[data-next]").first()).toBeVisible();
  await other.context().close();
});

test("a link that was cut off, changed, or comes from a newer version gets a sentence", async ({ page }) => {
  for (const [link, sentence] of [
    ["1dAAAA", "This link can't be opened"],
    ["1", "This link can't be opened"],
    ["", "This link can't be opened"],
    ["nonsense%00", "This link can't be opened"],
    ["9dAAAA", "newer version"],
  ]) {
    await page.goto(`${program.address}/#/open/${link}`);
    await expect(page.getByText(sentence!)).toBeVisible();
  }
});
