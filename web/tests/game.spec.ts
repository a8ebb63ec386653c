// Whole games with the real program, played by clicks.

import { expect, type Page } from "@playwright/test";
import { accessible } from "./axe";
import { act, cardNamed, kind, panel, playNow, Program, scenario, step, still, test } from "./program";

const program = new Program();
test.beforeAll(() => program.start());
test.afterAll(() => program.end());

test("a newcomer is in a game with one click and plays it to its end", async ({ page }) => {
  test.setTimeout(600_000);
  await still(page);
  await playNow(page, program.address);
  await kind(page, "mulligan");
  // Who begins is what a mulligan needs to know.
  await expect(page.locator("[data-starter]")).toContainText(/you go (first|second)/i);
  for (let steps = 0; await step(page); steps++) expect(steps).toBeLessThan(1500);
  const end = page.getByRole("region", { name: "The game is over" });
  await expect(end).toBeVisible();
  await expect(end.getByRole("heading")).toHaveText(/has won|have won|draw/i);
  // The log has scrolled to its end.
  const left = await page
    .getByRole("region", { name: "Log of the game" })
    .evaluate((box) => box.scrollHeight - box.scrollTop - box.clientHeight);
  expect(left).toBeLessThan(40);
  await accessible(page);
  await page.locator("[data-next]").click();
  await kind(page, "mulligan");
});

test("events are shown in order, and the log has a rule for each", async ({ page }) => {
  await playNow(page, program.address);
  for (let i = 0; i < 6; i++) await step(page);
  // Wait until the animations are over.
  await expect(page.locator('#decision:not([data-kind="none"])')).toBeVisible();
  const lines = page.getByRole("region", { name: "Log of the game" }).getByRole("listitem");
  expect(await lines.count()).toBeGreaterThan(4);
  for (const line of await lines.all()) await expect(line.locator(".rule")).toHaveText(/^\d+(\.\d+)+$/);
  const link = lines.locator("button.card").first();
  await link.hover();
  await expect(page.locator(".detail .card.detail")).toBeVisible();
});

const POSITION = `scenario "A position"
card "Paper Knight - Folded" character amber cost 2 inkable 2/3 lore 1 [Storyborn, Hero] { }
card "Stone Cat - Unmoved" character steel cost 3 3/4 lore 2 [Storyborn] { }
card "Lamp Moth - Restless" character emerald cost 3 inkable 3/3 lore 2 [Storyborn] { Evasive }
p1:
  lore 3
  ink 2
  hand "Lamp Moth - Restless", "Paper Knight - Folded", "Stone Cat - Unmoved"
  play "Paper Knight - Folded" as knight
  play "Stone Cat - Unmoved" as cat drying
p2:
  ink 3
  play "Lamp Moth - Restless" as moth exerted
  play "Stone Cat - Unmoved" as theirs exerted damage 3
`;

test("what can't be done is not offered, and says why with its rule", async ({ page }) => {
  await still(page);
  await scenario(page, program.address, POSITION);
  const drying = page.getByRole("group", { name: "Scribe: cards in play" }).locator('[aria-label^="Stone Cat"]');
  await expect(drying).not.toHaveClass(/invite/);
  await drying.click();
  const menu = page.getByRole("dialog", { name: /Stone Cat/ });
  await expect(menu.getByRole("list", { name: "Not possible now" })).toContainText(/dry/i);
  await expect(menu.locator(".rule").first()).toHaveText(/^\d+(\.\d+)+$/);
  await page.keyboard.press("Escape");
  const inHand = page.getByRole("group", { name: "Your hand" }).locator('[aria-label^="Lamp Moth"]');
  await inHand.click();
  await expect(page.getByRole("dialog", { name: /Lamp Moth/ })).toContainText(/ink/i);
  await accessible(page);
});

test("a challenge shows the true outcome before it is confirmed", async ({ page }) => {
  await still(page);
  await scenario(page, program.address, POSITION);
  const knight = page.getByRole("group", { name: "Scribe: cards in play" }).locator('[aria-label^="Paper Knight"]');
  await knight.click();
  await page.getByRole("menuitem", { name: /Challenge/ }).click();
  // The moth is Evasive and the knight is not, so there is only one target, which needs no choice.
  const dialog = page.getByRole("dialog", { name: /hallenge/ });
  await expect(dialog.locator('[data-outcome="banished"]')).toHaveCount(2);
  await page.locator("[data-confirm]").click();
  await expect(knight).toHaveCount(0);
  await expect(page.getByRole("button", { name: /Scribe's discard: 1 card/ })).toBeVisible();
});

test("undo, hint and restart work in practice", async ({ page }) => {
  await still(page);
  await scenario(page, program.address, POSITION);
  const lore = page.locator('[data-lore="0"]');
  await expect(lore).toHaveAttribute("aria-label", /\b3 of/);
  const knight = page.getByRole("group", { name: "Scribe: cards in play" }).locator('[aria-label^="Paper Knight"]');
  await act(page, knight, "Quest");
  await expect(lore).toHaveAttribute("aria-label", /\b4 of/);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(lore).toHaveAttribute("aria-label", /\b3 of/);
  await page.getByRole("button", { name: "Hint" }).click();
  await expect(page.getByRole("region", { name: "Hint" }).getByRole("listitem").first()).toBeVisible({
    timeout: 40_000,
  });
  await accessible(page);
  await act(page, knight, "Quest");
  await expect(lore).toHaveAttribute("aria-label", /\b4 of/);
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Restart with the same deal" }).click();
  await expect(lore).toHaveAttribute("aria-label", /\b3 of/);
});

test("undo against the program asks nothing, whatever came to light", async ({ page }) => {
  await still(page);
  await playNow(page, program.address);
  await kind(page, "mulligan");
  const hand = page.locator("[data-hand] [data-card]");
  await hand.first().click();
  await page.locator("[data-send]").click();
  await kind(page, "action");
  await page.getByRole("button", { name: "Undo" }).click();
  await kind(page, "mulligan");
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("a click on an item right after the table appears is not lost, however late the faces come", async ({ page }) => {
  await still(page);
  await page.route("**/faces*", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400));
    await route.continue();
  });
  await scenario(
    page,
    program.address,
    `scenario "late"\np1:\n  ink 1\n  play "Stitch - New Dog"\n  play "Lucky Dime"\n  play "The Wall - Border Fortress"\n`,
  );
  const item = page.locator('[data-seat="0"] [data-card]').nth(2);
  const box = (await item.boundingBox())!;
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.waitForTimeout(700);
  await page.mouse.up();
  await expect(page.getByRole("dialog", { name: "Lucky Dime" })).toBeVisible();
});

async function concede(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Concede" }).click();
  await page.getByRole("dialog", { name: "Concede?" }).getByRole("button", { name: "Concede" }).click();
}

test("conceding ends the game", async ({ page }) => {
  await still(page);
  await playNow(page, program.address);
  await concede(page);
  const end = page.getByRole("region", { name: "The game is over" });
  await expect(end).toBeVisible();
  // The seed and its salt have the hash that was promised when the game began.
  await expect(end.locator("[data-shuffle]")).toHaveAttribute("data-shuffle", "kept");
});

test("two players at one screen change places behind a curtain", async ({ page }) => {
  await still(page);
  await page.goto(`${program.address}/#/new`);
  await page.getByRole("button", { name: "Two at this screen" }).click();
  await page.locator('[data-new-seat="0"] input').fill("Ann");
  await page.locator('[data-new-seat="1"] input').fill("Bo");
  await page.getByRole("button", { name: "Begin" }).click();
  await kind(page, "mulligan");
  const first = (await page.locator("[data-seat].own .who .name").textContent()) ?? "";
  const seen = await page
    .locator("[data-hand] [data-card]")
    .evaluateAll((cards) => cards.map((card) => card.getAttribute("aria-label")));
  await page.locator("[data-send]").click();
  await expect(page.locator("[data-curtain]")).toBeVisible();
  // No cards are in the page behind the curtain.
  await expect(page.locator("[data-card]")).toHaveCount(0);
  await accessible(page);
  await page.locator("[data-curtain]").click();
  await expect(page.locator("[data-seat].own .who .name")).not.toHaveText(first);
  const other = await page
    .locator("[data-hand] [data-card]")
    .evaluateAll((cards) => cards.map((card) => card.getAttribute("aria-label")));
  expect(other).not.toEqual(seen);
});

test("four players, Pack Rush and best of three are set up and played", async ({ page }) => {
  await still(page);
  await page.goto(`${program.address}/#/new`);
  await accessible(page);
  await page.getByRole("button", { name: "Four players" }).click();
  await page.getByRole("button", { name: "Begin" }).click();
  await expect(page.locator("[data-seat]")).toHaveCount(4);
  await kind(page, "mulligan");
  for (let i = 0; i < 10; i++) await step(page);
  // Everyone has had a turn, and it is the user's again.
  await expect(page.locator('#decision:not([data-kind="none"])')).toBeVisible();
  expect(Number(/\d+/.exec((await page.locator(".turn").first().textContent()) ?? "")?.[0])).toBeGreaterThan(4);

  await page.goto(`${program.address}/#/new`);
  await page.getByLabel("Rules").selectOption("pack_rush");
  await page.getByRole("combobox", { name: /^Games/ }).selectOption("best_of_three");
  await page.getByRole("button", { name: "Begin" }).click();
  await expect(page.locator("[data-seat]")).toHaveCount(2);
  // 10.2: a hand of five, and 15 lore to win.
  await kind(page, "mulligan");
  await expect(page.locator("[data-hand] [data-card]")).toHaveCount(5);
  await expect(page.locator('[data-lore="0"]')).toHaveAttribute("aria-label", /of 15/);
  await concede(page);
  const end = page.getByRole("region", { name: "The game is over" });
  await expect(end.locator(".score")).toContainText("1");
  // The loser may choose who starts; then the next game begins.
  await page.locator("[data-next]").click();
  await page.locator("[data-start]").click();
  await kind(page, "mulligan");
  await concede(page);
  await expect(end.locator(".score")).toContainText("2");
  await expect(end).toContainText("has won the series");
});

test("a game can be played on a phone in portrait", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await still(page);
  await playNow(page, program.address);
  for (let i = 0; i < 12; i++) await step(page);
  const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(over).toBeLessThanOrEqual(0);
  await accessible(page);
});

test("a replay is saved, opened, stepped through and played on from", async ({ page }) => {
  await still(page);
  await playNow(page, program.address);
  for (let i = 0; i < 8; i++) await step(page);
  await page.getByRole("button", { name: "Menu" }).click();
  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save the replay" }).click();
  const file = await (await saving).path();
  await page.goto(`${program.address}/#/replay`);
  await accessible(page);
  await page.locator("[data-replay-file]").setInputFiles(file);
  await expect(page.locator(".n")).toHaveText(/^0 \//);
  await page.locator("[data-next]").click();
  await expect(page.locator(".n")).toHaveText(/^1 \//);
  await page.keyboard.press("End");
  await expect(page.locator("[data-next]")).toBeDisabled();
  await accessible(page);
  await page.getByRole("button", { name: "Continue playing from here" }).click();
  await expect(panel(page)).toBeVisible();
});

test("a file that is not a replay is refused with a sentence", async ({ page }) => {
  await page.goto(`${program.address}/#/replay`);
  await page
    .locator("[data-replay-file]")
    .setInputFiles({ name: "x.replay", mimeType: "application/octet-stream", buffer: Buffer.from("not a replay") });
  await expect(page.getByRole("alert")).toBeVisible();
});

test("a scenario with a mistake says where it is", async ({ page }) => {
  await page.goto(`${program.address}/#/scenario`);
  await accessible(page);
  await page.locator("[data-scenario]").fill('scenario "x"\np1:\n  hand "No Such Card At All"\n');
  await page.getByRole("button", { name: "Set it up" }).click();
  await expect(page.getByRole("alert")).toContainText(/3/);
});

test("every kind of question comes up in scenarios, and is answered", async ({ page }) => {
  test.setTimeout(240_000);
  await still(page);
  const go = (text: string, how = {}) => scenario(page, program.address, text, how);

  await test.step("name", async () => {
    // In a position from a scenario only cards that the seat has seen can be named: the list must reveal no others.
    await go(
      'scenario "name"\np1:\n  ink 1\n  hand "Lucky Dime"\n  deck "Lucky Dime"\n  play "The Sorcerer\'s Hat" as hat\n',
    );
    await act(page, cardNamed(page, "The Sorcerer's Hat"), /.*/);
    await kind(page, "name");
    await page.locator("[data-name-search]").fill("lucky dime");
    await page.getByRole("button", { name: "Lucky Dime", exact: true }).click();
    await kind(page, "action");
    await expect(cardNamed(page, "Lucky Dime")).toHaveCount(2);
  });

  await test.step("cards and a number", async () => {
    await go(
      'scenario "number"\ncard "Balm" action amber cost 1 inkable { Remove up to 3 damage from chosen character. }\n' +
        'card "Ox - Sore" character ruby cost 3 inkable 3/6 lore 1 [Storyborn] { }\ncard "Hen - Sore" character ruby cost 3 inkable 3/6 lore 1 [Storyborn] { }\n' +
        'p1:\n  ink 1\n  hand "Balm"\n  play "Ox - Sore" damage 3\n  play "Hen - Sore" damage 2\n',
    );
    await act(page, cardNamed(page, "Balm"), /Play/);
    await kind(page, "cards");
    await expect(panel(page)).toContainText("Balm");
    await cardNamed(page, "Ox - Sore").click();
    await kind(page, "number");
    await page.getByRole("button", { name: "One less" }).click();
    await page.locator("[data-send]").click();
    await expect(cardNamed(page, "Ox - Sore")).toHaveAttribute("aria-label", /1 damage/);
  });

  await test.step("may, and which ability comes first", async () => {
    await go(
      'scenario "may"\ncard "Bard - One" character amber cost 2 inkable 1/4 lore 1 [Storyborn] {\n  REPORT: Whenever this character quests, you may draw a card.\n' +
        '  CHEER: Whenever this character quests, you may gain 1 lore.\n}\np1:\n  play "Bard - One"\n',
    );
    await act(page, cardNamed(page, "Bard - One"), "Quest");
    await kind(page, "trigger");
    await expect(panel(page).locator("[data-answer='2']")).toContainText("you may gain 1 lore");
    await page.locator("#decision [data-answer='2']").click();
    await kind(page, "may");
    await expect(panel(page)).toContainText("Bard - One");
    await page.keyboard.press("y");
    await kind(page, "may");
    await page.keyboard.press("n");
    await kind(page, "action");
    await expect(page.locator('[data-lore="0"]')).toHaveAttribute("aria-label", /\b2 of/);
  });

  await test.step("an option", async () => {
    await go('scenario "option"\np1:\n  ink 3\n  hand "Megara - Captivating Cynic", "Lucky Dime"\n');
    await act(page, cardNamed(page, "Megara - Captivating Cynic"), /Play/);
    await kind(page, "option");
    await page.locator("#decision [data-answer='2']").click();
    await kind(page, "action");
    await expect(cardNamed(page, "Megara - Captivating Cynic")).toHaveCount(0);
  });

  await test.step("top or bottom", async () => {
    await go(
      'scenario "ends"\np1:\n  deck "Smash", "Dragon Fire"\n  play "Aurora - Lore Guardian" drying\n  play "Pawpsicle"\n  play "Dinglehopper"\n',
    );
    await act(page, cardNamed(page, "Aurora - Lore Guardian"), /.*/);
    await kind(page, "cards");
    await cardNamed(page, "Pawpsicle").click();
    await kind(page, "option");
    await expect(panel(page)).toContainText(/bottom/i);
    await page.getByRole("button", { name: /bottom/i }).click();
    await kind(page, "action");
  });

  await test.step("an order", async () => {
    await go('scenario "order"\np1:\n  ink 1\n  hand "Reflection"\n  deck "Stitch - New Dog", "Lucky Dime", "Smash"\n');
    await act(page, cardNamed(page, "Reflection"), /Play/);
    await kind(page, "order");
    for (const name of ["Smash", "Lucky Dime", "Stitch - New Dog"])
      await panel(page).locator("[data-pick]", { hasText: name }).click();
    await page.locator("[data-send]").click();
    await kind(page, "action");
  });

  await test.step("a player", async () => {
    await go(
      'scenario "player"\nplayers 3\ncard "Fine" action ruby cost 1 { Chosen opponent loses 1 lore. }\np1:\n  ink 1\n  hand "Fine"\np2:\n  lore 2\np3:\n  lore 2\n',
      { players: 3 },
    );
    await act(page, cardNamed(page, "Fine"), /Play/);
    await kind(page, "player");
    await panel(page).locator("[data-answer='2']").click();
    await kind(page, "action");
    await expect(page.locator('[data-lore="2"]')).toHaveAttribute("aria-label", /\b1 of/);
  });

  await test.step("a replacement effect, decided by the other player at the same screen", async () => {
    await go(
      'scenario "replacement"\ncard "Mule - Plain" character amber cost 2 inkable 2/4 lore 1 [Storyborn, Ally] { }\ncard "Hex" action ruby cost 1 { Deal 2 damage to chosen character. }\n' +
        'p1:\n  ink 1\n  hand "Hex"\np2:\n  play "Beast - Selfless Protector" as one\n  play "Beast - Selfless Protector" as two\n  play "Mule - Plain"\n',
      { hot: true },
    );
    await act(page, cardNamed(page, "Hex"), /Play/);
    await kind(page, "cards");
    await cardNamed(page, "Mule - Plain").click();
    await page.locator("[data-curtain]").click();
    await kind(page, "replacement");
    // Each replacement says what it would do.
    await expect(panel(page).locator("[data-answer] small")).toHaveCount(2);
    await panel(page).locator("[data-answer='2']").click();
    await page.locator("[data-curtain]").click();
    await expect(page.locator('[data-card][aria-label*="2 damage"]')).toHaveCount(1);
  });
});

test("a leader is shown beside the table, and its ability can be used", async ({ page }) => {
  await still(page);
  await scenario(
    page,
    program.address,
    `card "Test Smith (leader)" leader { FORGE: {E}, 2 {I} - Gain 2 lore. }
scenario "a leader"
variant coconut
p1:
  ink 2
  leader "Test Smith (leader)" as smith
expect p1 lore 0
`,
  );
  const lore = page.locator('[data-lore="0"]');
  await expect(lore).toHaveAttribute("aria-label", /\b0 of 25/);
  const leader = cardNamed(page, "Test Smith (leader)");
  await expect(leader).toHaveCount(1);
  await accessible(page);
  await act(page, leader, /FORGE/);
  await expect(lore).toHaveAttribute("aria-label", /\b2 of 25/);
  await expect(leader).toHaveAttribute("aria-label", /exerted/);
});
