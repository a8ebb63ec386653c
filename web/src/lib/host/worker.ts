// The program in workers of this page: no server is needed. One worker has the tables and their bots, the other answers
// everything else, so that cards and rules can be read while a bot thinks.

import type { ServerMessage } from "../../protocol";
import netUrl from "../../../../crates/bots/data/value.net?url";
import plainUrl from "../../../wasm/plain.wasm?url";
import simdUrl from "../../../wasm/inkwright.wasm?url";
import type { Call, CallResult, FromWorker, StoreChange, ToWorker, TurnToThink } from "./calls";
import type { Host, Keeper, SeatConnection, SeatEar } from "./host";
import { Keep } from "./keep";
import { Pace } from "./pace";
import { mayStore, Records } from "./records";
import { neededTexts, type TextName } from "./neededTexts";
import { serve } from "./serve";
import { patientFetch, Texts } from "./texts";
import { update } from "./update.svelte";

/** The smallest module with a vector instruction. */
const SIMD = [
  0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 10, 1, 8, 0, 65, 0, 253, 15, 253, 98, 11,
];

/** Requests that think about a game. */
const NEEDS_NET = /^\/api\/replays\/[^?]*\/(advice|review)/;

/** How long the page waits after the first paint before it fetches the net and the texts. */
const REST_PAUSE = 300;

interface Waiting {
  resolve: (result: CallResult) => void;
  reject: (error: Error) => void;
}

/** The part of a worker that a thread uses. */
interface Port {
  postMessage(message: ToWorker): void;
  terminate(): void;
}

/** Takes the place of a worker: the page does its work. */
function inPage(tell: (message: FromWorker) => void): Port {
  const take = serve(tell);
  return { postMessage: (message) => setTimeout(() => take(message)), terminate: () => {} };
}

/** One worker, started again when its instance is lost. */
class Thread {
  private port: Port | null = null;
  private readonly waiting = new Map<number, Waiting>();
  private last = 0;
  private net: ArrayBuffer | null = null;

  constructor(
    private readonly module: WebAssembly.Module,
    private readonly texts: Texts,
    private readonly records: Records,
    private readonly lost: () => void,
  ) {
    this.start();
  }

  /** Makes a call, as soon as the texts that it needs are there. */
  async call(call: Call): Promise<CallResult> {
    await this.texts.need(neededTexts(call));
    const id = ++this.last;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      this.post({ t: "call", id, call });
    });
  }

  takeNet(bytes: ArrayBuffer): void {
    this.net = bytes;
    this.post({ t: "net", bytes });
  }

  takeText(name: TextName, bytes: ArrayBuffer): void {
    this.post({ t: "text", name, bytes });
  }

  private post(message: ToWorker): void {
    this.port?.postMessage(message);
  }

  private start(): void {
    this.port = mayStore() ? this.startWorker() : inPage((message) => this.heard(message));
    this.post({ t: "start", module: this.module, texts: [...this.texts.here], records: this.records.all() });
    if (this.net) this.post({ t: "net", bytes: this.net });
  }

  private startWorker(): Port {
    const worker = new Worker(new URL("./thread.ts", import.meta.url), { type: "module" });
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => this.heard(data);
    worker.onerror = () => this.restart("the worker has failed");
    return worker;
  }

  private heard(message: FromWorker): void {
    if (message.t === "broken") return this.restart(message.why);
    const waiting = this.waiting.get(message.id);
    this.waiting.delete(message.id);
    waiting?.resolve(message.result);
  }

  private restart(why: string): void {
    this.port?.terminate();
    const waiting = [...this.waiting.values()];
    this.waiting.clear();
    this.start();
    this.lost();
    for (const { reject } of waiting) reject(new Error(why));
  }
}

interface Threads {
  tables: Thread;
  desk: Thread;
}

class WorkerHost implements Host {
  private readonly records = new Records();
  private readonly texts = new Texts();
  private readonly pace = new Pace();
  private readonly threads: Promise<Threads>;
  private readonly ears = new Map<number, SeatEar>();
  private last = 0;
  private order: Promise<void> = Promise.resolve();
  private loaded = false;
  private readonly then: (() => void)[] = [];
  /** Turns that wait for the net. */
  private thoughts: TurnToThink[] = [];
  readonly keeper: Keeper = new Keep(
    () => this.records.all(),
    async (changes) => {
      this.records.take(changes);
      const { tables, desk } = await this.threads;
      await Promise.all([tables, desk].map((thread) => thread.call({ t: "restore", records: changes })));
    },
  );

  constructor() {
    this.threads = this.start();
    void this.fetchRest();
    this.records.whenOthersStore((changes) => void this.tell(changes));
    update.watch();
  }

  get isLoading(): boolean {
    return !this.loaded;
  }

  whenLoaded(then: () => void): void {
    if (this.loaded) then();
    else this.then.push(then);
  }

  async request(path: string, init: RequestInit): Promise<Response> {
    const headers = new Headers(init.headers);
    const call: Call = {
      t: "request",
      method: init.method ?? "GET",
      path,
      language: headers.get("accept-language") ?? "",
      token: (headers.get("authorization") ?? "").replace(/^Bearer /, ""),
      body: await bodyText(init.body),
    };
    if (NEEDS_NET.test(path)) await new Promise<void>((resolve) => this.whenLoaded(resolve));
    const { tables, desk } = await this.threads;
    const ofTables = path.startsWith("/api/games");
    const result = await (ofTables ? tables : desk).call(call);
    this.take(result, ofTables);
    const { answer } = result;
    if (!answer) throw new Error(result.unread ?? "no answer");
    if (answer.status === 204) return new Response(null, { status: 204 });
    const body = answer.bytes ? bytesOf(String(answer.body)) : JSON.stringify(answer.body);
    return new Response(body, { status: answer.status });
  }

  connect(ear: SeatEar): SeatConnection {
    const connection = ++this.last;
    this.ears.set(connection, ear);
    void this.threads.then(
      () => this.ears.get(connection)?.opened(),
      () => this.end(connection),
    );
    return {
      send: (message) => {
        if (this.ears.has(connection)) this.toTables({ t: "message", connection, message });
      },
      close: () => {
        if (this.ears.has(connection)) this.toTables({ t: "close", connection });
        this.end(connection);
      },
    };
  }

  private end(connection: number): void {
    const ear = this.ears.get(connection);
    this.ears.delete(connection);
    // As with a socket, the end is heard later.
    if (ear) setTimeout(() => ear.closed());
  }

  private async start(): Promise<Threads> {
    const url = WebAssembly.validate(new Uint8Array(SIMD)) ? simdUrl : plainUrl;
    // A first visit waits for no text but those of its language. Later ones find all of them in the browser.
    const opened = this.records.open().then(() => (this.records.all().length > 0 ? this.texts.all() : undefined));
    const [module] = await Promise.all([compiled(url), opened]);
    const tables = new Thread(module, this.texts, this.records, () => this.loseTables());
    const desk = new Thread(module, this.texts, this.records, () => {});
    this.texts.whenHere((name, bytes) => {
      tables.takeText(name, bytes);
      desk.takeText(name, bytes);
    });
    return { tables, desk };
  }

  /** The net and the texts come after the first paint. */
  private async fetchRest(): Promise<void> {
    const { tables, desk } = await this.threads;
    await new Promise((resolve) => setTimeout(resolve, REST_PAUSE));
    void this.texts.all();
    const bytes = await patientFetch(netUrl);
    tables.takeNet(bytes);
    desk.takeNet(bytes);
    this.loaded = true;
    for (const turn of this.thoughts.splice(0)) this.think(turn);
    for (const then of this.then.splice(0)) then();
  }

  /** The tables' worker was lost: the seats connect again, and the games continue from their last answer. */
  private loseTables(): void {
    this.thoughts = [];
    for (const connection of [...this.ears.keys()]) this.end(connection);
  }

  /** In order, although one of them may wait for texts. */
  private toTables(call: Call): void {
    this.order = Promise.all([this.threads, this.order, this.texts.need(neededTexts(call))]).then(([{ tables }]) => {
      tables.call(call).then(
        (result) => this.take(result, true),
        () => {},
      );
    });
  }

  /** Stores the records of a result, passes its messages on, and lets its bots think. */
  private take(result: CallResult, ofTables: boolean): void {
    const { stored, messages, turns } = result;
    if (stored) {
      this.records.take(stored);
      void this.tell(stored, ofTables ? "desk" : "tables");
    }
    for (const { connection, message } of messages ?? []) {
      if (message) this.heard(connection, message);
      else this.end(connection);
    }
    for (const turn of turns ?? []) this.think(turn);
  }

  private heard(connection: number, message: ServerMessage): void {
    this.ears.get(connection)?.heard(message);
  }

  private async tell(changes: StoreChange[], only?: keyof Threads): Promise<void> {
    const threads = await this.threads;
    const call: Call = { t: "restore", records: changes };
    for (const name of ["tables", "desk"] as const) {
      if (only === undefined || only === name) threads[name].call(call).catch(() => {});
    }
  }

  private think(turn: TurnToThink): void {
    if (turn.net && !this.loaded) {
      this.thoughts.push(turn);
      return;
    }
    const call: Call = { t: "think", turn: turn.turn, steps: this.pace.steps(turn.alone) };
    void this.threads.then(({ tables }) =>
      tables.call(call).then(
        (result) => {
          this.pace.took(result.steps ?? 0, result.took ?? 0);
          this.take(result, true);
        },
        () => {},
      ),
    );
  }
}

async function compiled(url: string): Promise<WebAssembly.Module> {
  try {
    return await WebAssembly.compileStreaming(fetch(url));
  } catch {
    // Some static hosts send wasm files with another type.
    return WebAssembly.compile(await (await fetch(url)).arrayBuffer());
  }
}

async function bodyText(body: BodyInit | null | undefined): Promise<string> {
  if (body instanceof Blob) {
    const bytes = new Uint8Array(await body.arrayBuffer());
    let text = "";
    for (const byte of bytes) text += String.fromCharCode(byte);
    return btoa(text);
  }
  return typeof body === "string" ? body : "";
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
}

export const host: Host = new WorkerHost();
