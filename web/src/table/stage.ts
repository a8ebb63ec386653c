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

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

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
        return this.pulse(what.card);
      case "trigger_resolves":
        return this.pulse(what.source);
      case "lore_gained":
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
    take();
    await tick();
    const origin = origins(step);
    let moved = false;
    for (const [id, element] of this.elements()) {
      const to = element.getBoundingClientRect();
      const from = before.get(id) ?? this.pile(origin.get(id));
      if (!from) {
        element.animate(
          [
            { opacity: 0, scale: 0.85 },
            { opacity: 1, scale: 1 },
          ],
          { duration: 220, easing: "ease-out" },
        );
        continue;
      }
      const [x, y] = [middle(from).x - middle(to).x, middle(from).y - middle(to).y];
      if (Math.abs(x) + Math.abs(y) < 3) continue;
      moved = true;
      const scale = Math.max(0.2, Math.min(2.5, from.width / Math.max(1, to.width)));
      element.animate(
        [
          { transform: `translate(${x}px, ${y}px) scale(${scale})`, zIndex: 5 },
          { transform: "none", zIndex: 5 },
        ],
        { duration: 300, easing: "cubic-bezier(.2,.8,.3,1)" },
      );
    }
    if (moved) await wait(180);
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
    element.animate([{ scale: 1 }, { scale: 1.12 }, { scale: 1 }], { duration: 300, easing: "ease-out" });
    await wait(230);
  }

  private shake(id: number | null): void {
    const frames = [0, -5, 5, -3, 0].map((x) => ({ transform: `translateX(${x}px)` }));
    this.card(id)?.animate(frames, { duration: 260 });
  }

  private async fade(id: number | null): Promise<void> {
    const element = this.card(id);
    if (!element) return;
    // The card stays faded until the table changes and the card is gone.
    element.animate([{ opacity: 1 }, { opacity: 0.15, scale: 0.8, filter: "grayscale(1)" }], {
      duration: 320,
      fill: "forwards",
    });
    await wait(300);
  }

  private async lunge(by: number | null, target: number | null): Promise<void> {
    const [one, other] = [this.card(by), this.card(target)];
    if (!one || !other) return;
    const [a, b] = [middle(one.getBoundingClientRect()), middle(other.getBoundingClientRect())];
    const there = `translate(${(b.x - a.x) * 0.8}px, ${(b.y - a.y) * 0.8}px)`;
    one.animate(
      [
        { transform: "none", zIndex: 6 },
        { transform: there, zIndex: 6, offset: 0.55, easing: "ease-out" },
        { transform: "none", zIndex: 6 },
      ],
      { duration: 620, easing: "ease-in" },
    );
    await wait(360);
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
      { duration: 1000 },
    );
    flight.onfinish = flight.oncancel = () => note.remove();
    await wait(260);
  }
}

function middle(box: DOMRect): { x: number; y: number } {
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
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
