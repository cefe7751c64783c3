import { describe, expect, test } from "vitest";
import { accountSpans } from "./account.ts";
import { accountMeant } from "./account-list.ts";
import { type Account, namedBy, withSpans } from "./item.ts";
import { asked, askedAfter } from "./route.fixture.ts";
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

const smith = [
  "Joint brokerage",
  "David's rollover IRA",
  "Karen's traditional IRA",
  "Karen's Roth IRA",
];
const trusts = ["Whitcomb Family Trust", "Helen's IRA", "Children's Trust", "Legacy Trust"];
const bennett = ["401(k) at her employer", "Online brokerage", "Roth IRA", "Theo's 529 plan"];
const of = (text: string, accounts: readonly string[], members: readonly string[] = []) =>
  accountSpans(words(text), accounts, members)
    .filter(({ mention }) => mention.said !== "do we")
    .map(({ mention }) => mention.account);

describe("an account goes by a part of its name, by another word for it, or by whose it is", () => {
  test.each<[string, readonly string[], readonly string[], string]>([
    ["gain in karens trad ira", smith, [], "Karen's traditional IRA"],
    ["does Karen hold bonds in her traditional IRA", smith, [], "Karen's traditional IRA"],
    ["worst position in the family trust", trusts, [], "Whitcomb Family Trust"],
    ["the kids' trust", trusts, [], "Children's Trust"],
    ["what is in the legacy", trusts, [], "Legacy Trust"],
    ["cash at the online broker", bennett, [], "Online brokerage"],
    ["her employer plan", bennett, [], "401(k) at her employer"],
    ["the college plan's value", bennett, [], "Theo's 529 plan"],
    ["Laura's Roth", bennett, ["Laura Bennett", "Theo Bennett"], "Roth IRA"],
    ["does Rosa have TIP in her IRA", ["Hector's IRA", "Rosa's IRA"], [], "Rosa's IRA"],
    ["cash in the reserve", ["Endowment", "Operating reserve"], [], "Operating reserve"],
    ["the reserve's holdings", ["Endowment", "Operating reserve"], [], "Operating reserve"],
  ])("%s", (text, accounts, members, name) => {
    expect(of(text, accounts, members)).toEqual([known(name)]);
  });
});

describe("an account that nobody here has is named as unknown", () => {
  test.each([
    ["Theo's Roth", "Theo's Roth"],
    ["the neighbor's roth", "neighbor's roth"],
    ["cash at Fidelity", "Fidelity"],
    ["value of the stock plan", "stock plan"],
    ["the Riverside trust", "Riverside trust"],
  ])("%s", (text, name) => {
    expect(of(text, bennett, ["Laura Bennett", "Theo Bennett"])).toEqual([
      { kind: "unknown", name },
    ]);
  });
});

test("a group is some of the accounts; with what is listed beside it, it may be all", () => {
  const some = (names: string[], others: string[]): Account => ({ kind: "some", names, others });
  const [joint = "", david = "", traditional = "", roth = ""] = smith;
  expect(of("value of Karen's accounts", smith)).toEqual([
    some([traditional, roth], [joint, david]),
  ]);
  expect(of("cash in the retirement accounts", smith)).toEqual([
    some([david, traditional, roth], [joint]),
  ]);
  expect(of("both IRAs", smith)).toEqual([
    { kind: "several", names: [david, traditional, roth], others: [joint] },
  ]);
  expect(of("Karen's AAPL in her Roth", smith)).toEqual([known(roth)]);
  expect(of("PFE across all the trusts and Helen's IRA", trusts)).toEqual([undefined]);
});

test.each([
  "which IRA is better",
  "what IRA limits are there",
  "how much can I put into each IRA",
  "cash in each account",
  "value by account",
  "save for retirement",
  "my stock positions",
  "does the plan work",
])("%j asks about no account in particular", (text) => {
  expect(of(text, [...smith, ...bennett])).toEqual([]);
});

test.each([
  ["which IRAs hold BND", ["David's rollover IRA", "Karen's traditional IRA", "Karen's Roth IRA"]],
  ["which Roth holds QQQ", ["Karen's Roth IRA"]],
  ["cash in each IRA", ["David's rollover IRA", "Karen's traditional IRA", "Karen's Roth IRA"]],
  [
    "Karen's two IRAs, the Roth and the traditional",
    ["Karen's traditional IRA", "Karen's Roth IRA"],
  ],
  ["Karen's IRAs", ["Karen's traditional IRA", "Karen's Roth IRA"]],
  ["each of the 3 IRAs", ["David's rollover IRA", "Karen's traditional IRA", "Karen's Roth IRA"]],
])("%s: only those of the kind, once", (text, names) => {
  const items = words(text);
  const meant = accountSpans(items, smith).map(({ mention }) => namedBy(mention.account));
  expect(meant).toEqual([names]);
});

test.each([
  ["my stated account total", undefined],
  ["the present account value", undefined],
  ["my remaining account balance", undefined],
  ["my managed account", "managed"],
  ["my offshore account", "offshore"],
])("%s: how an account is looked at is not its name", (text, name) => {
  expect(named(text)).toEqual(name === undefined ? [] : [{ kind: "unknown", name }]);
});

test("the accounts of a clause are taken together", () => {
  const meant = (text: string) => {
    const items = words(text);
    return accountMeant(withSpans(items, accountSpans(items, smith)), smith);
  };
  expect(meant("total of the joint and Karen's Roth")).toEqual({
    kind: "some",
    names: ["Joint brokerage", "Karen's Roth IRA"],
    others: ["David's rollover IRA", "Karen's traditional IRA"],
  });
  expect(meant("total of the joint and the 529")).toEqual({ kind: "unknown", name: "529" });
  expect(meant("total of everything")).toBeUndefined();
  expect(meant("my IRA, the rollover one")).toEqual({
    kind: "known",
    name: "David's rollover IRA",
  });
  expect(meant("my IRA or the rollover")).toEqual({ kind: "several" });
});

test.each([
  "combined value of the Family Trust and Helen's IRA",
  "the Family Trust and Helen's IRA: what do they come to?",
  "the Family Trust plus Helen's IRA in total",
  "what are the Family Trust and Helen's IRA worth",
  "cash in the Family Trust and Helen's IRA, each",
])("%s is of both together", (text) => {
  expect(of(text, trusts)).toEqual([
    {
      kind: "some",
      names: ["Whitcomb Family Trust", "Helen's IRA"],
      others: ["Children's Trust", "Legacy Trust"],
    },
  ]);
});

test("who has a SEP-IRA means it, and not September", () => {
  const accounts = ["Joint brokerage", "Linh's SEP-IRA"];
  const paramsOf = (text: string, has: readonly string[]): object | undefined =>
    asked(text, { accounts: has })[0]?.params;
  expect(paramsOf("deposits to the SEP in December", accounts)).toEqual({
    account: "Linh's SEP-IRA",
    from: "2025-12-01",
    to: "2025-12-31",
    type: "deposit",
  });
  const september = { from: "2025-09-01", to: "2025-09-30", type: "deposit" };
  expect(paramsOf("sep deposits", accounts)).toEqual(september);
  expect(paramsOf("deposits in SEP", ["Brokerage"])).toEqual(september);
});

test("what somebody's account is worth is of that account", () => {
  const known = { kind: "known", name: "Helen's IRA" };
  expect(of("what Helen's IRA is worth", trusts)).toEqual([known]);
  expect(of("about Helen's IRA", trusts)).toEqual([known]);
});

test("the name alone of one account is that account", () => {
  const accounts = ["Legacy Trust", "Children's Trust", "Helen's IRA"];
  expect(askedAfter("cash in the Children's Trust", "Legacy?", { accounts })).toMatchObject([
    { intent: "cash_balance", params: { account: "Legacy Trust" } },
  ]);
});
