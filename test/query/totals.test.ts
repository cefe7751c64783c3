import { parseQuery } from "@advisor/query/schema/parse-query";
import { queryAnswer } from "@advisor/tools/answer-query";
import { expect, test } from "vitest";
import { book } from "./books.ts";

const asked = (household: number, query: object) =>
  queryAnswer(parseQuery(query), [book(household)]);

test("checks of an issuer, a sector and a restriction count the same dollars and are not added up", () => {
  const query = { dataset: "policy_checks", measures: ["market_value", "excess"] };
  const all = asked(2, { ...query, aggregate: "list" });
  expect(all.totals).toEqual({
    market_value: null,
    market_value_reason: "differs_between_rows",
    excess: null,
    excess_reason: "differs_between_rows",
  });
  expect(all.text).not.toContain("together");
  const where = [{ field: "check", op: "is", values: ["issuer"] }];
  expect(asked(2, { ...query, aggregate: "list", where }).totals).toEqual({
    market_value: 912_000,
    excess: 672_000,
  });
});

test("what is over one band does not make up for what is under another", () => {
  const query = { dataset: "policy_classes", measures: ["excess"], aggregate: "list" };
  const outside = (...values: string[]) =>
    asked(2, { ...query, where: [{ field: "status", op: "is", values }] }).totals;
  expect(outside("above_max", "below_min")).toEqual({
    excess: null,
    excess_reason: "differs_between_rows",
  });
  expect(outside("below_min")).toEqual({ excess: -122_000 });
});

test("the total of shares of accounts is the share of all these accounts", () => {
  const query = { dataset: "holdings", measures: ["market_value", "share"], aggregate: "total" };
  const where = [{ field: "asset_class", op: "is", values: ["cash"] }];
  const groups = { group_by: ["account", "asset_class"], share_of: "account" };
  expect(asked(8, { ...query, ...groups }).totals).toEqual({ market_value: 640_000, share: 100 });
  expect(asked(8, { ...query, ...groups, where }).totals).toEqual({
    market_value: 56_000,
    share: 8.75,
  });
});

test("lines whose names are all asked for are still named", () => {
  const grants = { dataset: "unvested", measures: ["quantity"], show: ["vests", "symbol"] };
  expect(asked(2, { ...grants, aggregate: "list", limit: 1 }).text).toContain(
    "MSFT (vesting date Nov 30, 2026), which is 80 units.",
  );
  const due = { dataset: "required_distributions", show: ["account", "owner", "due"] };
  expect(asked(3, { ...due, measures: ["required"], aggregate: "list" }).text).not.toContain(
    "unclassified",
  );
});
