import { type Decimal, sum } from "@advisor/domain/decimal";
import { makeBook } from "@advisor/query/book/book";
import type { Row } from "@advisor/query/book/row";
import { type DatasetName, datasetNames, datasetOf } from "@advisor/query/datasets/datasets";
import { evaluate } from "@advisor/query/evaluate/evaluate";
import { parseQuery } from "@advisor/query/schema/parse-query";
import { expect, test } from "vitest";
import { book, books, recordsOf } from "./books.ts";

const known = (rows: readonly Row[], measure: string): Decimal[] =>
  rows.flatMap((row) => {
    const figure = row.figures[measure];
    return figure === undefined || typeof figure === "string" ? [] : [figure];
  });

const total = (number: number, dataset: DatasetName, measure: string): string =>
  sum(known(book(number).rows(dataset), measure)).toFixed(2);

test("the total is the value of holdings plus cash", () => {
  expect(books.map(({ total: whole }) => whole.toFixed(2))).toEqual([
    ...["1000000.00", "2400000.00", "800000.00", "96000.00", "5100000.00", "12000000.00"],
    ...["1750000.00", "640000.00", "1000000.00", "310000.00", "35806.24", "0.00"],
  ]);
});

test("holdings, accounts and exposures with cash add up to the total, with and without look-through", () => {
  for (const one of books) {
    const cash = sum(known(one.rows("accounts"), "cash"));
    const value = (dataset: DatasetName, measure: string) =>
      sum(known(one.rows(dataset), measure)).toFixed();
    expect(value("holdings", "market_value")).toBe(one.total.toFixed());
    expect(value("accounts", "account_value")).toBe(one.total.toFixed());
    expect(
      sum(known(one.rows("exposures"), "market_value"))
        .plus(cash)
        .toFixed(),
    ).toBe(one.total.toFixed());
  }
});

test("lots add up to their positions", () => {
  for (const number of [1, 2, 3, 5, 6, 9]) {
    for (const measure of ["market_value", "cost", "gain", "quantity"]) {
      expect([number, measure, total(number, "lots", measure)]).toEqual([
        number,
        measure,
        total(number, "positions", measure),
      ]);
    }
  }
});

test("every row has the fields that its dataset declares", () => {
  for (const one of books) {
    for (const name of datasetNames) {
      const { dimensions, measures, date } = datasetOf(name);
      for (const row of one.rows(name)) {
        expect(Object.keys(row.dimensions)).toEqual(
          expect.arrayContaining(Object.keys(dimensions)),
        );
        const stored = Object.entries(measures).filter(
          ([, { rule }]) => rule.how === "sum" || rule.how === "same",
        );
        expect(Object.keys(row.figures)).toEqual(
          expect.arrayContaining(stored.map(([measure]) => measure)),
        );
        expect([name, row.day === null || date !== undefined]).toEqual([name, true]);
        expect(row.source).toMatch(/^(tool:[a-z_]+:v1|doc:\w+|household)$/);
      }
      const ids = one.rows(name).map(({ id, dimensions: of }) => `${id} ${of.asset_class}`);
      expect([name, one.household.id, new Set(ids).size]).toEqual([
        name,
        one.household.id,
        ids.length,
      ]);
    }
  }
});

test("the stated total of the demo investor does not reconcile", () => {
  expect(total(11, "accounts", "unreconciled")).toBe("92643.98");
});

test("a book states which transactions it covers", () => {
  expect(book(1).coverage).toEqual([
    { types: ["buy", "sell"], days: ["2026-02-09", "2026-08-18"] },
    { types: ["deposit", "withdrawal"], days: ["2026-02-17", "2026-08-17"] },
  ]);
});

test("an unlisted company is a position without a value, and its account has none", () => {
  const row = book(7)
    .rows("positions")
    .find(({ dimensions }) => dimensions.kind === "private");
  expect(row?.figures).toMatchObject({ market_value: "no_price", gain: "no_price" });
  expect(row?.figures.cost?.toString()).toBe("500000");
  const account = book(7)
    .rows("accounts")
    .find(({ dimensions }) => dimensions.account === "Company interest");
  expect(account?.figures.account_value).toBe("no_price");
});

test("a holding whose price fell to 0 is ranked by its quoted change", () => {
  const records = recordsOf(11);
  const [first, ...others] = records.snapshot.holdings;
  const { quotes } = records.statements;
  if (first?.price == null || quotes === undefined) throw new Error("D11 has quoted holdings");
  const worthless = { ...first, price: { ...first.price, amount: "0" } };
  const fallen = makeBook({
    ...records,
    snapshot: { ...records.snapshot, holdings: [worthless, ...others] },
    statements: {
      ...records.statements,
      quotes: {
        ...quotes,
        quotes: quotes.quotes.map((one) =>
          one.symbol === first.symbol ? { ...one, price: "0", change_pct: "-100" } : one,
        ),
      },
    },
  });
  const query = parseQuery({
    dataset: "positions",
    measures: ["day_change_pct"],
    aggregate: "list",
    order: { by: "day_change_pct", direction: "asc" },
  });
  const { rows } = evaluate(query, [fallen]);
  expect(rows.map((row) => row.cells.day_change_pct?.value?.toFixed())).toEqual([
    "-100",
    "-0.6",
    "0.8",
  ]);
});
