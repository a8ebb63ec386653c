import { describe, expect, it } from "vitest";
import type { Face } from "../protocol";
import { cardFacts, cardText } from "./cardText";

const TEXT = `card "Lamp Moth - Restless" character emerald cost 3 inkable 3/4 lore 2 [Storyborn, Hero] {
  Evasive
  TO THE LIGHT: {E}, 1 {I} - Draw a card.
}
`;
const FACE = {
  full_name: "Lamp Moth - Restless",
  type: "character",
  inks: ["Emerald"],
  cost: 3,
  inkable: true,
  strength: 3,
  willpower: 4,
  lore: 2,
  move_cost: null,
} as Face;

describe("the form of a card", () => {
  it("writes what it has read", () => {
    const facts = cardFacts(TEXT, FACE)!;
    expect(facts.rules).toBe("Evasive\nTO THE LIGHT: {E}, 1 {I} - Draw a card.");
    expect(cardText(facts)).toBe(TEXT);
  });

  it("writes what each type has, and nothing else", () => {
    const facts = { ...cardFacts(TEXT, FACE)!, rules: "" };
    expect(cardText({ ...facts, type: "item", inks: ["Ruby", "Steel"] })).toBe(
      'card "Lamp Moth - Restless" item ruby steel cost 3 inkable { }\n',
    );
    expect(cardText({ ...facts, type: "location", move: 2, inkable: false })).toBe(
      'card "Lamp Moth - Restless" location emerald cost 3 move 2 willpower 4 lore 2 { }\n',
    );
  });

  it("lets nobody break out of the name", () => {
    const facts = { ...cardFacts(TEXT, FACE)!, name: 'A" { } card "B' };
    expect(cardText(facts).split("\n")[0]).toContain('card "A { } card B" character');
  });

  it("is not offered for several cards", () => {
    expect(cardFacts(TEXT + TEXT, FACE)).toBeNull();
    expect(cardFacts("nonsense", FACE)).toBeNull();
  });
});
