import { expect, test } from "vitest";
import { readLast } from "./read-last.ts";

test.each([
  [6, "total of the fixed income loss and the VNQ loss"],
  [3, "how much are the winners up and the losers down?"],
  [1, "excluding the two IRAs of Karen, total value"],
])("D%i: %s: asked back, because no query finds rows that are either", (household, message) => {
  expect(readLast(household, [message])).toEqual(["?"]);
});

test.each<[number, string[], string]>([
  [
    1,
    ["which account did best this year", "and which is the largest"],
    "The account with the highest account value: account value, weight and cash.",
  ],
  [
    9,
    ["largest gain in dollars", "second largest"],
    "The position with the second highest unrealized gain: unrealized gain and unrealized gain in percent of cost.",
  ],
  [
    7,
    ["what is overdue", "and what is due in December"],
    "All tasks from Dec 1, 2026 to Dec 31, 2026 where status is open or overdue: days until due, with due date.",
  ],
  [
    9,
    ["which positions are short", "and what did each gain or lose"],
    "All positions where side is short: unrealized gain and unrealized gain in percent of cost.",
  ],
])("D%i %j: with a condition or a measure of its own", (household, messages, expected) => {
  expect(readLast(household, messages)).toEqual([expected]);
});

test.each([
  [
    2,
    "how many MSFT shares vest next year",
    "Quantity of unvested grants from Jan 1, 2027 to Dec 31, 2027 where symbol is MSFT.",
  ],
  [3, "withdrawals by month since July", "Amount of withdrawals from Jul 1, 2026, by month."],
  [
    2,
    "tax payment: how much and when",
    "All cash needs where kind is tax: amount and days until due.",
  ],
  [
    10,
    "which accounts are at Bluebird",
    "All accounts where custodian is Bluebird Online: account value, weight and cash.",
  ],
])("D%i: %s", (household, message, expected) => {
  expect(readLast(household, [message])).toEqual([expected]);
});
