import { addDays, daysBetween } from "@advisor/domain/day";
import { decimal, sum } from "@advisor/domain/decimal";
import { CongressTrade, DarkpoolTrade, InsiderTrade, Owner } from "@advisor/domain/market/trades";
import { describe, expect, test } from "vitest";
import { asOf } from "../sample.ts";
import { allFacts, barAt, isDomesticFiler } from "./facts.ts";
import { congressTrades } from "./filings/congress.ts";
import { darkpoolTrades } from "./filings/darkpool.ts";
import { insiderTrades } from "./filings/insiders.ts";
import { ownersOf } from "./filings/owners.ts";
import { afterWeekdays, isWeekday } from "./trading-days.ts";

const all = allFacts();
const american = all
  .filter(isDomesticFiler)
  .map((facts) => [facts.security.symbol, facts] as const);
const others = all.filter((facts) => !isDomesticFiler(facts));

test("only American companies report insiders and 13F owners", () => {
  expect(others.flatMap((facts) => [...insiderTrades(facts), ...ownersOf(facts)])).toEqual([]);
});

describe("insider trades", () => {
  test.each(american)("%s: filed within two business days, at a price of the day", (_, facts) => {
    const trades = insiderTrades(facts);
    expect(trades.map((trade) => InsiderTrade.parse(trade))).toEqual(trades);
    expect(trades.length).toBeGreaterThanOrEqual(3);
    for (const { transaction_date, filed, price, shares, value, code } of trades) {
      expect(String(filed) > transaction_date && String(filed) <= asOf).toBe(true);
      expect(String(filed) <= afterWeekdays(transaction_date, 2)).toBe(true);
      if (price === null) {
        expect([["A", "G"].includes(code), value]).toEqual([true, null]);
        continue;
      }
      const { low, high } = barAt(facts, transaction_date);
      expect(Number(price)).toBeGreaterThanOrEqual(Number(low));
      expect(Number(price)).toBeLessThanOrEqual(Number(high));
      expect(value).toBe(decimal(price).times(shares).toFixed(2));
    }
  });

  test.each(american)("%s: each holding continues from the one before", (_, facts) => {
    const held = new Map<string, number>();
    for (const { owner, title, side, shares, shares_after } of insiderTrades(facts)) {
      const change = side === "acquired" ? Number(shares) : -Number(shares);
      const key = `${owner} ${title}`;
      const before = held.get(key);
      if (before !== undefined) expect(before + change).toBe(Number(shares_after));
      expect(Number(shares_after)).toBeGreaterThanOrEqual(0);
      held.set(key, Number(shares_after));
    }
  });
});

describe("dark-pool totals", () => {
  test("are whole weeks that FINRA has published by now", () => {
    for (const facts of all) {
      const trades = darkpoolTrades(facts);
      expect(trades.map((trade) => DarkpoolTrade.parse(trade))).toEqual(trades);
      const late = facts.security.kind === "stock" ? 21 : 35;
      const wrong = trades.filter(
        ({ at }) => addDays(at, late) > asOf || new Date(at).getUTCDay() !== 1,
      );
      expect(wrong).toEqual([]);
    }
  });

  test("are a part of what was traded in the week", () => {
    for (const facts of all) {
      for (const { at, shares } of darkpoolTrades(facts)) {
        const traded = facts.bars
          .filter((bar) => bar.at >= at && bar.at < addDays(at, 7))
          .reduce((volume, bar) => volume + (bar.volume ?? 0), 0);
        expect(Number(shares)).toBeGreaterThan(0);
        expect(Number(shares)).toBeLessThan(traded / 5);
      }
    }
  });

  test("exist for stocks and funds that trade in the United States, and for nothing else", () => {
    const kinds = all.map((facts) => {
      const { currency, kind } = facts.security;
      const traded = currency === "USD" && (kind === "stock" || kind === "etf");
      return [darkpoolTrades(facts).length, traded ? 12 : 0];
    });
    expect(kinds.filter(([has, should]) => has !== should)).toEqual([]);
  });
});

describe("congress trades", () => {
  const trades = congressTrades(all);

  test("are filed within 45 days, in the ranges of the form, by made-up members", () => {
    expect(trades.map((trade) => CongressTrade.parse(trade))).toEqual(trades);
    for (const { filed, transaction_date, amount_from, amount_to, member } of trades) {
      const delay = daysBetween(transaction_date ?? "", filed);
      expect(delay > 0 && delay <= 45 && filed <= asOf).toBe(true);
      expect(isWeekday(filed) && isWeekday(transaction_date ?? "")).toBe(true);
      expect(Number(amount_from)).toBeLessThan(Number(amount_to));
      expect(member).toMatch(/^(Rep|Sen)\. .+ \(simulated\)$/);
    }
  });

  test("cover many companies, and assets without a ticker", () => {
    expect(new Set(trades.map(({ symbol }) => symbol)).size).toBeGreaterThan(40);
    expect(trades.filter(({ symbol }) => symbol === null).length).toBe(3);
  });
});

describe("owners", () => {
  test.each(american)(
    "%s: own less than the whole, at the price of the quarter's end",
    (_, facts) => {
      const owners = ownersOf(facts);
      expect(owners.map((owner) => Owner.parse(owner))).toEqual(owners);
      const owned = sum(owners.map(({ owned_pct }) => decimal(owned_pct ?? 0)));
      expect([owned.gt(10), owned.lt(100)]).toEqual([true, true]);
      const sizes = owners.map(({ shares }) => Number(shares));
      expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
      const { close } = barAt(facts, "2026-09-30");
      for (const { shares, value, filed } of owners) {
        expect(value).toBe(decimal(shares).times(close).toFixed(2));
        expect(String(filed) > "2026-09-30" && daysBetween("2026-09-30", String(filed)) <= 45).toBe(
          true,
        );
      }
    },
  );

  test("no company is listed as its own owner", () => {
    const blackrock = all.find(({ security }) => security.symbol === "BLK");
    if (blackrock === undefined) throw new Error("BlackRock is not listed");
    expect(ownersOf(blackrock).map(({ name }) => name)).not.toContain("BlackRock");
  });
});
