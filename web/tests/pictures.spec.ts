// Pictures of the real program for the documentation. They are written only with PICTURES=1, so that ordinary test runs
// change no files.

import { statSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, type Page } from "@playwright/test";
import { act, cardNamed, kind, Program, scenario, test } from "./program";

const program = new Program();
test.beforeAll(() => program.start());
test.afterAll(() => program.end());
test.use({ reducedMotion: "reduce" } as object);

/** Our own cards, so that the pictures show only our own text. */
const POSITION = `scenario "In the middle of it"
card "Paper Knight - Folded with Care" character amber cost 2 inkable 2/4 lore 1 [Storyborn, Hero, Knight] { Bodyguard }
card "Lamp Moth - Restless" character amethyst cost 2 inkable 3/2 lore 1 [Storyborn, Ally] { Evasive }
card "Old Ferryman - Night Shift" character emerald cost 3 inkable 2/4 lore 2 [Storyborn, Mentor] {
  ROW ON: Whenever this character quests, you may draw a card.
}
card "Granite Cat - Quite Unmoved" character steel cost 4 3/5 lore 2 [Dreamborn] { Resist +1 }
card "Clockmaker - Behind the Dial" character sapphire cost 4 inkable 2/5 lore 2 [Storyborn, Inventor] {
  WOUND UP: {E} - Remove up to 2 damage from chosen character.
}
card "Weather Witch - Between Storms" character amethyst cost 6 inkable 5/5 lore 2 [Dreamborn, Sorcerer] {
  GATHERING CLOUDS: When you play this character, you may deal 2 damage to chosen character.
}
card "Weather Witch - Still Learning" character amethyst cost 2 inkable 1/3 lore 1 [Storyborn, Sorcerer] { }
card "Ember Wolf - First of the Pack" character ruby cost 3 inkable 4/3 lore 1 [Storyborn] { Rush }
card "Harbour Master - Counting Ships" character sapphire cost 5 inkable 3/6 lore 3 [Storyborn, Captain] { Ward }
card "The Long Pier - At Low Tide" location sapphire cost 2 inkable move 1 willpower 6 lore 1 { }
card "Brass Kettle" item steel cost 1 inkable { STEAM: {E} - Chosen character gets +1 {S} this turn. }
card "Signal Fire" action ruby cost 3 inkable { Deal 3 damage to chosen character. }
card "A Song of Rain" song amber cost 2 inkable { Remove up to 3 damage from chosen character. Draw a card. }
p1:
  lore 11
  ink 7 exerted 2
  hand "A Song of Rain", "Harbour Master - Counting Ships", "Ember Wolf - First of the Pack", "Signal Fire", "Weather Witch - Between Storms"
  discard "Signal Fire", "Lamp Moth - Restless"
  play "Lamp Moth - Restless" as moth
  play "Paper Knight - Folded with Care" exerted damage 2
  play "Clockmaker - Behind the Dial"
  play "The Long Pier - At Low Tide" as pier
  play "Old Ferryman - Night Shift" at pier
  play "Brass Kettle"
  play "Ember Wolf - First of the Pack" drying
p2:
  lore 14
  ink 6
  discard "Signal Fire"
  play "Granite Cat - Quite Unmoved" exerted
  play "Ember Wolf - First of the Pack" exerted damage 1
  play "Weather Witch - Between Storms" on "Weather Witch - Still Learning"
  play "Brass Kettle"
`;

async function picture(page: Page, name: string): Promise<void> {
  await page.mouse.move(1270, 715);
  await page.waitForTimeout(400);
  const path = process.env.PICTURES
    ? resolve(dirname(fileURLToPath(import.meta.url)), "../../docs/images", `${name}.jpg`)
    : test.info().outputPath(`${name}.jpg`);
  // Cards have many colours, which a small palette would spoil.
  await page.screenshot({ path, type: "jpeg", quality: 84 });
  expect(statSync(path).size).toBeLessThan(600 * 1024);
}

test("the table in light and dark, with a challenge before it is confirmed", async ({ page }) => {
  await scenario(page, program.address, POSITION);
  await kind(page, "action");
  // A few steps, so that the log has some lines.
  await act(
    page,
    page.getByRole("group", { name: "Your hand" }).locator('[aria-label^="Ember Wolf"]'),
    "Put into the inkwell",
  );
  await act(page, cardNamed(page, "Old Ferryman - Night Shift"), "Quest");
  await kind(page, "may");
  await page.keyboard.press("n");
  await kind(page, "action");
  await picture(page, "table");
  await page.setViewportSize({ width: 1920, height: 1080 });
  await picture(page, "table-wide");
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
  await cardNamed(page, "Lamp Moth - Restless").first().click();
  await page.getByRole("menuitem", { name: /Challenge/ }).click();
  await page.waitForTimeout(200);
  await picture(page, "table-targets");
  await cardNamed(page, "Granite Cat - Quite Unmoved").click();
  await expect(page.locator("[data-confirm]")).toBeVisible();
  await picture(page, "table-challenge");
});

test("the table on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await scenario(page, program.address, POSITION);
  await kind(page, "action");
  await picture(page, "table-phone");
  await page.setViewportSize({ width: 844, height: 390 });
  await picture(page, "table-landscape");
  await page.setViewportSize({ width: 360, height: 640 });
  await picture(page, "table-small");
});

test("a rule with its scenarios, and a custom card", async ({ page }) => {
  await page.goto(`${program.address}/#/rules/8.6.1/`);
  await page.locator("[data-ask]").fill("can a character I just played sing?");
  await expect(page.locator("[data-answer]").first()).toBeVisible();
  await page.locator("[data-answer]").filter({ hasText: "Time to dry" }).click();
  await expect(page.locator("[data-open-rule]")).toContainText("Time to dry");
  await picture(page, "table-rules");
  await page.goto(`${program.address}/#/try`);
  await expect(page.locator("[data-meaning]")).toBeVisible();
  await picture(page, "table-card");
});

test("the start page and the decks", async ({ page }) => {
  await page.goto(`${program.address}/`);
  await expect(page.locator("[data-play-now]")).toBeEnabled();
  await picture(page, "table-start");
  await page.goto(`${program.address}/#/decks`);
  await page.getByRole("region", { name: "Known decks" }).getByRole("listitem").getByRole("button").first().click();
  await page.getByRole("img", { name: /Cards by cost/ }).scrollIntoViewIfNeeded();
  await picture(page, "table-decks");
});
