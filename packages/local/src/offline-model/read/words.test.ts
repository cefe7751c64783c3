import { expect, test } from "vitest";
import { containsPhrase, words } from "./words.ts";

test("words are lower case, without possessives and punctuation", () => {
  expect(words("What's Laura’s 401k P&L, in the Roth?")).toEqual([
    "what",
    "laura",
    "401k",
    "p&l",
    "in",
    "the",
    "roth",
  ]);
});

test.each([
  ["holdigns", "holdings"],
  ["perfomance", "performance"],
  ["rebalnace", "rebalance"],
  ["allocaton", "allocation"],
  ["driftt", "drift"],
  ["bnads", "bands"],
  ["the band", "bands"],
])("%s matches %s", (typed, meant) => {
  expect(containsPhrase(words(typed), meant)).toBe(true);
});

test.each([
  ["teach me about groups", "ach"],
  ["teach me about groups", "up"],
  ["quite good", "quote"],
  ["the bonds", "bands"],
  ["a draft", "drift"],
  ["hold on", "holdings"],
  ["the text", "task"],
  ["inside the funds", "insider"],
  ["pending transfers", "spending"],
])("%s does not match %s", (typed, meant) => {
  expect(containsPhrase(words(typed), meant)).toBe(false);
});

test("a phrase only matches consecutive words", () => {
  expect(containsPhrase(words("out of all bands"), "out of band")).toBe(false);
  expect(containsPhrase(words("are they out of band"), "out of band")).toBe(true);
});
