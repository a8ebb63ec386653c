// Animates events in order and the movement of cards. Without motion if the user prefers that.

import { tick } from "svelte";
import type { Event } from "../protocol";
import type { Stage, Step } from "../lib/seat.svelte";
import { t } from "../lib/language.svelte";
import { settings } from "../lib/settings.svelte";

/** A short notice above the table. */
export interface Shown {
  banner(text: string): void;
  card(face: number, note: string): void;
  clear(): void;
  announce(words: Event["words"]): void;
}

/** A duration at the player's own pace. */
const paced = (ms: number) => ms * settings.kept.pace;
const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, paced(ms)));

/** At most this many cards fly at once; the rest simply change. */
const MOST_FLIGHTS = 12;

export class TableStage implements Stage {
  constructor(
    private root: () => HTMLElement | undefined,
    private shown: Shown,
    private viewer: () => number,
    private name: (seat: number) => string,
    private faceOf: (words: Event["words"]) => number | null,
  ) {}

  say(words: Event["words"]): void {
    this.shown.announce(words);
  }

  async event({ what, words }: Event): Promise<void> {
    if (settings.still || document.hidden) return;
    switch (what.t) {
      case "turn_began":
        this.shown.banner(
          what.seat === this.viewer() ? t("stage.yourTurn") : t("stage.turnOf", { name: this.name(what.seat) }),
        );
        await wait(650);
        this.shown.clear();
        return;
      case "played": {
        const face = this.faceOf(words);
        if (what.seat === this.viewer() || face === null) return;
        this.shown.card(face, t("stage.plays", { name: this.name(what.seat) }));
        await wait(850);
        this.shown.clear();
        return;
      }
      case "revealed":
        // The player knows their own card.
        if (this.card(what.card)?.closest("[data-hand]")) return;
        this.shown.card(what.face, t("stage.revealed"));
        await wait(900);
        this.shown.clear();
        return;
      case "challenged":
        return this.lunge(what.by, what.target);
      case "quested":
        return this.pulse(what.card);
      case "used":
        return this.pulse(what.card);
      case "sang":
        this.sing(what.card);
        return this.pulse(what.card);
      case "trigger_resolves":
        return this.pulse(what.source);
      case "lore_gained":
        await this.stream(what.seat);
        return this.float(this.lore(what.seat), `+${what.n}`, "good");
      case "lore_lost":
        return this.float(this.lore(what.seat), `−${what.n}`, "bad");
      case "damage_dealt":
      case "damage_put":
        this.shake(what.card);
        return this.float(this.card(what.card), t("stage.damage", { n: what.n }), "bad");
      case "damage_removed":
        return this.float(this.card(what.card), t("stage.healed", { n: what.n }), "good");
      case "damage_moved":
        return this.float(this.card(what.to), t("stage.damage", { n: what.n }), "bad");
      case "banished":
        return this.fade(what.card);
      // These become visible when the table changes.
      case "game_began":
      case "shuffled":
      case "hand_altered":
      case "turn_ended":
      case "readied":
      case "exerted":
      case "dried":
      case "drew":
      case "inked":
      case "paid":
      case "challenge_ended":
      case "moved_to":
      case "banish_replaced":
      case "damage_replaced":
      case "discarded":
      case "moved":
      case "put_under":
      case "looked_at":
      case "named_card":
      case "chose":
      case "modified":
      case "effect_ended":
      case "trigger_added":
      case "lost":
      case "left_game":
      case "won":
      case "drawn":
        return;
    }
  }

  async change(take: () => void, step: Step): Promise<void> {
    if (settings.still || document.hidden) {
      take();
      return;
    }
    const before = this.places();
    const leaving = this.leaving(step);
    take();
    await tick();
    const origin = origins(step);
    let flights = 0;
    // All places are measured before anything moves: measuring in between would lay the table out again each time.
    const now = [...this.elements()].map(([id, element]) => ({ id, element, at: measure(element) }));
    for (const { id, element, at } of now) {
      const to = at.box;
      const from = before.get(id) ?? this.pile(origin.get(id));
      if (!from) {
        element.animate(
          [
            { opacity: 0, scale: 0.85 },
            { opacity: 1, scale: 1 },
          ],
          { duration: paced(220), easing: "ease-out" },
        );
        continue;
      }
      const [x, y] = [middle(from).x - middle(to).x, middle(from).y - middle(to).y];
      const far = Math.abs(x) + Math.abs(y);
      if (far < 3) continue;
      flights += 1;
      const scale = Math.max(0.2, Math.min(2.5, from.width / Math.max(1, to.width)));
      const way = [
        { transform: `translate(${x}px, ${y}px) scale(${scale})`, zIndex: 5 },
        { transform: "none", zIndex: 5 },
      ];
      const timing = { duration: paced(300), easing: "cubic-bezier(.2,.8,.3,1)" };
      // A long way leads out of the box that the card is in, which would cut it off.
      const copy = far > 90 && flights <= MOST_FLIGHTS ? this.copy(element, at) : null;
      if (copy) this.fly(copy, way, timing, element);
      else element.animate(way, timing);
    }
    for (const { copy, from, to } of leaving) {
      const target = this.pile(to);
      if (!target || flights > MOST_FLIGHTS) {
        copy.remove();
        continue;
      }
      flights += 1;
      const [x, y] = [middle(target).x - middle(from).x, middle(target).y - middle(from).y];
      this.fly(
        copy,
        [
          { transform: "none", opacity: 1 },
          { transform: `translate(${x * 0.6}px, ${y * 0.6 - 20}px) scale(.7)`, opacity: 1, offset: 0.6 },
          { transform: `translate(${x}px, ${y}px) scale(.15)`, opacity: 0.3 },
        ],
        { duration: paced(380), easing: "ease-in" },
      );
    }
    if (flights > 0) await wait(200);
  }

  /** Copies of the viewer's cards that this step takes away, and the pile that each goes to. */
  private leaving(step: Step): { copy: HTMLElement; from: DOMRect; to: string }[] {
    const found: { copy: HTMLElement; from: DOMRect; to: string }[] = [];
    const seat = this.viewer();
    for (const { what } of step.events) {
      const [card, to] =
        what.t === "inked" && what.seat === seat
          ? [what.card, `inkwell-${seat}`]
          : what.t === "discarded" && what.seat === seat
            ? [what.card, `discard-${seat}`]
            : [null, ""];
      const element = this.card(card);
      if (!element) continue;
      const at = measure(element);
      const copy = this.copy(element, at);
      if (copy) found.push({ copy, from: at.box, to });
    }
    return found;
  }

  /** A picture of a card above everything else, where nothing cuts it off. */
  private copy(element: HTMLElement, at = measure(element)): HTMLElement | null {
    const [root, face] = [this.root(), element.querySelector<HTMLElement>(".face")];
    if (!root || !face) return null;
    const copy = document.createElement("div");
    copy.className = "flying";
    copy.setAttribute("aria-hidden", "true");
    const { wide, high } = at;
    const { x, y } = middle(at.box);
    copy.style.cssText = `left:${x - wide / 2}px;top:${y - high / 2}px;width:${wide}px;height:${high}px`;
    copy.append(face.cloneNode(true));
    root.append(copy);
    return copy;
  }

  /** Moves a copy and removes it; the original is hidden meanwhile. */
  private fly(copy: HTMLElement, way: Keyframe[], timing: KeyframeAnimationOptions, original?: HTMLElement): void {
    const hidden = original?.animate([{ opacity: 0 }, { opacity: 0 }], { duration: timing.duration ?? 0 });
    const flight = copy.animate(way, { ...timing, fill: "forwards" });
    flight.onfinish = flight.oncancel = () => {
      copy.remove();
      hidden?.cancel();
    };
  }

  private elements(): Map<number, HTMLElement> {
    const found = new Map<number, HTMLElement>();
    for (const element of this.root()?.querySelectorAll<HTMLElement>("[data-card]") ?? []) {
      found.set(Number(element.dataset.card), element);
    }
    return found;
  }

  private places(): Map<number, DOMRect> {
    const found = new Map<number, DOMRect>();
    for (const [id, element] of this.elements()) found.set(id, element.getBoundingClientRect());
    return found;
  }

  private card(id: number | null): HTMLElement | null {
    return id === null ? null : (this.root()?.querySelector<HTMLElement>(`[data-card="${id}"]`) ?? null);
  }

  private lore(seat: number): HTMLElement | null {
    return this.root()?.querySelector<HTMLElement>(`[data-lore="${seat}"]`) ?? null;
  }

  private pile(name: string | undefined): DOMRect | undefined {
    return name === undefined
      ? undefined
      : this.root()?.querySelector(`[data-pile="${name}"]`)?.getBoundingClientRect();
  }

  private async pulse(id: number | null): Promise<void> {
    const element = this.card(id);
    if (!element) return;
    this.last = element.getBoundingClientRect();
    element.animate([{ scale: 1 }, { scale: 1.12 }, { scale: 1 }], { duration: paced(300), easing: "ease-out" });
    await wait(230);
  }

  /** Where something happened last: lore flows from there. */
  private last: DOMRect | null = null;

  private shake(id: number | null): void {
    const frames = [0, -5, 5, -3, 0].map((x) => ({ transform: `translateX(${x}px)` }));
    this.card(id)?.animate(frames, { duration: paced(260) });
  }

  /** The card dissolves like ink in water. */
  private async fade(id: number | null): Promise<void> {
    const element = this.card(id);
    if (!element) return;
    const copy = this.copy(element);
    // The card stays away until the table changes and it is gone.
    element.animate([{ opacity: 0 }, { opacity: 0 }], { duration: 1, fill: "forwards" });
    if (copy) {
      const { x, y } = middle(copy.getBoundingClientRect());
      this.fly(
        copy,
        [
          { opacity: 1, filter: "brightness(1)", scale: 1 },
          { opacity: 1, filter: "brightness(.35) saturate(.4)", scale: 1.04, offset: 0.35 },
          { opacity: 0, filter: "brightness(.1) blur(7px)", scale: 1.18 },
        ],
        { duration: paced(420), easing: "ease-in" },
      );
      for (let i = 0; i < 9; i++) {
        const [dx, dy] = [Math.cos(i * 2.4) * (34 + i * 5), Math.sin(i * 2.4) * (34 + i * 5)];
        this.spot("blot", x, y, [
          { transform: "translate(0, 0) scale(.3)", opacity: 0 },
          { transform: `translate(${dx * 0.6}px, ${dy * 0.6}px) scale(1.2)`, opacity: 0.9, offset: 0.5 },
          { transform: `translate(${dx}px, ${dy + 18}px) scale(.2)`, opacity: 0 },
        ]);
      }
    }
    await wait(320);
  }

  /** The challenger strikes the other card, and both stand still for a moment. */
  private async lunge(by: number | null, target: number | null): Promise<void> {
    const [one, other] = [this.card(by), this.card(target)];
    if (!one || !other) return;
    const [a, b] = [middle(one.getBoundingClientRect()), middle(other.getBoundingClientRect())];
    const [x, y] = [(b.x - a.x) * 0.78, (b.y - a.y) * 0.78];
    const copy = this.copy(one);
    if (!copy) return;
    const there = `translate(${x}px, ${y}px) scale(1.06)`;
    this.fly(
      copy,
      [
        { transform: "none" },
        { transform: `translate(${-x * 0.06}px, ${-y * 0.06}px) scale(1.05)`, offset: 0.22, easing: "ease-in" },
        { transform: there, offset: 0.5 },
        { transform: there, offset: 0.62, easing: "ease-out" },
        { transform: "none" },
      ],
      { duration: paced(560), easing: "ease-out" },
      one,
    );
    await wait(270);
    for (let i = 0; i < 8; i++) {
      const [dx, dy] = [Math.cos(i * 0.785) * 52, Math.sin(i * 0.785) * 52];
      this.spot("spark", b.x, b.y, [
        { transform: "translate(0, 0) scale(1)", opacity: 1 },
        { transform: `translate(${dx}px, ${dy}px) scale(.2)`, opacity: 0 },
      ]);
    }
    const frames = [0, 1, -0.6, 0].map((by) => ({ transform: `translate(${x * 0.05 * by}px, ${y * 0.05 * by}px)` }));
    other.animate(frames, { duration: paced(220) });
    await wait(90);
  }

  /** Light flows from where lore was earned to the track. */
  private async stream(seat: number): Promise<void> {
    const [from, score] = [this.last, this.lore(seat)];
    this.last = null;
    if (!from || !score) return;
    const [a, b] = [middle(from), middle(score.getBoundingClientRect())];
    for (let i = 0; i < 7; i++) {
      const bow = (i % 2 === 0 ? 1 : -1) * (14 + i * 6);
      this.spot(
        "light",
        a.x,
        a.y,
        [
          { transform: "translate(0, 0) scale(.4)", opacity: 0 },
          { transform: `translate(${(b.x - a.x) / 2 + bow}px, ${(b.y - a.y) / 2 + bow}px)`, opacity: 1, offset: 0.5 },
          { transform: `translate(${b.x - a.x}px, ${b.y - a.y}px) scale(.5)`, opacity: 0.2 },
        ],
        { delay: paced(i * 28) },
      );
    }
    await wait(400);
  }

  private sing(id: number | null): void {
    const element = this.card(id);
    if (!element) return;
    const { x, y } = middle(element.getBoundingClientRect());
    for (const [i, note] of ["♪", "♫", "♩"].entries()) {
      const spot = this.spot(
        "note",
        x + (i - 1) * 26,
        y - 20,
        [
          { transform: "translateY(10px)", opacity: 0 },
          { transform: "translateY(-24px) rotate(8deg)", opacity: 1, offset: 0.4 },
          { transform: "translateY(-70px) rotate(-8deg)", opacity: 0 },
        ],
        { delay: paced(i * 70), duration: paced(620) },
      );
      if (spot) spot.textContent = note;
    }
  }

  /** A small thing above the table that moves and is gone. */
  private spot(
    kind: string,
    x: number,
    y: number,
    way: Keyframe[],
    timing: KeyframeAnimationOptions = {},
  ): HTMLElement | null {
    const root = this.root();
    if (!root) return null;
    const spot = document.createElement("div");
    spot.className = `speck ${kind}`;
    spot.setAttribute("aria-hidden", "true");
    spot.style.left = `${x}px`;
    spot.style.top = `${y}px`;
    root.append(spot);
    const flight = spot.animate(way, { duration: paced(400), easing: "ease-in-out", fill: "both", ...timing });
    flight.onfinish = flight.oncancel = () => spot.remove();
    return spot;
  }

  private async float(over: HTMLElement | null, text: string, tone: "good" | "bad"): Promise<void> {
    const root = this.root();
    if (!over || !root) return;
    const { x, y } = middle(over.getBoundingClientRect());
    const note = document.createElement("div");
    note.className = `floating ${tone}`;
    note.textContent = text;
    note.style.left = `${x}px`;
    note.style.top = `${y}px`;
    note.setAttribute("aria-hidden", "true");
    root.append(note);
    const flight = note.animate(
      [
        { opacity: 0, translate: "-50% 0" },
        { opacity: 1, translate: "-50% -14px", offset: 0.2 },
        { opacity: 1, translate: "-50% -26px", offset: 0.7 },
        { opacity: 0, translate: "-50% -40px" },
      ],
      { duration: paced(1000) },
    );
    flight.onfinish = flight.oncancel = () => note.remove();
    await wait(260);
  }
}

function middle(box: DOMRect): { x: number; y: number } {
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

/** Where an element is. A rotated card has a larger box than its picture. */
function measure(element: HTMLElement): { box: DOMRect; wide: number; high: number } {
  return { box: element.getBoundingClientRect(), wide: element.offsetWidth, high: element.offsetHeight };
}

/** The pile from which a hidden card comes. */
function origins(step: Step): Map<number, string> {
  const from = new Map<number, string>();
  for (const { what } of step.events) {
    if (what.t === "drew" && what.card !== null) from.set(what.card, `deck-${what.seat}`);
    if (what.t === "played" && what.card !== null) from.set(what.card, `hand-${what.seat}`);
    if (what.t === "moved" && what.card !== null && !from.has(what.card)) {
      const pile = what.from === "aside" ? "deck" : what.from;
      from.set(what.card, `${pile}-${step.seat}`);
    }
  }
  return from;
}
