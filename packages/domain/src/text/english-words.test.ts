import { expect, test } from "vitest";
import { isEnglishWord, isMisspelling } from "./english-words.ts";

test.each([
  ["case", true],
  ["vacation", true],
  ["color", true],
  ["acount", false],
  ["teh", false],
])("%s is an English word: %s", (word, isWord) => {
  expect(isEnglishWord(word)).toBe(isWord);
});

test.each([
  ["acount", "account", true],
  ["case", "chase", false],
  ["vacation", "valuation", false],
  ["doubled", "double", true],
  ["fully", "full", true],
  ["insider", "inside", false],
  ["borrowers", "borrowed", false],
  ["numer", "number", true],
])("%s can be a misspelling of %s: %s", (written, intended, isTypo) => {
  expect(isMisspelling(written, intended)).toBe(isTypo);
});
