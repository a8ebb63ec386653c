// The text of one card of one's own, as it is written in scenarios and on the page, and its facts for a form.

import type { CardType, Face } from "../protocol";

export interface CardFacts {
  /** With its version: "Lamp Moth - Restless". */
  name: string;
  type: CardType;
  inks: string[];
  cost: number;
  inkable: boolean;
  strength: number;
  willpower: number;
  lore: number;
  move: number;
  /** Separated by commas. */
  classes: string;
  /** The abilities, one a line. */
  rules: string;
}

/** The facts of the text's only card, as the program has read it. A text with several cards, or with none that can be read, has
 * none. */
export function cardFacts(text: string, face: Face | undefined): CardFacts | null {
  const [from, to] = [text.indexOf("{"), text.lastIndexOf("}")];
  if (!face || from < 0 || to < from || (text.match(/^\s*card\s+"/gm) ?? []).length !== 1) return null;
  const rules = text
    .slice(from + 1, to)
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean)
    .join("\n");
  return {
    // The text's own: the face has the reader's language.
    name: /card\s+"([^"]*)"/.exec(text)?.[1] ?? face.full_name,
    type: face.type,
    inks: face.inks,
    cost: face.cost,
    inkable: face.inkable,
    strength: face.strength ?? 1,
    willpower: face.willpower ?? 1,
    lore: face.lore ?? 0,
    move: face.move_cost ?? 1,
    classes: /\[([^\]]*)\]\s*\{/.exec(text.slice(0, from + 1))?.[1] ?? "",
    rules,
  };
}

export function cardText(facts: CardFacts): string {
  const { type, strength, willpower, lore } = facts;
  const head = [
    `card "${facts.name.replace(/["\n]/g, "").trim() || "Nameless"}"`,
    type,
    ...facts.inks.map((ink) => ink.toLowerCase()),
    `cost ${facts.cost}`,
    ...(facts.inkable ? ["inkable"] : []),
    ...(type === "character" ? [`${strength}/${willpower} lore ${lore}`] : []),
    ...(type === "location" ? [`move ${facts.move} willpower ${willpower} lore ${lore}`] : []),
    ...(type === "character" && facts.classes.trim() ? [`[${facts.classes.replace(/[[\]{}\n]/g, "").trim()}]`] : []),
  ].join(" ");
  const lines = facts.rules
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);
  return lines.length === 0 ? `${head} { }\n` : `${head} {\n${lines.map((line) => `  ${line}\n`).join("")}}\n`;
}
