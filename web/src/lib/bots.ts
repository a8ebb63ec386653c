// What bots are called.

import { home } from "./home.svelte";
import { named } from "./language.svelte";

/** A short title for a bot. */
export function botTitle(id: string): string {
  const full = home.hello?.bots.find((bot) => bot.id === id)?.title ?? id;
  return named(`level.${id}`, full);
}
