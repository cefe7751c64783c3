import { openMarkets } from "@advisor/adapters/market/chain/open-market";
import { portByTool } from "@advisor/adapters/market/chain/port-by-tool.gen";
import { liveProviders } from "@advisor/adapters/market/chain/providers.gen";
import { catalog } from "@advisor/tools/catalog.gen";
import type { MarketPorts } from "@advisor/tools/market-ports";
import { describe, expect, test } from "vitest";
import { isMarket } from "../../stacks/access.ts";
import { reachOf } from "../../stacks/providers.ts";
import { world } from "./providers.fixture.ts";

/** What belongs to a session and needs no provider. */
const sessions = new Set(["calendar", "facts"]);

test("every tool that uses only market data has a row with a port that it needs", () => {
  const alone = catalog.filter(({ needs }) => {
    const others = needs.filter((need) => !sessions.has(need));
    return others.length > 0 && others.every(isMarket);
  });
  const rows = Object.entries(portByTool);
  expect(rows.map(([name]) => name).toSorted()).toEqual(
    alone
      .map(({ name }) => name)

      .toSorted(),
  );
  for (const [name, port] of rows) {
    expect(alone.find((tool) => tool.name === name)?.needs).toContain(port);
  }
});

describe("PROVIDERS_<TOOL> applies to that tool only, in the process and in its function", () => {
  test.each(Object.entries(portByTool))("%s", (tool, port) => {
    const [provider = "", live] =
      Object.entries(liveProviders).find(([, { answers }]) => answers.includes(port)) ?? [];
    const env = { PROVIDERS: "embedded", [`PROVIDERS_${tool.toUpperCase()}`]: provider };
    const embedded = Object.fromEntries(
      Object.values(portByTool).map((name) => [name, {}]),
    ) as Partial<MarketPorts>;
    const markets = openMarkets({ ...world(), env, embedded });
    const own = catalog.flatMap(({ name }) =>
      Object.keys(markets.own(name)).map((of) => [name, of]),
    );
    expect(own).toEqual([[tool, port]]);
    const keys = live?.keys ?? [];
    const holders = catalog.filter((one) =>
      reachOf(one, env).keys.some((key) => keys.includes(key)),
    );
    expect(holders.map(({ name }) => name)).toEqual(keys.length === 0 ? [] : [tool]);
  });
});
