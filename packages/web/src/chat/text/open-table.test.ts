import { expect, test } from "vitest";
import { openTable } from "./open-table.ts";

test.each([
  ["its first bar", "Trades:\n\n|", "Trades:\n"],
  ["half a heading", "Trades:\n\n| Class | Ba", "Trades:\n\n| Class | Ba\n| --- | --- |"],
  ["a heading line", "| Class | Back |\n", "| Class | Back |\n| --- | --- |"],
  ["a heading", "| Class | Back |", "| Class | Back |\n| --- | --- |"],
  ["half a separator", "| Class | Back |\n| --", "| Class | Back |\n| --- | --- |"],
  ["a heading after a line of text", "Trades:\n| Class |\n|", "Trades:\n| Class |\n| --- |"],
  ["a bar in a cell", "| A \\| B | C |", "| A \\| B | C |\n| --- | --- |"],
])("a table that ends in %s is completed", (_, text, whole) => {
  expect(openTable(text)).toBe(whole);
});

test.each([
  ["a table with a row", "| Class |\n| --- |\n| Cash |"],
  ["two rows without a separator", "| Class | Back |\n| Cash | $1 |"],
  ["a table that text follows", "| Class | Back |\n\nNothing is traded."],
  ["a text without a table", "Cash is short by $20,000."],
])("%s is left as it is", (_, text) => {
  expect(openTable(text)).toBe(text);
});
