import { describe, expect, it } from "vitest";
import type { Action, Answer, Decision, DecisionKind, View } from "../protocol";
import { dropsOf, invited, leftUndone, menuOf, same, wanted, whereIs } from "./answers";

const answer = (action: Action, ...cards: number[]): Answer => ({ action, words: [], cards, note: null });

function decision(kind: DecisionKind, answers: Answer[], yours = true): Decision {
  return {
    seat: 0,
    yours,
    shared: false,
    kind,
    rule: null,
    source: null,
    face: null,
    prompt: [],
    text: null,
    answers,
  };
}

const turn = decision({ t: "action" }, [
  answer({ t: "ink", card: 1 }, 1),
  answer({ t: "play", card: 1, payment: { by: "ink" } }, 1),
  answer({ t: "play", card: 1, payment: { by: "shift", onto: 5 } }, 1, 5),
  answer({ t: "challenge", card: 5, target: 8 }, 5, 8),
  answer({ t: "challenge", card: 5, target: 9 }, 5, 9),
  answer({ t: "quest", card: 5 }, 5),
  answer({ t: "end_turn" }),
]);

function view(more: Partial<View["sides"][number]>): View {
  const side = {
    lore: 0,
    out: false,
    team: 0,
    deck: 0,
    hand_count: 0,
    hand: [],
    discard: [],
    ready_ink: 0,
    ink_drops: 0,
    exerted_ink: 0,
    marketing: 0,
    inked: 0,
    inkwell: [],
    play: [],
    aside: [],
    deck_top: [],
    resolving: [],
    leader: null,
    ...more,
  };
  return { viewer: 0, active: 0, turn: 1, sides: [side], bag: [] };
}

const card = (id: number, lore = 1) => ({
  id,
  face: 0,
  exerted: false,
  drying: false,
  damage: 0,
  strength: 1,
  willpower: 1,
  lore,
  keywords: [],
  cost: null,
  at: null,
  under: [],
});

describe("answers", () => {
  it("highlight the cards that can act, and none while others decide", () => {
    expect([...invited(turn)]).toEqual([1, 5]);
    expect(invited({ ...turn, yours: false }).size).toBe(0);
    expect(invited(null).size).toBe(0);
  });

  it("become a menu in which all targets of a challenge are one entry, the most common entry first", () => {
    const items = menuOf(turn, 5, ({ action }) => action.t);
    expect(items.map((item) => [item.t, item.label])).toEqual([
      ["do", "quest"],
      ["target", "Challenge…"],
    ]);
    expect(menuOf(turn, 1, ({ action }) => action.t).map(({ label }) => label)).toEqual(["play", "Shift onto…", "ink"]);
    expect(menuOf(turn, 77, () => "")).toEqual([]);
  });

  it("say where a card can be dropped", () => {
    const drops = dropsOf(turn.answers);
    expect([...drops.cards.keys()]).toEqual([5, 8, 9]);
    expect([...drops.places.keys()]).toEqual(["inkwell", "board", "quest"]);
  });

  it("are the same whatever the order of their fields", () => {
    expect(same({ t: "challenge", card: 1, target: 2 }, { target: 2, card: 1, t: "challenge" })).toBe(true);
    expect(
      same(
        { t: "play", card: 1, payment: { by: "shift", onto: 2 } },
        { t: "play", card: 1, payment: { by: "shift", onto: 3 } },
      ),
    ).toBe(false);
  });
});

describe("the end of a turn", () => {
  it("is warned about when a character could quest or nothing was inked", () => {
    expect(leftUndone(turn, view({ play: [card(5)] }))).toEqual([
      "1 character could quest",
      "no card was put into the inkwell",
    ]);
  });

  it("is not warned about when questing would gain nothing and a card was inked", () => {
    expect(leftUndone(turn, view({ play: [card(5, 0)], inked: 1 }))).toEqual([]);
  });
});

describe("the number of cards asked for", () => {
  it("counts cards that were already picked", () => {
    expect(wanted(decision({ t: "cards", picked: 1, min: 2, max: 3 }, []))).toEqual({ least: 1, most: 2 });
    expect(wanted(decision({ t: "cards", picked: 3, min: 2, max: null }, []))).toEqual({ least: 0, most: null });
    expect(wanted(decision({ t: "order", left: 4 }, []))).toEqual({ least: 4, most: 4 });
    expect(wanted(decision({ t: "may" }, []))).toBeUndefined();
  });
});

describe("the place of a card", () => {
  it("is known in all zones, and for cards under others", () => {
    const table = view({ hand: [card(1)], aside: [card(2)], play: [{ ...card(3), under: [{ id: 4, face: null }] }] });
    expect([1, 2, 3, 4, 5].map((id) => whereIs(table, id)?.zone)).toEqual([
      "hand",
      "deck",
      "play",
      "under a card",
      undefined,
    ]);
  });
});
