// What the user does at the table: looking, clicking, dragging, aiming. It sends only answers that were offered.

import { getContext, setContext } from "svelte";
import type { Action, Answer, CardView, Decision } from "../protocol";
import { answersOf, dropsOf, invited, leftUndone, wanted, type Drops, type Place } from "./answers";
import type { CardNo, FaceNo } from "./ids";
import type { Preview, Seat } from "./seat.svelte";
import { settings } from "./settings.svelte";

export interface Looking {
  face: FaceNo;
  card: CardView | null;
  beside: DOMRect;
}

export type Mode =
  | { t: "idle" }
  | { t: "menu"; card: CardNo; beside: DOMRect }
  | { t: "aim"; card: CardNo; targets: Map<CardNo, Answer> }
  | { t: "drag"; card: CardNo; drops: Drops; x: number; y: number; over: CardNo | Place | null }
  | { t: "confirm"; answer: Answer; preview: Preview | null }
  | { t: "leave"; answer: Answer; left: string[] };

/** The highlight around a card. */
export type Ring = "invite" | "target" | "picked" | "acting" | null;

const LOOK_DELAY = 220;

export class Touch {
  mode: Mode = $state.raw({ t: "idle" });
  looking: Looking | null = $state.raw(null);
  /** Cards marked for an answer of several cards, in the order in which they were marked. */
  picks: CardNo[] = $state([]);
  /** Cards that a lesson points at. */
  spots: CardNo[] = $state.raw([]);
  /** Cards named by the element under the pointer or with the focus. */
  pointed: CardNo[] = $state.raw([]);
  /** Whether the list of all turn actions is open. */
  listed = $state(false);
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly seat: Seat | null) {}

  get asked(): Decision | null {
    return this.seat?.asked ?? null;
  }

  private calling = $derived.by(() => invited(this.asked));

  /** Whether the current question takes several cards, which are marked first and sent together. */
  get collects(): boolean {
    const count = this.asked ? wanted(this.asked) : undefined;
    return count !== undefined && count.most !== 1;
  }

  ring(card: CardNo): Ring {
    const mode = this.mode;
    switch (mode.t) {
      case "aim":
        if (mode.card === card) return "acting";
        return mode.targets.has(card) ? "target" : null;
      case "drag":
        if (mode.card === card) return "acting";
        return mode.drops.cards.has(card) ? "target" : null;
      case "confirm":
      case "leave":
        return mode.answer.cards.includes(card) ? "acting" : null;
      case "menu":
        if (mode.card === card) return "acting";
        break;
      case "idle":
        break;
    }
    if (this.picks.includes(card)) return "picked";
    if (this.pointed.includes(card)) return "target";
    if (!this.calling.has(card)) return null;
    const kind = this.asked?.kind?.t;
    return kind === "action" || kind === "mulligan" ? "invite" : "target";
  }

  /** The highlight of a place, and whether the dragged card is over it. */
  place(place: Place): "open" | "over" | null {
    if (this.mode.t !== "drag" || !this.mode.drops.places.has(place)) return null;
    return this.mode.over === place ? "over" : "open";
  }

  /** A click, a tap or Enter on a card. */
  press(card: CardNo, element: Element): void {
    this.lookAway();
    if (this.mode.t === "aim") {
      const answer = this.mode.targets.get(card);
      this.mode = { t: "idle" };
      if (answer) this.choose(answer);
      return;
    }
    const decision = this.asked;
    const answer = decision && decision.kind?.t !== "action" ? answersOf(decision, card)[0] : undefined;
    if (answer && this.collects) this.toggle(card);
    else if (answer) this.choose(answer);
    else this.mode = { t: "menu", card, beside: element.getBoundingClientRect() };
  }

  /** A double click gives the most common answer that needs no target. */
  pressTwice(card: CardNo): void {
    const decision = this.asked;
    if (decision?.kind?.t !== "action") return;
    const order: Action["t"][] = ["quest", "play", "use", "ink"];
    const answers = answersOf(decision, card).filter((answer) => answer.cards.length < 2);
    answers.sort((a, b) => order.indexOf(a.action.t) - order.indexOf(b.action.t));
    if (answers[0]) this.choose(answers[0]);
  }

  toggle(card: CardNo): void {
    const { kind } = this.asked ?? {};
    // Marking a card of a complete order starts the order again with that card.
    if (kind?.t === "order" && this.picks.length === kind.left) {
      this.picks = [card];
      return;
    }
    if (this.picks.includes(card)) this.picks = this.picks.filter((other) => other !== card);
    else {
      const most = this.asked ? wanted(this.asked)?.most : null;
      if (typeof most === "number" && this.picks.length >= most) this.picks = [...this.picks.slice(0, -1), card];
      else this.picks = [...this.picks, card];
    }
  }

  /** Puts a marked card at another place of the order. */
  reorder(card: CardNo, to: number): void {
    const others = this.picks.filter((other) => other !== card);
    this.picks = [...others.slice(0, to), card, ...others.slice(to)];
  }

  /** Sends the marked cards. A final `done` closes the answer if it is offered. */
  sendPicks(): void {
    const picks: Action[] = this.picks.map((card) => ({ t: "card", card }));
    this.picks = [];
    this.seat?.actAll([...picks, { t: "done" }]);
  }

  /** Lets the user choose a target among these answers. A single answer is given at once. */
  aim(card: CardNo, answers: Answer[]): void {
    // eslint-disable-next-line svelte/prefer-svelte-reactivity -- complete before it becomes part of the mode
    const targets = new Map<CardNo, Answer>();
    for (const answer of answers) {
      const [, at] = answer.cards;
      if (at !== undefined) targets.set(at, answer);
    }
    const [only] = answers;
    if (answers.length === 1 && only) this.choose(only);
    else this.mode = { t: "aim", card, targets };
  }

  /** Gives an answer, after a confirmation if it is one that deserves a second thought. */
  choose(answer: Answer): void {
    this.mode = { t: "idle" };
    if (!this.seat || !this.asked) return;
    const action = answer.action;
    if (action.t === "challenge") {
      this.mode = { t: "confirm", answer, preview: null };
      void this.seat.preview(action).then((preview) => {
        if (this.mode.t === "confirm" && this.mode.answer === answer) this.mode = { t: "confirm", answer, preview };
      });
      return;
    }
    if (action.t === "end_turn" && settings.kept.warnAtEnd && this.seat.view) {
      const left = leftUndone(this.asked, this.seat.view);
      if (left.length > 0) {
        this.mode = { t: "leave", answer, left };
        return;
      }
    }
    this.seat.act(action);
  }

  confirm(): void {
    if (this.mode.t !== "confirm" && this.mode.t !== "leave") return;
    const { action } = this.mode.answer;
    this.mode = { t: "idle" };
    this.seat?.act(action);
  }

  /** Handles Escape. Returns whether there was something to cancel. */
  cancel(): boolean {
    this.lookAway();
    if (this.mode.t !== "idle") {
      this.mode = { t: "idle" };
      return true;
    }
    if (this.picks.length > 0) {
      this.picks = [];
      return true;
    }
    return false;
  }

  /** The table has changed, so a menu or drag that was open may no longer be valid. */
  settle(): void {
    this.mode = { t: "idle" };
    // The cards of an order are marked as offered, for players who don't mind.
    const { decision } = this.seat ?? {};
    const cards = decision?.yours ? decision.answers.flatMap((answer) => answer.cards.slice(0, 1)) : [];
    const whole = decision?.kind?.t === "order" && decision.kind.left === cards.length;
    this.picks = whole ? cards : [];
    this.pointed = [];
  }

  drag(card: CardNo, x: number, y: number): boolean {
    const decision = this.asked;
    if (decision?.kind?.t !== "action") return false;
    const drops = dropsOf(answersOf(decision, card));
    if (drops.cards.size === 0 && drops.places.size === 0) return false;
    this.lookAway();
    this.mode = { t: "drag", card, drops, x, y, over: null };
    return true;
  }

  dragTo(x: number, y: number): void {
    const mode = this.mode;
    if (mode.t !== "drag") return;
    this.mode = { ...mode, x, y, over: under(mode.drops, x, y) };
  }

  drop(): void {
    const mode = this.mode;
    if (mode.t !== "drag") return;
    this.mode = { t: "idle" };
    const answers =
      typeof mode.over === "number" ? mode.drops.cards.get(mode.over) : mode.over && mode.drops.places.get(mode.over);
    if (!answers?.[0]) return;
    if (answers.length === 1) this.choose(answers[0]);
    // The drop has several meanings: let the menu ask which.
    else this.mode = { t: "menu", card: mode.card, beside: new DOMRect(mode.x, mode.y, 1, 1) };
  }

  look(face: FaceNo, card: CardView | null, element: Element, at = LOOK_DELAY): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      if (this.mode.t !== "drag" && this.mode.t !== "menu")
        this.looking = { face, card, beside: element.getBoundingClientRect() };
    }, at);
  }

  lookAway(): void {
    clearTimeout(this.timer);
    this.looking = null;
  }
}

/** The possible drop target under the pointer. */
function under(drops: Drops, x: number, y: number): CardNo | Place | null {
  for (const element of document.elementsFromPoint(x, y)) {
    const card = element.closest<HTMLElement>("[data-card]")?.dataset.card;
    if (card !== undefined && drops.cards.has(Number(card))) return Number(card);
    const place = element.closest<HTMLElement>("[data-place]")?.dataset.place as Place | undefined;
    if (place && drops.places.has(place)) return place;
  }
  return null;
}

const KEY = Symbol("touch");

export function provideTouch(get: () => Touch): void {
  setContext(KEY, get);
}

export function useTouch(): () => Touch {
  return getContext<() => Touch>(KEY);
}
