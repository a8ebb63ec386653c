// The seats that this browser holds tokens of, by game.

import type { SeatToken } from "../protocol";
import { remember, remembered } from "./settings.svelte";

export interface HeldGame {
  game: string;
  /** What to call it in the list of games to go on with. */
  title: string;
  began: string;
  /** Seats that are played in this browser. */
  mine: SeatToken[];
  /** Seats of people who sit elsewhere: their links are shown until they have come. */
  others: SeatToken[];
}

const KEY = "inkwright.games";
const MOST = 30;

export function heldGames(): HeldGame[] {
  const games = remembered<unknown>(KEY, []);
  return Array.isArray(games) ? (games as HeldGame[]).filter((held) => Array.isArray(held.mine)) : [];
}

export function heldGame(game: string): HeldGame | undefined {
  return heldGames().find((held) => held.game === game);
}

export function hold(held: HeldGame): void {
  const rest = heldGames().filter((other) => other.game !== held.game);
  remember(KEY, [held, ...rest].slice(0, MOST));
}

export function letGo(game: string): void {
  remember(KEY, heldGames().filter((held) => held.game !== game));
}

/** Sits down with a token from a link. Whoever has it sits there, as everyone with this link could. */
export function sitDown(game: string, token: string): void {
  const held = heldGame(game);
  if (held?.mine.some((seat) => seat.token === token)) return;
  const seat: SeatToken = { seat: 255, name: "", token };
  if (held) hold({ ...held, mine: [...held.mine, seat] });
  else hold({ game, title: "A game by link", began: new Date().toISOString(), mine: [seat], others: [] });
}
