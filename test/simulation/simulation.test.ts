import { expect, test } from "vitest";
import { none } from "./mutations.ts";
import { simulate } from "./simulate.ts";

const enough = Number(process.env.SIMULATION_TURNS ?? 2_000);
const firstSeed = Number(process.env.SIMULATION_SEED ?? 1);

// Takes about twenty seconds on a free core; the limit allows for a busy machine.
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
