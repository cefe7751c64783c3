import type * as Household from "@advisor/domain/household";
import { makeBook } from "@advisor/query/book/book";
import { parseQuery } from "@advisor/query/schema/parse-query";
import { queryAnswer } from "@advisor/tools/answer-query";
import { expect, test } from "vitest";
import { book, recordsOf } from "./books.ts";
import { list, total } from "./examples.ts";

const smiths = recordsOf(1);
type Change = (holdings: Household.Snapshot["holdings"]) => Household.Snapshot["holdings"];

const bookOf = (change: Change, statements = smiths.statements) =>
  makeBook({
    ...smiths,
    ...{ statements },
    snapshot: { ...smiths.snapshot, holdings: change(smiths.snapshot.holdings) },
  });

const unpriced = bookOf((all) => all.slice(0, 2).map((one) => ({ ...one, price: null })));
const asked = (query: object, book = unpriced) => queryAnswer(parseQuery(query), [book]);

const top = { order: { by: "market_value", direction: "desc" }, limit: 1 } as const;

test("nothing is the largest where no figure is known", () => {
  expect(asked(list("positions", "market_value", top)).text).toMatch(
    /^None of the positions can be ranked by market value\. Not ranked for want of market value: /,
  );
  const { text } = asked({ ...total("positions", "market_value", top), group_by: ["issuer"] });
  expect(text).toMatch(/^None of the positions can be ranked by market value\./);
});

test("a group without a known figure does not stand for the others", () => {
  const query = list("positions", "market_value", { ...top, group_by: ["account"] });
  const { text } = queryAnswer(parseQuery(query), [book(7)]);
  expect(text).toContain("Joint brokerage: VTI $435,600.00");
  expect(text).toContain("Nguyen Precision Tooling LLC (no price on file)");
});

test("a total without any known part states no reason that is false of some", () => {
  const mixed = bookOf((all) => {
    const [first, second] = all;
    if (first === undefined || second === undefined) throw new Error("D1 holds more");
    return [
      { ...first, price: null },
      { ...second, lots: [] },
    ];
  });
  const { text, rows } = asked(total("positions", "gain"), mixed);
  expect(rows[0]).toMatchObject({ gain: null, gain_reason: "several_reasons" });
  expect(text).toMatch(/^All positions have no known unrealized gain\./);
});

test("prices and quantities far below 1 are not rounded to 0", () => {
  const tiny = bookOf(([first]) =>
    first === undefined
      ? []
      : [
          {
            ...first,
            ...{ quantity: "0.00000012", lots: [], multiplier: "1" },
            price: { ...price, amount: "50", currency: "IDR", fx_rate: "0.000063" },
          },
        ],
  );
  const { text, rows } = asked(list("positions", ["quantity", "price"]), tiny);
  expect(rows[0]).toMatchObject({ quantity: 0.00000012, price: 0.00315 });
  expect(text).toContain("is 0.00000012 units and has a price of $0.00315");
  expect(text).toContain("50 IDR on Nov 20, 2026, $0.00315 at the rate");
});

const price = { date: "2026-11-20", fx_date: "2026-11-20" };
const transfer = (type: "withdrawal", amount: string, status: "completed" | "failed") => ({
  ...{ account: "Joint brokerage", timestamp: "2026-10-01T12:00:00Z", method: "ach" },
  ...{ type, amount, status },
});

test("the total of a list leaves out the transfers that failed, and says so", () => {
  const transfers = {
    ...{ as_of: "2026-11-20", accounts: ["Joint brokerage"] },
    transfers: [
      transfer("withdrawal", "100", "completed"),
      transfer("withdrawal", "40", "completed"),
      transfer("withdrawal", "7", "failed"),
    ],
  };
  const book = bookOf((all) => all, { ...smiths.statements, transfers });
  const withdrawals = { where: [{ field: "type", op: "is", values: ["withdrawal"] }] };
  const { text, rows, totals } = asked(list("transactions", "amount", withdrawals), book);
  expect([rows.length, totals?.amount]).toEqual([3, 140]);
  expect(text).toContain("; together $140.00 completed.");
});

test("a return of open and closed accounts is of the day on which the open ones end", () => {
  const series = (account: string, ...values: [string, string][]) => ({
    ...{ account, source: "statement" },
    values: values.map(([day, value]) => ({ day, value })),
  });
  const valuations = {
    as_of: "2026-11-20",
    accounts: [
      series("Joint brokerage", ["2025-12-31", "100"], ["2026-10-31", "110"]),
      series("Closed", ["2025-12-31", "50"], ["2026-03-31", "0"]),
    ],
  };
  const transfers = { as_of: "2026-11-20", accounts: [], transfers: [] };
  const book = bookOf((all) => all, { valuations, transfers });
  expect(asked(total("valuations", "money_weighted"), book).as_of).toBe("2026-10-31");
});
