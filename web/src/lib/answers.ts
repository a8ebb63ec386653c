// Maps the answers to a decision onto the table: which cards can be clicked, what their menus offer, where they can be
// dropped. It knows no rules: it offers only answers that the program listed.

import type { Action, Answer, Decision, SideView, View } from "../protocol";
import type { CardNo } from "./ids";
import { t, type Key } from "./language.svelte";

/** A drop target other than a card. */
export type Place = "inkwell" | "quest" | "board";

/** An entry of a card's menu. */
export type MenuItem =
  /** The answer to give at once. */
  | { t: "do"; label: string; answer: Answer }
  /** The answers to choose from by picking a target. */
  | { t: "target"; label: string; answers: Answer[] };

export function same(a: Action, b: Action): boolean {
  return JSON.stringify(sorted(a)) === JSON.stringify(sorted(b));
}

function sorted(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, sorted(inner)]),
  );
}

/** The place where a card is dropped for this action, if that is not a card. */
function place({ action, cards }: Answer): Place | undefined {
  if (action.t === "ink") return "inkwell";
  if (action.t === "quest") return "quest";
  if (action.t === "play" && cards.length === 1) return "board";
  return undefined;
}

/** The cards that can be clicked. */
export function invited(decision: Decision | null | undefined): Set<CardNo> {
  const cards = new Set<CardNo>();
  if (!decision?.yours) return cards;
  for (const answer of decision.answers) {
    const [card] = answer.cards;
    if (card !== undefined) cards.add(card);
  }
  return cards;
}

export function answersOf(decision: Decision, card: CardNo): Answer[] {
  return decision.answers.filter((answer) => answer.cards[0] === card);
}

/** Actions that share a menu entry: challenging one of five cards is one entry, followed by the choice of a target. */
type Group = "challenge" | "move" | "shift" | "sing";

function group(action: Action): Group | undefined {
  if (action.t === "challenge" || action.t === "move") return action.t;
  if (action.t === "play" && (action.payment.by === "shift" || action.payment.by === "sing")) return action.payment.by;
  return undefined;
}

const GROUP_LABEL: Record<Group, Key> = {
  challenge: "do.challenge",
  move: "do.move",
  shift: "do.shift",
  sing: "do.sing",
};

/** The short menu label of an action, or undefined if only the action's own words describe it. */
export function brief(answer: Answer): string | undefined {
  const { action } = answer;
  if (action.t === "quest") return t("do.quest");
  if (action.t === "ink") return t("do.ink");
  if (action.t === "play" && action.payment.by === "ink") return t("do.play");
  if (action.t === "play" && action.payment.by === "sing_together") return t("do.together");
  if (action.t === "play" && action.payment.by === "free") return t("do.free");
  return undefined;
}

/** A card's menu: everything it can do now, each thing once, the most common first. */
export function menuOf(decision: Decision, card: CardNo, label: (answer: Answer) => string): MenuItem[] {
  const items: MenuItem[] = [];
  const groups = new Map<Group, Answer[]>();
  for (const answer of answersOf(decision, card)) {
    const of = group(answer.action);
    if (of === undefined) {
      items.push({ t: "do", label: label(answer), answer });
      continue;
    }
    const found = groups.get(of);
    if (found) found.push(answer);
    else groups.set(of, [answer]);
  }
  for (const [of, answers] of groups) items.push({ t: "target", label: t(GROUP_LABEL[of]), answers });
  return items.sort((a, b) => rank(a) - rank(b));
}

const RANK: Record<Action["t"], number> = {
  quest: 0,
  challenge: 1,
  play: 2,
  use: 3,
  move: 4,
  ink: 5,
  card: 0,
  replacement: 0,
  end_turn: 6,
  done: 6,
  yes: 6,
  no: 6,
  option: 6,
  number: 6,
  player: 6,
  name: 6,
  trigger: 6,
  concede: 9,
};

function rank(item: MenuItem): number {
  const first = item.t === "do" ? item.answer : item.answers[0];
  return first ? RANK[first.action.t] : 9;
}

/** Where a card can be dropped, with the answers that each drop gives. */
export interface Drops {
  cards: Map<CardNo, Answer[]>;
  places: Map<Place, Answer[]>;
}

export function dropsOf(answers: Answer[]): Drops {
  const drops: Drops = { cards: new Map(), places: new Map() };
  for (const answer of answers) {
    const [, card] = answer.cards;
    const at = place(answer);
    if (card !== undefined) put(drops.cards, card, answer);
    if (at !== undefined) put(drops.places, at, answer);
  }
  return drops;
}

function put<K>(map: Map<K, Answer[]>, key: K, answer: Answer): void {
  const list = map.get(key);
  if (list) list.push(answer);
  else map.set(key, [answer]);
}

/** Useful actions that would be missed if the turn ended now. */
export function leftUndone(decision: Decision, view: View): string[] {
  const side = view.sides[view.viewer];
  if (decision.kind?.t !== "action" || !side) return [];
  const left: string[] = [];
  const questing = new Set(decision.answers.filter(({ action }) => action.t === "quest").map(({ cards }) => cards[0]));
  const useful = side.play.filter((card) => questing.has(card.id) && card.lore > 0).length;
  if (useful > 0) left.push(t("left.quest", { n: useful }));
  if (side.inked === 0 && decision.answers.some(({ action }) => action.t === "ink")) left.push(t("left.ink"));
  return left;
}

/** The seat and zone of a card, in words: for lists of cards from several zones. */
export function whereIs(view: View, card: CardNo): { seat: number; zone: string } | undefined {
  for (const [seat, side] of view.sides.entries()) {
    for (const [zone, cards] of zones(side)) {
      if (cards.some(({ id }) => id === card)) return { seat, zone: t(`zone.${zone}`) };
      if (zone === "play" && cards.some(({ under }) => under.some(({ id }) => id === card)))
        return { seat, zone: t("zone.under") };
    }
  }
  return undefined;
}

/** The cards in front of a player: those in play and the leader. */
export function laidOut(side: SideView): SideView["play"] {
  return side.leader === null ? side.play : [...side.play, side.leader];
}

type ZoneName = "play" | "hand" | "discard" | "deck" | "top" | "inkwell" | "resolving";

function zones(side: SideView): [ZoneName, SideView["play"]][] {
  return [
    ["play", laidOut(side)],
    ["hand", side.hand],
    ["discard", side.discard],
    ["deck", side.aside],
    ["top", side.deck_top],
    ["inkwell", side.inkwell],
    ["resolving", side.resolving],
  ];
}

/** The number of cards that a question still asks for. */
export interface Count {
  least: number;
  most: number | null;
}

export function wanted(decision: Decision): Count | undefined {
  switch (decision.kind?.t) {
    case "cards": {
      const { picked, min, max } = decision.kind;
      return { least: Math.max(0, min - picked), most: max === null ? null : max - picked };
    }
    case "mulligan":
      return { least: 0, most: null };
    case "order":
      return { least: decision.kind.left, most: decision.kind.left };
    case "action":
    case "player":
    case "may":
    case "option":
    case "number":
    case "name":
    case "trigger":
    case "replacement":
    case undefined:
      return undefined;
  }
}
