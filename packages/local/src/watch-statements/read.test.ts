import { d11 } from "@advisor/sample-data/brokerage/d11";
import { expect, test } from "vitest";
import { readStatements } from "./read.ts";

const quotes = (price: unknown) => ({
  as_of: "2026-01-16",
  quotes: [{ symbol: "AAPL", price, change_pct: null }],
});

test("all sections or some of them are read unchanged", () => {
  expect(readStatements(JSON.stringify(d11))).toEqual(d11);
  const { positions } = d11;
  expect(readStatements(`\uFEFF${JSON.stringify({ positions })}`)).toEqual({ positions });
});

test("an amount may be a number", () => {
  for (const [price, text] of [
    [193.12, "193.12"],
    ["193.12", "193.12"],
    [1e-7, "0.0000001"],
    [-0.1, "-0.1"],
  ]) {
    expect(readStatements(JSON.stringify({ quotes: quotes(price) }))).toEqual({
      quotes: quotes(text),
    });
  }
});

test.each([
  ["", "Unexpected end of JSON input."],
  ['{\n  "quotes": NaN\n}', "(line 2)."],
  [`{\n"as": [${"1,".repeat(40)}\n1, NaN, ${"1,".repeat(40)}]}`, "(line 3)."],
  ['{\n  "quotes": {,}\n}', "line 2 column"],
  ["[]", "Invalid input: expected object, received array"],
  ["{}", "It holds none of account_summary, positions, quotes"],
  ['{"sections": {}}', 'Unrecognized key: "sections"'],
  [JSON.stringify({ quotes: quotes("NaN") }), "quotes.quotes[0].price: "],
  [
    '{"quotes":{"as_of":"2026-01-16","quotes":[{"symbol":"A","price":1e999}]}}',
    "quotes[0].price: ",
  ],
  [JSON.stringify({ quotes: quotes(1 / 3) }), "quotes.quotes[0].price: "],
  [JSON.stringify({ quotes: { as_of: "16.1.2026", quotes: [] } }), "quotes.as_of: "],
  [JSON.stringify({ quotes: { ...quotes("1"), note: 1 } }), "quotes.note is not known."],
  [
    JSON.stringify({
      quotes: { as_of: "2026-01-16", quotes: [{ ...quotes("1").quotes[0], x: 1 }] },
    }),
    "quotes.quotes[0].x is not known.",
  ],
])("%s is refused with its location", (text, place) => {
  expect(() => readStatements(text)).toThrow(place);
});
