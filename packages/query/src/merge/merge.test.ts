import { expect, test } from "vitest";
import { normalize } from "../schema/normalize.ts";
import type { Filter, Query } from "../schema/query.ts";
import { canonicalSentence } from "../words/canonical.ts";
import { type FollowUpChange, mergeFollowUp } from "./merge.ts";

const is = (field: string, ...values: string[]): Filter => ({ field, op: "is", values });
const said = (query: Query): string => canonicalSentence({ kind: "query", query });

const cash: Query = { dataset: "accounts", measures: ["cash"], aggregate: "total" };
const top: Query = { dataset: "positions", measures: ["gain"], aggregate: "list", limit: 3 };
const apple: Query = {
  ...cash,
  dataset: "positions",
  measures: ["gain"],
  where: [is("symbol", "AAPL")],
};

/** `[follow-up, previous query, change, expected sentence]`. */
const followUps: readonly (readonly [string, Query, FollowUpChange, string])[] = [
  [
    "and Karen's?",
    { ...cash, where: [is("account", "Joint brokerage")] },
    { how: "replace", set: { where: [is("owner", "Karen Smith")] } },
    "Cash of accounts where owner is Karen Smith.",
  ],
  [
    "and Microsoft?",
    { ...apple, where: [is("symbol", "AAPL"), is("account", "Joint brokerage")] },
    { how: "replace", set: { where: [is("issuer", "microsoft")] } },
    "Unrealized gain of positions where account is Joint brokerage and issuer is microsoft.",
  ],
  [
    "same for Microsoft, after the calls on Apple",
    { ...apple, where: [is("underlying", "AAPL"), is("side", "short")] },
    { how: "replace", set: { where: [is("symbol", "MSFT")] } },
    "Unrealized gain of positions where side is short and underlying is MSFT.",
  ],
  [
    "only ETFs",
    top,
    { how: "narrow", set: { where: [is("kind", "etf")] } },
    "The 3 ETFs with the highest unrealized gain: unrealized gain.",
  ],
  [
    "just the 401(k), after all without it",
    { ...cash, where: [{ field: "account", op: "is_not", values: ["401(k)"] }] },
    { how: "narrow", set: { where: [is("account", "401(k)")] } },
    "Cash of accounts where account is 401(k).",
  ],
  [
    "without the IRA, after the IRA and the 401(k)",
    { ...cash, where: [is("account", "IRA", "401(k)")] },
    { how: "narrow", set: { where: [{ field: "account", op: "is_not", values: ["IRA"] }] } },
    "Cash of accounts where account is 401(k) or IRA and account is not IRA.",
  ],
  [
    "and JPM, after a short position",
    { ...apple, where: [is("symbol", "TSLA"), is("side", "short")] },
    { how: "replace", set: { where: [is("symbol", "JPM")] } },
    "Unrealized gain of positions where symbol is JPM.",
  ],
  [
    "together with Microsoft",
    apple,
    { how: "add", set: { where: [is("symbol", "MSFT")] } },
    "Unrealized gain of positions where symbol is AAPL or MSFT.",
  ],
  [
    "and the cost too",
    apple,
    { how: "add", set: { measures: ["cost"] } },
    "Unrealized gain and cost of positions where symbol is AAPL.",
  ],
  [
    "against Microsoft",
    apple,
    { how: "versus", set: { where: [is("symbol", "MSFT")] } },
    "Unrealized gain of positions where symbol is AAPL, against that where symbol is MSFT.",
  ],
  [
    "in percent",
    top,
    { how: "replace", set: {}, unit: "percent" },
    "The 3 positions with the highest unrealized gain in percent of cost: unrealized gain in percent of cost.",
  ],
  [
    "in percent, of cash",
    cash,
    { how: "replace", set: {}, unit: "percent" },
    "Cash and share of accounts.",
  ],
  [
    "the next ones",
    top,
    { how: "replace", set: {}, turn: "next" },
    "The 3 positions with the highest unrealized gain, after the first 3: unrealized gain.",
  ],
  [
    "and the worst",
    { ...top, offset: 3 },
    { how: "replace", set: {}, turn: "flip" },
    "The 3 positions with the lowest unrealized gain: unrealized gain.",
  ],
  [
    "all of them",
    top,
    { how: "replace", set: {}, drop: ["limit", "offset"] },
    "All positions: unrealized gain.",
  ],
  [
    "by account",
    top,
    { how: "replace", set: { group_by: ["account"] } },
    "Unrealized gain of positions, by account, the first 3 groups.",
  ],
  [
    "by value",
    top,
    { how: "replace", set: { measures: ["market_value"] } },
    "The 3 positions with the highest market value: market value.",
  ],
  [
    "since March",
    { ...cash, dataset: "transactions", measures: ["amount"], where: [is("type", "deposit")] },
    { how: "replace", set: { period: { from: "2026-03-01" } } },
    "Amount of deposits from Mar 1, 2026.",
  ],
  [
    "without the limit on the account",
    { ...cash, where: [is("account", "A")] },
    { how: "replace", set: {}, drop: ["where"] },
    "Cash of accounts.",
  ],
];

test.each(followUps)("%s", (_, previous, change, sentence) => {
  expect(said(mergeFollowUp(previous, change).query)).toBe(sentence);
});

test("a change of dataset keeps the fields it has and reports the ones it drops", () => {
  const previous: Query = {
    dataset: "transactions",
    measures: ["amount"],
    aggregate: "total",
    where: [is("type", "buy"), is("symbol", "AAPL"), is("account", "Joint brokerage")],
    period: { name: "this_year" },
  };
  const { query, dropped } = mergeFollowUp(previous, {
    how: "replace",
    set: { dataset: "positions", measures: ["gain"] },
  });
  expect(said(query)).toBe(
    "Unrealized gain of positions where account is Joint brokerage and symbol is AAPL.",
  );
  expect(dropped).toEqual(["type", "period"]);
});

test("a change that is already in effect does nothing, and an impossible one is reported", () => {
  expect(mergeFollowUp(top, { how: "replace", set: {} }).query).toEqual(normalize(top));
  expect(() => mergeFollowUp(apple, { how: "replace", set: {}, turn: "next" })).toThrow(
    "Everything is shown already: there is no next one.",
  );
  const count: Query = { ...cash, measures: ["count"] };
  expect(() => mergeFollowUp(count, { how: "replace", set: {}, unit: "percent" })).toThrow(
    "There is no number in percent.",
  );
});
