import { type Dataset, type SectionName, sections } from "@advisor/domain/brokerage/dataset";
import { decimal, sum } from "@advisor/domain/decimal";
import { describe, expect, test } from "vitest";
import { asOf } from "../sample.ts";
import { samples } from "../samples.ts";
import { d11 } from "./d11.ts";
import { facts } from "./facts.ts";
import { statements } from "./statements.ts";

const all: [string, Dataset][] = samples
  .filter(({ snapshot }) => snapshot.household.id !== "hh_d11")
  .map((sample) => [sample.snapshot.household.id, statements(sample)]);

describe.each([...all, ["hh_d11", d11] as [string, Dataset]])("%s", (_, dataset) => {
  test("has sections that match the stored schema", () => {
    for (const [name, schema] of Object.entries(sections)) {
      if ((name === "valuations" || name === "fees") && dataset[name] === undefined) continue;
      expect(schema.parse(dataset[name as SectionName])).toEqual(dataset[name as SectionName]);
    }
  });

  test("names the same accounts in every section, and no others", () => {
    const accounts = dataset.account_summary.accounts.map(({ account }) => account);
    const { positions, activity, transfers, performance } = dataset;
    for (const section of [positions, activity, transfers, performance]) {
      expect(section.accounts).toEqual(accounts);
    }
    const rows = [...positions.positions, ...activity.trades, ...transfers.transfers];
    expect(accounts).toEqual(expect.arrayContaining(rows.map(({ account }) => account)));
    expect(new Set(accounts).size).toBe(accounts.length);
  });

  test("has one quote per symbol, and settled cash of at most the total cash", () => {
    const symbols = dataset.quotes.quotes.map(({ symbol }) => symbol);
    expect(new Set(symbols).size).toBe(symbols.length);
    for (const { total_cash, settled_cash } of dataset.account_summary.accounts) {
      expect(decimal(settled_cash).lte(total_cash)).toBe(true);
    }
  });

  test("has nothing dated after its own day", () => {
    const { activity, transfers, positions } = dataset;
    for (const { timestamp } of [...activity.trades, ...transfers.transfers]) {
      expect(timestamp.slice(0, 10) <= positions.as_of).toBe(true);
    }
  });
});

test.each(all)(
  "%s: each account's value is its positions at their quotes plus cash",
  (id, dataset) => {
    const prices = new Map(dataset.quotes.quotes.map(({ symbol, price }) => [symbol, price]));
    const unpriced = dataset.positions.positions.filter(({ symbol }) => !prices.has(symbol));
    expect(unpriced.map((row) => row.symbol)).toEqual(privates[id] ?? []);
    for (const { account, total_value, total_cash } of dataset.account_summary.accounts) {
      const own = dataset.positions.positions.filter((row) => row.account === account);
      if (own.some((row) => unpriced.includes(row))) continue;
      const value = sum(
        own.map((row) =>
          decimal(row.quantity)
            .times(row.multiplier)
            .times(prices.get(row.symbol) ?? 0),
        ),
      );
      expect([account, value.plus(total_cash).round(2).toFixed(2)]).toEqual([account, total_value]);
    }
  },
);

/** Holdings without a market quote. */
const privates: Readonly<Record<string, string[]>> = { hh_d6: ["private_harborview_iv"] };

test("the family's own company is on no custodian's statement", () => {
  const d7 = all.find(([id]) => id === "hh_d7")?.[1];
  const symbols = d7?.positions.positions.map(({ symbol }) => symbol);
  expect(symbols).not.toContain("private_nguyen_tooling");
  expect(symbols).toContain("VOO");
});

test("an unknown cost stays unknown", () => {
  const d8 = all.find(([id]) => id === "hh_d8")?.[1];
  const rows = d8?.positions.positions.filter(({ cost_basis }) => cost_basis === null) ?? [];
  expect(rows.map(({ symbol }) => symbol)).toEqual(["XOM", "JNJ"]);
});

test("the statements are the same on every run", () => {
  for (const sample of samples) expect(statements(sample)).toEqual(statements(sample));
});

test("the statements have the date of the sample data", () => {
  for (const [, dataset] of all) {
    for (const { as_of } of Object.values(dataset)) expect(as_of).toBe(asOf);
  }
});

test("the demo investor's statements match the examples in the rules", () => {
  expect(d11.account_summary.accounts).toEqual([
    {
      account: "Brokerage",
      total_value: "128450.22",
      total_cash: "12340.10",
      settled_cash: "11990.10",
    },
  ]);
  const price = (wanted: string) =>
    d11.quotes.quotes.find(({ symbol }) => symbol === wanted)?.price ?? "0";
  const value = sum(
    d11.positions.positions.map(({ symbol, quantity }) => decimal(quantity).times(price(symbol))),
  );
  expect(value.toFixed(2)).toBe("23466.14");
});

test("facts are three short texts, each found by its keywords", () => {
  expect(facts.map(({ topic }) => topic)).toEqual(["roth_ira", "etf_basics", "rebalancing"]);
  for (const { snippet } of facts) expect(snippet.length).toBeLessThan(600);
});

test.each(all)("the total return of %s is the value-weighted return of its accounts", (_, one) => {
  const frames = Map.groupBy(one.performance.performance, ({ timeframe }) => timeframe);
  for (const rows of frames.values()) {
    const of = (scope: string) => rows.find(({ account }) => account === scope)?.return_pct ?? "";
    const values = one.account_summary.accounts;
    const gains = values.map((row) =>
      decimal(row.total_value ?? "0")
        .times(of(row.account))
        .div(100),
    );
    const whole = sum(values.map((row) => decimal(row.total_value ?? "0")));
    const off = whole.times(of("all")).div(100).minus(sum(gains)).abs();
    expect(off.lte(whole.times("0.0005"))).toBe(true);
  }
});
