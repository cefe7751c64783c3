import { expect, test } from "vitest";
import { checkGrounding } from "../check.ts";

const sale = {
  source_id: "tool:simulate_sale:v1",
  data: {
    ...{ symbol: "AAPL", account: "Joint brokerage", proceeds: 26_000 },
    lots: [
      { acquired: "2013-10-28", quantity: 200, gain: 5_480, term: "long" },
      { acquired: "2026-05-17", quantity: 250, gain: 1_250, term: "short" },
    ],
    ...{ st_gain: 1_250, lt_gain: 5_480 },
    gain_limit: { policy: "Ann's policy", limit: 40_000, this_sale: 6_730, left: 33_270 },
  },
};
const activity = {
  source_id: "tool:get_activity:v1",
  data: {
    trades: [
      {
        symbol: "AAPL",
        side: "BUY",
        quantity: 10,
        price: 192.33,
        timestamp: "2026-01-14T15:42:00Z",
      },
      {
        symbol: "MSFT",
        side: "SELL",
        quantity: 5,
        price: 418.12,
        timestamp: "2026-01-07T17:05:00Z",
      },
    ],
  },
};
const marked = (text: string, ...evidence: unknown[]) =>
  checkGrounding({ text, evidence, sources: new Set() }).unmatched;

test.each([
  "200 AAPL shares bought on October 28, 2013 gained $5,480.",
  "Of AAPL, $5,480 of the gain is long-term and $1,250 is short-term.",
  // The day of the next line is outside the parenthesis.
  "2 lots of AAPL: Oct 28, 2013 (200 shares), May 17, 2026 (250 shares).",
  "On May 17, 2026 they bought 250 shares of AAPL.",
  "Selling AAPL leaves $33,270 of the $40,000 limit.",
  "The oldest lot of AAPL dates from October 28, 2013.",
  "The sale gains $6,730 in AAPL.",
])("%s is true of the lots", (text) => {
  expect(marked(text, sale)).toEqual([]);
});

test.each([
  ["250 AAPL shares bought on October 28, 2013.", ["250"]],
  ["Of AAPL, $5,480 of the gain is short-term.", ["$5,480"]],
  ["The sale has a $6,730 short-term gain in AAPL.", ["$6,730"]],
  ["The oldest lot of AAPL dates from May 17, 2026.", ["May 17, 2026"]],
  ["Selling AAPL would leave $40,000 of the yearly gain limit.", ["$40,000"]],
])("%s is marked: the figure is in another row", (text, words) => {
  expect(marked(text, sale)).toEqual(words);
});

test("a figure of a purchase is not one of a sale", () => {
  expect(marked("10 AAPL shares were bought at $192.33, 5 MSFT shares sold.", activity)).toEqual(
    [],
  );
  expect(marked("5 MSFT shares were bought.", activity)).toEqual(["5"]);
});

test("a return is that of its timeframe", () => {
  const returns = {
    rows: [
      { account: "all", timeframe: "YTD", return_pct: 7 },
      { account: "all", timeframe: "1Y", return_pct: 5.9 },
    ],
  };
  const text = (first: string, second: string) =>
    `They returned ${first} year to date and ${second} over the last twelve months.`;
  expect(marked(text("7.0%", "5.9%"), returns)).toEqual([]);
  expect(marked(text("5.9%", "7.0%"), returns)).toEqual(["5.9%", "7.0%"]);
});
