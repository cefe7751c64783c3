import { expect, it } from "vitest";
import { printedArea, usualPaper } from "./paper-size.ts";

it.each([
  ["en-US", "letter"],
  ["en", "letter"],
  ["fr-CA", "letter"],
  ["es-MX", "letter"],
  ["en-GB", "a4"],
  ["de", "a4"],
  ["es", "a4"],
  ["not a language", "a4"],
] as const)("the default paper size for %s", (language, paper) => {
  expect(usualPaper(language)).toBe(paper);
});

it("has margins of 15 mm", () => {
  const { width, height } = printedArea("letter");
  expect([Math.round(width), Math.round(height)]).toEqual([703, 943]);
});
