// The seats that this browser has tokens for, by game.

import type { SeatInvite, SeatToken } from "../protocol";
import { api } from "./api";
import { t } from "./language.svelte";
import { remember, remembered } from "./settings.svelte";

export interface HeldGame {
  game: string;
  /** The game's title in the list of open games. */
  title: string;
  began: string;
  /** Seats that are played in this browser. */
  mine: SeatToken[];
  /** Seats of people in other browsers: their links are shown until they have joined. */
  invites?: SeatInvite[];
  /** Invitations that were used in this browser: their links lead back to the seat. */
  taken?: string[];
  /** What the game began with. Games from scenarios have no replay. */
  from?: "decks" | "replay" | "scenario";
  /** The names of the decks by seat; empty if unknown. */
  decks?: string[];
  /** The game is over; the next one at the table clears this. */
  over?: boolean;
  /** The lesson, if the game is one. */
  lesson?: string;
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

/** The games that can be continued. A lesson or a scenario is begun again rather than continued. */
export function openGames(): HeldGame[] {
  return heldGames().filter(({ over, from, lesson }) => !over && !lesson && from !== "scenario");
}

export function hold(held: HeldGame): void {
  const rest = heldGames().filter((other) => other.game !== held.game);
  remember(KEY, [held, ...rest].slice(0, MOST));
}

export function letGo(game: string): void {
  remember(
    KEY,
    heldGames().filter((held) => held.game !== game),
  );
}

/** Claims a seat with the invitation from a link. The invitation works once; then the seat belongs to this browser. */
export async function sitDown(game: string, invite: string): Promise<void> {
  const before = heldGame(game);
  if (before?.taken?.includes(invite)) return;
  const seat = await api.claim(invite);
  const held = heldGame(game) ?? { game, title: t("byLink"), began: new Date().toISOString(), mine: [] };
  hold({ ...held, mine: [...held.mine, seat], taken: [...(held.taken ?? []), invite] });
}
