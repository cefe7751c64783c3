import { expect, test } from "vitest";
import { openProvider } from "../provider.ts";
import { lazyPorts } from "./lazy-ports.ts";
import { liveProviders } from "./providers.gen.ts";

const world = {
  clock: { now: Date.now, today: () => "2026-11-28" },
  wait: () => Promise.reject(new Error("nothing is asked here")),
};

test.each(Object.entries(liveProviders))(
  "%s answers every port that it says, and no other",
  async (_, live) => {
    const ports = (await openProvider(live, {}, world))(undefined);
    const said = lazyPorts(live.answers, async () => ports);
    const shape = (all: object) =>
      Object.fromEntries(
        Object.entries(all).map(([name, port]) => [name, Object.keys(port).sort()]),
      );
    expect(shape(said)).toEqual(shape(ports));
  },
);
