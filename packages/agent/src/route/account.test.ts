import { describe, expect, test } from "vitest";
import { accountSpans } from "./account.ts";
import type { Account } from "./item.ts";
import { words } from "./words.ts";

const accounts = [
  "Roth 401(k)",
  "Brokerage",
  "Joint Taxable",
  "John's Traditional IRA",
  "Mary's Roth IRA",
  "Mary's IRA",
];
const named = (text: string): (Account | undefined)[] =>
  accountSpans(words(text), accounts).map(({ mention }) => mention.account);
const known = (name: string): Account => ({ kind: "known", name });

describe("an account is named", () => {
  test.each<[string, Account]>([
    ["cash in my brokerage account", known("Brokerage")],
    ["my Brokerage", known("Brokerage")],
    ["in Mary's Roth", known("Mary's Roth IRA")],
    ["roth ira balance", known("Mary's Roth IRA")],
    ["the joint account", known("Joint Taxable")],
    ["John's IRA", known("John's Traditional IRA")],
    ["Mary's IRA", known("Mary's IRA")],
    ["the traditional ira", known("John's Traditional IRA")],
    ["in my IRA", { kind: "several" }],
    ["in my 401k", known("Roth 401(k)")],
    ["in my 403b", { kind: "unknown", name: "403b" }],
    ["Bob's IRA", { kind: "unknown", name: "Bob's IRA" }],
    ["my Schwab account", { kind: "unknown", name: "Schwab" }],
    ["Johnson's holdings", { kind: "unknown", name: "Johnson's" }],
  ])("%s", (text, account) => {
    expect(named(text)).toEqual([account]);
  });
});

test.each([
  "what is a Roth IRA",
  "my account",
  "the whole account",
  "a joint effort",
  "a simple question",
  "Apple's performance",
  "What's my account value",
])("%j names none", (text) => {
  expect(named(text)).toEqual([]);
});
