// The page's host: it answers requests and connects seats. There are two: a server, over HTTP and WebSockets, and a worker with the program in
// WebAssembly. Which one a page has is decided when it is built: `$host` is one of the two.

import type { ClientMessage, ServerMessage } from "../../protocol";

export interface Host {
  /** Answers a request, as `fetch` does. Rejects if nobody answers. */
  request(path: string, init: RequestInit): Promise<Response>;
  /** Opens a connection to a seat. The first message must be `join`. */
  connect(ear: SeatEar): SeatConnection;
  /** Everything that this browser keeps; null if a server keeps it. */
  readonly keeper: Keeper | null;
  /** Whether the bots that need the net have to wait for it. */
  readonly isLoading: boolean;
  /** Calls back when the net is there. */
  whenLoaded(then: () => void): void;
}

export interface SeatConnection {
  /** Has no effect unless the connection is open. */
  send(message: ClientMessage): void;
  close(): void;
}

/** What a connection tells. */
export interface SeatEar {
  opened(): void;
  heard(message: ServerMessage): void;
  closed(): void;
}

/** Decks, games and settings as one file. */
export interface Keeper {
  save(): Blob;
  /** Adds the content of a file. Rejects a file of another kind. */
  load(file: Blob): Promise<void>;
}
