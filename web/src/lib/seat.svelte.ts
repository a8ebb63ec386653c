// One seat at a table: its connection and the state that the server sent last. The server is the authority.

import { host } from "$host";
import type { SeatConnection } from "./host/host";
import { sound } from "./sound";
import { PROTOCOL } from "../protocol";
import type {
  Action,
  ClientMessage,
  Decision,
  Event,
  Explanation,
  HintBudget,
  LogLine,
  Over,
  Seated,
  SeriesState,
  ServerMessage,
  View,
} from "../protocol";
import { same } from "./answers";
import type { CardNo } from "./ids";
import { bookOf, facesOf, library, type FaceBook } from "./faces.svelte";
import { language, type Code } from "./language.svelte";

type Of<T extends ServerMessage["t"]> = Extract<ServerMessage, { t: T }>;
export type Welcome = Of<"welcome">;
export type Step = Of<"step">;
export type Refused = Of<"refused">;
export type Preview = Of<"preview">;
export type Hint = Of<"hint">;

export type Link = "connecting" | "open" | "lost" | "taken_over" | "refused";

/** Animates events in order. The seat waits for it before it applies the new state. */
export interface Stage {
  /** Shows an event before the table changes. */
  event(event: Event): Promise<void>;
  /** Applies the new state and shows where cards went. */
  change(take: () => void, step: Step): Promise<void>;
  say(words: LogLine["words"]): void;
}

const RETRY = [250, 500, 1000, 2000, 4000];

export class Seat {
  link: Link = $state("connecting");
  /** An error message for people. */
  problem: string | null = $state(null);
  welcome: Welcome | null = $state.raw(null);
  seats: Seated[] = $state.raw([]);
  series: SeriesState | null = $state.raw(null);
  view: View | null = $state.raw(null);
  decision: Decision | null = $state.raw(null);
  log: LogLine[] = $state.raw([]);
  over: Over | null = $state.raw(null);
  /** What the table promised about the shuffle while the game went on. */
  promise: string | null = null;
  thinking: number | null = $state(null);
  refused: Refused | null = $state.raw(null);
  hint: Hint | null = $state.raw(null);
  hinting = $state(false);
  /** Why undo needs a confirmation: it would go back past something that was revealed. */
  barrier: string | null = $state(null);
  /** The seat of a person who asks to take an answer back. */
  undoAsked: number | null = $state(null);
  /** What another person said last, or that one's own wish was declined. */
  heard: Of<"phrase"> | Of<"undo_declined"> | null = $state.raw(null);
  /** An answer is on its way, or the events of the last one are still being shown. */
  busy = $state(false);
  /** The number of answers given so far, as the server last reported it. */
  n = $state(0);
  private facesFrom: string | null = $state(null);
  stage: Stage | null = null;

  private connection: SeatConnection | null = null;
  private tries = 0;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private alive: ReturnType<typeof setInterval> | undefined;
  private steps: Step[] = [];
  private showing = false;
  /** Counts full states received. A new one cancels the events that are still being shown, as it includes them. */
  private epoch = 0;
  private spoken: Code = language.code;
  private hurried = false;
  private closed = false;
  private plan: Action[] = [];
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- not rendered
  private waiting = new Map<string, ((message: ServerMessage | null) => void)[]>();

  constructor(readonly token: string) {
    this.connect();
  }

  get seat(): number {
    return this.welcome?.seat ?? 0;
  }

  /** The faces of the game's cards, in the reader's language. */
  get faces(): FaceBook {
    return this.facesFrom === null ? library() : bookOf(this.facesFrom, this.token);
  }

  get names(): string[] {
    return this.seats.map((seat) => seat.name);
  }

  /** The decision, if this seat must answer it and no events are being shown. */
  get asked(): Decision | null {
    return !this.busy && this.decision?.yours && this.link === "open" ? this.decision : null;
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.retry);
    clearInterval(this.alive);
    this.connection?.close();
  }

  reconnect(): void {
    clearTimeout(this.retry);
    this.connection?.close();
    this.connect();
  }

  act(action: Action): void {
    if (this.busy || this.link !== "open") return;
    this.busy = true;
    this.refused = null;
    this.hint = null;
    this.send({ t: "act", n: this.n, action });
  }

  /** Gives several answers in a row, as long as each is among those offered. The last may be a `done`, which is
   * given only if it is offered. */
  actAll(actions: Action[]): void {
    const [first, ...rest] = actions;
    if (!first || this.busy) return;
    this.plan = rest;
    this.act(first);
  }

  undo(further: boolean): void {
    this.plan = [];
    this.barrier = null;
    this.send({ t: "undo", further });
  }

  askHint(budget: HintBudget): void {
    this.hint = null;
    this.hinting = true;
    this.send({ t: "hint", budget });
  }

  /** Asks the server to use this language from now on. */
  speak(code: Code): void {
    if (code === this.spoken) return;
    this.spoken = code;
    this.send({ t: "speak", language: code });
  }

  tell(message: ClientMessage): void {
    this.send(message);
  }

  async explain(card: CardNo): Promise<Explanation[]> {
    const message = await this.ask("explained", { t: "why_card", card });
    return message?.explanations ?? [];
  }

  preview(action: Action): Promise<Preview | null> {
    return this.ask("preview", { t: "preview", action });
  }

  /** Skips the remaining animations. */
  hurry(): void {
    if (this.showing) this.hurried = true;
  }

  private ask<T extends ServerMessage["t"]>(answer: T, question: ClientMessage): Promise<Of<T> | null> {
    return new Promise((resolve) => {
      const list = this.waiting.get(answer) ?? [];
      list.push(resolve as (message: ServerMessage | null) => void);
      this.waiting.set(answer, list);
      this.send(question);
    });
  }

  private answered(message: ServerMessage): void {
    this.waiting.get(message.t)?.shift()?.(message);
  }

  private forgetQuestions(): void {
    for (const list of this.waiting.values()) for (const resolve of list) resolve(null);
    this.waiting.clear();
  }

  private send(message: ClientMessage): void {
    this.connection?.send(message);
  }

  private connect(): void {
    const connection: SeatConnection = host.connect({
      opened: () => {
        this.spoken = language.code;
        connection.send({ t: "join", protocol: PROTOCOL, token: this.token, language: this.spoken });
      },
      heard: (message) => {
        if (connection === this.connection) this.hear(message);
      },
      closed: () => {
        if (connection === this.connection) this.lost();
      },
    });
    this.connection = connection;
    clearInterval(this.alive);
    this.alive = setInterval(() => this.send({ t: "ping" }), 25_000);
  }

  private lost(): void {
    clearInterval(this.alive);
    this.forgetQuestions();
    this.hinting = false;
    if (this.closed || this.link === "taken_over" || this.link === "refused") return;
    this.link = this.welcome ? "lost" : "connecting";
    const wait = RETRY[Math.min(this.tries, RETRY.length - 1)];
    this.tries += 1;
    this.retry = setTimeout(() => this.connect(), wait);
  }

  private hear(message: ServerMessage): void {
    switch (message.t) {
      case "welcome":
        this.tries = 0;
        this.link = "open";
        this.problem = null;
        this.welcome = message;
        this.seats = message.seats;
        this.series = message.series;
        this.facesFrom = message.faces;
        break;
      case "state":
        this.epoch += 1;
        this.steps = [];
        this.plan = [];
        this.n = message.n;
        this.view = message.view;
        this.decision = message.decision;
        this.log = message.log;
        this.over = message.over;
        if (!message.over) this.promise = message.shuffle;
        this.thinking = null;
        this.refused = null;
        this.hint = null;
        this.hinting = false;
        this.busy = false;
        this.showing = false;
        this.hurried = false;
        break;
      case "step":
        this.thinking = null;
        this.busy = true;
        this.steps.push(message);
        void this.show();
        break;
      case "thinking":
        this.thinking = message.seat;
        break;
      case "refused":
        this.busy = false;
        this.plan = [];
        this.refused = message;
        this.hinting = false;
        break;
      case "hint":
        this.hinting = false;
        if (message.n === this.n) this.hint = message;
        break;
      case "explained":
      case "preview":
        this.answered(message);
        break;
      case "undone":
        this.plan = [];
        this.undoAsked = null;
        break;
      case "undo_asked":
        this.undoAsked = message.seat;
        break;
      case "undo_declined":
      case "phrase":
        if (message.t === "phrase" || message.seat === this.seat) this.heard = message;
        this.undoAsked = message.t === "undo_declined" ? null : this.undoAsked;
        break;
      case "series":
        this.series = message.series;
        this.seats = message.seats;
        break;
      case "taken_over":
        this.link = "taken_over";
        break;
      case "error":
        this.failed(message);
        break;
      case "pong":
        break;
    }
  }

  private failed({ code, message }: Of<"error">): void {
    this.busy = this.steps.length > 0;
    this.plan = [];
    this.hinting = false;
    // A late answer is not the player's fault; the state that follows corrects the table.
    if (code === "stale") return;
    if (code === "revealed") {
      this.barrier = message;
      return;
    }
    this.problem = message;
    this.forgetQuestions();
    if (code === "token" || code === "protocol") this.link = "refused";
  }

  private async show(): Promise<void> {
    if (this.showing) return;
    this.showing = true;
    const { epoch } = this;
    for (let step = this.steps.shift(); step; step = this.steps.shift()) {
      await this.showStep(step, epoch);
      if (epoch !== this.epoch) return;
    }
    this.showing = false;
    this.hurried = false;
    this.busy = false;
    this.goOn();
  }

  private async showStep(step: Step, epoch: number): Promise<void> {
    for (const event of step.events) {
      this.log = [...this.log, event];
      this.stage?.say(event.words);
      sound(event.what.t);
      if (!this.hurried) await this.stage?.event(event);
      if (epoch !== this.epoch) return;
    }
    // The type of a card decides where it lies. If it came later, the cards would move under the pointer.
    if (!this.faces.has(facesOf(step.view))) await this.faces.ready(facesOf(step.view));
    if (epoch !== this.epoch) return;
    const take = () => {
      this.hint = null;
      this.n = step.n;
      this.view = step.view;
      this.decision = step.decision;
      this.over = step.over;
    };
    if (this.stage && !this.hurried) await this.stage.change(take, step);
    else take();
  }

  private goOn(): void {
    const [next, ...rest] = this.plan;
    if (!next) return;
    this.plan = rest;
    const offered = this.decision?.yours && this.decision.answers.some((answer) => same(answer.action, next));
    if (offered) this.act(next);
    else this.plan = [];
  }
}
