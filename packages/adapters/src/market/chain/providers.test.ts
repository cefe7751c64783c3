import { expect, test } from "vitest";
import { lazyPorts } from "./lazy-ports.ts";
import { liveProviders } from "./providers.ts";

const world = {
  clock: { now: Date.now, today: () => "2026-11-28" },
  wait: () => Promise.reject(new Error("nothing is asked here")),
};

test.each(Object.entries(liveProviders))(
  "%s answers every port that it says, and no other",
  async (_, { answers, load }) => {
    const ports = (await load({}, world))(undefined);
    const said = lazyPorts(answers, async () => ports);
    const shape = (all: object) =>
      Object.fromEntries(
        Object.entries(all).map(([name, port]) => [name, Object.keys(port).sort()]),
      );
    expect(shape(said)).toEqual(shape(ports));
  },
);

test("a provider is loaded with its first question, which it answers as it is", async () => {
  let loads = 0;
  const asked: unknown[] = [];
  const late = lazyPorts(["owners"], async () => {
    loads += 1;
    const list = async (...given: unknown[]) => {
      asked.push(...given);
      return undefined;
    };
    return { owners: { list } };
  });
  expect(loads).toBe(0);
  expect(await late.owners?.list("AAPL", 3)).toBeUndefined();
  expect([loads, asked]).toEqual([1, ["AAPL", 3]]);
});
