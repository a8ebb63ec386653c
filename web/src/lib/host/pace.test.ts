import { expect, test } from "vitest";
import { Pace } from "./pace";

test("a slow machine searches fewer steps than a fast one, and a short search says nothing", () => {
  const [slow, fast] = [new Pace(), new Pace()];
  const first = slow.steps(3000);
  slow.took(3, 900);
  expect(slow.steps(3000)).toBe(first);
  slow.took(300, 3000);
  fast.took(300, 30);
  // 0.1 and 10 steps in a millisecond, for 1.2 seconds.
  expect(slow.steps(3000)).toBe(120);
  expect(fast.steps(3000)).toBe(12_000);
  expect(fast.steps(100)).toBe(1000);
  expect(slow.steps(1)).toBe(40);
});
