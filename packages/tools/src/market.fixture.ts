import type { FailedProvider, Sourced } from "./sourced.ts";

/** An answer after another provider failed. */
export const sourced = <Value>(value: Value): Sourced<Value> => ({ ...simulated(value), failed });

export const simulated = <Value>(value: Value): Sourced<Value> => ({
  value,
  source: { as_of: "2026-11-20", provider: "embedded", delay: "eod", simulated: true },
});

export const failed: FailedProvider[] = [{ provider: "fmp", reason: "rate_limited" }];

export const calendar = { today: () => "2026-11-20" };

/** A directory that contains AAPL and AMD only. */
export const symbols = {
  suggest: async (text: string) =>
    simulated(["AAPL", "AMD"].toSorted((a) => (a === text ? -1 : 1))),
  search: async () => simulated([]),
};

export const signal = new AbortController().signal;

/** Invalid tickers, which every tool must reject. */
export const noTickers = [
  "",
  " ",
  "$AAPL",
  "../../etc/passwd",
  "AAPL; DROP TABLE quotes",
  "AAPL\u0000",
  "ＡＡＰＬ",
  "A".repeat(10_000),
  null,
  42,
  ["AAPL"],
  { toString: "AAPL" },
];

/** The fault for invalid arguments. */
export const invalid = { kind: "invalid", code: "invalid_arguments" };

/** Invalid date ranges, relative to `calendar`. */
export const noRanges = [
  { from: "2026-11-02", to: "2026-11-01" },
  { to: "2026-11-21" },
  { from: "2027-01-01" },
  { from: "2026-02-30" },
  { from: "yesterday" },
  { to: 20261101 },
  { from: "2026-11-01T00:00:00Z" },
];

/** Invalid limits, which every tool must reject. */
export const noLimits = [0, -1, 1.5, 1e9, Number.NaN, "10", [5]];
