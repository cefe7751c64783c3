import { expect, test } from "vitest";
import { figureOf, figuresIn, matchesFigure, withIsoDates } from "./figures.ts";

const stated = (text: string) =>
  figuresIn(text).map(
    ({ kind, value, isAmount }) => `${kind} ${value}${isAmount ? "" : " (a number)"}`,
  );

test.each<[string, string[]]>([
  ["AAPL is at $193.12, +1.1 % on the day.", ["usd 193.12", "percent 1.1"]],
  ["A loss of -$30.46 (-0.60%) or $-30.46", ["usd -30.46", "percent -0.60", "usd -30.46"]],
  ["42 shares of AAPL, -6 contracts, 140 units", ["number 42", "number -6", "number 140"]],
  ["There are 4 stocks and 529 plans", ["number 4 (a number)", "number 529 (a number)"]],
  ["| VTI | 1,250.50 | $242.00 |", ["number 1250.50 (a number)", "usd 242.00"]],
  ["60,000 dollars in cash", ["usd 60000"]],
  ["7.4 percentage points, 3 percent", ["percent 7.4", "percent 3"]],
  ["As of 2026-01-15 and Nov 20, 2026 [tool:quotes:v1] [doc:doc_d8#2]", []],
  ["401(k), AAPL261218C00235000, doc_d8, S&P500", ["number 401 (a number)"]],
])("%s", (text, figures) => {
  expect(stated(text)).toEqual(figures);
});

test.each(["Nov 20, 2026", "November 20, 2026", "20 Nov 2026", "2026-11-20"])(
  "%s is a day",
  (text) => {
    expect(withIsoDates(`On ${text}.`)).toBe("On 2026-11-20.");
  },
);

test.each([
  ["$193.12", "$193.12", true],
  ["$1,800.54", "$1,801", true],
  ["$1,800.54", "$1,800", false],
  ["$82,000", "$82,000.00", true],
  ["-$138,400.00", "a loss of $138,400.00", true],
  ["53.20%", "53.2%", true],
  ["53.26%", "53.3 %", true],
  ["3.53%", "4%", false],
  ["3.53%", "$3.53", false],
  ["860", "860 dollars", true],
  ["$860.00", "860 dollars", true],
  ["860", "$860", false],
  ["0.0019", "0.0019", true],
  ["0.0019", "0.002", false],
])("expected %s, stated %s: match is %s", (expected, text, same) => {
  const [figure, came] = [figureOf(expected), figuresIn(text)[0]];
  if (figure === undefined || came === undefined) throw new Error("both are figures");
  expect(matchesFigure(figure, came)).toBe(same);
});

test.each(["MSFT", "2026-11-20", "1Y", "Roth IRA", "10 AAPL", "$"])(
  "%s is not a figure",
  (text) => {
    expect(figureOf(text)).toBeUndefined();
  },
);
