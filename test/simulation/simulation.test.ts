import { describe, expect, test } from "vitest";
import { none, planted } from "./mutations.ts";
import { simulate } from "./simulate.ts";

const enough = Number(process.env.SIMULATION_TURNS ?? 2_000);
const firstSeed = Number(process.env.SIMULATION_SEED ?? 1);

// It takes some twenty seconds on a free core; the limit leaves room for a machine that does other things.
test(
  "2,000 turns keep every promise while processes die, stall and race, and store, model and bus fail",
  async () => {
    let turns = 0;
    for (let seed = firstSeed; turns < enough; seed += 1)
      turns += (await simulate(seed, none)).turns;
    expect(turns).toBeGreaterThanOrEqual(enough);
  },
  600 * enough,
);

test("the same seed gives the same history, and another seed another", async () => {
  const first = await simulate(firstSeed, none);
  expect(await simulate(firstSeed, none)).toEqual(first);
  expect((await simulate(firstSeed + 1, none)).digest).not.toBe(first.digest);
});

const noticed = [
  [
    "a writer that ignores its epoch",
    /another turn is being written|the turn was over|wrote what|a call's id is not its own/,
  ],
  ["a turn that begins without its key", /was taken for another|is recorded \d+ times/],
  ["an end that is told before it is stored", /was told of .* and nothing of it is recorded/],
  ["calls that are stored apart from their results", /calls and results are no pairs/],
  ["a title that writes over another", /a title was written over/],
  ["a task that is made anew by every try", /was done, and there are \d+ of it/],
  ["a booking that counts double", /the days count/],
  ["a place that is never given back", /still holds \d+ places/],
] as const;

describe("a planted fault is noticed:", () => {
  test.each(noticed)(
    "%s",
    async (name, promise) => {
      await expect(tenWorlds(name)).rejects.toThrow(promise);
    },
    90_000,
  );
});

async function tenWorlds(name: keyof typeof planted): Promise<void> {
  for (let seed = 1; seed <= 10; seed += 1) await simulate(seed, planted[name]);
}
