import { expect, test } from "vitest";
import { missing, noAccount, trades } from "../answer.fixture.ts";
import { writeActivity } from "./activity.ts";

const buy = ["2026-01-14", "BUY", "AAPL", 10, 192.33] as const;
const sell = ["2026-01-07", "SELL", "MSFT", 1_250.5, 418.12] as const;
const two = trades([[...buy], [...sell]]);

test("the most recent trade", () => {
  expect(writeActivity({ limit: 1 }, trades([[...buy]], { total: 2 }))).toMatchInlineSnapshot(`
    {
      "calculated": [
        1,
        2,
      ],
      "certainty": 1,
      "sources": [
        "tool:activity:v1",
      ],
      "text": "The most recent trade: BUY 10 AAPL @ $192.33 on 2026-01-14 (Brokerage). As of 2026-01-15.",
    }
  `);
});

test("the only one of a filter", () => {
  expect(writeActivity({ side: "SELL" }, trades([[...sell]])).text).toMatchInlineSnapshot(
    `"One sale: SELL 1,250.5 MSFT @ $418.12 on 2026-01-07 (Brokerage). As of 2026-01-15."`,
  );
});

test("how many symbols were traded, and not how often", () => {
  const three = trades([[...buy], [...sell], [...buy]]);
  const told = writeActivity({ measure: "count" }, three, { symbols: true });
  expect(told.text).toMatch(/^2 different symbols: AAPL and MSFT\./);
});

test("trades of so many shares, and where there are none of them", () => {
  expect(writeActivity({ units: { at_least: 1_000 } }, two).text).toBe(
    "One trade of at least 1,000 shares: SELL 1,250.5 MSFT @ $418.12 on 2026-01-07 (Brokerage). As of 2026-01-15.",
  );
  expect(writeActivity({ units: { amount: 11 } }, two).text).toBe(
    "There are no trades of 11 shares on file. As of 2026-01-15.",
  );
});

test("several, newest first, and how many there are in all", () => {
  expect(writeActivity({}, two).text).toMatchInlineSnapshot(`
    "Trades, newest first:

    | Date | Side | Quantity | Symbol | Price | Account |
    | --- | --- | --- | --- | --- | --- |
    | 2026-01-14 | BUY | 10 | AAPL | $192.33 | Brokerage |
    | 2026-01-07 | SELL | 1,250.5 | MSFT | $418.12 | Brokerage |

    As of 2026-01-15."
  `);
  expect(writeActivity({}, { ...two, data: { ...two.data, total: 70 } })).toMatchInlineSnapshot(`
    {
      "calculated": [
        2,
        70,
      ],
      "certainty": 1,
      "sources": [
        "tool:activity:v1",
      ],
      "text": "The newest 2 of 70 trades:

    | Date | Side | Quantity | Symbol | Price | Account |
    | --- | --- | --- | --- | --- | --- |
    | 2026-01-14 | BUY | 10 | AAPL | $192.33 | Brokerage |
    | 2026-01-07 | SELL | 1,250.5 | MSFT | $418.12 | Brokerage |

    As of 2026-01-15.",
    }
  `);
});

test.each([
  [{}, "There are no trades on file. As of 2026-01-15."],
  [{ side: "BUY", symbol: "AAPL" }, "There are no buys of AAPL on file. As of 2026-01-15."],
  [
    { side: "SELL", from: "2026-01-05", to: "2026-01-11" },
    "There were no sales from 2026-01-05 to 2026-01-11. As of 2026-01-15.",
  ],
  [
    { from: "2026-01-05", to: "2026-01-05" },
    "There were no trades on 2026-01-05. As of 2026-01-15.",
  ],
  [{ to: "2026-01-05" }, "There were no trades until 2026-01-05. As of 2026-01-15."],
] as const)("nothing for %j", (params, text) => {
  expect(writeActivity(params, trades([]))).toEqual({
    text,
    calculated: [],
    sources: ["tool:activity:v1"],
    certainty: 0.9,
  });
});

test("what the record of trades does not hold", () => {
  const text = (topic: string) => writeActivity({ topic }, two).text;
  expect([text("realized_gain"), text("open_orders")]).toMatchInlineSnapshot(`
    [
      "The realised gain of past sales is not known: the lots that were sold are not on file. As of 2026-01-15.",
      "There is no record of open orders on file; the activity holds trades only. As of 2026-01-15.",
    ]
  `);
});

test("an account that is not there", () => {
  expect(writeActivity({}, trades([], noAccount)).text).toMatchInlineSnapshot(
    `"There is no account named IRA on file. On file: Brokerage."`,
  );
  expect(writeActivity({}, trades([], missing("There is nothing."))).text).toBe(
    "There is nothing.",
  );
});

test("what a trade cost or brought in leads where it was asked for", () => {
  const told = writeActivity({ side: "BUY" }, trades([[...buy]]), { amount: true });
  expect(told.text).toBe(
    "The purchase cost $1,923.30 (10 x $192.33). One buy: BUY 10 AAPL @ $192.33 on 2026-01-14 (Brokerage). As of 2026-01-15.",
  );
  expect(told.calculated).toEqual([1, 1, 1_923.3]);
  expect(writeActivity({}, trades([[...sell]]), { amount: true }).text).toMatch(
    /^The sale brought in \$522,859\.06 \(1,250\.5 x \$418\.12\)\./,
  );
  expect(writeActivity({}, two, { amount: true }).text).toContain(
    "| 2026-01-14 | BUY | 10 | AAPL | $192.33 | $1,923.30 | Brokerage |",
  );
});

test("a total of the last trade is of that trade alone", () => {
  expect(writeActivity({ measure: "sum", limit: 1 }, two).text).toMatch(
    /^The purchase cost \$1,923\.30 \(10 x \$192\.33\)\. The most recent trade/,
  );
});

test("units are added up by symbol and side, and the other side answers where this one has none", () => {
  const bought = trades([[...buy], [...buy]]);
  expect(writeActivity({ side: "BUY" }, bought, { units: true }).text).toMatch(
    /^In all 20 AAPL bought for \$3,846\.60 \(2 trades\)\./,
  );
  expect(
    writeActivity({ side: "SELL", from: "2026-01-14", to: "2026-01-14" }, trades([[...buy]])).text,
  ).toBe(
    "There were no sales on 2026-01-14. On file is BUY 10 AAPL @ $192.33 on 2026-01-14 (Brokerage). As of 2026-01-15.",
  );
});

test("trades are ranked by the price a share where that is asked", () => {
  expect(writeActivity({ order: "dearest", limit: 1 }, two).text).toMatch(
    /^The highest-priced trade: SELL 1,250.5 MSFT/,
  );
  expect(writeActivity({ order: "cheapest", limit: 1 }, two).text).toMatch(
    /^The lowest-priced trade: BUY 10 AAPL/,
  );
});

test("several symbols of one side are added up together, too", () => {
  const both = trades([[...buy], ["2026-01-13", "BUY", "MSFT", 2, 400]]);
  expect(writeActivity({ side: "BUY" }, both, { units: true }).text).toMatch(
    /^In all 10 AAPL bought for \$1,923\.30 \(1 trade\), 2 MSFT bought for \$800\.00 \(1 trade\), together \$2,723\.30\./,
  );
});

test("the average price of several is by their shares, and one says its price itself", () => {
  const buys = trades([
    ["2026-01-14", "BUY", "AAPL", 30, 200],
    ["2026-01-07", "BUY", "AAPL", 10, 100],
  ]);
  const asked = { side: "BUY", symbol: "AAPL", measure: "price" } as const;
  const several = writeActivity(asked, buys);
  expect(several.text).toContain(
    "On average $175.00 a share: 40 AAPL bought for $7,000.00 (2 trades).",
  );
  expect(several.calculated).toContain(175);
  expect(writeActivity(asked, trades([[...buy]])).text).toBe(
    "One buy of AAPL: BUY 10 AAPL @ $192.33 on 2026-01-14 (Brokerage). As of 2026-01-15.",
  );
});
