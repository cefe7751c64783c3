import { expect, it } from "vitest";
import { usualPaper } from "./paper-size.ts";

it.each([
  ["en-US", "letter"],
  ["en", "letter"],
  ["fr-CA", "letter"],
  ["es-MX", "letter"],
  ["en-GB", "a4"],
  ["de", "a4"],
  ["es", "a4"],
  ["not a language", "a4"],
] as const)("paper is as usual where %s is spoken", (language, paper) => {
  expect(usualPaper(language)).toBe(paper);
});
