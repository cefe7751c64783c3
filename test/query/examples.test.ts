import { evaluate } from "@advisor/query/evaluate/evaluate";
import type { Result } from "@advisor/query/evaluate/result";
import { sourceRecords } from "@advisor/query/evaluate/write";
import { parseQuery } from "@advisor/query/schema/parse-query";
import { describe, expect, test } from "vitest";
import { book, books } from "./books.ts";
import { examples, is, list, type Raw, total } from "./examples.ts";
import { noted } from "./noted.ts";

const ask = (number: number, query: Raw): Result => evaluate(parseQuery(query), [book(number)]);

/** The rows as text: names, then figures with four places or the reason. */
const lines = ({ rows }: Result): string[] =>
  rows.map(({ names, cells, holds }) =>
    [
      ...Object.values(names),
      ...Object.values(cells).map(({ value, reason }) => value?.round(4).toFixed() ?? reason),
      ...(holds === null ? [] : [holds ? "yes" : "no"]),
    ].join(" | "),
  );

const notes = (result: Result): string[] => result.notes.map(({ text }) => text);

test.each(examples)("D%s: %s", (number, _, query, wanted) => {
  expect(lines(ask(number, query))).toEqual(wanted);
});

test.each(noted)("D%s has the notes of %j", (number, query, wanted) => {
  expect(notes(ask(number, query))).toEqual(wanted);
});

describe("over the book", () => {
  const all = (query: Raw): string[] => lines(evaluate(parseQuery(query), books));

  test("who holds a symbol", () => {
    const where = [is("symbol", "PFE")];
    expect(
      all(total("positions", ["market_value", "weight"], { group_by: ["household"], where })),
    ).toEqual(["Whitcomb trusts | 268800 | 5.2706", "Smith family | 12800 | 1.28"]);
  });

  test("who is short of cash, who is out of band and who meets next week", () => {
    const over0 = (field: string) => [{ field, op: "gt", values: ["0"] }];
    expect(all(list("policies", "cash_shortfall", { where: over0("cash_shortfall") }))).toEqual([
      "Kowalski | Kowalski policy | ok | 20000",
      "Ramirez family | Ramirez policy | ok | 20000",
    ]);
    expect(all(total("households", "count", { where: over0("out_of_band") }))).toEqual(["8"]);
    expect(
      all(
        list("households", "days", {
          period: { name: "next_week" },
          order: { by: "days", direction: "asc" },
        }),
      ),
    ).toEqual([
      "Ramirez family | in_band | 2026-11-24 | 4",
      "Nguyen family | out_of_band | 2026-11-25 | 5",
    ]);
  });

  test("a weight refers to the household, or to all households in a group of several", () => {
    const where = [is("household", "Smith")];
    expect(all(list("positions", "weight", { where: [...where, is("symbol", "AAPL")] }))).toEqual([
      "AAPL | Apple Inc. | 3.531",
    ]);
    expect(all(total("holdings", ["market_value", "weight"]))).toEqual(["25131806.24 | 100"]);
  });
});

test("an account is found by words of its name, and a fault names those that exist", () => {
  const cash = (name: string) => total("accounts", "cash", { where: [is("account", name)] });
  expect(lines(ask(1, cash("karen roth")))).toEqual(["3000"]);
  expect(lines(ask(10, total("accounts", "cash", { where: [is("managed", "false")] })))).toEqual([
    "27000",
  ]);
  expect(() => ask(1, cash("Karen"))).toThrow(
    `where[0]: there is no account "Karen" in this household. It has: Joint brokerage, David's rollover IRA, Karen's traditional IRA and Karen's Roth IRA.`,
  );
});

test("a sector that does not exist is an error, and one of which nothing is held is not", () => {
  const stocks = (sector: string) =>
    lines(ask(1, total("positions", "count", { where: [is("sector", sector)] })));
  expect([stocks("tech"), stocks("Energy")]).toEqual([["3"], ["0"]]);
  expect(() => stocks("widgets")).toThrow('where[0]: there is no sector "widgets". There are: ');
  expect(() => stocks("consumer")).toThrow("Consumer Discretionary");
});

test("a member who owns no account has none, and a stranger is named as unknown", () => {
  const cash = (owner: string) => total("accounts", "cash", { where: [is("owner", owner)] });
  expect(lines(ask(10, cash("Theo Bennett")))).toEqual(["no_rows"]);
  const ofAccount = [is("owner", "Peter Nguyen"), is("account", "Joint brokerage")];
  expect(() => ask(7, total("accounts", "cash", { where: ofAccount }))).toThrow(
    'there is no owner "Peter Nguyen"',
  );
  expect(() => ask(10, cash("Karen Smith"))).toThrow(
    'where[0]: there is no owner "Karen Smith" in this household. It has: Laura Bennett, joint and Theo Bennett.',
  );
});

test("a cell states its source, and a row the records behind it", () => {
  const [row] = ask(
    11,
    total("positions", ["gain", "day_change"], { where: [is("symbol", "AAPL")] }),
  ).rows;
  expect(row?.cells.gain).toMatchObject({
    unit: "usd",
    sources: ["tool:get_household_holdings:v1"],
    as_of: "2026-01-15",
  });
  expect(row?.cells.day_change?.sources).toEqual([
    "tool:get_household_holdings:v1",
    "tool:get_quotes:v1",
  ]);
  expect(row && sourceRecords(row).map(({ id }) => id)).toEqual(["acc_d11_brokerage/AAPL"]);
});
