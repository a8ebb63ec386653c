/** Checks what a table promised about the shuffle before a game. */

import type { ShuffleProof } from "../protocol";

export type ShuffleCheck = "kept" | "broken" | "unchecked";

/** Whether the proof fits the promise. Browsers compute hashes on secure pages only. */
export async function checkShuffle(promise: string | null, proof: ShuffleProof): Promise<ShuffleCheck> {
  const hashes = (globalThis.crypto as Crypto | undefined)?.subtle;
  if (promise !== null && promise !== proof.promise) return "broken";
  if (promise === null || !hashes) return "unchecked";
  const text = new TextEncoder().encode(`inkwright shuffle ${proof.seed} ${proof.salt}`);
  const hash = [...new Uint8Array(await hashes.digest("SHA-256", text))];
  return hash.map((byte) => byte.toString(16).padStart(2, "0")).join("") === promise ? "kept" : "broken";
}
