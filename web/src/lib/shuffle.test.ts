import { describe, expect, it } from "vitest";
import { checkShuffle } from "./shuffle";

// The same values as in crates/service/src/table/shuffle.rs.
const proof = {
  promise: "72f2d296e8dd2f0e1ac186d1d8c7b4d6029fff8bbb12a1638ec24b100339499f",
  seed: 77,
  salt: "30313233343536373839616263646566",
};

describe("the promise about the shuffle", () => {
  it("is kept if the seed and the salt have its hash", async () => {
    expect(await checkShuffle(proof.promise, proof)).toBe("kept");
  });

  it("is broken by another seed and by another promise", async () => {
    expect(await checkShuffle(proof.promise, { ...proof, seed: 78 })).toBe("broken");
    expect(await checkShuffle("00", proof)).toBe("broken");
  });

  it("can't be checked by somebody who didn't see it before the end", async () => {
    expect(await checkShuffle(null, proof)).toBe("unchecked");
  });
});
