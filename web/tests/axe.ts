import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** Whether something covers a part of a card's text. axe then measures the contrast between two cards. */
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

/** Expects no serious accessibility violations. */
export async function accessible(page: Page): Promise<void> {
  // The upright boxes of a rotated card's title and text overlap, and axe takes the title for the text's background.
  const upright = await page.addStyleTag({ content: "[data-card] { rotate: none !important }" });
  // Elements that are fading in do not have their final contrast.
  await page.evaluate(async () => {
    const ending = document.getAnimations().filter((one) => one.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map((one) => one.finished));
  });
  // Violations only, and without extra pages: the rest would take half of the time.
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
