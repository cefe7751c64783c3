import { expect, test } from "vitest";
import { readable } from "./readable.ts";

const table = ["| a | b |", "| - | - |", "| 1 | 2 |", "| 3 | 4 |", "| 5 | 6 |"];

test("a table may have two rows more than there are items", () => {
  const text = ["Sentence.", "", ...table, "", "End."].join("\n");
  expect(readable(text, 1)).toBe(text);
  expect(readable(text, 0)).toBe("Sentence.\n\n\nEnd.");
});

test("so may a list", () => {
  const text = ["Sentence.", "- one", "- two", "3. three"].join("\n");
  expect(readable(text, 1)).toBe(text);
  expect(readable(text, 0)).toBe("Sentence.");
});
