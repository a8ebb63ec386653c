import { beforeAll, describe, expect, it, vi } from "vitest";

// The router listens to the address bar, which does not exist here.
beforeAll(() => {
  vi.stubGlobal("location", { hash: "" });
  vi.stubGlobal("addEventListener", () => undefined);
});

describe("addresses", () => {
  it("convert to routes and back, with the invitation to a seat after the #", async () => {
    const { link, parse } = await import("./router.svelte");
    for (const hash of [
      "#/",
      "#/new",
      "#/decks",
      "#/replay",
      "#/scenario",
      "#/play/g1",
      "#/seat/g1/a%2Fb",
      "#/open/1sA-_",
      "#/embed/1rA-_",
      "#/embed/1rA-_/dark",
    ]) {
      expect(link(parse(hash))).toBe(hash);
    }
    expect(parse("#/seat/g1/a%2Fb")).toEqual({ at: "seat", game: "g1", invite: "a/b" });
    expect(parse("#/nowhere")).toEqual({ at: "start" });
    expect(parse("#/play")).toEqual({ at: "start" });
  });

  it("that can't be decoded lead to the start", async () => {
    const { parse } = await import("./router.svelte");
    expect(parse("#/play/%E0%A4%A")).toEqual({ at: "start" });
  });
});
