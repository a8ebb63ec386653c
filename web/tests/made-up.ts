// A table without a program: made-up cards, and a mock server that sends what a test wants. Tests can ask the page
// every kind of question, including those that are rare in games.

import type { Page } from "@playwright/test";
import type { CardView, ClientMessage, Decision, Face, ServerMessage, SideView, View } from "../src/protocol";

const inks = ["Amber", "Amethyst", "Emerald", "Ruby", "Sapphire", "Steel"];

function face(id: number, name: string, version: string | null, more: Partial<Face> = {}): Face {
  return {
    id,
    name,
    version,
    full_name: version ? `${name} - ${version}` : name,
    type: "character",
    inks: [inks[id % 6]!],
    cost: (id % 7) + 1,
    inkable: id % 3 !== 0,
    classes: ["Storyborn", "Hero"],
    strength: (id % 5) + 1,
    willpower: (id % 4) + 2,
    lore: (id % 3) + 1,
    move_cost: null,
    partial: false,
    sections: [],
    ornament:
      "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 2 2'><rect width='2' height='2' fill='#334'/></svg>",
    ...more,
  };
}

export const FACES: Face[] = [
  face(0, "Paper Knight", "Folded with Care", { sections: [{ name: null, text: "Bodyguard", keyword: true }] }),
  face(1, "Lamp Moth", "Restless", {
    sections: [
      { name: null, text: "Evasive", keyword: true },
      { name: "TO THE LIGHT", text: "Whenever a lamp is lit, this one gets +1 {S} and hums.", keyword: false },
    ],
  }),
  face(2, "Old Ferryman", "Night Shift", {
    sections: [{ name: "ROW ON", text: "{E}, 1 {I} — Someone crosses the river.", keyword: false }],
  }),
  face(3, "Granite Cat", "Quite Unmoved"),
  face(4, "Clockmaker", "Behind the Dial", { inks: ["Sapphire", "Steel"] }),
  face(5, "The Long Pier", "At Low Tide", {
    type: "location",
    strength: null,
    willpower: 6,
    lore: 1,
    move_cost: 2,
    classes: [],
  }),
  face(6, "Brass Kettle", null, { type: "item", strength: null, willpower: null, lore: null, classes: [] }),
  face(7, "A Song of Rain", null, {
    type: "song",
    strength: null,
    willpower: null,
    lore: null,
    classes: [],
    sections: [{ name: null, text: "It rains on whom you choose.", keyword: false }],
  }),
  face(8, "Weather Witch", "Between Two Storms"),
  face(9, "Signal Fire", null, { type: "action", strength: null, willpower: null, lore: null, classes: [] }),
];

export function card(id: number, of: number, more: Partial<CardView> = {}): CardView {
  const f = FACES[of]!;
  return {
    id,
    face: of,
    exerted: false,
    drying: false,
    damage: 0,
    strength: f.strength ?? 0,
    willpower: f.willpower ?? 0,
    lore: f.lore ?? 0,
    keywords: f.sections.filter((s) => s.keyword).map((s) => s.text),
    cost: null,
    at: null,
    under: [],
    ...more,
  };
}

function side(more: Partial<SideView>): SideView {
  return {
    lore: 0,
    out: false,
    team: 0,
    deck: 40,
    hand_count: 5,
    hand: [],
    discard: [],
    ready_ink: 4,
    ink_drops: 0,
    exerted_ink: 1,
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
}

export function view(players = 2): View {
  const hand = [0, 1, 2, 3, 7, 9, 4].map((of, i) => card(10 + i, of, { cost: FACES[of]!.cost }));
  const sides = [
    side({
      lore: 7,
      hand,
      hand_count: hand.length,
      discard: [card(40, 8), card(41, 6)],
      play: [
        card(20, 1),
        card(21, 0, { exerted: true, damage: 1 }),
        card(22, 5, { damage: 2 }),
        card(23, 2, { at: 22 }),
        card(24, 6),
        card(25, 4, {
          drying: true,
          under: [
            { id: 90, face: 3 },
            { id: 91, face: null },
          ],
        }),
      ],
    }),
    side({
      lore: 11,
      team: 1,
      play: [card(30, 3, { exerted: true }), card(31, 8, { strength: 9 }), card(32, 1, { exerted: true, damage: 2 })],
      discard: [card(42, 9)],
    }),
    side({ lore: 3, team: 2, play: [card(33, 2), card(34, 4)] }),
    side({ lore: 19, team: 3, play: [card(35, 0), card(36, 5), card(37, 1, { at: 36 })] }),
  ];
  return { viewer: 0, active: 0, turn: 9, sides: sides.slice(0, players), bag: [] };
}

export function named(id: number, of: number): { t: "card"; card: number; face: number; name: string } {
  return { t: "card", card: id, face: of, name: FACES[of]!.full_name };
}

const text = (words: string) => ({ t: "text" as const, text: words });

export function turn(): Decision {
  return {
    seat: 0,
    yours: true,
    shared: false,
    kind: { t: "action" },
    rule: "3.3.1",
    source: null,
    face: null,
    prompt: [text("Your turn: what do you do?")],
    text: null,
    answers: [
      { action: { t: "quest", card: 20 }, words: [text("quest with "), named(20, 1)], cards: [20], note: "2 lore" },
      {
        action: { t: "challenge", card: 20, target: 30 },
        words: [text("challenge "), named(30, 3)],
        cards: [20, 30],
        note: null,
      },
      {
        action: { t: "challenge", card: 20, target: 32 },
        words: [text("challenge "), named(32, 1)],
        cards: [20, 32],
        note: null,
      },
      { action: { t: "move", card: 20, to: 22 }, words: [text("move to "), named(22, 5)], cards: [20, 22], note: null },
      { action: { t: "ink", card: 11 }, words: [text("ink "), named(11, 1)], cards: [11], note: null },
      {
        action: { t: "play", card: 11, payment: { by: "ink" } },
        words: [text("play "), named(11, 1)],
        cards: [11],
        note: "2 ink",
      },
      { action: { t: "end_turn" }, words: [text("end the turn")], cards: [], note: null },
    ],
  };
}

export interface Heard {
  messages: ClientMessage[];
  send(message: ServerMessage): void;
}

/** Connects the page to the mock server. After each answer it sends the next decision of the list. */
export async function madeUp(page: Page, decisions: Decision[], players = 2): Promise<Heard> {
  const heard: Heard = { messages: [], send: () => undefined };
  let n = 0;
  const at = () => decisions[Math.min(n, decisions.length - 1)]!;
  await page.route("**/api/faces*", (route) => {
    const ids = new URL(route.request().url()).searchParams.get("ids")!.split(",").map(Number);
    return route.fulfill({ json: { library: "made-up", faces: ids.map((id) => FACES[id]).filter(Boolean) } });
  });
  await page.route("**/api/names*", (route) => route.fulfill({ json: { names: FACES.map((f) => f.name) } }));
  await page.routeWebSocket("**/api/ws", (socket) => {
    const send = (message: ServerMessage) => socket.send(JSON.stringify(message));
    heard.send = send;
    socket.onMessage((raw) => {
      const message = JSON.parse(String(raw)) as ClientMessage;
      heard.messages.push(message);
      if (message.t === "join") {
        send({
          t: "welcome",
          protocol: 1,
          game: "made-up",
          seat: 0,
          seats: Array.from({ length: players }, (_, i) => ({
            name: ["You", "Greta", "Otto", "Ida"][i]!,
            who: i === 0 ? ("person" as const) : ("bot" as const),
            bot: null,
            connected: true,
          })),
          practice: true,
          variant: "constructed",
          edition: "2.3.0",
          teams: "none",
          lore_to_win: 20,
          faces: "/api/faces",
          names: "/api/names",
          series: { kind: "single", game: 1, wins: [0, 0], chooser: null, ready: [], decided: false, winner: null },
          may_undo: true,
          may_hint: true,
          may_restart: true,
        });
        send({
          t: "state",
          n,
          view: view(players),
          decision: at(),
          log: [
            { n: 0, rule: "3.2.1", begins_turn: true, words: [text("turn 9: "), { t: "seat", seat: 0 }] },
            { n: 0, rule: "4.5.1", begins_turn: false, words: [named(21, 0), text(" quests")] },
          ],
          over: null,
          shuffle: null,
        });
      }
      if (message.t === "act") {
        n += 1;
        send({ t: "step", n, seat: 0, events: [], view: view(players), decision: at(), over: null });
      }
      if (message.t === "preview") {
        send({
          t: "preview",
          n,
          action: message.action,
          allowed: true,
          why: [],
          events: [],
          cards: [
            { card: 20, damage_before: 0, damage_after: 4, banished: true, exerted: true },
            { card: 30, damage_before: 0, damage_after: 2, banished: false, exerted: true },
          ],
          lore: [],
          certain: true,
        });
      }
      if (message.t === "why_card") {
        send({
          t: "explained",
          n,
          explanations: [
            {
              action: { t: "quest", card: message.card },
              words: [text("quest with it")],
              allowed: false,
              why: [{ rule: "4.5.2", words: [text("It is exerted.")] }],
            },
          ],
        });
      }
    });
  });
  await page.addInitScript(() => {
    localStorage.setItem(
      "inkwright.games",
      JSON.stringify([
        {
          game: "made-up",
          title: "Made up",
          began: "2026-01-01T00:00:00Z",
          mine: [{ seat: 0, name: "You", token: "t" }],
        },
      ]),
    );
  });
  return heard;
}
