// The faces of cards: fetched in batches when first needed, then kept.

import type { Face, View } from "../protocol";
import { api } from "./api";
import { language, t } from "./language.svelte";

/** The face of a marketing card (10.2.2), which is only ink. */
export const MARKETING = 65535;

const marketing = (): Face => ({
  id: MARKETING,
  full_name: t("marketing"),
  name: t("marketing"),
  version: null,
  type: "item",
  inks: [],
  cost: 0,
  inkable: true,
  classes: [],
  strength: null,
  willpower: null,
  lore: null,
  move_cost: null,
  partial: false,
  sections: [],
  ornament: "",
});

// Counts the faces that have arrived. A component that creates a book while it computes a derived value would not be
// notified of changes in the book itself, so the maps and sets below are plain ones.
/* eslint svelte/prefer-svelte-reactivity: "off" -- see above */
const arrivals = $state({ n: 0 });

/** How long a table waits for the faces of its cards, in milliseconds. */
const LONGEST_WAIT = 1500;

/** The faces of all cards that a view shows. */
export function facesOf(view: View): number[] {
  const cards = view.sides.flatMap((side) => [
    ...side.hand,
    ...side.play,
    ...side.discard,
    ...side.resolving,
    ...(side.leader ? [side.leader] : []),
  ]);
  return [...new Set(cards.map(({ face }) => face))];
}

export class FaceBook {
  private faces = new Map<number, Face>([[MARKETING, marketing()]]);
  private wanted = new Set<number>();
  private asked = new Set<number>();
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private from: string,
    private token?: string,
  ) {}

  /** The face, or undefined until it has arrived. A component that reads it is redrawn then. */
  get(id: number | null | undefined): Face | undefined {
    if (id === null || id === undefined) return undefined;
    const face = arrivals.n >= 0 ? this.faces.get(id) : undefined;
    if (!face) this.want(id);
    return face;
  }

  /** Resolves when all these faces are here, or when waiting for them would be noticed. */
  async ready(ids: number[]): Promise<void> {
    const missing = () => ids.some((id) => !this.faces.has(id));
    const until = performance.now() + LONGEST_WAIT;
    for (const id of ids) this.get(id);
    while (missing() && performance.now() < until) await new Promise((resolve) => setTimeout(resolve, 10));
  }

  /** Whether all these faces are here. */
  has(ids: number[]): boolean {
    return ids.every((id) => this.faces.has(id));
  }

  keep(faces: Face[]): void {
    for (const face of faces) this.faces.set(face.id, face);
    arrivals.n += 1;
  }

  /** Fetches all faces again, because cards may have changed. */
  forget(): void {
    this.faces = new Map([[MARKETING, marketing()]]);
    this.asked.clear();
    arrivals.n += 1;
  }

  private want(id: number): void {
    if (this.asked.has(id)) return;
    this.asked.add(id);
    this.wanted.add(id);
    this.timer ??= setTimeout(() => void this.fetch(), 4);
  }

  private async fetch(): Promise<void> {
    this.timer = undefined;
    const ids = [...this.wanted].slice(0, 400);
    for (const id of ids) this.wanted.delete(id);
    if (this.wanted.size > 0) this.timer = setTimeout(() => void this.fetch(), 4);
    try {
      this.keep((await api.faces(this.from, ids, this.token)).faces);
    } catch {
      // The next read asks for them again. Until then the cards show their backs.
      for (const id of ids) this.asked.delete(id);
    }
  }
}

const books = new Map<string, FaceBook>();

/** The book for one source of faces, in the reader's language. */
export function bookOf(from: string, token?: string): FaceBook {
  const key = `${language.code} ${from}`;
  let book = books.get(key);
  if (!book) books.set(key, (book = new FaceBook(from, token)));
  return book;
}

export const library = (): FaceBook => bookOf("/api/faces");
