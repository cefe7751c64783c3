import { describe, expect, test } from "vitest";
import { planted } from "./mutations.ts";
import { simulate } from "./simulate.ts";

const noticed = [
  [
    "a writer that ignores its epoch",
    /another turn is being written|the turn was over|wrote what|a call's id is not its own/,
  ],
  ["a turn that begins without its idempotency key", /was taken for another|is recorded \d+ times/],
  ["an end that is sent before it is stored", /was sent for .* before it was recorded/],
  ["calls that are stored without their results", /calls and results are no pairs/],
  ["a title that overwrites another", /a title was written over/],
  ["a task that every attempt creates again", /was done, and there are \d+ of it/],
  ["spending that is counted twice", /the days count/],
  ["a slot that is never released", /still holds \d+ places/],
] as const;

describe("a planted fault is detected:", () => {
  test.each(noticed)("%s", { timeout: 600_000 }, async (name, promise) => {
    await expect(worlds(name)).rejects.toThrow(promise);
  });
});

/** Most faults break a promise in the first worlds; two concurrent title writers are rare. */
async function worlds(name: keyof typeof planted): Promise<void> {
  for (let seed = 1; seed <= 60; seed += 1) await simulate(seed, planted[name]);
}
