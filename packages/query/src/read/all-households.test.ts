import { expect, test } from "vitest";
import { isAboutAllHouseholds } from "./all-households.ts";

test.each([
  "Which of my clients are outside their bands?",
  "which client holds the most PFE",
  "how many households own Apple?",
  "total cash across all client households",
  "every family with an overdue task",
  "what is in my book",
  "MSFT shares across the book",
  "oldest client",
  "best ytd household return",
  "client with the worst return this year",
  "household with the most trades",
  "lowest net worth client",
])("%s is about all households", (message) => {
  expect(isAboutAllHouseholds(message, true)).toBe(true);
});

test.each([
  "who holds Pfizer?",
  "cash that clients will need",
  "written options anywhere",
  "clients with pending deposits",
  "Total assets under management",
  "our AUM today",
  "list all tasks due this month",
  "any meetings next week",
  "average household size in dollars",
  "MSFT as a part of each client's assets",
])("%s is about all households when none is selected", (message) => {
  expect(isAboutAllHouseholds(message, false)).toBe(true);
});

test("who holds Pfizer is about the members of the selected household", () => {
  expect(isAboutAllHouseholds("who holds Pfizer?", true)).toBe(false);
});

test.each([
  "What do the clients own?",
  "my client's cash",
  "is the family outside its bands",
  "our clients' account value",
  "book value of MSFT",
  "which accounts hold PFE",
  "print every client's balances",
  "the client's biggest position",
  "what is the highest position of the client",
  "which position is the largest in the household",
  "highest cash for this client",
  "Which account in this household has the best year-to-date return?",
  "Do we have Pfizer on the books for this family, and in which account?",
])("%s is about one household", (message) => {
  expect(isAboutAllHouseholds(message, true)).toBe(false);
});
