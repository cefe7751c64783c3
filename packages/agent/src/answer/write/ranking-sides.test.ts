import { expect, test } from "vitest";
import type { Params } from "../../route/routed.ts";
import { list, missing, priced, row } from "../answer.fixture.ts";
import { writeRanking } from "./ranking.ts";

const rows = [
  row("AAPL", 42, { cost_basis: 150.25 }),
  row("MSFT", 12, { cost_basis: 280.1 }),
  row("VOO", 25, { cost_basis: 390.55, asset_class: "etf" }),
];
const priceRows: [string, number, number][] = [
  ["AAPL", 193.12, 1.1],
  ["MSFT", 420.55, -0.6],
  ["VOO", 412.34, 0.8],
];
const mixed = [...rows, row("TSLA", 10, { cost_basis: 300 }), row("F", 10, { cost_basis: 12 })];
const flat = row("VMFXX", 100, { cost_basis: 1, asset_class: "funds" });
const more = priced([...priceRows, ["TSLA", 238.22, 2.4], ["F", 10, 0], ["VMFXX", 1, 0]]);
const told = (message: string, params: Params = {}, own = [...mixed, flat]) =>
  writeRanking({ params, text: message }, list(own), more);

test("only the losing ones, as many as there are, and what is neither where all was asked", () => {
  expect(told("which are underwater", { direction: "worst" })).toMatchInlineSnapshot(`
    {
      "calculated": [
        -617.8,
        -617.8,
        -20,
        -20,
        2,
      ],
      "certainty": 1,
      "sources": [
        "tool:positions_list:v1",
        "tool:quotes:v1",
      ],
      "text": "2 positions are at a loss, by unrealized gain in dollars:

    | Symbol | unrealized gain in dollars |
    | --- | --- |
    | TSLA | -$617.80 |
    | F | -$20.00 |

    As of 2026-01-15.",
    }
  `);
  expect(told("which holdings aren't in the green", { direction: "worst" }).text).toContain(
    "| F | -$20.00 |\n\nNeither up nor down: VMFXX.",
  );
});

test("only the gaining ones, and one alone is a sentence", () => {
  expect(told("which ones are in the green", {}, [flat, ...mixed.slice(2)]).text).toBe(
    "One position is at a gain: VOO, +$544.75, by unrealized gain in dollars. As of 2026-01-15.",
  );
  expect(told("which ones are in the green", {}, mixed.slice(3)).text).toBe(
    "No position is at a gain. The smallest loss is F, -$20.00, by unrealized gain in dollars. As of 2026-01-15.",
  );
});

test("down on the day is by the day's change, whatever was gained before", () => {
  expect(told("which positions are down on the day", { direction: "worst" }).text).toBe(
    "One position is down on the day: MSFT, -$30.46, by change on the day in dollars. As of 2026-01-15.",
  );
});

test("best and worst are both shown, and several are all in order", () => {
  expect(told("best and worst position").text).toBe(
    "By unrealized gain in dollars, the best position is AAPL, +$1,800.54; the worst is TSLA, -$617.80. As of 2026-01-15.",
  );
  expect(told("best and worst positions", {}, rows).text).toMatchInlineSnapshot(`
    "By unrealized gain in dollars, the best position is AAPL, +$1,800.54; the worst is VOO, +$544.75, and no position is at a loss.

    | Symbol | unrealized gain in dollars |
    | --- | --- |
    | AAPL | +$1,800.54 |
    | MSFT | +$1,685.40 |
    | VOO | +$544.75 |

    As of 2026-01-15."
  `);
});

test("those that lost the most are at a loss", () => {
  expect(told("which positions lost the most", { direction: "worst" }).text).not.toContain("VOO");
});

test("size leaves nothing out unsaid", () => {
  const size = { basis: "market_value" as const };
  expect(told("rank holdings by size", size).text).toMatchInlineSnapshot(`
    "By market value, largest first:

    | Symbol | market value |
    | --- | --- |
    | VOO | $10,308.50 |
    | AAPL | $8,111.04 |
    | MSFT | $5,046.60 |
    | TSLA | $2,382.20 |
    | F | $100.00 |
    | VMFXX | $100.00 |

    As of 2026-01-15."
  `);
  expect(told("biggest holdings", size, [...mixed, flat, row("MSFT2", 1)]).text).toMatch(
    /1 more is not shown\.\n\nNot ranked: MSFT2 \(no price\)\./,
  );
});

test("a sum says what it covers", () => {
  const sum = (params: Params, own = rows) => told("", { total: true, ...params }, own).text;
  const first = (text: string) => text.split("\n")[0];
  expect(first(sum({}))).toBe(
    "The unrealized gain of all positions together is +$4,030.69 (+20.74 %).",
  );
  expect(first(sum({ basis: "market_value", asset_class: "stocks" }, rows.slice(0, 2)))).toBe(
    "The market value of all stocks together is $13,157.64, without cash.",
  );
  expect(sum({ basis: "market_value", asset_class: "etf" }, rows.slice(2))).toBe(
    "The market value of the one ETF, VOO, is $10,308.50, without cash. As of 2026-01-15.",
  );
  const unknown = [...rows, row("TSLA", 1, { cost_basis: null })];
  expect(first(sum({}, unknown))).toBe(
    "The unrealized gain of the 3 positions with a quote and a cost on file together is +$4,030.69 (+20.74 %).",
  );
  expect(sum({}, unknown)).toContain("Not ranked: TSLA (no basis).");
  const half = [...unknown, row("TSLA", 1, { account: "IRA" })];
  expect(first(sum({}, half))).toContain("is +$4,030.69 (+20.74 %)");
});

test("a class and an account are named", () => {
  const one = { asset_class: "etf" as const, account: "IRA" };
  expect(told("best etf", one, rows.slice(2)).text).toBe(
    "The best ETF in IRA by unrealized gain in dollars is VOO, +$544.75. As of 2026-01-15.",
  );
  const none = list([], {
    ...missing("There are none.", ["stocks", "etf"], "Brokerage"),
    asset_class_filter: "bonds",
  });
  expect(writeRanking({ params: { asset_class: "bonds" }, text: "" }, none, more).text).toBe(
    "There are no bonds. Held: stocks and ETFs. As of 2026-01-15.",
  );
});
