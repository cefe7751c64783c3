import { expect, test } from "vitest";
import { checkGrounding } from "../check.ts";

const evidence = [
  {
    positions: [
      { symbol: "AAPL", quantity: 42 },
      { symbol: "MSFT", quantity: 12 },
    ],
  },
  {
    quotes: [
      { symbol: "AAPL", price: 193.12 },
      { symbol: "MSFT", price: 420.55 },
    ],
  },
];
const table = (value: string) =>
  `| Symbol | Shares | Price | Value |\n|---|---:|---:|---:|\n| AAPL | 42 | $193.12 | ${value} |\n| MSFT | 12 | $420.55 | $5,046.60 |`;

test.each([
  ["$8,111.04", []],
  ["$5,046.60", ["$5,046.60"]],
  ["$8,211.04", ["$8,211.04"]],
])("in a line of 42 units at $193.12 the value %s", (value, words) => {
  expect(checkGrounding({ text: table(value), evidence, sources: new Set() }).unmatched).toEqual(
    words,
  );
});
