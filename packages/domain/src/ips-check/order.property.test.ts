import * as fc from "fast-check";
import { expect, it } from "vitest";
import type * as Account from "../account.ts";
import { decimal } from "../decimal.ts";
import type * as Holding from "../holding.ts";
import type * as Ips from "../ips.ts";
import type * as Lot from "../lot.ts";
import type { Comparison } from "./comparison.ts";
import {
  account,
  checked,
  holding,
  household,
  plainCash,
  policy,
  price,
} from "./household.fixture.ts";
import { tradeList } from "./trade-list.ts";

/** Few different amounts and days, so that much is equal: accounts, holdings, lots and classes. */
const security = (
  symbol: string | null,
  asset_class: string,
  kind: Holding.Info["kind"],
  amount: string,
) => ({
  ...{ symbol, security_id: symbol ?? "private_a", name: symbol ?? "Private A" },
  ...{ asset_class, kind, price: price(amount) },
});
const securities = [
  security("AAA", "us_equity", "etf", "50"),
  security("BBB", "us_equity", "etf", "50"),
  security("CCC", "us_equity", "stock", "33.33"),
  security(null, "us_equity", "private", "50"),
  security("DDD", "intl_equity", "etf", "50"),
  security("EEE", "fixed_income", "etf", "50"),
  security("FFF", "fixed_income", "etf", "33.33"),
  security("MMM", "cash", "money_market", "1"),
  security("COIN", "crypto", "etf", "50"),
];
const types = ["joint", "individual", "traditional_ira", "rollover_ira", "roth_ira"] as const;

const lots = fc.array(
  fc.record({
    quantity: fc.constantFrom("10", "10.5", "30"),
    acquired: fc.constantFrom("2020-01-02", "2026-03-02", "2026-11-02", "2026-11-10", null),
    cost_per_share: fc.constantFrom("40", "50", "75", null),
    source: fc.constantFrom<Lot.Info["source"]>("purchase", "drip", "gift"),
  }),
  { minLength: 1, maxLength: 4 },
);
const books = fc.record({
  accounts: fc.array(
    fc.record({ type: fc.constantFrom(...types), cash: fc.constantFrom("0", "500", "2000") }),
    { minLength: 2, maxLength: 4 },
  ),
  holdings: fc.array(
    fc.record({
      account: fc.nat(3),
      security: fc.constantFrom(...securities),
      lots,
    }),
    { minLength: 2, maxLength: 9 },
  ),
  targets: fc.constantFrom(
    ["25", "25", "25", "25"],
    ["40", "40", "10", "10"],
    ["0", "30", "60", "10"],
  ),
  need: fc.constantFrom("0", "900", "2500"),
  deposit: fc.constantFrom(undefined, "1000.01"),
});
type Book = typeof books extends fc.Arbitrary<infer T> ? T : never;

interface Facts {
  accounts: Account.Info[];
  holdings: Holding.Info[];
  targets: Ips.Info["targets"];
}

function factsOf(book: Book): Facts {
  const accounts = book.accounts.map(({ type, cash }, at) =>
    account({ id: `acc_${at}`, name: `Account ${at}`, type, cash: plainCash(cash) }),
  );
  const holdings = book.holdings.map((one, at) => {
    const rows = one.lots.map((lot, index) => ({ ...lot, id: `lot_${at}_${index}` }));
    return holding("", {
      ...one.security,
      account_id: `acc_${one.account % accounts.length}`,
      lots: rows,
      quantity: rows.reduce((sum, lot) => sum.plus(lot.quantity), decimal(0)).toFixed(),
    });
  });
  const [us = "0", intl = "0", bonds = "0", cash = "0"] = book.targets;
  const { targets } = policy([
    ["us_equity", us],
    ["intl_equity", intl],
    ["fixed_income", bonds],
    ["cash", cash],
  ]);
  return { accounts, holdings, targets };
}

/** The plan with its classes in alphabetical order: a list follows the order of the policy. */
function planOf(facts: Facts, { need, deposit }: Book) {
  const ips = policy([], { rebalance: { mode: "band", min_trade: "0" } });
  const stated = { ...ips, targets: facts.targets };
  const tax = { account_id: "acc_0", kind: "tax" as const, due: "2026-12-01", note: "" };
  const snapshot = household({
    ...facts,
    ips: [stated],
    needs: [{ id: "n", amount: need, ...tax }],
  });
  const said = checked(snapshot, stated, deposit);
  const whole = tradeList(said, "band", snapshot);
  const excluded = whole.sells.filter((one) => one.class === "us_equity");
  const list = tradeList(
    said,
    "band",
    snapshot,
    new Set(excluded.flatMap(({ line }) => line ?? [])),
  );
  return {
    suggestions: byClass(said.suggestions),
    conflicts: said.conflicts,
    turnover: said.turnover_pct,
    cash: said.cash,
    considered: whole.considered,
    without_us_equity: list.totals,
  };
}

const byClass = (suggestions: Comparison["suggestions"]) =>
  suggestions.toSorted((a, b) => `${a.mode} ${a.class}`.localeCompare(`${b.mode} ${b.class}`));

const shuffled = <Value>(values: readonly Value[], keys: readonly number[]): Value[] =>
  values
    .map((value, at) => ({ value, key: keys[at % keys.length] ?? 0, at }))
    .toSorted((a, b) => a.key - b.key || b.at - a.at)
    .map(({ value }) => value);

it("the same facts in any order give the same plan", async () => {
  const keys = fc.array(fc.nat(1000), { minLength: 9, maxLength: 9 });
  await fc.assert(
    fc.property(books, keys, (book, order) => {
      const facts = factsOf(book);
      const other: Facts = {
        accounts: shuffled(facts.accounts, order),
        holdings: shuffled(facts.holdings, order).map((one) => ({
          ...one,
          lots: shuffled(one.lots, order),
        })),
        targets: shuffled(facts.targets, order),
      };
      expect(planOf(other, book)).toEqual(planOf(facts, book));
    }),
    { numRuns: 400 },
  );
});
