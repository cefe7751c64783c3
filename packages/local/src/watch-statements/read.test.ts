import { readFileSync } from "node:fs";
import { decimal } from "@advisor/domain/decimal";
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

const example = readFileSync(
  new URL("../../../../examples/user_master.json", import.meta.url),
  "utf8",
);
/** Converts amounts to numbers, so that "1500.00" equals 1500. */
const amounts = (value: object): unknown =>
  JSON.parse(JSON.stringify(value), (_, one) =>
    typeof one === "string" && /^-?\d+(\.\d+)?$/.test(one) ? decimal(one).toFixed() : one,
  );

test("user_master.json has one day for all sections and names its account once in each", () => {
  expect(amounts(readStatements(example))).toEqual(amounts(d11));
});

test("a section's own day counts before the file's", () => {
  const { quotes } = JSON.parse(example);
  const file = { as_of: "2026-01-15", quotes: { ...quotes, as_of: "2026-01-16" } };
  expect(readStatements(JSON.stringify(file)).quotes?.as_of).toBe("2026-01-16");
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
  ['{"positions":{"account":"A","positions":[]}}', "positions.as_of: "],
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
