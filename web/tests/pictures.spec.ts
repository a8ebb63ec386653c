// Pictures for the documentation, of the real program. They are written anew only when asked for (PICTURES=1), so that tests leave
// nothing behind.

import { statSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test, type Page } from "@playwright/test";
import { cardNamed, kind, Program, scenario } from "./program";

const program = new Program();
test.beforeAll(() => program.start());
test.afterAll(() => program.end());
test.use({ reducedMotion: "reduce" } as object);

const POSITION = `scenario "In the middle of it"
p1:
  lore 11
  ink 7 exerted 2
  hand "Be Prepared", "Stitch - Carefree Surfer", "Moana - Of Motunui", "Dragon Fire", "Simba - Protective Cub"
  discard "Friends on the Other Side", "Lucky Dime"
  play "Stitch - New Dog" as stitch
  play "Pascal - Rapunzel's Companion"
  play "Rapunzel - Gifted with Healing" exerted damage 2
  play "Pride Lands - Pride Rock" as rock
  play "Simba - Protective Cub" at rock
  play "Dinglehopper"
  play "Aurora - Regal Princess" drying
p2:
  lore 14
  ink 6
  discard "Smash"
  play "Maleficent - Monstrous Dragon" exerted
  play "Flounder - Voice of Reason" exerted damage 1
  play "Tinker Bell - Giant Fairy" on "Tinker Bell - Tiny Tactician"
  play "Lucky Dime"
`;

async function picture(page: Page, name: string): Promise<void> {
  await page.mouse.move(1270, 715);
  await page.waitForTimeout(400);
  const path = process.env.PICTURES ? resolve(dirname(fileURLToPath(import.meta.url)), "../../docs/images", `${name}.png`) : test.info().outputPath(`${name}.png`);
  await page.screenshot({ path });
  expect(statSync(path).size).toBeLessThan(300 * 1024);
}

test("the table in light and dark, with a challenge before it is confirmed", async ({ page }) => {
  await scenario(page, program.address, POSITION);
  await kind(page, "action");
  await picture(page, "table");
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
  await cardNamed(page, "Stitch - New Dog").click();
  await page.getByRole("menuitem", { name: /Challenge/ }).click();
  await page.waitForTimeout(200);
  await picture(page, "table-targets");
  await cardNamed(page, "Flounder - Voice of Reason").click();
  await expect(page.locator("[data-confirm]")).toBeVisible();
  await picture(page, "table-challenge");
});

test("the table on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await scenario(page, program.address, POSITION);
  await kind(page, "action");
  await picture(page, "table-phone");
});

test("the start page and the decks", async ({ page }) => {
  await page.goto(`${program.address}/`);
  await expect(page.locator("[data-play-now]")).toBeEnabled();
  await picture(page, "table-start");
  await page.goto(`${program.address}/#/decks`);
  await page.getByRole("region", { name: "Known decks" }).getByRole("button").first().click();
  await picture(page, "table-decks");
});
