// A game against the program, with the opponent chosen last.

import type { DeckSummary } from "../protocol";
import { begin, botName } from "./begin";
import { home } from "./home.svelte";
import { t } from "./language.svelte";
import { remember, remembered, settings } from "./settings.svelte";

/** The choices of the start page, empty at first. */
export interface QuickChoice {
  deck: string;
  against: string;
  bot: string;
}

const LAST = "inkwright.last";

export function lastChoice(): QuickChoice {
  return { deck: "", against: "", bot: "", ...remembered<Partial<QuickChoice>>(LAST, {}) };
}

export function keepChoice(choice: QuickChoice): void {
  remember(LAST, choice);
}

/** The level of the opponent: the chosen one, if the program has it. */
export function levelOf({ bot }: QuickChoice): string {
  return home.levels.includes(bot) ? bot : home.bot;
}

export async function playQuick(mine: DeckSummary, choice: QuickChoice): Promise<void> {
  const others = home.starters.filter((deck) => deck.id !== mine.id);
  const other = home.deck(choice.against) ?? others[Math.floor(Math.random() * others.length)] ?? mine;
  const bot = levelOf(choice);
  keepChoice({ ...choice, deck: mine.id, bot });
  await begin(
    {
      from: "decks",
      variant: "constructed",
      practice: true,
      // A deck that is not legal can be tried against the program.
      any_deck: mine.kind === "saved",
      seats: [
        { who: "person", name: settings.myName, deck: { t: "known", id: mine.id } },
        { who: "bot", bot, name: botName(0), deck: { t: "known", id: other.id } },
      ],
    },
    t("start.against", { deck: mine.name, other: other.name }),
  );
}
