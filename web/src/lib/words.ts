// Sentences that come in pieces.

import type { Segment } from "../protocol";

/** The whole sentence, for those who listen. */
export function plain(words: Segment[], names: string[]): string {
  return words
    .map((piece) => {
      switch (piece.t) {
        case "text":
          return piece.text;
        case "card":
          return piece.name;
        case "seat":
          return names[piece.seat] ?? `player ${piece.seat + 1}`;
      }
    })
    .join("");
}

export function sentence(text: string): string {
  const end = /[.!?…]$/.test(text) ? "" : ".";
  return text.charAt(0).toUpperCase() + text.slice(1) + end;
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export function count(n: number, one: string, many = `${one}s`): string {
  return `${n} ${n === 1 ? one : many}`;
}
