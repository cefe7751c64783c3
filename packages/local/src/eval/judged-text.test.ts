import { expect, test } from "vitest";
import { withoutLongTables } from "./judged-text.ts";

const table = ["| a | b |", "| - | - |", "| 1 | 2 |", "| 3 | 4 |", "| 5 | 6 |"];

test("a table may have two more rows than there are items", () => {
  const text = ["Sentence.", "", ...table, "", "End."].join("\n");
  expect(withoutLongTables(text, 1)).toBe(text);
  expect(withoutLongTables(text, 0)).toBe("Sentence.\n\n\nEnd.");
  const total = [...table, "| **All** | **12** |"].join("\n");
  expect(withoutLongTables(total, 1)).toBe(total);
});

test("a list may have two more entries than there are items", () => {
  const text = ["Sentence.", "- one", "- two", "3. three"].join("\n");
  expect(withoutLongTables(text, 1)).toBe(text);
  expect(withoutLongTables(text, 0)).toBe("Sentence.");
});
