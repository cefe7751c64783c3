import { expect, test } from "vitest";
import { groupingIn, ungrouped } from "./grouping.ts";

test.each([
  ["what is the biggest position in each account", "each", "what is the biggest position"],
  ["top 2 gainers per account", "each", "top 2 gainers"],
  ["best holding in each of ACC", "each", "best holding"],
  ["gain by account", "each", "gain"],
  ["unrealized gain broken down by account", "each", "unrealized gain"],
  ["what has each account gained", "each", "what has gained"],
  ["gains in our accounts separately", "each", "gains"],
  ["best and worst performer account by account", "each", "best and worst performer"],
  ["which account has gained the most", "which", "has gained the most"],
  ["which of our accounts is down PER", "which", "is down PER"],
  ["best performing account", "which", "best performing"],
  ["are all accounts in the green", "which", "are in the green"],
  ["rank the accounts by gain", "which", "rank by gain"],
] as const)("%s", (said, of, rest) => {
  expect(groupingIn(said)).toMatchObject({ of, rest });
});

test.each([
  "best performer across all accounts",
  "total gain of all accounts combined",
  "what is in the joint account",
  "which IRA funds are up",
  "sort the positions in our accounts by gain",
])("%s speaks of no accounts one by one", (said) => {
  expect(groupingIn(said.toLowerCase())).toBeUndefined();
});

test("words without any are left as they are", () => {
  expect(ungrouped("the best holding of every account")).toBe("the best holding");
  expect(ungrouped("the best holding")).toBe("the best holding");
});
