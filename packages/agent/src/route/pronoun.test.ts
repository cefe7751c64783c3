import { expect, test } from "vitest";
import { withNamedPronoun } from "./pronoun.ts";

const members = ["David Smith", "Karen Smith"];

test("who is named alone is meant by he or she", () => {
  expect(withNamedPronoun("Karen wants to know what she has in cash", members)).toBe(
    "Karen wants to know what Karen has in cash",
  );
  expect(withNamedPronoun("David's YTD and what he's got in cash", members)).toBe(
    "David's YTD and what David has in cash",
  );
  expect(withNamedPronoun("David called. Does he own any Nvidia?", members)).toBe(
    "David called. Does David own any Nvidia?",
  );
});

test("of two, or of nobody, and before the name, it stays open", () => {
  for (const message of [
    "Karen told David what she has in cash",
    "what does she have in cash",
    "how much does she have, Karen?",
    "Karen asks about her Roth: what does she hold in it",
  ]) {
    expect(withNamedPronoun(message, members)).toBe(message);
  }
});
