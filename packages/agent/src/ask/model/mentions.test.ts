import type { Query } from "@advisor/query/schema/query";
import { expect, test } from "vitest";
import { mentionsMissingFrom } from "./mentions.ts";

const names = {
  households: ["Smith family"],
  accounts: ["Karen's Roth IRA", "David 401k", "Joint Brokerage"],
  members: ["Karen Smith", "David Smith", "Ben Smith"],
  owners: ["Karen Smith", "David Smith"],
  securities: [
    { symbol: "AAPL", name: "Apple Inc." },
    { symbol: "VOO", name: "Vanguard S&P 500 ETF" },
  ],
};

const today = "2026-11-20";

const query = (rest: Partial<Query> = {}): Query => ({
  dataset: "positions",
  measures: ["market_value"],
  aggregate: "list",
  ...rest,
});
const is = (field: string, value: string) => ({
  where: [{ field, op: "is" as const, values: [value] }],
});

const missing = (message: string, of: Query, unexplained: string[] = []) =>
  mentionsMissingFrom([of], { message, names, unexplained, today });

test.each<[string, Query]>([
  ["what is big", query()],
  ["the 5 biggest", query({ limit: 5 })],
  ["more than 2.5mm", query({ where: [{ field: "market_value", op: "gt", values: ["2500000"] }] })],
  ["Apple's options", query({ aggregate: "total", group_by: ["underlying"] })],
  ["over $50k", query({ where: [{ field: "market_value", op: "gt", values: ["50000"] }] })],
  ["more than 12.5%", query({ test: { op: "gt", value: "12.5" } })],
  ["since 2026-03-01", query({ period: { from: "2026-03-01" } })],
  ["the last 30 days", query({ period: { name: "past_30d" } })],
  ["David's 401k", query(is("account", "David 401k"))],
  ["how is apple doing", query(is("symbol", "AAPL"))],
  ["the Roth of Karen", query(is("account", "Karen's Roth IRA"))],
  ["Karen's stuff", query(is("owner", "Karen Smith"))],
  ["1. the price 2. the units", query()],
  ["in March 25", query({ period: { from: "2025-03-01", to: "2025-03-31" } })],
  ["what the Smiths hold", query()],
  ["Ben asked what they hold", query()],
  ["tasks due before Dec 2", query({ period: { to: "2026-12-01" } })],
  ["lots older than 2012", query({ period: { to: "2011-12-31" } })],
  ["sold in the last 10 days", query({ period: { from: "2026-11-11", to: "2026-11-20" } })],
  ["over the past 12 months", query({ period: { name: "past_1y" } })],
  ["in the next 3 months", query({ period: { from: "2026-11-20", to: "2027-02-20" } })],
  ["the 12-month return", query(is("timeframe", "1Y"))],
  ["lots held longer than 5 years", query({ period: { to: "2021-11-19" } })],
  ["what is due within 90 days", query({ period: { to: "2027-02-18" } })],
  ["held for more than 2 years", query({ where: [{ field: "days", op: "gt", values: ["730"] }] })],
  [
    "lots that turn long-term in the next 30 days",
    query({
      where: [
        { field: "turns_long", op: "gte", values: ["today"] },
        { field: "turns_long", op: "lte", values: ["2026-12-20"] },
      ],
    }),
  ],
  ["since 1 January 2026", query({ period: { name: "this_year" } })],
  ["the Vanguard S&P 500 fund", query(is("symbol", "VOO"))],
  ["Karen or David", query({ aggregate: "total", group_by: ["owner"] })],
  ["what part is Apple's", query({ aggregate: "total", group_by: ["symbol"] })],
  [
    "positions of 50-100k",
    query({
      where: [
        { field: "market_value", op: "gte", values: ["50000"] },
        { field: "market_value", op: "lte", values: ["100000"] },
      ],
    }),
  ],
])("%s is all in the query", (message, of) => {
  expect(missing(message, of)).toEqual([]);
});

test.each<[string, Query, string[]]>([
  ["the 5 biggest", query({ limit: 3 }), ["5"]],
  ["in the last 14 days", query({ period: { from: "2026-11-11", to: "2026-11-20" } }), ["14"]],
  ["lots held longer than 5 years", query({ period: { to: "2022-11-19" } }), ["5"]],
  ["the S&P 500", query(is("symbol", "AAPL")), ["500"]],
  ["Apple's part", query({ aggregate: "total", group_by: ["symbol"], limit: 1 }), ["Apple"]],
  ["AAPL and VOO", query(is("symbol", "AAPL")), ["VOO"]],
  ["apple in the Roth", query(is("symbol", "AAPL")), ["Roth"]],
  ["Karen's apple", query(is("symbol", "AAPL")), ["Karen"]],
])("%s names more than the query", (message, of, left) => {
  expect(missing(message, of)).toEqual(left);
});

test("a capital at the beginning of a sentence is not a name, unless it is a possessive", () => {
  expect(missing("Forget it. Line up what we hold", query(), ["Forget", "Line"])).toEqual([]);
  expect(missing("Nguyen's cash", query(), ["Nguyen's"])).toEqual(["Nguyen"]);
});

test("a word of a security's name is stated with another word of it", () => {
  const fund = { symbol: "fund_1", name: "Harborview Partners IV" };
  const of = { message: "units of Harborview IV", unexplained: ["IV"] };
  const given = { ...of, names: { ...names, securities: [fund] }, today };
  const named = query({ where: [{ field: "name", op: "contains", values: ["Harborview"] }] });
  expect(mentionsMissingFrom([named], given)).toEqual([]);
  expect(mentionsMissingFrom([query()], given)).toEqual(["Harborview", "IV"]);
});

test("the month in an option's name is not a mention of the option", () => {
  const call = { symbol: "AAPL261218C00235000", name: "AAPL 18 December 2026 235 call" };
  const of = { names: { ...names, securities: [call] }, unexplained: [], today };
  const until = query({ period: { to: "2026-12-31" } });
  expect(mentionsMissingFrom([until], { ...of, message: "due in December 2026" })).toEqual([]);
});

test("a number may be one of the policy that is asked about", () => {
  const of = { names, unexplained: [], today, message: "how far over the 10% limit" };
  expect(mentionsMissingFrom([query()], of)).toEqual(["10"]);
  expect(mentionsMissingFrom([query()], { ...of, limits: [10] })).toEqual([]);
});

test("several queries state together what a message names", () => {
  const queries = [query(is("symbol", "AAPL")), query(is("symbol", "VOO"))];
  const of = { message: "AAPL, and VOO", names, unexplained: [], today };
  expect(mentionsMissingFrom(queries, of)).toEqual([]);
});

test("a word of a question is not a mention of a fund with that word in its name", () => {
  const market = { symbol: "VTI", name: "Vanguard Total Stock Market ETF" };
  const of = { message: "the total market value", names: { ...names, securities: [market] } };
  expect(mentionsMissingFrom([query()], { ...of, unexplained: [], today })).toEqual([]);
});

test("what all accounts are called tells none of them from the others", () => {
  const given = { message: "how much margin is used", unexplained: [], today };
  const debit = query({ dataset: "accounts", measures: ["cash"], aggregate: "total" });
  const ofAccounts = (accounts: string[]) =>
    mentionsMissingFrom([debit], { ...given, names: { ...names, accounts } });
  expect(ofAccounts(["Margin account"])).toEqual([]);
  expect(ofAccounts(["Margin account", "Joint"])).toEqual(["margin"]);
});

test("one of several households is a mention", () => {
  const households = ["Smith family", "Okafor family"];
  const of = {
    message: "what has Okafor",
    names: { ...names, households },
    unexplained: [],
    today,
  };
  expect(mentionsMissingFrom([query()], of)).toEqual(["Okafor"]);
  expect(mentionsMissingFrom([query(is("household", "Okafor family"))], of)).toEqual([]);
});

test("the plural of what is stated is stated", () => {
  const iras = query({ dataset: "accounts", ...is("account_type", "traditional_ira") });
  expect(missing("what do all IRAs hold", iras, ["IRAs"])).toEqual([]);
  expect(missing("what do all IRAs hold", query(), ["IRAs"])).toEqual(["IRAs"]);
});

test("an unknown capitalized word counts as a mention, and a lower-case one does not", () => {
  expect(missing("what has Nguyen", query(), ["Nguyen"])).toEqual(["Nguyen"]);
  expect(missing("the nest egg", query(), ["nest", "egg"])).toEqual([]);
});
