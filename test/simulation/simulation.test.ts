import { expect, test } from "vitest";
import { none } from "./mutations.ts";
import { type Simulated, simulate } from "./simulate.ts";

const enough = Number(process.env.SIMULATION_TURNS ?? 2_000);
/** The worlds from here on have the rare races too, such as a title that is written over another. */
const firstSeed = Number(process.env.SIMULATION_SEED ?? 41);

const simulated = new Map<number, Simulated>();

/** The result of a seed, simulated once for both tests. */
async function worldOf(seed: number): Promise<Simulated> {
  const world = simulated.get(seed) ?? (await simulate(seed, none));
  simulated.set(seed, world);
  return world;
}

// Takes about twenty seconds on a free core; the limit allows for a busy machine.
test(
  "2,000 turns keep every promise while processes die, stall and race, and store, model and bus fail",
  async () => {
    let turns = 0;
    for (let seed = firstSeed; turns < enough; seed += 1) turns += (await worldOf(seed)).turns;
    expect(turns).toBeGreaterThanOrEqual(enough);
  },
  60_000 + 600 * enough,
);

test("the same seed gives the same history, and another seed another", async () => {
  const first = await worldOf(firstSeed);
  expect(await simulate(firstSeed, none)).toEqual(first);
  expect((await worldOf(firstSeed + 1)).digest).not.toBe(first.digest);
});
