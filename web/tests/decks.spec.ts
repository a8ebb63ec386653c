// The deck screen, and the size of the first load.

import { expect } from "@playwright/test";
import { accessible } from "./axe";
import { Program, test } from "./program";

const program = new Program();
test.beforeAll(() => program.start());
test.afterAll(() => program.end());

test("starter decks show their cards and curve", async ({ page }) => {
  await page.goto(`${program.address}/#/decks`);
  const first = page.getByRole("region", { name: "Known decks" }).getByRole("listitem").getByRole("button").first();
  await first.click();
  await expect(page.getByRole("img", { name: /Cards by cost/ })).toBeVisible();
  const entry = page.locator(".entries .name").first();
  await entry.hover();
  await expect(page.locator(".card.detail")).toBeVisible();
  await accessible(page);
});

test("a pasted list is checked as it is typed, saved, and deleted", async ({ page }) => {
  await page.goto(`${program.address}/#/decks`);
  await page.getByRole("button", { name: "Build a deck" }).click();
  const text = page.locator("[data-deck-text]");
  await text.fill("4 Stitch - New Dog\n4 No Such Card - Anywhere\n");
  await expect(page.locator("[data-legal]")).toHaveAttribute("data-legal", "false");
  await expect(page.locator(".reasons")).toContainText("No Such Card");
  await accessible(page);
  await text.fill("4 Stitch - New Dog\n");
  await expect(page.locator(".reasons .rule").first()).toHaveText(/^\d+(\.\d+)*$/);

  // A whole deck: a copy of a starter deck under another name.
  await page.getByRole("region", { name: "Known decks" }).getByRole("listitem").getByRole("button").first().click();
  await page.getByRole("button", { name: "Edit a copy" }).click();
  await expect(page.locator("[data-legal]")).toBeVisible();
  await page.locator("[data-deck-name]").fill("My own");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("heading", { name: "My own" })).toBeVisible();
  await page.reload();
  await page.getByRole("button", { name: /My own/ }).click();
  await page.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByRole("button", { name: /My own/ })).toHaveCount(0);
});

test("a deck list is read from a file in any known form", async ({ page }) => {
  await page.goto(`${program.address}/#/decks`);
  await page.getByRole("button", { name: "Build a deck" }).click();
  const csv = "quantity,name\n4,Stitch - New Dog\n3,Lucky Dime\n";
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: "list.csv", mimeType: "text/csv", buffer: Buffer.from(csv) });
  await expect(page.locator("[data-legal]")).toHaveAttribute("data-legal", "false");
  await expect(page.locator("main")).toContainText("7 cards");
});

test("the start page is accessible in light and dark, and in large text", async ({ page }) => {
  await page.goto(`${program.address}/`);
  await expect(page.locator("[data-play-now]")).toBeEnabled();
  await accessible(page);
  await page.emulateMedia({ colorScheme: "dark" });
  await accessible(page);
  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByLabel("Text size").selectOption({ label: "130 %" });
  await accessible(page);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe("20.8px");
});

test("the first load is small and contacts no other server", async ({ page }) => {
  let bytes = 0;
  const elsewhere: string[] = [];
  const client = await page.context().newCDPSession(page);
  await client.send("Network.enable");
  client.on("Network.loadingFinished", ({ encodedDataLength }) => (bytes += encodedDataLength));
  page.on("request", (request) => {
    if (!request.url().startsWith(program.address)) elsewhere.push(request.url());
  });
  await page.goto(`${program.address}/`);
  await expect(page.locator("[data-play-now]")).toBeEnabled();
  expect(elsewhere).toEqual([]);
  expect(bytes).toBeGreaterThan(10_000);
  expect(bytes).toBeLessThan(300 * 1024);
});
