import { expect, test } from "vitest";
import { held, missing, noAccount, priced, row } from "../answer.fixture.ts";
import { writeSymbolPerformance } from "./symbol-performance.ts";

const quotes = priced([["AAPL", 193.12, 1.1]]);
const text = (rows: ReturnType<typeof row>[], prices = quotes) =>
  writeSymbolPerformance(held("AAPL", rows), prices).text;

test("gain, value and day", () => {
  const own = held("AAPL", [row("AAPL", 42, { cost_basis: 150.25 })]);
  expect(writeSymbolPerformance(own, quotes)).toMatchInlineSnapshot(`
    {
      "calculated": [
        42,
        42,
        8111.04,
        8111.04,
        6310.5,
        6310.5,
        1800.54,
        1800.54,
        0.2853,
        0.29,
        88.2507,
        88.25,
      ],
      "certainty": 1,
      "sources": [
        "tool:positions:v1",
        "tool:quotes:v1",
      ],
      "text": "AAPL: a gain of +$1,800.54 (+28.53 %) on a cost of $6,310.50. 42 shares at $193.12 are worth $8,111.04; on the day +$88.25 (price +1.1 %). As of 2026-01-15.",
    }
  `);
});

test("a loss, a short and a contract", () => {
  expect(text([row("AAPL", 10, { cost_basis: 200 })])).toMatchInlineSnapshot(
    `"AAPL: a loss of $68.80 (-3.44 %) on a cost of $2,000.00. 10 shares at $193.12 are worth $1,931.20; on the day +$21.01 (price +1.1 %). As of 2026-01-15."`,
  );
  expect(text([row("AAPL", -10, { cost_basis: 200 })])).toMatchInlineSnapshot(
    `"AAPL (a short position): a gain of +$68.80 (+3.44 %) on proceeds of $2,000.00. -10 shares at $193.12 are worth -$1,931.20; on the day -$21.01 (price +1.1 %). As of 2026-01-15."`,
  );
  expect(text([row("AAPL", -2, { cost_basis: 200, multiplier: 100 })])).toMatchInlineSnapshot(
    `"AAPL (a short position): a gain of +$1,376.00 (+3.44 %) on proceeds of $40,000.00. -2 contracts at $193.12 are worth -$38,624.00; on the day -$420.24 (price +1.1 %). As of 2026-01-15."`,
  );
});

test("several accounts; one unknown cost makes the gain unknown as a whole", () => {
  const ira = { account: "IRA" };
  expect(text([row("AAPL", 10), row("AAPL", 5, ira)])).toMatchInlineSnapshot(
    `"AAPL: a gain of +$1,396.80 (+93.12 %) on a cost of $1,500.00. 15 shares at $193.12 are worth $2,896.80; on the day +$31.52 (price +1.1 %). As of 2026-01-15."`,
  );
  expect(
    text([row("AAPL", 10), row("AAPL", 5, { ...ira, cost_basis: null })]),
  ).toMatchInlineSnapshot(
    `"AAPL: gain and loss are not known, because the cost is not on file. 15 shares at $193.12 are worth $2,896.80; on the day +$31.52 (price +1.1 %). As of 2026-01-15."`,
  );
});

test("without a change, without a quote, bought for nothing", () => {
  expect(text([row("AAPL", 10)], priced([["AAPL", 193.12, null]]))).toMatchInlineSnapshot(
    `"AAPL: a gain of +$931.20 (+93.12 %) on a cost of $1,000.00. 10 shares at $193.12 are worth $1,931.20. As of 2026-01-15."`,
  );
  expect(text([row("AAPL", 10)], priced([]))).toMatchInlineSnapshot(
    `"10 shares of AAPL are held, but there is no quote on file, so gain and value are not known. As of 2026-01-15."`,
  );
  expect(text([row("AAPL", 10, { cost_basis: 0 })])).toMatchInlineSnapshot(
    `"AAPL: a gain of +$1,931.20 on a cost of $0.00. 10 shares at $193.12 are worth $1,931.20; on the day +$21.01 (price +1.1 %). As of 2026-01-15."`,
  );
});

test("not held, with a quote and without, and no such account", () => {
  const none = held("AAPL", [], missing("AAPL is not held.", ["VOO"], "Brokerage"));
  expect(writeSymbolPerformance(none, quotes)).toMatchInlineSnapshot(`
    {
      "calculated": [],
      "certainty": 0.9,
      "sources": [
        "tool:positions:v1",
        "tool:quotes:v1",
      ],
      "text": "AAPL is not held, so there is no gain or loss. It is at $193.12. As of 2026-01-15.",
    }
  `);
  expect(writeSymbolPerformance(none, priced([]))).toMatchInlineSnapshot(`
    {
      "calculated": [],
      "certainty": 0.9,
      "sources": [
        "tool:positions:v1",
      ],
      "text": "AAPL is not held. As of 2026-01-15.",
    }
  `);
  expect(writeSymbolPerformance(held("AAPL", [], noAccount), quotes).text).toMatchInlineSnapshot(
    `"There is no account named IRA on file. On file: Brokerage."`,
  );
});

test.each([
  [
    "gain_pct",
    "AAPL: a gain of +28.53 % (+$1,800.54) on a cost of $6,310.50. 42 shares at $193.12 are worth $8,111.04; on the day +$88.25 (price +1.1 %).",
  ],
  [
    "worth",
    "AAPL is worth $8,111.04: 42 shares at $193.12. A gain of +$1,800.54 (+28.53 %) on a cost of $6,310.50; on the day +$88.25 (price +1.1 %).",
  ],
  [
    "cost",
    "AAPL: a cost of $6,310.50. 42 shares at $193.12 are worth $8,111.04; a gain of +$1,800.54 (+28.53 %); on the day +$88.25 (price +1.1 %).",
  ],
  [
    "day",
    "AAPL on the day: +$88.25 (price +1.1 %). A gain of +$1,800.54 (+28.53 %) on a cost of $6,310.50 since purchase; 42 shares at $193.12 are worth $8,111.04.",
  ],
  [
    "day_pct",
    "AAPL on the day: price +1.1 %, +$88.25 in all. A gain of +$1,800.54 (+28.53 %) on a cost of $6,310.50 since purchase; 42 shares at $193.12 are worth $8,111.04.",
  ],
] as const)("%s first", (lead, told) => {
  const own = held("AAPL", [row("AAPL", 42, { cost_basis: 150.25 })]);
  expect(writeSymbolPerformance(own, quotes, { lead }).text).toBe(`${told} As of 2026-01-15.`);
});

test("what leads may be unknown, and one account is named", () => {
  const own = held("AAPL", [row("AAPL", 1, { cost_basis: null })]);
  const still = priced([["AAPL", 193.12, null]]);
  const first = (lead: "cost" | "day") =>
    writeSymbolPerformance(own, still, { lead, account: "IRA" }).text.split(". ")[0];
  expect([first("cost"), first("day")]).toEqual([
    "AAPL in IRA: the cost is not on file",
    "AAPL in IRA on the day: the change is not on file",
  ]);
  const none = held("AAPL", [], missing("AAPL is not held.", ["VOO"], "IRA"));
  expect(writeSymbolPerformance(none, priced([]), { account: "IRA" }).text).toBe(
    "AAPL is not held in IRA. As of 2026-01-15.",
  );
});

test("what a share is worth more or less than it cost, where that is asked", () => {
  const own = held("AAPL", [row("AAPL", 42, { cost_basis: 150.25 })]);
  const asked = { words: "aapl price minus my cost per share" };
  const told = writeSymbolPerformance(own, quotes, asked);
  expect(told.text).toMatch(
    /^The price of \$193\.12 is \$42\.87 a share above the cost of \$150\.25 a share\. AAPL: a gain/,
  );
  expect(told.calculated).toContain(42.87);
  const short = held("AAPL", [row("AAPL", -42, { cost_basis: 150.25 })]);
  expect(writeSymbolPerformance(short, quotes, asked).text).not.toMatch(/a share above/);
});
