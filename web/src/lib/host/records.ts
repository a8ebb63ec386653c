// The records of the program in IndexedDB. Without it (a private window, a full disk) they last as long as the page.

import type { StoreChange } from "./calls";

const NAME = "inkwright";
const STORE = "records";

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("IndexedDB failed"));
  });
}

/** Whether the browser lets this page store anything. In a frame where it does not, neither IndexedDB nor workers may
 * ever answer. */
export function mayStore(): boolean {
  try {
    void localStorage.length;
    return true;
  } catch {
    return false;
  }
}

export class Records {
  private readonly records = new Map<string, string>();
  private base: IDBDatabase | null = null;
  private readonly others = "BroadcastChannel" in globalThis ? new BroadcastChannel(NAME) : null;

  /** Reads what is stored. Never rejects. */
  async open(): Promise<void> {
    if (!mayStore()) return;
    try {
      const opening = indexedDB.open(NAME, 1);
      opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
      this.base = await done(opening);
      const store = this.base.transaction(STORE).objectStore(STORE);
      const [keys, values] = await Promise.all([done(store.getAllKeys()), done(store.getAll())]);
      keys.forEach((key, i) => this.records.set(key as string, values[i] as string));
    } catch {
      this.base = null;
    }
  }

  all(): StoreChange[] {
    return [...this.records];
  }

  /** Stores changes, and tells the browser's other pages of them. */
  take(changes: StoreChange[]): void {
    this.apply(changes);
    this.others?.postMessage(changes);
    try {
      const store = this.base?.transaction(STORE, "readwrite").objectStore(STORE);
      for (const [key, record] of changes) {
        if (record !== null) store?.put(record, key);
        else store?.delete(key);
      }
    } catch {
      // The disk is full. Earlier records stay, and the game continues.
    }
  }

  /** Calls back with what another page of this browser has stored. */
  whenOthersStore(then: (changes: StoreChange[]) => void): void {
    this.others?.addEventListener("message", ({ data }: MessageEvent<StoreChange[]>) => {
      this.apply(data);
      then(data);
    });
  }

  private apply(changes: StoreChange[]): void {
    for (const [key, record] of changes) {
      if (record !== null) this.records.set(key, record);
      else this.records.delete(key);
    }
  }
}
