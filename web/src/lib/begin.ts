// Starts a game and takes its seats.

import type { NewGame } from "../protocol";
import { api } from "./api";
import { home } from "./home.svelte";
import { router } from "./router.svelte";
import { hold } from "./seats";

/** Names for the program's players, by seat. */
const BOTS = ["Quill", "Nib", "Blot", "Vellum"];

export function botName(seat: number): string {
  return BOTS[seat % BOTS.length] ?? "Quill";
}

/** Starts a game and opens its table. The seats in `elsewhere` are played in other browsers. */
export async function begin(game: NewGame, title: string, elsewhere: number[] = [], lesson?: string): Promise<void> {
  const seats = game.seats.map((seat, i) => ({ ...seat, elsewhere: elsewhere.includes(i) }));
  const started = await api.begin({ ...game, seats });
  hold({
    game: started.game,
    title,
    began: new Date().toISOString(),
    mine: started.tokens,
    invites: started.invites,
    from: game.from,
    decks: game.seats.map(({ deck }) => (deck?.t === "text" ? deck.name : (home.deck(deck?.id)?.name ?? ""))),
    ...(lesson ? { lesson } : {}),
  });
  router.go({ at: "play", game: started.game });
}
