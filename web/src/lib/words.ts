// Sentences that the program sends in segments.

import type { Segment } from "../protocol";
import { language, t } from "./language.svelte";

/** The sentence as plain text, for screen readers. */
export function plain(words: Segment[], names: string[]): string {
  return words
    .map((piece) => {
      switch (piece.t) {
        case "text":
          return piece.text;
        case "card":
          return piece.name;
        case "seat":
          return names[piece.seat] ?? t("player.n", { n: piece.seat + 1 });
      }
    })
    .join("");
}

export function sentence(text: string): string {
  const end = /[.!?…。！？]$/.test(text) ? "" : language.code === "zh" ? "。" : ".";
  return capital(text) + end;
}

export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase(language.tag) + text.slice(1);
}
