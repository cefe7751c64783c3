import { expect, test } from "vitest";
import { containsAnyWord, distinctiveNameWords } from "./household-names.ts";

const names = ["Smith family", "Okafor family", "Patel Family Trust"];

test("another household is named by a word of its own, in any case", () => {
  const words = distinctiveNameWords(names, "Smith family");
  expect(containsAnyWord("okafor cash?", words)).toBe(true);
  expect(containsAnyWord("What is Patel's cash?", words)).toBe(true);
});

test("words that all names share, and those of the own name, name no other household", () => {
  const words = distinctiveNameWords(names, "Smith family");
  expect(containsAnyWord("what is the Smith family's trust worth", words)).toBe(false);
});
