// Beginning a game, and sitting down at it.

import type { NewGame } from "../protocol";
import { api } from "./api";
import { router } from "./router.svelte";
import { hold } from "./seats";

/** Begins a game and goes to its table. The seats with these numbers are played in other browsers. */
export async function begin(game: NewGame, title: string, elsewhere: number[] = []): Promise<void> {
  const started = await api.begin(game);
  hold({
    game: started.game,
    title,
    began: new Date().toISOString(),
    mine: started.tokens.filter(({ seat }) => !elsewhere.includes(seat)),
    others: started.tokens.filter(({ seat }) => elsewhere.includes(seat)),
  });
  router.go({ at: "play", game: started.game });
}
