import { evaluate } from "@advisor/query/evaluate/evaluate";
import { narrate } from "@advisor/query/narrate/narrate";
import { parseQuery } from "@advisor/query/schema/parse-query";
import { formatFigure } from "@advisor/query/words/format";
import fc from "fast-check";
import { expect, test } from "vitest";
import { answer, randomBooks } from "./answer.ts";
import { book, books } from "./books.ts";
import { is, list, type Raw, total } from "./examples.ts";
import { queries } from "./random-queries.ts";

const narrated = (number: number, query: Raw) =>
  narrate(evaluate(parseQuery(query), [book(number)]));

/** `[household, query, text]`. */
const texts: readonly (readonly [number, Raw, string])[] = [
  [
    3,
    total("returns", "return_pct", {
      where: [{ field: "account", op: "is_not", values: ["all"] }],
      group_by: ["account"],
      period: { name: "this_year" },
    }),
    "Return by account: Joint brokerage +11.20%, Hector's IRA +5.20% and Rosa's IRA +3.90%. All accounts together returned 8.10%.",
  ],
  // Up to five lines are said in full.
  [
    1,
    list("policy_classes", "target"),
    "5 policy classes: US equity 45.00%, fixed income 30.00%, international equity 15.00%, alternatives 5.00% and cash 5.00%.",
  ],
  [
    1,
    list("positions", "market_value"),
    "14 positions: VTI $205,700.00, BND $174,000.00, VOO $134,400.00 and 11 more; together $965,000.00.",
  ],
  [
    2,
    total("positions", ["market_value", "weight"], { where: [is("symbol", "MSFT")] }),
    "MSFT is worth $912,000.00 and makes up 38.00% of the total value. Quantity 2,000, price $456.00. Held in Stock plan.",
  ],
  [
    1,
    list("positions", "weight", {
      where: [is("kind", "stock")],
      limit: 1,
      test: { op: "gt", value: "10" },
    }),
    "No: the stock with the highest weight is AAPL at 3.53%, 6.47 points below 10%. Total value with cash $1,000,000.00. Held in Joint brokerage.",
  ],
  [
    2,
    total("transactions", ["price", "quantity"], {
      where: [is("type", "buy"), is("symbol", "MSFT")],
      period: { name: "this_year" },
    }),
    "Purchases this year where symbol is MSFT have a price of $445.56 and come to 220 units.",
  ],
  [
    1,
    total("transactions", "amount", {
      where: [is("type", "buy")],
      period: { name: "this_year" },
      compare: { where: [is("type", "sell")] },
    }),
    "Purchases this year come to $33,794.00, sales this year come to $0.00: $33,794.00 more. On file: purchases and sales from Feb 9, 2026 to Aug 18, 2026.",
  ],
  [
    2,
    total("positions", "market_value", {
      where: [is("symbol", "MSFT")],
      compare: { where: [is("asset_class", "fixed_income")] },
    }),
    "MSFT is worth $912,000.00, positions where asset class is fixed income are worth $718,000.00: $194,000.00 more. MSFT: Quantity 2,000, price $456.00. Held in Stock plan.",
  ],
  [
    1,
    total("transactions", "count", {
      where: [is("type", "sell")],
      test: { op: "gt", value: "0" },
    }),
    "No sales. On file: purchases and sales from Feb 9, 2026 to Aug 18, 2026.",
  ],
  [
    1,
    total("transactions", "amount", { where: [is("type", "fee")] }),
    "Fees are not on file (purchases, sales, deposits and withdrawals are).",
  ],
  [
    1,
    total("positions", "gain", { where: [{ field: "gain", op: "lt", values: ["0"] }] }),
    "Positions where unrealized gain is negative have an unrealized loss of $21,140.00. Market value $293,800.00, cost $314,940.00.",
  ],
  [
    1,
    total("accounts", "cash", { where: [is("owner", "Karen")] }),
    "Karen Smith's accounts hold $7,000.00 in cash. Owned jointly and not in it: Joint brokerage, cash $22,000.00.",
  ],
  [
    7,
    list("positions", ["quantity", "cost", "market_value"], {
      where: [{ field: "name", op: "contains", values: ["Nguyen"] }],
    }),
    "Nguyen Precision Tooling LLC is 40,000 units, cost $500,000.00 and has no price on file. Held in Company interest.",
  ],
  [
    3,
    total("returns", "return_pct", { period: { name: "last_year" } }),
    "That return is not on file; on file is YTD and 1Y.",
  ],
  [
    11,
    total("returns", "return_pct", { period: { name: "this_year" } }),
    "The household this year returned 6.20%. Contributions as the custodian states them $1,200.00.",
  ],
  [
    1,
    total("positions", "count", { where: [is("kind", "stock")] }),
    "There are 4 stocks. They are AAPL, MSFT, PFE and NVDA.",
  ],
  [
    1,
    list("positions", "weight", { where: [is("kind", "stock")], test: { op: "gt", value: "2" } }),
    "Yes: 3 of 4 stocks: AAPL 3.53%, MSFT 2.74% and NVDA 2.55%.",
  ],
  [
    1,
    total("accounts", "account_value", {
      group_by: ["account"],
      having: [{ field: "account_value", op: "gt", values: ["200000"] }],
    }),
    "Account value by account: Joint brokerage $369,670.00 and David's rollover IRA $335,350.00; together $705,020.00.",
  ],
  [
    1,
    list("positions", "weight", { limit: 5, reduce: "total" }),
    "Total of weight of the 5 positions with the highest weight: 69.81%.",
  ],
  [
    1,
    total("accounts", "cash", { group_by: ["owner"] }),
    "Cash by owner: joint $22,000.00, Karen Smith $7,000.00 and David Smith $6,000.00; together $35,000.00.",
  ],
  [
    1,
    { dataset: "positions", measures: ["market_value"], aggregate: "median" },
    "The median market value per position is $39,155.00.",
  ],
  [
    1,
    total("positions", "count", {
      group_by: ["account"],
      having: [{ field: "count", op: "gte", values: ["4"] }],
      reduce: "count",
    }),
    "2 accounts have positions, counting only those where number is at least 4.",
  ],
  // A private holding has no ticker, and is asked for by its name.
  [
    7,
    list("positions", "cost", { where: [is("symbol", "nguyen precision tooling llc")] }),
    "Nguyen Precision Tooling LLC cost $500,000.00. Held in Company interest.",
  ],
];

test.each(texts)("D%s %j", (number, query, text) => {
  expect(narrated(number, query).text).toBe(text);
});

test("results of two rows or more have a table, and some a chart", () => {
  const { table, chart } = narrated(
    10,
    total("holdings", "market_value", { group_by: ["asset_class"] }),
  );
  expect(table).toEqual({
    columns: ["asset class", "market value"],
    rows: [
      ["US equity", "$224,340.00"],
      ["international equity", "$34,560.00"],
      ["cash", "$27,000.00"],
      ["fixed income", "$24,100.00"],
    ],
    total: ["All", "$310,000.00"],
  });
  expect(chart).toMatchObject({ type: "share", unit: "usd", label: "market value" });
  const charts: [Raw, string | null][] = [
    [list("policy_classes", ["weight", "target", "min", "max"]), "band"],
    [total("transactions", "amount", { group_by: ["month"] }), "line"],
    [list("positions", "gain", { limit: 5 }), "bar"],
    [total("positions", "gain"), null],
    [list("tasks", "days"), null],
  ];
  expect(charts.map(([query]) => narrated(1, query).chart?.type ?? null)).toEqual(
    charts.map(([, type]) => type),
  );
});

test("for all households, each row names its household", () => {
  const query = list("policies", "cash_shortfall", {
    where: [{ field: "cash_shortfall", op: "gt", values: ["0"] }],
  });
  expect(narrate(evaluate(parseQuery(query), books)).text).toBe(
    "2 policies: Kowalski: Kowalski policy $20,000.00 and Ramirez family: Ramirez policy $20,000.00; together $40,000.00.",
  );
});

test("households with older data are named with their day, and the oldest day is that of the answer", () => {
  const query = {
    ...total("returns", "return_pct"),
    group_by: ["household"],
    period: { name: "this_year" },
  };
  const result = evaluate(parseQuery(query), [book(1), book(3), book(11)]);
  expect(result.as_of).toBe("2026-01-15");
  expect(narrate(result).text).toContain(
    "Demo investor as of Jan 15, 2026; the others as of Nov 20, 2026.",
  );
  const short = list("policies", "cash_shortfall", {
    where: [{ field: "cash_shortfall", op: "gt", values: ["0"] }],
  });
  const found = evaluate(parseQuery(short), [book(3), book(11)]);
  expect([found.as_of, found.notes]).toEqual(["2026-11-20", []]);
});

test("what was not traded says which trades are on file", () => {
  const where = [{ field: "type", op: "is", values: ["buy", "sell"] }];
  const exists = { dataset: "transactions", on: "symbol", where, not: true };
  const query = { dataset: "positions", measures: ["market_value"], aggregate: "total", exists };
  expect(narrate(evaluate(parseQuery(query), [book(4)])).text).toContain(
    "On file: purchases and sales from Mar 26, 2026 to Oct 30, 2026.",
  );
  const paid = { ...exists, where: [{ field: "type", op: "is", values: ["dividend"] }] };
  expect(narrate(evaluate(parseQuery({ ...query, exists: paid }), [book(4)])).text).toContain(
    "Dividends are not on file",
  );
});

test("an issuer joins its shares with options on them and with what is sold short", () => {
  const where = [{ field: "issuer", op: "is", values: ["AAPL"] }];
  const query = { dataset: "holdings", measures: ["market_value"], aggregate: "total", where };
  expect(narrate(evaluate(parseQuery(query), [book(9)])).text).toContain("$126,300.00");
});

test("what has no price has at least its cost, stated once", () => {
  const where = [{ field: "symbol", op: "is", values: ["private_nguyen_tooling"] }];
  for (const measure of ["market_value", "gain"]) {
    const query = { dataset: "positions", measures: [measure], aggregate: "list", where };
    expect(narrate(evaluate(parseQuery(query), [book(7)])).text).toBe(
      "Nguyen Precision Tooling LLC has no price on file. Quantity 40,000, cost $500,000.00. Held in Company interest.",
    );
  }
});

test("purchases before the trades on file are those of the lots that are still held", () => {
  const bought = (from: string, to: string) => {
    const where = [
      { field: "type", op: "is", values: ["buy"] },
      { field: "symbol", op: "is", values: ["VOO"] },
    ];
    const query = { dataset: "transactions", measures: ["quantity"], aggregate: "total", where };
    return narrate(evaluate(parseQuery({ ...query, period: { from, to } }), [book(1)])).text;
  };
  expect(bought("2024-01-01", "2024-12-31")).toMatch(
    /^Trades before Feb 9, 2026 are not on file, but 1 lot bought then is still held: 100 units, cost \$37,120\.00\./,
  );
  expect(bought("2010-01-01", "2010-12-31")).toMatch(/^No purchases/);
  expect(bought("2026-10-01", "2026-10-31")).toMatch(/^No purchases/);
});

test("households that a figure skips are named, with the figure if it is not the main one", () => {
  const query = list("households", "cash", { order: { by: "cash", direction: "desc" } });
  const said = (over: object) => narrate(evaluate(parseQuery({ ...query, ...over }), books)).text;
  expect(said({ measures: ["cash", "out_of_band"] })).toContain(
    "Left out of classes out of band: Bennett and Demo investor, which have no policy in effect.",
  );
  expect(said({ measures: ["out_of_band"] })).toContain(
    "Left out: Bennett and Demo investor, which have no policy in effect. Left out: Empty household, which cannot be computed.",
  );
  expect(said({ measures: ["cash", "out_of_band"], limit: 1 })).toBe(
    "The household with the highest cash is Harbor Light Foundation, which holds $246,000.00 in cash and has 1 class out of band.",
  );
});

test("every recorded figure is in the text, for any query and household", () => {
  fc.assert(
    fc.property(randomBooks, queries, (one, query) => {
      const result = answer(query, one);
      if (result === undefined) return;
      const { text, figures } = narrate(result);
      expect(text).toMatch(/^\S.*[.?!)]$/s);
      expect(text).not.toMatch(/undefined|null|\[object| {2}/);
      for (const { value, unit } of figures) {
        const shown = [formatFigure(value, unit), formatFigure(value.abs(), unit)];
        const zero = value.eq(0) && /^No |the same| no /.test(text);
        expect([text, zero || shown.some((figure) => text.includes(figure))]).toEqual([text, true]);
      }
    }),
    { numRuns: 1_500 },
  );
});
