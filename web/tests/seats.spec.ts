// Seats: claiming one, opening it in another window, what each may see, and what survives a crash.

import { expect, type Browser, type Page } from "@playwright/test";
import type { ServerMessage, View } from "../src/protocol";
import { another, kind, panel, playNow, Program, step, still, test, together } from "./program";

const program = new Program();
test.beforeAll(() => program.start());
test.afterAll(() => program.end());

/** All messages that a page receives on its connections. */
function wire(page: Page): ServerMessage[] {
  const heard: ServerMessage[] = [];
  page.on("websocket", (socket) =>
    socket.on("framereceived", ({ payload }) => {
      if (typeof payload === "string") heard.push(JSON.parse(payload) as ServerMessage);
    }),
  );
  return heard;
}

async function two(browser: Browser): Promise<{ a: Page; b: Page; atA: ServerMessage[]; atB: ServerMessage[] }> {
  const [a, b] = [await another(browser), await another(browser)];
  const [atA, atB] = [wire(a), wire(b)];
  for (const page of [a, b]) await still(page);
  await a.goto(`${program.address}/#/new`);
  await a.getByRole("button", { name: "Two browsers" }).click();
  await a.locator('[data-new-seat="0"] input').fill("Ann");
  await a.locator('[data-new-seat="1"] input').fill("Bo");
  await expect(a.locator('[data-new-seat="1"] select').last().locator("option")).not.toHaveCount(0);
  const decks = await a
    .locator('[data-new-seat="0"] select')
    .last()
    .locator("option")
    .evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value));
  await a.locator('[data-new-seat="0"] select').last().selectOption(decks[0]!);
  await a.locator('[data-new-seat="1"] select').last().selectOption(decks[1]!);
  await a.getByRole("button", { name: "Begin" }).click();
  const link = await a.locator("[data-link]").inputValue();
  expect(link).toContain("#/seat/");
  await b.goto(link);
  await expect(panel(b)).toBeVisible();
  // The invitation does not stay in the address.
  expect(b.url()).toContain("#/play/");
  await expect(a.locator("[data-link]")).toHaveCount(0);
  return { a, b, atA, atB };
}

/** All faces anywhere in a message. */
function facesIn(value: unknown, found = new Set<number>()): Set<number> {
  if (Array.isArray(value)) for (const one of value) facesIn(one, found);
  else if (typeof value === "object" && value !== null) {
    for (const [key, inner] of Object.entries(value)) {
      if (key === "face" && typeof inner === "number") found.add(inner);
      else facesIn(inner, found);
    }
  }
  return found;
}

const views = (heard: ServerMessage[]): View[] =>
  heard.flatMap((one) => (one.t === "state" || one.t === "step" ? [one.view] : []));

test("two browsers never see each other's hands: checked on the wire", async ({ browser }) => {
  test.setTimeout(240_000);
  const { a, b, atA, atB } = await two(browser);
  await together(a, b, 30);
  for (const [own, mine, other, theirs] of [
    [0, atA, 1, atB],
    [1, atB, 0, atA],
  ] as const) {
    // Cards that were public at any time, as their owner saw them. The opponent must never receive any other of them.
    const open = new Set<number>();
    const held = new Set<number>();
    for (const view of views(mine)) {
      const side = view.sides[own]!;
      for (const card of [...side.play, ...side.discard, ...side.resolving]) open.add(card.face);
      for (const card of side.play) for (const under of card.under) if (under.face !== null) open.add(under.face);
      for (const card of side.hand) held.add(card.face);
      // The decks differ, but a card that is in both is not a secret.
      for (const card of [...view.sides[other]!.play, ...view.sides[other]!.discard]) open.add(card.face);
    }
    for (const view of views(theirs)) for (const card of view.sides[other]!.hand) open.add(card.face);
    for (const message of mine) {
      if (message.t === "step") for (const { what } of message.events) if (what.t === "revealed") open.add(what.face);
    }
    const secret = [...held].filter((face) => !open.has(face));
    expect(secret.length).toBeGreaterThan(0);
    const told = facesIn(theirs);
    expect(secret.filter((face) => told.has(face))).toEqual([]);
    for (const view of views(theirs)) expect(view.sides[own]!.hand).toEqual([]);
  }
});

test("two people see each other come, talk, take back by agreement, and call for another game", async ({ browser }) => {
  test.setTimeout(240_000);
  const { a, b } = await two(browser);
  await expect(a.locator("[data-note]")).toHaveText("Bo is here");
  await a.locator("[data-say]").click();
  await a.getByRole("button", { name: "Good luck!" }).click();
  await expect(b.locator("[data-note]")).toHaveText("Ann: Good luck!");
  await together(a, b, 8);
  const asked = '#decision:not([data-kind="none"])';
  const n = async () => Number(await a.locator("#decision").getAttribute("data-n"));
  await expect.poll(async () => (await a.locator(asked).count()) + (await b.locator(asked).count())).toBe(1);
  const before = await n();
  // Ann asks, and Bo declines.
  await a.locator("[data-ask-undo]").click();
  await expect(b.getByRole("dialog")).toContainText("Ann asks to take back");
  await b.getByRole("button", { name: "Rather not" }).click();
  await expect(a.locator("[data-note]")).toHaveText("They would rather not take it back");
  expect(await n()).toBe(before);
  await a.getByRole("button", { name: "Menu" }).click();
  await a.getByRole("button", { name: "Concede" }).click();
  await a.getByRole("dialog", { name: "Concede?" }).getByRole("button", { name: "Concede" }).click();
  await a.locator("[data-next]").click();
  await expect(b.locator("[data-wish]")).toHaveText("Ann wants to play again");
  await b.locator("[data-next]").click();
  await expect(b.locator("[data-starter]")).toBeVisible();
  // An answer that showed nothing is taken back at once when the other one agrees.
  const first = (await a.locator(asked).count()) > 0 ? a : b;
  const other = first === a ? b : a;
  await first.locator("[data-send]").click();
  await kind(other, "mulligan");
  await first.locator("[data-ask-undo]").click();
  await other.locator("[data-allow]").click();
  await kind(first, "mulligan");
});

test("nothing is shown without a token, and a wrong invitation is refused", async ({ page }) => {
  await page.goto(`${program.address}/#/play/nothing-of-mine`);
  await expect(page.getByRole("heading")).toHaveText("There is no seat here");
  await page.goto(`${program.address}/#/seat/some-game/not-a-token`);
  await expect(page.getByRole("heading")).toHaveText("This seat can't be taken");
});

test("a reload restores the table", async ({ page }) => {
  await still(page);
  await playNow(page, program.address);
  for (let i = 0; i < 5; i++) await step(page);
  await expect(page.locator('#decision:not([data-kind="none"])')).toBeVisible();
  // Targets are marked when the question arrives, which may be a moment after the cards.
  const cards = () =>
    page
      .locator("[data-card]")
      .evaluateAll((all) => all.map((card) => card.getAttribute("aria-label")?.replace("; possible target", "")));
  const before = await cards();
  await page.reload();
  await expect(page.locator('#decision:not([data-kind="none"])')).toBeVisible();
  await expect.poll(cards).toEqual(before);
});

test("a second window takes the seat over, and the first says so", async ({ page, context }) => {
  await still(page);
  await playNow(page, program.address);
  await kind(page, "mulligan");
  const second = await context.newPage();
  await second.goto(page.url());
  await kind(second, "mulligan");
  await expect(page.getByRole("heading")).toHaveText("You are playing in another window");
  await page.getByRole("button", { name: "Play here again" }).click();
  await kind(page, "mulligan");
  await expect(second.getByRole("heading")).toHaveText("You are playing in another window");
});

test("a table continues after the program was killed in the middle of a decision", async ({ page }) => {
  test.setTimeout(120_000);
  await still(page);
  await playNow(page, program.address);
  for (let i = 0; i < 4; i++) await step(page);
  const asked = page.locator('#decision:not([data-kind="none"])');
  await expect(asked).toBeVisible();
  const before = {
    kind: await asked.getAttribute("data-kind"),
    hand: await page.locator("[data-hand] [data-card]").count(),
  };
  await program.kill();
  await expect(page.getByRole("alert")).toContainText("connection was lost");
  await program.start();
  await expect(page.getByRole("alert")).toHaveCount(0, { timeout: 20_000 });
  await expect(asked).toHaveAttribute("data-kind", before.kind!);
  expect(await page.locator("[data-hand] [data-card]").count()).toBe(before.hand);
  for (let i = 0; i < 3; i++) await step(page);
});
