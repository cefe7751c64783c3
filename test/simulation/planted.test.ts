import { describe, expect, test } from "vitest";
import { planted } from "./mutations.ts";
import { simulate } from "./simulate.ts";

/** Each fault, the promise that it breaks, and the world to begin with. */
const noticed = [
  [
    "a writer that ignores its epoch",
    /another turn is being written|the turn was over|wrote what|a call's id is not its own/,
    4,
  ],
  [
    "a turn that begins without its idempotency key",
    /was taken for another|is recorded \d+ times/,
    2,
  ],
  ["an end that is sent before it is stored", /was sent for .* before it was recorded/, 1],
  ["calls that are stored without their results", /calls and results are no pairs/, 1],
  ["a title that overwrites another", /a title was written over/, 50],
  ["a task that every attempt creates again", /was done, and there are \d+ of it/, 1],
  ["spending that is counted twice", /the days count/, 1],
  ["a slot that is never released", /still holds \d+ places/, 1],
] as const;

describe("a planted fault is detected:", () => {
  test.each(noticed)("%s", { timeout: 600_000 }, async (name, promise, first) => {
    await expect(worlds(name, first)).rejects.toThrow(promise);
  });
});

/**
 * Sixty worlds. Most faults break a promise in the first ones; two concurrent title writers are rare,
 * so the search begins with the world that has them, and goes on through all the others.
 */
async function worlds(name: keyof typeof planted, first: number): Promise<void> {
  for (let nth = 0; nth < 60; nth += 1) {
    await simulate(1 + ((first - 1 + nth) % 60), planted[name]);
  }
}
