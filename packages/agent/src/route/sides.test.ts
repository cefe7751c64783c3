import { expect, test } from "vitest";
import { asksLoss, isSuperlative, type Side, sideOf } from "./sides.ts";

test.each<[string, Side]>([
  ["are any holdings underwater?", "losing"],
  ["what am I losing money on", "losing"],
  ["which positions are down on the day", "losing"],
  ["which are in the green", "gaining"],
  ["any position that's not making money?", "not_gaining"],
  ["which holdings aren't in the green", "not_gaining"],
  ["is everything profitable?", "not_gaining"],
  ["which holdings aren't losing money", "not_losing"],
  ["their best and worst positions", "ends"],
  ["smallest & largest holding", "ends"],
  ["top 3 losers", undefined],
  ["which is deepest underwater", undefined],
  ["which are up and which are down", undefined],
  ["rank my holdings", undefined],
])("%s is about %s", (text, side) => {
  expect(sideOf({ text })).toBe(side);
});

test("one end is no side", () => {
  expect(isSuperlative("the worst of them")).toBe(true);
  expect(isSuperlative("the ones that are down")).toBe(false);
  expect(asksLoss("what is under water")).toBe(true);
});
