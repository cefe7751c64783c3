import { expect, test } from "vitest";
import { checkGrounding } from "./check.ts";

const position = (symbol: string, name: string, value: number, cost: number) => ({
  ...{ symbol, name, value, cost, quantity: 10, price: value / 10 },
});
const row = (of: string, weight_pct: number, target_pct: number) => ({
  ...{ class: of, weight_pct, target_pct, min_pct: target_pct - 5, max_pct: target_pct + 5 },
});
const transfer = (type: string, status: string, amount: number, timestamp: string) => ({
  ...{ account: "Joint", type, status, amount, timestamp },
});
const evidence = [
  {
    holdings: [
      position("VTI", "Vanguard Total Stock Market ETF", 600, 200),
      position("XOM", "Exxon Mobil Corporation", 250, 80),
    ],
  },
  { classes: [row("us_equity", 50, 45), row("fixed_income", 40, 35)] },
  {
    total: 3,
    transfers: [
      transfer("deposit", "completed", 1500, "2026-01-12T10:15:00Z"),
      transfer("deposit", "completed", 750, "2026-01-08T09:30:00Z"),
      transfer("withdrawal", "pending", 500, "2026-01-10T14:05:00Z"),
    ],
  },
];
const marked = (text: string) => checkGrounding({ text, evidence, sources: new Set() }).unmatched;

test.each([
  ["VTI and XOM alone are worth $850.", []],
  ["VTI and XOM alone are worth $950.", ["$950"]],
  ["There is no cost basis for VTI or Exxon, which together are $850.", []],
  ["US equity and fixed income have a combined target of 80%.", []],
  ["US equity and fixed income have a combined target of 85%.", ["85%"]],
  ["Equities (50%) are over their 45% target.", []],
  ["Completed deposits total $2,250.", []],
  ["Completed deposits total $2,350.", ["$2,350"]],
  ["VTI has grown threefold: a cost of $200 has become $600.", []],
  ["VTI has grown fivefold: a cost of $200 has become $600.", ["fivefold"]],
])("%s: %j is marked", (text, expected) => {
  expect(marked(text)).toEqual(expected);
});
