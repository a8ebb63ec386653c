// Measures the page without a server on a slow phone: four times slower than this machine, 10 Mbit/s. Runs on request only:
// TIMES=1 HOST=site scripts/web-test times

import { expect, type Page } from "@playwright/test";
import { SITE as ON_SITE, still, test } from "./program";
import { StaticHost } from "./static";

test.skip(!ON_SITE || !process.env.TIMES, "only on request, for the page without a server");

const site = new StaticHost();
test.beforeAll(() => site.start());
test.afterAll(() => site.end());

const SLOWER = 4;
const BYTES_A_SECOND = 10_000_000 / 8;

async function throttle(page: Page, network: boolean): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  if (!network) return;
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 40,
    downloadThroughput: BYTES_A_SECOND,
    uploadThroughput: BYTES_A_SECOND,
  });
}

/** Milliseconds from the visit to the first own decision of a game. */
async function firstDecision(page: Page): Promise<number> {
  const begin = Date.now();
  await page.goto(`${site.address}/`);
  await page.locator("[data-play-now]").click();
  await expect(page.locator('#decision:not([data-kind="none"])')).toBeVisible({ timeout: 60_000 });
  return Date.now() - begin;
}

test("the first decision, cold and warm", async ({ browser }) => {
  for (let run = 1; run <= 3; run++) {
    const context = await browser.newContext();
    const page = await context.newPage();
    await still(page);
    await throttle(page, true);
    const cold = await firstDecision(page);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
    await page.goto("about:blank");
    const warm = await firstDecision(page);
    console.log(`run ${run}: first decision cold ${cold} ms, warm ${warm} ms`);
    await context.close();
  }
});
