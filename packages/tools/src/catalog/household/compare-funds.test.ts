import type * as Security from "@advisor/domain/security";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { signal, unexpected } from "../../household.fixture.ts";
import type { Ports } from "../../ports.ts";
import { runTool } from "../../run-tool.ts";
import { compareFunds } from "./compare-funds.ts";

const source = {
  as_of: "2026-11-20",
  provider: "embedded",
  delay: "eod",
  simulated: true,
} as const;

const fund = (symbol: string, weights: Record<string, string>): Security.Fund => ({
  symbol,
  name: `${symbol} fund`,
  as_of: "2026-10-31",
  expense_ratio_pct: "0.2",
  leverage: "1",
  constituents: Object.entries(weights).map(([held, weight]) => ({
    symbol: held,
    name: held,
    issuer_id: null,
    weight,
  })),
});

const run = async (known: readonly Security.Fund[], raw: object) => {
  const ports: Pick<Ports, "funds" | "symbols"> = {
    funds: {
      get: async (symbol) => {
        const value = known.find((one) => one.symbol === symbol);
        return value && { value, source };
      },
      many: unexpected,
      list: unexpected,
    },
    symbols: { suggest: async () => ({ value: ["VOO"], source }), search: unexpected },
  };
  return (await runTool(compareFunds, raw, ports, signal)).result.data as Record<string, unknown>;
};

const voo = fund("VOO", { AAPL: "0.07", MSFT: "0.06", NVDA: "0.08" });
const qqq = fund("QQQ", { AAPL: "0.09", MSFT: "0.08", NVDA: "0.085", PEP: "0.01" });

test("the overlap is the smaller weight of each holding that both have", async () => {
  expect(await run([voo, qqq], { first: "voo", second: "QQQ", limit: 1 })).toEqual({
    found: true,
    first: {
      symbol: "VOO",
      name: "VOO fund",
      holdings_as_of: "2026-10-31",
      expense_ratio_pct: 0.2,
      listed: 3,
      coverage_pct: 21,
    },
    second: {
      symbol: "QQQ",
      name: "QQQ fund",
      holdings_as_of: "2026-10-31",
      expense_ratio_pct: 0.2,
      listed: 4,
      coverage_pct: 26.5,
    },
    overlap_pct: 21,
    shared_holdings: 3,
    shared: [
      {
        symbol: "NVDA",
        name: "NVDA",
        first_weight_pct: 8,
        second_weight_pct: 8.5,
        overlap_pct: 8,
      },
    ],
    reason: null,
    suggestions: [],
  });
});

test("a symbol that is not a fund on file is named", async () => {
  expect(await run([voo], { first: "VOO", second: "AAPL" })).toMatchObject({
    found: false,
    overlap_pct: null,
    reason: "AAPL is not on file.",
    suggestions: ["VOO"],
  });
});

test("the overlap is exact and the same in either order", () => {
  const weights = fc.dictionary(
    fc.constantFrom("A", "B", "C", "D"),
    fc.integer({ min: 0, max: 2500 }),
  );
  const text = (given: Record<string, number>) =>
    Object.fromEntries(Object.entries(given).map(([key, bp]) => [key, (bp / 10_000).toFixed(4)]));
  return fc.assert(
    fc.asyncProperty(weights, weights, async (a, b) => {
      const both = [fund("AA", text(a)), fund("BB", text(b))];
      const expected = Object.keys(a).reduce(
        (total, key) => total + Math.min(a[key] ?? 0, b[key] ?? 0),
        0,
      );
      for (const [first, second] of [
        ["AA", "BB"],
        ["BB", "AA"],
      ]) {
        const { overlap_pct } = await run(both, { first, second });
        expect(Math.round(Number(overlap_pct) * 100)).toBe(expected);
      }
    }),
  );
});
