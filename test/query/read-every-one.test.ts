import { expect, test } from "vitest";
import { readLast } from "./read-last.ts";

test.each<[number, string, string]>([
  [
    1,
    "does every account have more than 10k in cash",
    "The account with the lowest cash: cash; is it more than $10,000?",
  ],
  [
    2,
    "is each account above 100k",
    "The account with the lowest account value: account value; is it more than $100,000?",
  ],
  [
    1,
    "is every stock worth over 20k",
    "The stock with the lowest market value: market value; is it more than $20,000?",
  ],
  [
    2,
    "are all positions up",
    "The position with the lowest unrealized gain: unrealized gain and unrealized gain in percent of cost; is it positive?",
  ],
  [
    1,
    "are all of the ETFs in the green",
    "The ETF with the lowest unrealized gain: unrealized gain and unrealized gain in percent of cost; is it positive?",
  ],
  [
    6,
    "are all classes in band",
    "All policy classes where status is above max or below min: weight, target, minimum, maximum and drift from target.",
  ],
  [
    2,
    "is all of the cash settled?",
    "Unsettled cash and settled cash of accounts; is it exactly $0?",
  ],
  [3, "do all accounts hold VTI", "?"],
  [4, "have all deposits completed", "?"],
  [9, "do both options expire in December", "?"],
  [5, "were all purchases in Helen's IRA", "?"],
])("D%i %s: is it true of each", (household, message, expected) => {
  expect(readLast(household, [message])).toEqual([expected]);
});

test.each<[number, string, string]>([
  [
    1,
    "all holdings but AAPL",
    "All positions where symbol is not AAPL: market value, weight and quantity.",
  ],
  [1, "everyone's cash but Karen's", "Cash of accounts where owner is not Karen Smith."],
  [1, "everything but cash", "All positions: market value, weight and quantity."],
  [
    3,
    "all accounts but the joint one",
    "All accounts where account is not Joint brokerage: account value, weight and cash.",
  ],
  [
    5,
    "value of all accounts except Helen's IRA",
    "Account value of accounts where account is not Helen's IRA.",
  ],
  [1, "but what about cash", "Cash of accounts."],
  [2, "Is MSFT up but VOO down", "?"],
  [9, "Which holding is the worst but one by dollar gain?", "?"],
  [
    1,
    "which accounts have no cash",
    "All accounts where cash is $0: cash, account value and weight.",
  ],
])("D%i %s: all but what is named", (household, message, expected) => {
  expect(readLast(household, [message])).toEqual([expected]);
});

test.each<[number, string, string]>([
  [
    2,
    "Does Microsoft breach the concentration limit?",
    "Weight of policy checks where check is issuer and symbol is MSFT, against that limit; is it more than the other?",
  ],
  [
    9,
    "Are we within the limit on Apple?",
    "Weight of policy checks where check is issuer and symbol is AAPL, against that limit; is it less than the other?",
  ],
  [
    1,
    "Does tech exceed the limit?",
    "Weight of policy checks where check is sector and sector is Information Technology, against that limit; is it more than the other?",
  ],
])("D%i %s: the weight against the limit", (household, message, expected) => {
  expect(readLast(household, [message])).toEqual([expected]);
});

test.each<[number, string, string]>([
  [
    1,
    "which accounts are empty",
    "All accounts where account value is $0: account value, weight and cash.",
  ],
  [5, "Helen's PFE in the Legacy Trust", "?"],
  [
    1,
    "Does David have a Roth IRA?",
    "All positions where account is Karen's Roth IRA and owner is David Smith: market value, weight and quantity; is there any?",
  ],
])("D%i %s", (household, message, expected) => {
  expect(readLast(household, [message])).toEqual([expected]);
});
