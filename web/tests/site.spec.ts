// The page without a server: offline, after reloads and updates, and with everything that it keeps in one file.

import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import { packed } from "../src/lib/shareLink";
import { kind, panel, playNow, SITE as ON_SITE, step, still, test } from "./program";
import { SITE, StaticHost } from "./static";

test.skip(!ON_SITE, "only the page without a server");

const site = new StaticHost();
test.beforeAll(() => site.start());
test.afterAll(() => site.end());

/** The service worker keeps the page. */
async function kept(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
}

test("after the first visit the page needs no network, and games go on", async ({ page, context }) => {
  await still(page);
  await playNow(page, site.address);
  for (let i = 0; i < 4; i++) await step(page);
  const board = () => page.locator("[data-card]").evaluateAll((cards) => cards.map((card) => card.ariaLabel));
  await expect(page.locator('#decision:not([data-kind="none"])')).toBeVisible();
  const before = await board();
  await kept(page);
  await context.setOffline(true);
  await site.end();
  await page.reload();
  await expect(page.locator('#decision:not([data-kind="none"])')).toBeVisible();
  expect(await board()).toEqual(before);
  await step(page);
  await playNow(page, site.address);
  await kind(page, "mulligan");
  await page.goto(`${site.address}/#/rules/8.6.1/2.0.1`);
  await expect(page.getByRole("main")).toContainText("8.6.1");
});

test("nothing is asked of any other host, and nothing outside the folder", async ({ page }) => {
  await site.end();
  await site.start();
  site.asked.length = 0;
  const elsewhere: string[] = [];
  page.on("request", (request) => {
    if (!request.url().startsWith(site.address)) elsewhere.push(request.url());
  });
  await playNow(page, site.address);
  await kept(page);
  await page.goto(`${site.address}/#/decks`);
  await expect(page.getByRole("main")).toBeVisible();
  expect(elsewhere).toEqual([]);
  expect(site.asked.filter((path) => !path.startsWith("/some/where/"))).toEqual([]);
  expect(site.asked.filter((path) => path.includes("/api/"))).toEqual([]);
});

test("a game against a bot with a net begins before the net is there, and continues with it", async ({
  page,
  context,
}) => {
  await still(page);
  let deliver = () => {};
  const wanted = new Promise<void>((resolve) => (deliver = resolve));
  await context.route("**/*.net", async (route) => {
    await wanted;
    await route.continue();
  });
  await page.goto(`${site.address}/`);
  await page.locator('[data-level="hard"]').check({ force: true });
  await expect(page.locator("[data-loading]")).toBeVisible();
  await page.locator("[data-play-now]").click();
  // Chance decides who is asked about the opening hand first. Either way the bot has to wait.
  const asked = panel(page).and(page.locator('[data-kind="mulligan"]'));
  const waits = panel(page).getByText("is thinking");
  await expect(asked.or(waits)).toBeVisible();
  if (await asked.isVisible()) await page.locator("[data-send]").click();
  await expect(waits).toBeVisible();
  deliver();
  await expect(page.locator('#decision:not([data-kind="none"])')).toBeVisible();
});

test("a first game in German waits for German texts alone, and the rules for the others", async ({ page, context }) => {
  await still(page);
  let deliver = () => {};
  const wanted = new Promise<void>((resolve) => (deliver = resolve));
  await context.route(/\/(fr|it|zh|rules|scenarios)-[^/]*\.txt$/, async (route) => {
    await wanted;
    await route.continue();
  });
  await page.addInitScript(() => localStorage.setItem("inkwright.settings", JSON.stringify({ language: "de" })));
  await playNow(page, site.address);
  await step(page);
  await expect(page.locator('#decision:not([data-kind="none"])')).toBeVisible();
  await page.goto(`${site.address}/#/rules/8.6.1/2.0.1`);
  await page.waitForTimeout(500);
  await expect(page.getByRole("main")).not.toContainText("Herausforderung");
  deliver();
  await expect(page.getByRole("main")).toContainText("Herausforderung");
});

test("a frame in another page shows a card", async ({ page }) => {
  const card = await packed({ t: "card", text: 'card "Tin Whistle" item steel cost 1 { }' });
  // Chromium lets pages of this machine into frames of this machine only.
  await page.goto(`${site.address}/manifest.webmanifest`);
  await page.setContent(`<iframe width="320" height="480" src="${site.address}/#/embed/${card}/dark"></iframe>`);
  const frame = page.frameLocator("iframe");
  await expect(frame.locator("[data-embed] .card")).toBeVisible();
  await expect(frame.locator("html")).toHaveAttribute("data-theme", "dark");
});

test("decks, games and settings move to another browser as one file", async ({ page, browser }) => {
  await still(page);
  await page.goto(`${site.address}/#/decks`);
  await page.getByRole("button", { name: "Build a deck" }).click();
  await page.locator("[data-deck-text]").fill("4 Stitch - New Dog\n");
  await page.locator("[data-deck-name]").fill("Moved");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Moved" })).toBeVisible();
  await page.getByRole("button", { name: "Settings" }).click();
  const [file] = await Promise.all([page.waitForEvent("download"), page.locator("[data-kept-save]").click()]);
  const path = await file.path();
  const other = await (await browser.newContext()).newPage();
  await other.goto(`${site.address}/`);
  await other.getByRole("button", { name: "Settings" }).click();
  await other
    .locator("[data-kept-load]")
    .setInputFiles({ name: "no.json", mimeType: "application/json", buffer: Buffer.from("{}") });
  await expect(other.getByRole("alert")).toBeVisible();
  await other
    .locator("[data-kept-load]")
    .setInputFiles({ name: "inkwright.json", mimeType: "application/json", buffer: readFileSync(path) });
  await other.waitForLoadState("load");
  await expect(other.locator("html")).toHaveAttribute("data-motion", "none");
  await other.goto(`${site.address}/#/decks`);
  await expect(other.getByText("Moved").first()).toBeVisible();
  await other.context().close();
});

test("a new version is offered, not forced, and takes over when it is wanted", async ({ page }) => {
  const folder = mkdtempSync(join(tmpdir(), "inkwright-site-"));
  cpSync(SITE, folder, { recursive: true });
  const host = new StaticHost(folder);
  await host.start();
  try {
    await page.goto(`${host.address}/`);
    await kept(page);
    const sw = join(folder, "sw.js");
    rmSync(`${sw}.br`);
    writeFileSync(sw, readFileSync(sw, "utf8").replace(/VERSION = "\w+"/, 'VERSION = "newer"'));
    await page.evaluate(() =>
      navigator.serviceWorker.ready.then((registration) => registration.update()).then(() => {}),
    );
    await page.reload();
    const offer = page.locator("[data-update]");
    await expect(offer).toBeVisible();
    const names = () => page.evaluate(() => caches.keys());
    expect((await names()).length).toBe(2);
    await page.locator("[data-play-now]").click();
    await expect(panel(page)).toBeVisible();
    await expect(offer).toBeHidden();
    await page.goto(`${host.address}/#/`);
    await Promise.all([page.waitForEvent("load"), offer.getByRole("button").click()]);
    await expect(page.locator("[data-play-now]")).toBeVisible();
    await expect.poll(names).toEqual(["inkwright-newer"]);
  } finally {
    await host.end();
    rmSync(folder, { recursive: true });
  }
});
