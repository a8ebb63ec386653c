import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** Whether something else lies over a part of a card's words. The contrast that is found there is that of two cards. */
async function isCovered(page: Page, selector: string): Promise<boolean> {
  return page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const card = element.closest("[data-card]");
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const places: [number, number][] = [
        [left + 1, top + 1],
        [right - 1, top + 1],
        [left + 1, bottom - 1],
        [right - 1, bottom - 1],
        [(left + right) / 2, (top + bottom) / 2],
      ];
      return card !== null && places.some(([x, y]) => !card.contains(document.elementFromPoint(x, y)));
    });
}

/** No finding that keeps somebody out. */
export async function accessible(page: Page): Promise<void> {
  // A turned card's head and text share a part of their upright boxes, and with boxes alone the text is taken to stand on the head.
  const upright = await page.addStyleTag({ content: "[data-card] { rotate: none !important }" });
  // What fades in has no contrast yet.
  await page.evaluate(async () => {
    const ending = document.getAnimations().filter((one) => one.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map((one) => one.finished));
  });
  // Only what is wrong is told, and in this page itself: the rest takes half of the time.
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ["violations"] })
    .setLegacyMode()
    .analyze();
  const told: string[] = [];
  for (const { id, help, impact, nodes } of violations) {
    if (impact !== "serious" && impact !== "critical") continue;
    for (const node of nodes) {
      const selector = node.target.join(" ");
      if (id === "color-contrast" && (await isCovered(page, selector))) continue;
      told.push(`${id}: ${help}\n  ${selector} ${node.failureSummary ?? ""}`);
    }
  }
  await upright.evaluate((style) => (style as HTMLElement).remove());
  expect(told).toEqual([]);
}
