import type { Chart } from "@advisor/protocol/chart";
import { expect, it } from "vitest";
import { barsOf, figureOf, lineOf, nameOf, tableOf } from "./chart-words.ts";

const bars: Chart = {
  type: "bar",
  label: "unrealized gain in percent of cost",
  unit: "percent",
  points: [
    { name: "Stock plan", value: "60.0612" },
    { name: "Joint brokerage", value: "-4.88" },
  ],
};

it("a chart has an accessible name and a table of its figures", () => {
  expect(nameOf(bars)).toBe(
    "Bar chart: unrealized gain in percent of cost, 2 figures, Stock plan 60.06% to Joint brokerage −4.88%",
  );
  expect(tableOf(bars)).toEqual({
    heads: ["Name", "Unrealized gain in percent of cost"],
    rows: [
      ["Stock plan", "60.06%"],
      ["Joint brokerage", "−4.88%"],
    ],
  });
});

it("the table of bands has everything that the chart has", () => {
  const band: Chart = {
    type: "band",
    label: "weight",
    points: [{ name: "us_equity", weight: "50.68", min: "30", max: "40", target: "35" }],
  };
  expect(tableOf(band).rows).toEqual([["US equity", "50.68%", "30.00%", "40.00%", "35.00%"]]);
});

it("bars extend to both sides of zero", () => {
  expect(barsOf([30, -10])).toEqual([
    { from: 25, width: 75 },
    { from: 0, width: 25 },
  ]);
  expect(barsOf([0, 0])).toEqual([
    { from: 0, width: 0 },
    { from: 0, width: 0 },
  ]);
});

it("a line goes from edge to edge, also if it is flat", () => {
  expect(lineOf([1, 3, 2], { width: 100, height: 40 })).toBe("0,40 50,0 100,20");
  expect(lineOf([5, 5], { width: 100, height: 40 })).toBe("0,40 100,40");
});

it("a change that rose has a plus sign, and nothing else", () => {
  const change = { unit: "percent", signed: true } as const;
  expect(figureOf(change, "60.0612")).toBe("+60.06%");
  expect(figureOf(change, "-4.88")).toBe("−4.88%");
  expect(figureOf(change, "0")).toBe("0.00%");
  expect(figureOf(change, "0.001")).toBe("0.00%");
  expect(figureOf({ unit: "points", signed: true }, "15.68")).toBe("+15.68 pp");
});

it.each([
  ["usd", "1234567.89", "$1,234,568"],
  ["usd", "12.5", "$12.50"],
  ["points", "15.68", "+15.68 pp"],
  ["count", "3", "3"],
])("a figure in %s of %s is written as %s", (unit, value, text) => {
  expect(figureOf({ unit }, value)).toBe(text);
});
