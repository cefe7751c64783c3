import { makeBook } from "@advisor/query/book/book";
import { parseQuery } from "@advisor/query/schema/parse-query";
import { queryAnswer } from "@advisor/tools/answer-query";
import { expect, test } from "vitest";
import { recordsOf } from "./books.ts";

/** A household whose file names no issuer of what it holds. */
function withoutIssuers(number: number) {
  const records = recordsOf(number);
  const holdings = records.snapshot.holdings.map((one) => ({ ...one, issuer_id: null }));
  return makeBook({ ...records, snapshot: { ...records.snapshot, holdings }, funds: new Map() });
}

const issuersOf = (number: number, dataset: string, where: object[]) => {
  const query = { dataset, measures: ["market_value"], aggregate: "total", group_by: ["issuer"] };
  const { rows } = queryAnswer(parseQuery({ ...query, where }), [withoutIssuers(number)]);
  return rows
    .map(({ issuer, market_value }) => [issuer, market_value])
    .filter(([issuer]) => issuer !== null)
    .toSorted();
};

const known = { field: "market_value", op: "known", values: [] };
const noFund = { field: "kind", op: "is_not", values: ["etf", "mutual_fund", "money_market"] };

test.each([2, 7, 9])(
  "D%i without issuers has the same ones directly and through funds",
  (number) => {
    const held = issuersOf(number, "positions", [noFund, known]);
    expect(held.length).toBeGreaterThan(0);
    expect(issuersOf(number, "exposures", [known])).toEqual(held);
  },
);

test("they are the issuers that the policy check compares with its limit", () => {
  const checked = issuersOf(2, "policy_checks", [{ field: "check", op: "is", values: ["issuer"] }]);
  expect(checked).toEqual(issuersOf(2, "positions", [noFund, known]));
});

test("an option, a short position and the shares of a company are one issuer", () => {
  const apple = issuersOf(9, "positions", [{ field: "issuer", op: "is", values: ["AAPL"] }]);
  expect(apple).toEqual([["Apple Inc.", 126_300]]);
});
