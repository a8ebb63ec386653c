// Links that hold a deck, a card, a scenario or a replay: made in one browser, opened in another.

import { expect, type Page } from "@playwright/test";
import { accessible } from "./axe";
import { panel, playNow, Program, step, still, test } from "./program";

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

/** Plays a little, concedes, and shows the replay. */
async function played(page: Page): Promise<void> {
  await still(page);
  await playNow(page, program.address);
  for (let i = 0; i < 4; i++) await step(page);
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Concede" }).click();
  await page.getByRole("dialog", { name: "Concede?" }).getByRole("button", { name: "Concede" }).click();
  await expect(page.locator("[data-over]").first()).toBeVisible();
  await page.goto(`${program.address}/#/replay`);
}

const board = (page: Page) =>
  page
    .locator("[data-card]")
    .evaluateAll((cards) => cards.map((card) => card.getAttribute("aria-label")?.split(";")[0]));

test("a replay opens by its link, and so does one of its positions", async ({ page, browser }) => {
  await played(page);
  const link = await copied(page);
  const other = await (await browser.newContext()).newPage();
  await other.goto(link);
  await expect(other.locator("[data-next]").first()).toBeVisible();

  await page.locator("[data-review-game]").first().click();
  await page.locator('[data-tab="moves"]').click();
  for (const n of [1, 2, 3]) {
    await page.locator("[data-next]").first().click();
    await expect(page.locator(".steps .n")).toHaveText(new RegExp(`^${n} /`));
  }
  const before = await board(page);
  const position = await copied(page);
  expect(position).toContain("/open/1p");
  await other.goto("about:blank");
  await other.goto(position);
  await expect(other.locator(".steps .n")).toHaveText("3 / 3");
  await expect.poll(() => board(other)).toEqual(before);
  await other.context().close();
});

test("a card, a replay and a position can be shown alone, in light and dark", async ({ page, browser }) => {
  await page.goto(`${program.address}/#/try`);
  await page.locator("[data-card-text]").fill('card "Tin Whistle" item steel cost 1 { }\n');
  const card = (await copied(page)).replace("/open/", "/embed/");
  await played(page);
  const replay = (await copied(page)).replace("/open/", "/embed/");
  const other = await (await browser.newContext({ viewport: { width: 720, height: 480 } })).newPage();
  const inside = async (link: string) => {
    await other.goto("about:blank");
    await other.goto(link);
    await expect(other.locator("[data-embed] .card").first()).toBeVisible();
    await accessible(other);
  };
  const paper = () => other.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await inside(`${card}/light`);
  const light = await paper();
  await inside(`${card}/dark`);
  expect(await paper()).not.toBe(light);
  await expect(other.getByRole("link", { name: "Open in Inkwright" })).toHaveAttribute("href", /#\/open\/1c/);
  await inside(replay);
  await other.locator('[data-step="next"]').click();
  await expect(other.locator(".steps")).toContainText(/^\s*1 \//);
  await inside(`${replay}/dark`);
  await other.goto("about:blank");
  await other.goto(`${program.address}/#/embed/1dAAAA`);
  await expect(other.getByRole("alert")).toContainText("can't be opened");
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
