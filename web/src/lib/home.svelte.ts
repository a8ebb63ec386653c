// The program's bots, decks, formats and editions, fetched once.

import type { DeckSummary, Hello } from "../protocol";
import { api, said } from "./api";

class Home {
  hello: Hello | null = $state.raw(null);
  decks: DeckSummary[] = $state.raw([]);
  problem: string | null = $state(null);

  async load(): Promise<void> {
    try {
      const [hello, decks] = await Promise.all([api.hello(), api.decks()]);
      this.hello = hello;
      this.decks = decks;
      this.problem = null;
    } catch (error) {
      this.problem = said(error);
    }
  }

  /** The bot for a first game: quick, and not too weak. */
  get bot(): string {
    const ids = this.hello?.bots.map(({ id }) => id) ?? [];
    return ids.find((id) => id === "greedy") ?? ids[0] ?? "greedy";
  }
}

export const home = new Home();
