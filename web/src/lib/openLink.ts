// Opens a link that holds what it shows: passes its content to the page for it.

import { draft } from "./draft.svelte";
import type { Route } from "./router.svelte";
import { unpacked } from "./shareLink";

/** The page that shows a link's content. Throws `WrongLink`. */
export async function openLink(link: string): Promise<Route> {
  const thing = await unpacked(link);
  switch (thing.t) {
    case "deck":
      draft.deck = { name: thing.name, text: thing.text };
      return { at: "decks" };
    case "scenario":
      draft.text = thing.text;
      return { at: "scenario" };
    case "card":
      draft.card = thing.text;
      return { at: "try" };
    case "replay":
      draft.replay = { file: new Blob([thing.bytes]) };
      return { at: "replay", played: "" };
    case "position":
      draft.replay = { file: new Blob([thing.bytes]), seat: thing.seat };
      return { at: "replay", played: "" };
  }
}
