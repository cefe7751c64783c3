import { expect, test } from "vitest";
import { namesAny, otherWords } from "./household-names.ts";

const names = ["Smith family", "Okafor family", "Patel Family Trust"];

test("another household is named by a word of its own, in any case", () => {
  const words = otherWords(names, "Smith family");
  expect(namesAny("okafor cash?", words)).toBe(true);
  expect(namesAny("What is Patel's cash?", words)).toBe(true);
});

test("words that all names share, and those of the own name, name no other household", () => {
  const words = otherWords(names, "Smith family");
  expect(namesAny("what is the Smith family's trust worth", words)).toBe(false);
});
