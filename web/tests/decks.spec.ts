// The deck screen, and the size of the first load.

import { expect } from "@playwright/test";
import { accessible } from "./axe";
import { Program, SITE, test } from "./program";

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
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByRole("heading", { name: "My own" })).toBeVisible();
  await page.reload();
  const own = page.getByRole("button", { name: /My own/ });
  await own.click();
  await page.getByRole("button", { name: "Delete" }).click();
  await expect(own).toHaveCount(0);
  // A deck that was deleted by mistake comes back.
  await page.locator("[data-undo]").click();
  await expect(own).toHaveCount(1);
  await page.reload();
  await expect(own).toHaveCount(1);
});

test("no click is lost, however quickly the cards are clicked", async ({ page }) => {
  // A slow check must not undo what was clicked meanwhile.
  await page.route("**/api/decks/check", async (route) => {
    await new Promise((passed) => setTimeout(passed, 400));
    await route.continue();
  });
  await page.goto(`${program.address}/#/decks`);
  await page.getByRole("button", { name: "Build a deck" }).click();
  await page.locator("[data-find-card]").fill("stitch");
  await expect(page.locator('[data-add="Stitch - New Dog"]')).toBeVisible();
  // All within one moment: three cards, one of them twice.
  const names = ["Stitch - New Dog", "Stitch - Rock Star", "Stitch - Abomination", "Stitch - Rock Star"];
  for (const name of names) await expect(page.locator(`[data-add="${name}"]`)).toHaveCount(1);
  await page.evaluate((all) => {
    for (const name of all) document.querySelector<HTMLButtonElement>(`[data-add="${name}"]`)?.click();
  }, names);
  const text = page.locator("[data-deck-text]");
  await expect(text).toHaveValue("1 Stitch - New Dog\n2 Stitch - Rock Star\n1 Stitch - Abomination\n");
  await expect(page.locator("[data-size]")).toHaveAttribute("data-size", "4");
  await expect(page.locator("[data-legal]")).toBeVisible();
  await expect(text).toHaveValue("1 Stitch - New Dog\n2 Stitch - Rock Star\n1 Stitch - Abomination\n");
  // Clicks right after typing wait until the text is read, and unknown lines stay.
  await text.fill("2 Stitch - New Dog\n4 Nobody Knows This\n");
  await page.locator('[data-add="Stitch - New Dog"]').click();
  await expect(text).toHaveValue("3 Stitch - New Dog\n4 Nobody Knows This\n");
  // Neither does a list that can't be read disappear.
  await text.fill("2 Stitch - New Dog\nNobody Knows This\n");
  await page.locator('[data-add="Stitch - New Dog"]').click();
  await expect(text).toHaveValue("1 Stitch - New Dog\n2 Stitch - New Dog\nNobody Knows This\n");
});

test("a draft is kept when the page is left, and clearing it can be undone", async ({ page }) => {
  await page.goto(`${program.address}/#/decks`);
  await page.getByRole("button", { name: "Build a deck" }).click();
  await page.locator("[data-deck-text]").fill("4 Stitch - New Dog\n");
  await page.locator("[data-deck-name]").fill("Dogs");
  await page.goto(`${program.address}/#/rules`);
  await expect(page.locator("[data-ask]")).toBeVisible();
  await page.goto(`${program.address}/#/decks`);
  await page.reload();
  await expect(page.locator("[data-deck-text]")).toHaveValue("4 Stitch - New Dog\n");
  await expect(page.locator("[data-deck-name]")).toHaveValue("Dogs");
  await page.locator("[data-clear]").click();
  await expect(page.locator("[data-deck-text]")).toHaveValue("");
  await page.locator("[data-undo]").click();
  await expect(page.locator("[data-deck-text]")).toHaveValue("4 Stitch - New Dog\n");
});

test("an own deck comes first, is edited in place, and played from its page", async ({ page }) => {
  await page.goto(`${program.address}/#/decks`);
  const known = page.getByRole("region", { name: "Known decks" });
  await known.getByRole("listitem").getByRole("button").first().click();
  await page.getByRole("button", { name: "Edit a copy" }).click();
  await page.locator("[data-deck-name]").fill("Mine");
  await page.locator("[data-save-deck]").click();
  await expect(page.getByRole("heading", { name: "Mine" })).toBeVisible();
  await expect(known.getByRole("listitem").first()).toContainText("Mine");
  await page.locator("[data-edit-deck]").click();
  await page.locator("[data-deck-name]").fill("Mine, better");
  await page.locator("[data-save-deck]").click();
  await expect(page.getByRole("heading", { name: "Mine, better" })).toBeVisible();
  await expect(known.getByRole("button", { name: /Mine/ })).toHaveCount(1);
  await page.goto(`${program.address}/`);
  await expect(page.locator("[data-my-deck] option").first()).toHaveText("Mine, better");
  await page.goto(`${program.address}/#/decks`);
  await known.getByRole("button", { name: /Mine/ }).click();
  await page.locator("[data-play-deck]").click();
  await expect(page.locator("#decision")).toBeVisible();
});

test("on a phone, a deck and the builder are pages of their own", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${program.address}/#/decks`);
  const known = page.getByRole("region", { name: "Known decks" });
  await known.getByRole("listitem").getByRole("button").nth(3).click();
  await expect(known).toBeHidden();
  await expect(page.locator("[data-play-deck]")).toBeInViewport();
  await accessible(page);
  await page.locator("[data-back]").click();
  await known.getByRole("button", { name: "Build a deck" }).click();
  await expect(page.locator("[data-find-card]")).toBeInViewport();
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

test("the start page says what this is, and offers four levels", async ({ page }) => {
  await page.goto(`${program.address}/`);
  await expect(page.locator(".hero")).toContainText("Disney Lorcana");
  await expect(page.locator(".hero")).toContainText("unofficial fan project");
  await expect(page.locator("footer")).toContainText("not affiliated with");
  const levels = page.locator("[data-level]");
  await expect(levels).toHaveCount(4);
  await expect(page.locator('[data-level="medium"]')).toBeChecked();
  await page.locator('[data-level="easy"]').check();
  await page.locator("[data-play-now]").click();
  await expect(page.locator("#decision")).toBeVisible();
  await page.goto(`${program.address}/`);
  await expect(page.locator('[data-level="easy"]')).toBeChecked();
});

for (const { width, height } of [
  { width: 1280, height: 720 },
  { width: 844, height: 390 },
  { width: 390, height: 844 },
  { width: 360, height: 640 },
]) {
  test(`the header is one row at ${width} by ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.addInitScript(() => localStorage.setItem("inkwright.settings", JSON.stringify({ language: "de" })));
    for (const screen of ["", "learn", "new", "decks", "replay", "scenario", "try", "rules"]) {
      await page.goto(`${program.address}/#/${screen}`);
      // The page before is shown until the next one has been fetched.
      await expect(page.locator(`nav a[href="#/${screen}"]`)).toHaveAttribute("aria-current", "page");
      await expect(page.locator("h1").first()).toBeVisible();
      const header = page.locator("header.top");
      await expect
        .poll(async () => (await header.boundingBox())?.height ?? 999, { message: screen })
        .toBeLessThanOrEqual(60);
    }
    // The other pages are at most one more click away.
    const menu = page.locator("[data-menu]");
    if (await menu.isVisible()) await menu.click();
    await page.getByRole("navigation").getByRole("link", { name: "Decks" }).click();
    await expect(page.getByRole("region", { name: "Bekannte Decks" })).toBeVisible();
    await accessible(page);
  });
}

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
  test.skip(SITE, "the page without a server has the program in it");
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
