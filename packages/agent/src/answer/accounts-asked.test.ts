import { expect, test } from "vitest";
import { accountsAsked } from "./accounts-asked.ts";

const accounts = ["Joint brokerage", "Linh's SEP-IRA"];
const what = (text: string, names = accounts) => accountsAsked(text, names)?.what;

test.each([
  ["which account has the most cash", "most"],
  ["who has the most cash", "most"],
  ["compare the joint with the SEP", "most"],
  ["which of the two holds less cash", "least"],
  ["are there accounts with zero cash", "none"],
  ["does every account hold cash", "all"],
  ["where is the unsettled cash", "some"],
  ["which accounts have over $5,000 in cash", "fitting"],
  ["cash per account", "each"],
  ["cash balance", undefined],
  ["the most recent account value", undefined],
  ["is there more cash than last month in the accounts", undefined],
  ["do they have over $5,000 in cash", undefined],
] as const)("%j asks for %s", (text, kind) => {
  expect(what(text)).toBe(kind);
});

test("two accounts whose difference is asked are held against each other", () => {
  expect(accountsAsked("what is the difference between the two accounts", accounts)?.isPair).toBe(
    true,
  );
  expect(accountsAsked("the largest account", accounts)?.isPair).toBe(false);
});

test("an only account is not told apart", () => {
  expect(what("which account has the most cash", ["Brokerage"])).toBeUndefined();
});

test("the account that is said to have more stands before than, or is the other", () => {
  const claimed = (text: string) => accountsAsked(text, accounts)?.claimed;
  expect(claimed("is the SEP bigger than the joint account?")).toBe("Linh's SEP-IRA");
  expect(claimed("is there more than in the SEP account?")).toBe("Joint brokerage");
  expect(claimed("which is bigger, the SEP or the joint?")).toBeUndefined();
});

test("what is less an account compares nothing", () => {
  expect(what("how much cash is there, less the joint account")).toBeUndefined();
  expect(what("which account has less cash")).toBe("least");
});

test("the second largest is one place from the end", () => {
  const place = (text: string) => accountsAsked(text, accounts)?.place;
  expect(place("what is the second biggest account?")).toBe(2);
  expect(place("which account has the 3rd most cash")).toBe(3);
  expect(place("secondly, which account has the most cash")).toBe(1);
});
