import { readFileSync, readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { packed, unpacked, WrongLink, type SharedThing } from "./shareLink";

const THINGS: SharedThing[] = [
  { t: "deck", name: "Mine – 牌组", text: "4 Stitch - New Dog\n" },
  { t: "deck", name: "", text: "" },
  { t: "scenario", text: 'scenario "A position"\np1:\n  lore 3\n' },
  { t: "card", text: 'card "Brass Kettle" item steel cost 1 { }' },
  { t: "replay", bytes: new Uint8Array([0, 255, 128, 7]) },
  { t: "position", seat: 1, bytes: new Uint8Array([7, 0, 255]) },
];

test("what is packed is unpacked again, with letters that no messenger changes", async () => {
  for (const thing of THINGS) {
    const link = await packed(thing);
    expect(link).toMatch(/^1[dscrp][\w-]+$/);
    expect(await unpacked(link)).toEqual(thing);
  }
});

test("a link of a newer version says so", async () => {
  const newer = `2${(await packed(THINGS[0]!)).slice(1)}`;
  await expect(unpacked(newer)).rejects.toMatchObject({ why: "newer" });
});

test("10,000 changed links are read as something or refused, and nothing else happens", async () => {
  // A linear congruential generator with the constants of Numerical Recipes.
  let state = 7;
  const below = (n: number) => (state = (Math.imul(state, 1664525) + 1013904223) >>> 0) % n;
  const links = await Promise.all(THINGS.map(packed));
  let refused = 0;
  for (let n = 0; n < 10_000; n++) {
    const link = [...links[below(links.length)]!];
    for (let changes = below(3) + 1; changes > 0; changes--) {
      const at = below(link.length + 1);
      const letter = String.fromCharCode(below(10) === 0 ? below(0x3000) : 33 + below(94));
      link.splice(at, below(2), ...(below(3) === 0 ? [] : [letter]));
    }
    try {
      expect((await unpacked(link.join(""))).t).toBeTypeOf("string");
    } catch (error) {
      expect(error).toBeInstanceOf(WrongLink);
      refused += 1;
    }
  }
  expect(refused).toBeGreaterThan(5_000);
});

test("a small link with a huge content is refused", async () => {
  const huge = await packed({ t: "scenario", text: "x".repeat((1 << 20) - 1) });
  expect(huge.length).toBeLessThan(3_000);
  expect((await unpacked(huge)).t).toBe("scenario");
  const stream = new Blob(["x".repeat(50 << 20)]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  const bytes = Buffer.from(await new Response(stream).arrayBuffer());
  await expect(unpacked(`1s${bytes.toString("base64url")}`)).rejects.toBeInstanceOf(WrongLink);
});

test("the starter decks are short links", async () => {
  const folder = new URL("../../../data/decks/", import.meta.url);
  const lists = readdirSync(folder).filter((name) => name.endsWith(".txt"));
  expect(lists.length).toBeGreaterThan(10);
  for (const name of lists) {
    const link = await packed({ t: "deck", name, text: readFileSync(new URL(name, folder), "utf8") });
    expect(link.length).toBeLessThan(1_000);
  }
});
