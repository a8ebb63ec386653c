// The calls to the program in WebAssembly and their results, as in crates/wasm/src/call.rs.

import type { ClientMessage, ServerMessage } from "../../protocol";

/** The version of the interface that this page knows. */
export const INTERFACE = 1;

/** A key and its record as text, which only the program reads: it has numbers that JavaScript would change. */
export type StoreChange = [string, string | null];

export type Call =
  | { t: "request"; method: string; path: string; language: string; token: string; body: string }
  | { t: "message"; connection: number; message: ClientMessage }
  | { t: "close"; connection: number }
  | { t: "think"; turn: number; steps: number }
  | { t: "restore"; records: StoreChange[] };

export interface TurnToThink {
  turn: number;
  alone: number;
  net: boolean;
}

export interface CallResult {
  answer?: { status: number; body: unknown; bytes?: boolean };
  messages?: { connection: number; message: ServerMessage | null }[];
  stored?: StoreChange[];
  turns?: TurnToThink[];
  steps?: number;
  /** Milliseconds that the call took. The worker adds them. */
  took?: number;
  unread?: string;
}

/** To a worker. */
export type ToWorker =
  | { t: "start"; module: WebAssembly.Module; texts: [string, ArrayBuffer][]; records: StoreChange[] }
  | { t: "text"; name: string; bytes: ArrayBuffer }
  | { t: "net"; bytes: ArrayBuffer }
  | { t: "call"; id: number; call: Call };

/** From a worker. `broken` means that the instance is lost. */
export type FromWorker = { t: "result"; id: number; result: CallResult } | { t: "broken"; why: string };
