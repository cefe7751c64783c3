import { expect, it } from "vitest";
import { americanSeparators, separatorsOf } from "../../format/separators.ts";
import { hasTable, plainCell, stackTables } from "./table-rows.ts";

it.each([
  ["$1,216,400", "1216400"],
  ["+$376,400", "376400"],
  ["−$242,000.50", "-242000.50"],
  ["-10.08 pp", "-10.08"],
  ["50.68%", "50.68"],
  ["US equity", "US equity"],
  ["30% to 40%", "30% to 40%"],
  ["2026-11-20", "2026-11-20"],
  ["12 34", "12 34"],
  ["", ""],
])("the cell %j is %j in a spreadsheet", (text, plain) => {
  expect(plainCell(text, americanSeparators)).toBe(plain);
});

it.each([
  ["2.412.300,50\u00a0$", "de-DE", "2412300.50"],
  ["−4.431,70\u00a0$", "de-DE", "-4431.70"],
  ["+15,68\u00a0%", "de-DE", "15.68"],
  ["2\u202f412\u202f300,50\u00a0$US", "fr-FR", "2412300.50"],
  ["20 Nov 2026", "de-DE", "20 Nov 2026"],
  ["24.12.2026", "de-DE", "24.12.2026"],
])("the cell %j of a page in %s is %j in a spreadsheet", (text, locale, plain) => {
  expect(plainCell(text, separatorsOf(locale))).toBe(plain);
});

it("a table has a line of headings and a separator line", () => {
  expect(hasTable("Two:\n\n| Class | Value |\n| --- | ---: |\n| Cash | $1 |\n")).toBe(true);
  expect(hasTable("| is a pipe |\n\nand no table")).toBe(false);
});

it("several tables are one block of cells with an empty row between them", () => {
  expect(stackTables([[["a"]], [["b"], ["c"]]])).toEqual([["a"], [], ["b"], ["c"]]);
});
