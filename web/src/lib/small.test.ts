import { describe, expect, it } from "vitest";
import { fit, overlap } from "./fit";
import { found } from "./search";
import { plain, sentence } from "./words";

describe("fit", () => {
  const card = { ratio: 1.2, gap: 10, smallest: 60, largest: 120 };

  it("makes few cards as large as possible, and many cards smaller until they fit", () => {
    expect(fit(2, { width: 900, height: 200 }, card).width).toBe(120);
    const { width, columns } = fit(12, { width: 900, height: 200 }, card);
    expect(width).toBeLessThan(120);
    const rows = Math.floor((200 + 10) / (width * 1.2 + 10));
    expect(columns * rows).toBeGreaterThanOrEqual(12);
  });

  it("never goes below the smallest size, and handles an empty space", () => {
    expect(fit(500, { width: 300, height: 100 }, card).width).toBe(60);
    expect(fit(3, { width: 0, height: 0 }, card).width).toBe(120);
    expect(fit(5, { width: 300, height: 100 }, card).crowded).toBe(true);
    expect(fit(4, { width: 300, height: 100 }, card).crowded).toBe(false);
    expect(fit(500, { width: 300, height: 200 }, card).crowded).toBe(false);
  });

  it("puts the cards of a hand side by side if they fit, and lets them overlap if not", () => {
    expect(overlap(3, 600, 100, 8)).toBe(8);
    const margin = overlap(12, 600, 100, 8);
    expect(margin).toBeLessThan(0);
    expect(100 + 11 * (100 + margin)).toBeCloseTo(600);
  });
});

describe("search", () => {
  const names = ["Zed the Younger", "Élan", "Red Zed", "Zed"];

  it("finds by all words, without accents, the exact name first", () => {
    expect(found(names, "zed", 9).map(({ name }) => name)).toEqual(["Zed", "Zed the Younger", "Red Zed"]);
    expect(found(names, "elan", 9)).toEqual([{ n: 1, name: "Élan" }]);
    expect(found(names, "young zed", 9).map(({ n }) => n)).toEqual([0]);
    expect(found(names, "", 2)).toHaveLength(2);
  });
});

describe("words", () => {
  it("join pieces with the players' names", () => {
    const words = [
      { t: "seat" as const, seat: 1 },
      { t: "text" as const, text: " plays " },
      { t: "card" as const, card: null, face: 3, name: "Moth" },
    ];
    expect(plain(words, ["Ann", "Bo"])).toBe("Bo plays Moth");
    expect(plain(words, [])).toBe("Player 2 plays Moth");
    expect(sentence("so it is")).toBe("So it is.");
  });
});
