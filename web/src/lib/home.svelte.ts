// The program's bots, decks, formats and editions, fetched once.

import { host } from "$host";
import type { DeckSummary, Hello } from "../protocol";
import { api, said } from "./api";
import { LEVELS } from "./levels";

class Home {
  hello: Hello | null = $state.raw(null);
  decks: DeckSummary[] = $state.raw([]);
  problem: string | null = $state(null);
  /** The net of the strongest bots is still being fetched. */
  private loading = $state(host.isLoading);

  constructor() {
    host.whenLoaded(() => (this.loading = false));
  }

  /** Whether a game against this bot has to wait for its net. */
  isLoading(bot: string): boolean {
    return this.loading && (bot === "hard" || bot === "best");
  }

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

  get saved(): DeckSummary[] {
    return this.decks.filter(({ kind }) => kind === "saved");
  }

  get starters(): DeckSummary[] {
    return this.decks.filter(({ kind }) => kind === "starter");
  }

  deck(id: string | null | undefined): DeckSummary | undefined {
    return this.decks.find((deck) => deck.id === id);
  }

  /** The levels of opponent that the program has: one without a net has fewer. */
  get levels(): string[] {
    const ids = this.hello?.bots.map(({ id }) => id);
    return ids ? LEVELS.filter((level) => ids.includes(level)) : [...LEVELS];
  }

  /** The bot for a first game. */
  get bot(): string {
    return this.levels.find((id) => id === "medium") ?? this.hello?.bots[0]?.id ?? "medium";
  }
}

export const home = new Home();
