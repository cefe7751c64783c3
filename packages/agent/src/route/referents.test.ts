import { expect, test } from "vitest";
import { read } from "./read.ts";
import { withReferents } from "./referents.ts";
import { asked, askedAfter, demo } from "./route.fixture.ts";
import type { Remembered } from "./routed.ts";
import { clauses } from "./split.ts";

const accounts = ["Karen's Roth IRA", "Joint brokerage"];
const meant = (message: string, previous?: Remembered) =>
  withReferents(clauses(read(message, { ...demo, accounts, previous })), previous)
    .slice(-1)
    .map(({ said, symbols, account }) => ({ said, symbols, account }))[0];

const known = (name: string) => ({ kind: "known", name });
const before = (part: Partial<Remembered>): Remembered => ({
  intent: "quotes",
  params: {},
  confidence: 0.9,
  assumed: [],
  text: "",
  ...part,
});

test.each([
  ["how many apple shares and what are they worth", "what are my SYM worth", ["AAPL"]],
  ["do we own msft and when did we last buy some", "when did we last buy SYM", ["MSFT"]],
  ["price of voo and how many of those do i have", "how many of SYM do i have", ["VOO"]],
  ["how many voo do i have and what are they up", "what are my SYM up", ["VOO"]],
  ["do i own apple and are those down", "are my SYM down", ["AAPL"]],
])("in %j the last clause is %j", (message, said, symbols) => {
  expect(meant(message)).toEqual({ said, symbols, account: undefined });
});

test("an account that was named is there, it and that account", () => {
  const account = known("Karen's Roth IRA");
  expect(meant("what's in Karen's Roth and what's that account worth")).toEqual({
    said: "what is ACC worth",
    symbols: [],
    account,
  });
  const previous = before({ intent: "account_value", params: { account: "Karen's Roth IRA" } });
  expect(meant("what does she hold there", previous)).toEqual({
    said: "what does she hold in ACC",
    symbols: [],
    account,
  });
});

test("one of a kind that was named is of that kind", () => {
  expect(meant("which etfs do we have and which one is doing best")?.said).toBe(
    "which etf position is doing best",
  );
  expect(meant("explain etfs. then list mine")?.said).toBe("list my etfs");
});

test("the only symbol that an answer named is meant by it, and by nothing that does not point", () => {
  const previous = before({ intent: "activity", named: ["AAPL"] });
  expect(meant("what's it worth now", previous)?.symbols).toEqual(["AAPL"]);
  expect(meant("performance", previous)?.symbols).toEqual([]);
  const several = before({ intent: "activity", named: ["AAPL", "MSFT"] });
  expect(meant("what's it worth now", several)?.symbols).toEqual([]);
});

test("the account is the one that was just named", () => {
  const accounts = ["Joint", "Roth"];
  expect(
    asked("what does the Roth hold, and how much cash is in the account?", { accounts })[1],
  ).toEqual({
    intent: "cash_balance",
    params: { account: "Roth", cash: "both" },
  });
  expect(asked("how much cash is in the account?", { accounts })[0]?.params).toEqual({
    cash: "both",
  });
});

test("the last purchase, after a holding, is of it", () => {
  expect(askedAfter("my MSFT position", "when was the last purchase?")[0]?.params).toEqual({
    symbol: "MSFT",
    side: "BUY",
    limit: 1,
  });
  expect(asked("my MSFT position and the last purchase")[1]?.params).toEqual({
    side: "BUY",
    limit: 1,
  });
});

test("how much of that is cash, and can be taken out, is of the account before", () => {
  const around = { accounts: ["Joint", "Roth"] };
  const there = { account: "Roth" };
  expect(asked("what's the Roth worth, how much of that sits in cash?", around)).toEqual([
    { intent: "account_value", params: there },
    { intent: "cash_balance", params: { ...there, cash: "both" } },
  ]);
});

test("what is said to be in an account that is not there is asked of that one", () => {
  expect(asked("Is there anything in Ike's 529? What's the account worth?")).toEqual([
    { intent: "positions_list", params: { account: "Ike's 529" } },
    { intent: "account_value", params: { account: "Ike's 529" } },
  ]);
});

test("what is pointed at stays where it was spoken of, unless all of it is meant", () => {
  const accounts = ["Joint brokerage", "Rosa's IRA"];
  const after = (message: string) =>
    askedAfter("How many VOO in Rosa's IRA?", message, { accounts })[0];
  expect(after("is that up or down?")?.params).toMatchObject({
    account: "Rosa's IRA",
    symbol: "VOO",
  });
  expect(after("how many do we own altogether")?.params.account).toBeUndefined();
});

test("of each are those that were named together", () => {
  expect(
    asked("What are AAPL and MSFT trading at, and how many of each do I have").slice(1),
  ).toEqual([
    { intent: "positions", params: { symbol: "AAPL" } },
    { intent: "positions", params: { symbol: "MSFT" } },
  ]);
});

test("what is in an account that is not clear waits until it is", () => {
  const several = ["Family Trust", "Legacy Trust", "IRA"];
  expect(
    asked("What's the trust worth, and how much cash is in it?", { accounts: several }),
  ).toMatchObject([{ intent: "clarify", missing: "account" }]);
});

test("how many shares, somewhere or sold short, are those of the symbol that was named", () => {
  expect(
    asked("What's Apple trading at, and how many shares does Karen's Roth hold?", { accounts }),
  ).toMatchObject([
    { intent: "quotes" },
    { intent: "positions", params: { symbol: "AAPL", account: "Karen's Roth IRA" } },
  ]);
  expect(asked("What's Apple at, and how many shares am I short?")).toMatchObject([
    { intent: "quotes" },
    { intent: "positions", params: { symbol: "AAPL" } },
  ]);
});

test("the trust is the one of several that was named before", () => {
  const accounts = ["Children's Trust", "Legacy Trust", "Helen's IRA"];
  const meant = (message: string) => asked(message, { accounts }).at(-1)?.params.account;
  expect(meant("cash in the Legacy Trust, and what is the trust worth?")).toBe("Legacy Trust");
  expect(meant("cash in Helen's IRA, and what is the trust worth?")).toBeUndefined();
});

test("the shares, ours and the ones in an account are of the symbol before", () => {
  const meant = (message: string) => asked(message, { accounts: ["Joint", "Roth"] }).at(-1);
  expect(meant("VOO: what's our average cost, and what are the shares worth?")).toMatchObject({
    intent: "symbol_performance",
    params: { symbol: "VOO" },
  });
  expect(meant("Where does VOO trade, and how much am I up on mine?")).toMatchObject({
    intent: "symbol_performance",
    params: { symbol: "VOO" },
  });
  expect(
    meant("How many VOO do we have, and how big is the gain on the ones in the Roth?"),
  ).toMatchObject({ intent: "symbol_performance", params: { symbol: "VOO", account: "Roth" } });
});

test.each(["Which holding in there is losing money?", "Which of the holdings in there are down?"])(
  "after an account's value, %s is of that account",
  (message) => {
    const parts = askedAfter("What is Karen's Roth worth?", message, { accounts });
    expect(parts[0]?.params.account).toBe("Karen's Roth IRA");
  },
);

test.each([
  "price of AAPL and MSFT and how many we own",
  "What are AAPL and MSFT trading at, and how many shares do we hold?",
  "What are AAPL and MSFT trading at and what did we pay for them?",
])("%j asks the second of both", (message) => {
  expect(asked(message, { accounts })).toMatchObject([
    { intent: "quotes", params: { symbols: ["AAPL", "MSFT"] } },
    { intent: "positions", params: { symbol: "AAPL" } },
    { intent: "positions", params: { symbol: "MSFT" } },
  ]);
});

test("there is the one account that the cash was told to be in", () => {
  const previous = before({ intent: "cash_balance", params: {}, place: "Joint brokerage" });
  expect(asked("and how much is settled there?", { accounts, previous })).toEqual([
    { intent: "cash_balance", params: { account: "Joint brokerage", cash: "settled" } },
  ]);
});
