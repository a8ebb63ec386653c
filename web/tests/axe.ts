import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** No finding that keeps somebody out. */
export async function accessible(page: Page): Promise<void> {
  // What fades in has no contrast yet.
  await page.waitForTimeout(350);
  const { violations } = await new AxeBuilder({ page }).analyze();
  const grave = violations.filter(({ impact }) => impact === "serious" || impact === "critical");
  const told = grave.map(({ id, help, nodes }) => `${id}: ${help}\n${nodes.map((node) => `  ${node.target.join(" ")} ${node.failureSummary ?? ""}`).join("\n")}`);
  expect(told).toEqual([]);
}
