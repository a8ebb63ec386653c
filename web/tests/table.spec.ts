// The look of the table: sizes, what the cards say, and that it works on every screen.

import { expect, type Page } from "@playwright/test";
import { accessible } from "./axe";
import { act, cardNamed, kind, Program, scenario, still, test } from "./program";

const program = new Program();
test.beforeAll(() => program.start());
test.afterAll(() => program.end());

const six = (more = "") => Array.from({ length: 6 }, () => `  play "Ox - Stout"${more}`).join("\n");
const POSITION = `scenario "Six a side"
card "Ox - Stout" character amber cost 3 inkable 2/6 lore 1 [Storyborn, Hero] { Resist +2 }
card "Hen - Loud" character steel cost 2 inkable 1/3 lore 1 [Storyborn] { Challenger +3 }
card "Pier - Long" location sapphire cost 2 inkable move 1 willpower 6 lore 1 { }
card "Kettle" item steel cost 1 inkable { }
p1:
  lore 16
  ink 8 exerted 2
  hand "Hen - Loud", "Kettle", "Pier - Long", "Ox - Stout"
${six()}
p2:
  lore 4
  ink 3
${six(" exerted damage 1")}
`;
const SIZES = [
  [1280, 720],
  [1920, 1080],
  [390, 844],
  [844, 390],
  [360, 640],
] as const;

/** The elements that break a limit, by what they show. */
async function small(page: Page, selector: string, limit: number, of: "font" | "height"): Promise<string[]> {
  return page.locator(selector).evaluateAll(
    (all, [limit, of]) =>
      all
        .filter((element) => element.getClientRects().length > 0)
        .filter((element) =>
          of === "font"
            ? parseFloat(getComputedStyle(element).fontSize) < limit
            : element.getBoundingClientRect().height < limit,
        )
        .map((element) => element.textContent ?? ""),
    [limit, of] as const,
  );
}

for (const [width, height] of SIZES) {
  test(`the table can be read and used at ${width}x${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await still(page);
    await scenario(page, program.address, POSITION);
    await kind(page, "action");
    expect(await small(page, ".board .name, .board .version, .board .chip, .board .text p", 11, "font")).toEqual([]);
    if (width < 900)
      expect(await small(page, "button.pile, .tools .button, #decision .button", 39.5, "height")).toEqual([]);
    const page_ = await page.evaluate(() => [
      document.documentElement.scrollWidth - innerWidth,
      document.documentElement.scrollHeight - innerHeight,
    ]);
    expect(page_).toEqual([0, 0]);
    const cards = page.locator(".area [data-card]");
    await expect(cards).toHaveCount(12);
    if (width === 1280)
      expect(
        await cards.evaluateAll((all) => Math.min(...all.map((card) => (card as HTMLElement).offsetWidth))),
      ).toBeGreaterThanOrEqual(130);
    await accessible(page);
    await act(page, page.locator('[data-seat="0"] .area [data-card].invite').first(), /Quest/);
    await expect(page.locator('[data-lore="0"] b')).toHaveText("17");
  });
}

test("the table is dark by default, and light when asked for", async ({ page }) => {
  await still(page);
  await page.emulateMedia({ colorScheme: "light" });
  await scenario(page, program.address, POSITION);
  const felt = () => page.locator("[data-table]").evaluate((table) => getComputedStyle(table).colorScheme);
  expect(await felt()).toBe("dark");
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByLabel("Theme").selectOption("light");
  expect(await felt()).toBe("light");
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await accessible(page);
});

test("keywords have their values, and what never dries is not shown as drying", async ({ page }) => {
  await still(page);
  await scenario(page, program.address, POSITION);
  await expect(cardNamed(page, "Ox - Stout").first()).toHaveAttribute("aria-label", /Resist \+2/);
  await expect(cardNamed(page, "Ox - Stout").first().locator(".chip")).toHaveText("Resist +2");
  for (const name of ["Kettle", "Pier - Long", "Hen - Loud"]) await act(page, cardNamed(page, name), /^Play for/);
  const played = (name: string) => page.locator(`.area [data-card][aria-label^="${name};"]`);
  await expect(played("Hen - Loud")).toHaveAttribute("aria-label", /drying/);
  // 4.4.2: only characters dry.
  for (const name of ["Kettle", "Pier - Long"]) {
    await expect(played(name)).not.toHaveAttribute("aria-label", /drying/);
    await expect(played(name).locator(".state")).toHaveCount(0);
  }
  // A location lies on its side.
  const box = (await played("Pier - Long").boundingBox())!;
  expect(box.width).toBeGreaterThan(box.height);
  // Every card has a picture of its own.
  const pictures = await page
    .locator(".area .picture")
    .evaluateAll((all) => all.map((one) => getComputedStyle(one).backgroundImage));
  expect(pictures.every((picture) => picture.startsWith('url("data:image/svg+xml'))).toBe(true);
  expect(new Set(pictures).size).toBe(4);
});

test("ending the turn is quiet while something can be done", async ({ page }) => {
  await still(page);
  await scenario(page, program.address, POSITION);
  await expect(page.locator("[data-end-turn]")).not.toHaveClass(/primary/);
  await scenario(page, program.address, 'scenario "Nothing"\np1:\n  lore 1\np2:\n  lore 1\n');
  await expect(page.locator("[data-end-turn]")).toHaveClass(/primary/);
});

test("a challenger reaches its target, and nothing cuts it off", async ({ page }) => {
  await scenario(page, program.address, POSITION);
  await page.locator('[data-seat="0"] .area [data-card].invite').first().click();
  await page.getByRole("menuitem", { name: /Challenge/ }).click();
  const target = page.locator('[data-seat="1"] .area [data-card].target').nth(3);
  const to = (await target.boundingBox())!;
  await target.hover();
  await expect(page.locator("svg .line")).toHaveCount(1);
  await target.click();
  // Where the flying copy was, frame by frame.
  await page.evaluate(() => {
    const seen: DOMRect[] = ((window as unknown as { seen: DOMRect[] }).seen = []);
    const watch = () => {
      const copy = document.querySelector(".flying");
      if (copy) seen.push(copy.getBoundingClientRect());
      requestAnimationFrame(watch);
    };
    watch();
  });
  await page.locator("[data-confirm]").click();
  await kind(page, "action");
  const nearest = await page.evaluate(
    ({ x, y }) => {
      const { seen } = window as unknown as { seen: DOMRect[] };
      return Math.min(...seen.map((box) => Math.hypot(box.x + box.width / 2 - x, box.y + box.height / 2 - y)));
    },
    { x: to.x + to.width / 2, y: to.y + to.height / 2 },
  );
  expect(nearest).toBeLessThan(130);
  // It is a child of the whole table, not of an area that scrolls.
  await expect(page.locator(".area .flying")).toHaveCount(0);
});

test("the log follows until the reader scrolls, also when the question below it grows", async ({ page }) => {
  await still(page);
  await page.setViewportSize({ width: 1280, height: 600 });
  await scenario(page, program.address, POSITION.replace("lore 16", "lore 1"));
  const log = page.getByRole("region", { name: "Log of the game" });
  const left = () => log.evaluate((box) => box.scrollHeight - box.scrollTop - box.clientHeight);
  for (let i = 0; i < 5; i++) {
    await act(page, page.locator('[data-seat="0"] .area [data-card].invite').first(), "Quest");
    await expect(page.locator('[data-lore="0"] b')).toHaveText(String(i + 2));
  }
  await page.getByRole("button", { name: /^List/ }).click();
  await expect.poll(left).toBeLessThan(3);
  await page.getByRole("button", { name: /^Hide/ }).click();
  await expect.poll(left).toBeLessThan(3);
  await log.hover();
  await page.mouse.wheel(0, -400);
  await expect.poll(left).toBeGreaterThan(10);
});
