// The games that were finished in this browser: their replays, and how they ended.

import { api } from "./api";
import type { Seat } from "./seat.svelte";
import { heldGame } from "./seats";
import { remember, remembered } from "./settings.svelte";

export interface PlayedGame {
  id: string;
  /** When it ended. */
  when: string;
  /** The seat of the person at this browser. */
  seat: number;
  names: string[];
  /** The decks by seat; empty if unknown. */
  decks: string[];
  /** The bots by seat; null for a person. */
  bots: (string | null)[];
  result: "won" | "lost" | "draw";
  turns: number;
  lore: number[];
  /** Several people shared this screen, so nobody's record counts it. */
  shared: boolean;
  /** The replay file in base64. */
  file: string;
}

const KEY = "inkwright.played";
const MOST = 100;

export function playedGames(): PlayedGame[] {
  const games = remembered<unknown>(KEY, []);
  return Array.isArray(games) ? (games as PlayedGame[]).filter((game) => typeof game.file === "string") : [];
}

export function playedGame(id: string): PlayedGame | undefined {
  return playedGames().find((game) => game.id === id);
}

export function forgetGame(id: string): void {
  remember(
    KEY,
    playedGames().filter((game) => game.id !== id),
  );
}

export function restoreGame(game: PlayedGame): void {
  const games = [...playedGames().filter(({ id }) => id !== game.id), game];
  remember(KEY, games.sort((a, b) => (a.when < b.when ? 1 : -1)).slice(0, MOST));
}

/** Keeps a finished game. Games from scenarios have no replay and are not kept. */
export async function keepGame(seat: Seat): Promise<PlayedGame | null> {
  const id = seat.welcome?.game ?? "";
  const held = heldGame(id);
  const { over } = seat;
  if (!id || !over || held?.from === "scenario") return null;
  const { view, seats, names } = seat;
  const file = base64(new Uint8Array(await (await api.replayFile(id, seat.token)).arrayBuffer()));
  const before = playedGames();
  // The page may have been reloaded after the end of the game.
  const known = before.find((game) => game.file === file);
  if (known) return known;
  const game: PlayedGame = {
    id: `${id}-${Date.now().toString(36)}`,
    when: new Date().toISOString(),
    seat: seat.seat,
    names: [...names],
    decks: names.map((_, i) => held?.decks?.[i] ?? ""),
    bots: seats.map(({ bot }) => bot),
    result: over.winner === null ? "draw" : over.winners.includes(seat.seat) ? "won" : "lost",
    turns: view?.turn ?? 0,
    lore: view?.sides.map(({ lore }) => lore) ?? [],
    shared: (held?.mine.length ?? 1) > 1,
    file,
  };
  remember(KEY, [game, ...before].slice(0, MOST));
  return game;
}

export function replayOf(game: PlayedGame): Blob {
  return new Blob([replayBytes(game)]);
}

export function replayBytes(game: PlayedGame): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(game.file), (letter) => letter.charCodeAt(0));
}

function base64(bytes: Uint8Array): string {
  let text = "";
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}

export interface Score {
  won: number;
  lost: number;
  draw: number;
}

/** The results by a key, such as the own deck, most games first. */
export function scores(games: PlayedGame[], key: (game: PlayedGame) => string): [string, Score][] {
  const found = new Map<string, Score>();
  for (const game of games) {
    const of = key(game);
    if (!of || game.shared) continue;
    const score = found.get(of) ?? { won: 0, lost: 0, draw: 0 };
    score[game.result] += 1;
    found.set(of, score);
  }
  const games_of = ({ won, lost, draw }: Score) => won + lost + draw;
  return [...found].sort(([, a], [, b]) => games_of(b) - games_of(a));
}
