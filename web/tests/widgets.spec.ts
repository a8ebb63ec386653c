// Every kind of question has its widget. A mock server asks each of them, and the page's answers are checked.

import { expect, test, type Page } from "@playwright/test";
import type { Action, Answer, ClientMessage, Decision, DecisionKind, ServerMessage } from "../src/protocol";
import { accessible } from "./axe";
import { madeUp, named, turn, view, type Heard } from "./made-up";
import { still } from "./program";

// Each test has its own server, so the tests can run in parallel.
test.describe.configure({ mode: "parallel" });

const text = (words: string) => ({ t: "text" as const, text: words });

function ask(kind: DecisionKind, answers: Answer[], more: Partial<Decision> = {}): Decision {
  return {
    seat: 0,
    yours: true,
    shared: false,
    kind,
    rule: "6.1.3",
    source: 20,
    face: 1,
    prompt: [named(20, 1), text(" asks: what shall it be?")],
    text: "Whenever a lamp is lit, choose something.",
    answers,
    ...more,
  };
}

const say = (action: Action, words: string, note: string | null = null): Answer => ({
  action,
  words: [text(words)],
  cards: [],
  note,
});
const pick = (id: number, of: number): Answer => ({
  action: { t: "card", card: id },
  words: [named(id, of)],
  cards: [id],
  note: null,
});
const done = say({ t: "done" }, "done");

const acted = (heard: Heard) =>
  heard.messages
    .filter((message): message is Extract<ClientMessage, { t: "act" }> => message.t === "act")
    .map(({ action }) => action);

async function opened(page: Page, decisions: Decision[], players = 2): Promise<Heard> {
  const heard = await madeUp(page, decisions, players);
  await page.goto("/#/play/made-up");
  await page.locator('[data-card="20"]').waitFor();
  return heard;
}

test("a prompt names the card that asks and what each answer does", async ({ page }) => {
  const heard = await opened(page, [
    ask({ t: "may" }, [say({ t: "yes" }, "yes", "Draw a card."), say({ t: "no" }, "no", "Nothing happens.")]),
    turn(),
  ]);
  const panel = page.locator("#decision");
  await expect(panel).toContainText("Lamp Moth - Restless asks");
  await expect(panel).toContainText("Whenever a lamp is lit");
  await expect(panel.getByRole("button", { name: /Yes/ })).toContainText("Draw a card.");
  await accessible(page);
  await page.keyboard.press("n");
  await expect.poll(() => acted(heard)).toEqual([{ t: "no" }]);
});

test("an option is chosen by its number", async ({ page }) => {
  const heard = await opened(page, [
    ask({ t: "option", n: 2, ends: false }, [
      say({ t: "option", n: 0 }, "draw a card"),
      say({ t: "option", n: 1 }, "gain 1 lore"),
    ]),
    turn(),
  ]);
  await page.keyboard.press("2");
  await expect.poll(() => acted(heard)).toEqual([{ t: "option", n: 1 }]);
});

test("top and bottom are two answers", async ({ page }) => {
  const heard = await opened(page, [
    ask({ t: "option", n: 2, ends: true }, [
      say({ t: "option", n: 0 }, "on the top"),
      say({ t: "option", n: 1 }, "on the bottom"),
    ]),
    turn(),
  ]);
  await page.getByRole("button", { name: "On the bottom" }).click();
  await expect.poll(() => acted(heard)).toEqual([{ t: "option", n: 1 }]);
});

test("a single card is taken by a click on it at the table", async ({ page }) => {
  const heard = await opened(page, [
    ask({ t: "cards", picked: 0, min: 1, max: 1 }, [pick(30, 3), pick(32, 1)]),
    turn(),
  ]);
  await expect(page.locator('[data-card="30"]')).toHaveClass(/target/);
  await expect(page.locator('[data-card="31"]')).not.toHaveClass(/target/);
  await page.locator('[data-card="32"]').click();
  await expect.poll(() => acted(heard)).toEqual([{ t: "card", card: 32 }]);
});

test("several cards are marked, here or there, and sent together", async ({ page }) => {
  const both = [pick(30, 3), pick(31, 8), pick(32, 1), done];
  const heard = await opened(page, [
    ask({ t: "cards", picked: 0, min: 0, max: 2 }, both),
    ask({ t: "cards", picked: 1, min: 0, max: 2 }, [pick(31, 8), pick(32, 1), done]),
    turn(),
  ]);
  await page.locator('[data-card="30"]').click();
  await page.locator('[data-pick="32"]').click();
  await expect(page.locator("[data-send]")).toHaveText("Choose 2 cards");
  await page.locator("[data-send]").click();
  await expect
    .poll(() => acted(heard))
    .toEqual([
      { t: "card", card: 30 },
      { t: "card", card: 32 },
    ]);
});

test("choosing no card is an answer if that is allowed, and Escape removes the marks", async ({ page }) => {
  const heard = await opened(page, [
    ask({ t: "cards", picked: 0, min: 0, max: 2 }, [pick(30, 3), pick(32, 1), done]),
    turn(),
  ]);
  await page.locator('[data-card="30"]').click();
  await page.keyboard.press("Escape");
  await expect(page.locator("[data-send]")).toHaveText("Choose none");
  await page.locator("[data-send]").click();
  await expect.poll(() => acted(heard)).toEqual([{ t: "done" }]);
});

test("too few cards can't be sent", async ({ page }) => {
  await opened(page, [ask({ t: "cards", picked: 0, min: 2, max: 2 }, [pick(30, 3), pick(31, 8), pick(32, 1)]), turn()]);
  await expect(page.locator("[data-send]")).toBeDisabled();
  await page.locator('[data-card="30"]').click();
  await expect(page.locator("[data-send]")).toBeDisabled();
  await page.locator('[data-card="31"]').click();
  await expect(page.locator("[data-send]")).toBeEnabled();
});

test("the opening hand is kept or altered", async ({ page }) => {
  const hand = [pick(10, 0), pick(11, 1), pick(12, 2), done];
  const heard = await opened(page, [
    ask({ t: "mulligan" }, hand),
    ask({ t: "mulligan" }, hand.slice(1)),
    ask({ t: "mulligan" }, [done]),
    turn(),
  ]);
  await expect(page.locator("[data-send]")).toHaveText("Keep this hand");
  await page.locator('[data-card="10"]').click();
  await page.locator('[data-card="11"]').click();
  await page.locator("[data-send]").click();
  await expect.poll(() => acted(heard)).toEqual([{ t: "card", card: 10 }, { t: "card", card: 11 }, { t: "done" }]);
});

test("an order stands as offered, and is changed by arrows or by marking, top card first", async ({ page }) => {
  const three = [pick(10, 0), pick(11, 1), pick(12, 2)];
  const rest = (n: number) => ask({ t: "order", left: 3 - n }, three.slice(n));
  const heard = await opened(page, [rest(0), rest(1), rest(2), rest(0), rest(1), rest(2), turn()]);
  const number = (card: number) => page.locator(`[data-pick="${card}"] .box`);
  await expect(number(10)).toHaveText("1");
  await expect(number(12)).toHaveText("3");
  await page.locator('[data-up="12"]').click();
  await page.locator('[data-up="12"]').click();
  await expect(number(12)).toHaveText("1");
  await expect(number(11)).toHaveText("3");
  await accessible(page);
  await page.locator("[data-pick='11']").click();
  await expect(page.locator("[data-send]")).toBeDisabled();
  await page.locator('[data-pick="10"]').click();
  await page.locator('[data-pick="12"]').click();
  await expect(number(10)).toHaveText("2");
  await page.locator("[data-send]").click();
  await expect.poll(() => acted(heard).slice(0, 1)).toEqual([{ t: "card", card: 11 }]);
});

test("a number stays within its bounds", async ({ page }) => {
  const answers = [2, 3, 4].map((n) => say({ t: "number", n }, String(n)));
  const heard = await opened(page, [ask({ t: "number", min: 2, max: 4, usual: 4 }, answers), turn()]);
  await expect(page.getByRole("button", { name: "One more" })).toBeDisabled();
  await page.getByRole("spinbutton").fill("99");
  await page.getByRole("spinbutton").press("Tab");
  await expect(page.locator("[data-send]")).toHaveText("Choose 4");
  await page.getByRole("button", { name: "One less" }).click();
  await accessible(page);
  await page.locator("[data-send]").click();
  await expect.poll(() => acted(heard)).toEqual([{ t: "number", n: 3 }]);
});

test("a name is found by typing", async ({ page }) => {
  const heard = await opened(page, [ask({ t: "name" }, []), turn()]);
  await page.locator("[data-name-search]").fill("kett");
  await accessible(page);
  await page.getByRole("button", { name: "Brass Kettle", exact: true }).click();
  await expect.poll(() => acted(heard)).toEqual([{ t: "name", n: 6 }]);
});

test("a player is chosen by name", async ({ page }) => {
  const seats: Answer[] = [1, 2].map((seat) => ({
    action: { t: "player", seat },
    words: [{ t: "seat", seat }],
    cards: [],
    note: null,
  }));
  const heard = await opened(page, [ask({ t: "player" }, seats), turn()], 3);
  await page.locator("#decision").getByRole("button", { name: "Otto" }).click();
  await expect.poll(() => acted(heard)).toEqual([{ t: "player", seat: 2 }]);
});

test("the next ability of the bag is chosen, and so is the replacement that applies", async ({ page }) => {
  const heard = await opened(page, [
    ask({ t: "trigger" }, [say({ t: "trigger", n: 0 }, "this first"), say({ t: "trigger", n: 1 }, "that first")]),
    ask({ t: "replacement" }, [
      {
        action: { t: "replacement", card: 21, nth: 0 },
        words: [named(21, 0)],
        cards: [21],
        note: "The damage goes there.",
      },
      { action: { t: "replacement", card: 23, nth: 0 }, words: [named(23, 2)], cards: [23], note: null },
    ]),
    turn(),
  ]);
  await page.getByRole("button", { name: "That first" }).click();
  await expect(page.locator("#decision")).toHaveAttribute("data-kind", "replacement");
  await page.locator('[data-card="23"]').click();
  await expect
    .poll(() => acted(heard))
    .toEqual([
      { t: "trigger", n: 1 },
      { t: "replacement", card: 23, nth: 0 },
    ]);
});

test("a challenge shows its outcome before it is confirmed, and Escape cancels", async ({ page }) => {
  const heard = await opened(page, [turn(), turn()]);
  await page.locator('[data-card="20"]').click();
  await page.getByRole("menuitem", { name: /Challenge/ }).click();
  await expect(page.locator('[data-card="30"]')).toHaveClass(/target/);
  await expect(page.locator('[data-card="31"]')).not.toHaveClass(/target/);
  await page.locator('[data-card="30"]').click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("is banished");
  await expect(dialog).toContainText("0 → 2 of 5");
  await accessible(page);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  expect(acted(heard)).toEqual([]);
  await page.locator('[data-card="20"]').click();
  await page.getByRole("menuitem", { name: /Challenge/ }).click();
  await page.locator('[data-card="30"]').click();
  await page.locator("[data-confirm]").click();
  await expect.poll(() => acted(heard)).toEqual([{ t: "challenge", card: 20, target: 30 }]);
});

test("cards can be dragged: to the inkwell, the lore, the table, and onto each other", async ({ page }) => {
  const heard = await opened(page, [turn(), turn(), turn(), turn(), turn()]);
  const drag = async (from: string, to: string) => {
    const [a, b] = [await page.locator(from).boundingBox(), await page.locator(to).boundingBox()];
    await page.mouse.move(a!.x + a!.width / 2, a!.y + a!.height / 2);
    await page.mouse.down();
    await page.mouse.move(a!.x + a!.width / 2 + 20, a!.y + a!.height / 2 - 20, { steps: 3 });
    await page.mouse.move(b!.x + b!.width / 2, b!.y + b!.height / 2, { steps: 5 });
    await page.mouse.up();
    await page.waitForTimeout(500);
  };
  const own = '[data-seat="0"] ';
  await drag('[data-card="11"]', `${own}[data-place="inkwell"]`);
  await drag('[data-card="20"]', '[data-place="quest"]');
  await drag('[data-card="20"]', '[data-card="22"]');
  // A drop outside of any target does nothing.
  await drag('[data-card="20"]', '[data-card="31"]');
  await drag('[data-card="20"]', '[data-card="30"]');
  await page.locator("[data-confirm]").click();
  await expect
    .poll(() => acted(heard))
    .toEqual([
      { t: "ink", card: 11 },
      { t: "quest", card: 20 },
      { t: "move", card: 20, to: 22 },
      { t: "challenge", card: 20, target: 30 },
    ]);
});

test("a card that can do nothing says why, with the rule", async ({ page }) => {
  await opened(page, [turn()]);
  await page.locator('[data-card="21"]').click();
  const menu = page.getByRole("dialog", { name: /Paper Knight/ });
  await expect(menu).toContainText("It is exerted.");
  await expect(menu).toContainText("4.5.2");
  await accessible(page);
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
});

test("a refusal shows its rule, and the question stays open", async ({ page }) => {
  const heard = await opened(page, [turn()]);
  heard.send({
    t: "refused",
    n: 0,
    rule: "8.6.1",
    reason: "it is Evasive",
    why: [{ rule: "8.6.1", words: [text("it is Evasive.")] }],
  });
  await expect(page.getByRole("alert")).toContainText("8.6.1");
  await expect(page.getByRole("button", { name: /End turn/ })).toBeEnabled();
  await accessible(page);
});

test("ending a turn warns if something useful could still be done", async ({ page }) => {
  const heard = await opened(page, [turn(), turn()]);
  await page.keyboard.press("e");
  const dialog = page.getByRole("dialog", { name: "End the turn?" });
  await expect(dialog).toContainText("1 character could quest");
  await expect(dialog).toContainText("inkwell");
  await page.keyboard.press("Escape");
  expect(acted(heard)).toEqual([]);
  await page.keyboard.press("e");
  await page.locator("[data-confirm]").click();
  await expect.poll(() => acted(heard)).toEqual([{ t: "end_turn" }]);
});

test("everything can be done with the keyboard", async ({ page }) => {
  const heard = await opened(page, [turn(), turn()]);
  await page.locator('[data-card="20"]').focus();
  await page.keyboard.press("ArrowDown");
  await expect(page.locator("[data-hand] [data-card]:focus")).toHaveCount(1);
  await page.keyboard.press("ArrowUp");
  await page.locator('[data-card="20"]').focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("menuitem", { name: "Quest" })).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
  await expect.poll(() => acted(heard)).toEqual([{ t: "quest", card: 20 }]);
});

test("four sides fit at 1280×720 without scrolling, and every screen is accessible in both themes", async ({
  page,
}) => {
  await opened(page, [turn()], 4);
  const fits = await page.evaluate(
    () => document.documentElement.scrollHeight <= innerHeight && document.documentElement.scrollWidth <= innerWidth,
  );
  expect(fits).toBe(true);
  await accessible(page);
  await page.emulateMedia({ colorScheme: "dark" });
  await accessible(page);
});

test("nothing overflows on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await opened(page, [turn()]);
  const fits = await page.evaluate(
    () => document.documentElement.scrollWidth <= innerWidth && document.documentElement.scrollHeight <= innerHeight,
  );
  expect(fits).toBe(true);
  await page.getByRole("button", { name: "Log" }).click();
  await expect(page.getByRole("dialog", { name: "Log" })).toContainText("quests");
  await accessible(page);
});

test("events are shown one after the other, and then the question", async ({ page }) => {
  const heard = await opened(page, [turn()]);
  const order = await page.evaluateHandle(() => {
    const seen: string[] = [];
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) {
        for (const node of addedNodes) {
          if (!(node instanceof HTMLElement)) continue;
          for (const name of ["shown", "floating", "banner"])
            if (node.classList.contains(name)) seen.push(`${name}: ${node.textContent?.slice(0, 12)}`);
        }
      }
    }).observe(document.body, { childList: true, subtree: true });
    return seen;
  });
  heard.send(story());
  await expect(page.locator("#decision")).toHaveAttribute("data-kind", "none");
  await expect(page.locator("#decision")).toHaveAttribute("data-kind", "action");
  expect(await order.jsonValue()).toEqual([
    "banner: Greta's turn",
    "shown: Greta plays ",
    "floating: 2 damage",
    "floating: +1",
  ]);
  await expect(page.getByRole("region", { name: "Log of the game" }).getByRole("listitem").last()).toContainText(
    "gains 1 lore",
  );
  // Screen readers announce it, too.
  await expect(page.getByRole("log")).toContainText("gains 1 lore");
});

for (const [whose, wish] of [
  ["the system's", (page: Page) => page.emulateMedia({ reducedMotion: "reduce" })],
  ["the player's", (page: Page) => still(page)],
] as const) {
  test(`without motion the question appears at once: ${whose} setting`, async ({ page }) => {
    await wish(page);
    const heard = await opened(page, [turn()]);
    heard.send(story());
    await expect(page.getByRole("region", { name: "Log of the game" })).toContainText("gains 1 lore");
    await expect(page.locator(".banner, .shown, .floating")).toHaveCount(0);
    await expect(page.locator("#decision")).toHaveAttribute("data-kind", "action");
    await page.locator('[data-card="21"]').click();
    const menu = page.getByRole("dialog", { name: /Paper Knight/ });
    const duration = await menu.evaluate((element) => Number.parseFloat(getComputedStyle(element).animationDuration));
    expect(duration).toBeLessThan(0.01);
  });
}

function story(): ServerMessage {
  return {
    t: "step",
    n: 1,
    seat: 1,
    view: view(),
    decision: turn(),
    over: null,
    events: [
      {
        n: 1,
        begins_turn: true,
        rule: "3.2.1",
        what: { t: "turn_began", seat: 1, turn: 10 },
        words: [text("turn 10")],
      },
      {
        n: 1,
        begins_turn: false,
        rule: "4.3.4",
        what: { t: "played", seat: 1, card: null, by: "ink", with: null },
        words: [text("Greta plays "), named(31, 8)],
      },
      {
        n: 1,
        begins_turn: false,
        rule: "4.6.6",
        what: { t: "damage_dealt", card: 21, n: 2 },
        words: [named(21, 0), text(" is dealt 2 damage")],
      },
      {
        n: 1,
        begins_turn: false,
        rule: "4.5.3",
        what: { t: "lore_gained", seat: 1, n: 1 },
        words: [{ t: "seat", seat: 1 }, text(" gains 1 lore")],
      },
    ],
  };
}

const SIZES = [
  [1280, 720],
  [1920, 1080],
  [390, 844],
  [844, 390],
  [360, 640],
] as const;

for (const [width, height] of SIZES) {
  test(`the confirm button is visible at ${width} by ${height}`, async ({ page }) => {
    const small = width < 860;
    const many = Array.from({ length: 7 }, (_, i) => pick(10 + i, i % 3));
    const long = "Whenever a lamp is lit, choose something. ".repeat(6);
    const options = [0, 1].map((n) => say({ t: "option", n }, "a rather long answer about what will be done then"));
    const players: Answer[] = [
      { action: { t: "player", seat: 1 }, words: [{ t: "seat", seat: 1 }], cards: [], note: null },
    ];
    const questions: [Decision, string][] = [
      [ask({ t: "mulligan" }, [...many, done], { text: null }), "[data-send]"],
      [ask({ t: "cards", picked: 0, min: 0, max: 3 }, [...many, done], { text: long }), "[data-send]"],
      [ask({ t: "order", left: 7 }, many, { text: long }), "[data-send]"],
      [
        ask({ t: "may" }, [say({ t: "yes" }, "yes", "Draw a card."), say({ t: "no" }, "no", "Nothing happens.")], {
          text: long,
        }),
        '[data-action="no"]',
      ],
      [
        ask(
          { t: "number", min: 0, max: 9, usual: 0 },
          Array.from({ length: 10 }, (_, n) => say({ t: "number", n }, `${n}`)),
          { text: long },
        ),
        "[data-send]",
      ],
      [ask({ t: "option", n: 2, ends: false }, options), '[data-answer="2"]'],
      [
        ask({ t: "trigger" }, [say({ t: "trigger", n: 0 }, "this first"), say({ t: "trigger", n: 1 }, "that first")]),
        '[data-answer="2"]',
      ],
      [
        ask({ t: "replacement" }, [
          { action: { t: "replacement", card: 21, nth: 0 }, words: [named(21, 0)], cards: [21], note: null },
        ]),
        '[data-answer="1"]',
      ],
      [ask({ t: "player" }, players), '[data-answer="1"]'],
      [ask({ t: "name" }, []), "[data-name-search]"],
      [turn(), "[data-end-turn]"],
    ];
    await page.setViewportSize({ width, height });
    const heard = await opened(page, [questions[0]![0]]);
    for (const [i, [decision, button]] of questions.entries()) {
      const kind = decision.kind?.t;
      if (i > 0) heard.send({ t: "state", n: i, view: view(), decision, log: [], over: null, shuffle: null });
      await expect(page.locator(`#decision[data-kind="${kind}"][data-n="${i}"]`)).toBeVisible();
      const place = page.locator(`#decision ${button}`).last();
      const { x, y, width: w, height: h } = (await place.boundingBox())!;
      const inside = x >= 0 && y >= 0 && x + w <= width + 1 && y + h <= height + 1;
      expect(inside, `${kind}: the confirm button is at ${x},${y} with ${w} by ${h}`).toBe(true);
      expect(h, `${kind}: a finger can hit it`).toBeGreaterThanOrEqual(small ? 40 : 36);
      // Nothing covers it.
      const hit = await place.evaluate(
        (element, [cx, cy]) => element.contains(document.elementFromPoint(cx!, cy!)),
        [x + w / 2, y + h / 2],
      );
      expect(hit, `${kind}: it can be clicked`).toBe(true);
    }
    const found = await page.evaluate(() => {
      const box = (element: Element) => element.getBoundingClientRect();
      const shown = (element: Element) => box(element).width > 0 && getComputedStyle(element).visibility !== "hidden";
      const texts = [...document.querySelectorAll(".card *")].filter(
        (element) =>
          shown(element) && [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()),
      );
      const buttons = [...document.querySelectorAll("main button:not([data-card]), aside button, aside a")].filter(
        shown,
      );
      const areas = [...document.querySelectorAll(".area")].map((element) => box(element).height);
      const cards = [...document.querySelectorAll("[data-card]")].filter(shown).map((element) => box(element).width);
      // No word of a name is wider than its line.
      const broken = [...document.querySelectorAll<HTMLElement>(".card .name")].filter(
        (element) => element.scrollWidth > element.clientWidth + 1,
      );
      return {
        scrolls:
          document.documentElement.scrollWidth > innerWidth || document.documentElement.scrollHeight > innerHeight,
        smallest: Math.min(...texts.map((element) => parseFloat(getComputedStyle(element).fontSize))),
        narrow: buttons
          .filter((element) => box(element).height < 40)
          .map((element) => `${element.textContent?.trim().slice(0, 20)}: ${box(element).height}`),
        lowest: Math.min(...areas),
        thinnest: Math.min(...cards),
        broken: broken.map((element) => element.textContent),
      };
    });
    expect(found.scrolls, "nothing runs over the edge").toBe(false);
    expect(found.smallest, "text on cards can be read").toBeGreaterThanOrEqual(9);
    expect(found.lowest, "the cards in play have room").toBeGreaterThan(90);
    expect(found.thinnest).toBeGreaterThanOrEqual(60);
    expect(found.broken, "no name is broken or cut within a word").toEqual([]);
    if (small) expect(found.narrow, "fingers can hit every button").toEqual([]);
  });
}

test("ink drops are drawn beside the ink, and a number opens its rule", async ({ page }) => {
  await page.route("**/api/rules/**", (route) =>
    route.fulfill({
      json: {
        edition: "2.3.0",
        number: "4.5.1",
        above: [],
        parts: [],
        states: [{ title: "Questing", text: "Only a character can go on a quest." }],
        related: [],
        numbers: [],
        changes: [],
        shown_by: [],
        shown: 0,
      },
    }),
  );
  const heard = await opened(page, [turn()]);
  const now = view();
  now.sides[0]!.ink_drops = 2;
  heard.send({
    t: "state",
    n: 1,
    view: now,
    decision: turn(),
    log: [{ n: 0, rule: "4.5.1", begins_turn: false, words: [named(21, 0), text(" quests")] }],
    over: null,
    shuffle: null,
  });
  await expect(page.getByRole("img", { name: "2 ink drops" })).toBeVisible();
  const asked = page.waitForRequest(/api\/rules\/4\.5\.1\?edition=2\.3\.0/);
  await page.getByRole("region", { name: "Log of the game" }).getByRole("button", { name: "Read rule 4.5.1" }).click();
  await asked;
  await expect(page.getByRole("dialog", { name: "Rule 4.5.1" })).toContainText("Only a character");
  await accessible(page);
});

test("a long log stays at its end, although each new line takes the place of an old one", async ({ page }) => {
  const heard = await opened(page, [turn()]);
  const lines = Array.from({ length: 200 }, (_, n) => ({
    n,
    rule: "4.5.1",
    begins_turn: false,
    words: [text(`Line ${n}`)],
  }));
  const log = page.getByRole("region", { name: "Log of the game" });
  for (let many = 150; many <= 200; many += 5) {
    heard.send({
      t: "state",
      n: many,
      view: view(),
      decision: turn(),
      log: lines.slice(0, many),
      over: null,
      shuffle: null,
    });
    await expect(log.getByRole("listitem").last()).toContainText(`Line ${many - 1}`);
  }
  const left = () => log.evaluate((box) => box.scrollHeight - box.scrollTop - box.clientHeight);
  await expect.poll(left).toBeLessThan(2);
});
