import { expect, test } from "vitest";
import { figure, figuresIn } from "./figures.ts";

test.each<[string, string[]]>([
  ["AAPL is at $193.12, +1.1 % on the day.", ["usd 193.12", "pct 1.1"]],
  ["A loss of -$30.46 (-0.60%)", ["usd -30.46", "pct -0.6"]],
  ["42 shares of AAPL, -6 contracts", ["42", "-6"]],
  ["BUY 10 AAPL @ $192.33 on 2026-01-14", ["usd 192.33", "10"]],
  ["| VTI | 1,250.50 | $242.00 |", ["usd 242", "1250.5"]],
  ["As of 2026-01-15 [tool:quotes:v1] [doc:doc_d8#2]", []],
  ["the S&P 500 in Q1 of 2026", []],
  ["$1,000,000.00 and $1,000,000", ["usd 1000000"]],
])("%s", (text, figures) => {
  expect(figuresIn(text)).toEqual(figures);
});

test.each([
  ["$193.12", "usd 193.12"],
  ["-$500.00", "usd -500"],
  ["6.20 %", "pct 6.2"],
  ["1,000", "1000"],
  ["0.0019", "0.0019"],
])("%s is expected as it would be found", (text, expected) => {
  expect(figure(text)).toBe(expected);
});
