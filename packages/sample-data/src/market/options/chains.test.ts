import { Option } from "@advisor/domain/market/option";
import { expect, test } from "vitest";
import { allFacts, barAt } from "../facts.ts";
import { chainsOf } from "./chains.ts";

const chains = allFacts().flatMap((facts) =>
  chainsOf(facts).map((chain) => [facts.security.symbol, chain.day, { facts, ...chain }] as const),
);

test("26 securities have chains of three days", () => {
  expect(new Set(chains.map(([symbol]) => symbol)).size).toBe(26);
  expect(new Set(chains.map(([, day]) => day))).toEqual(
    new Set(["2026-11-20", "2026-11-13", "2026-10-30"]),
  );
});

test.each(chains)("%s on %s: strikes surround the close at four expirations", (_, day, chain) => {
  const { facts, options, underlying_price } = chain;
  expect(options.map((option) => Option.parse(option))).toEqual(options);
  expect(underlying_price).toBe(barAt(facts, day).close);
  const dates = new Set(options.map(({ expiration }) => expiration));
  expect(dates.size).toBe(4);
  expect([...dates].filter((date) => date <= day)).toEqual([]);
  const strikes = options.map(({ strike }) => Number(strike));
  expect(Math.min(...strikes)).toBeLessThan(Number(underlying_price));
  expect(Math.max(...strikes)).toBeGreaterThan(Number(underlying_price));
  expect(Math.min(...strikes)).toBeGreaterThan(0);
  expect(new Set(options.map(({ contract }) => contract)).size).toBe(options.length);
});

test.each(chains)("%s on %s: prices allow no arbitrage", (_, __, chain) => {
  const spot = Number(chain.underlying_price);
  const wrong = chain.options.filter(({ type, strike, bid, last, ask, delta }) => {
    const inside = Math.max(0, type === "call" ? spot - Number(strike) : Number(strike) - spot);
    const ordered = Number(bid) <= Number(last) && Number(last) < Number(ask) && Number(bid) > 0;
    const leans = type === "call" ? Number(delta) >= 0 : Number(delta) <= 0;
    return !ordered || !leans || Number(last) < inside - 0.005 || Number(last) > spot;
  });
  expect(wrong).toEqual([]);
});

test.each(chains)(
  "%s on %s: a higher strike makes a call cheaper and a put dearer",
  (_, __, chain) => {
    const series = Map.groupBy(chain.options, ({ type, expiration }) => `${type} ${expiration}`);
    for (const [name, options] of series) {
      const prices = options
        .toSorted((a, b) => Number(a.strike) - Number(b.strike))
        .map(({ last }) => Number(last));
      const sorted = prices.toSorted((a, b) => (name.startsWith("call") ? b - a : a - b));
      expect([name, prices]).toEqual([name, sorted]);
    }
  },
);
