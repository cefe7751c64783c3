import { expect, it } from "vitest";
import { hasTable, plainCell, stacked } from "./table-rows.ts";

it.each([
  ["$1,216,400", "1216400"],
  ["+$376,400", "376400"],
  ["−$242,000.50", "-242000.50"],
  ["-10.08 pp", "-10.08"],
  ["50.68%", "50.68"],
  ["US equity", "US equity"],
  ["30% to 40%", "30% to 40%"],
  ["2026-11-20", "2026-11-20"],
  ["", ""],
])("the cell %j is %j in a sheet", (text, plain) => {
  expect(plainCell(text)).toBe(plain);
});

it("a table has a line of heads and a line below it", () => {
  expect(hasTable("Two:\n\n| Class | Value |\n| --- | ---: |\n| Cash | $1 |\n")).toBe(true);
  expect(hasTable("| is a pipe |\n\nand no table")).toBe(false);
});

it("several tables are one block of cells with an empty row between them", () => {
  expect(stacked([[["a"]], [["b"], ["c"]]])).toEqual([["a"], [], ["b"], ["c"]]);
});
