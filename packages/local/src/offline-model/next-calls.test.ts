import { expect, test } from "vitest";
import { answer } from "./answer.ts";
import { called, everyTool, request, result, returned, user } from "./request.fixture.ts";

const unknown = (account: string) => ({
  found: false,
  reason: `There is no account named ${account} on file.`,
  available: ["Joint brokerage", "Karen's Roth IRA", "Karen's traditional IRA"],
});

const ask = (text: string, name: string, input: Record<string, unknown>, data: object) =>
  answer(
    request([user(text), called(name, input), returned(result(name, { ...data }))], everyTool),
  );

test("a statement of part of an account's name is asked for again under the whole", () => {
  const input = { timeframe: "YTD", account: "Roth" };
  expect(ask("return of the Roth ytd", "get_performance", input, unknown("Roth")).calls).toEqual([
    { name: "get_performance", input: { timeframe: "YTD", account: "Karen's Roth IRA" } },
  ]);
});

test("where several accounts fit, they are named and nothing is guessed", () => {
  const input = { account: "IRA" };
  const { calls, text } = ask("cash balance of the IRA", "get_account_summary", input, {
    ...unknown("IRA"),
    account: null,
    accounts: [],
    totals: null,
  });
  expect(calls).toEqual([]);
  expect(text).toMatch(/^There is no account named IRA on file\. On file: Joint brokerage, /);
});

test("news of what is held are looked up for the largest holdings", () => {
  const holdings = [
    { symbol: "BND", value: 10 },
    { symbol: "VOO", value: 30 },
    { symbol: null, value: 99 },
    { symbol: "VOO", value: 20 },
  ];
  const question = "any news on their holdings?";
  const first = answer(request([user(question)], everyTool));
  expect(first.calls).toEqual([{ name: "get_household_holdings", input: {} }]);
  const data = { accounts: [{ holdings: [...holdings, { left_out: 3 }] }, { left_out: 1 }] };
  expect(ask(question, "get_household_holdings", {}, data).calls).toEqual([
    { name: "get_all_ticker_news", input: { symbols: ["VOO", "BND"] } },
  ]);
});

test("the same results after another question call nothing", () => {
  const data = { accounts: [{ holdings: [{ symbol: "VOO", value: 1 }] }] };
  expect(ask("show their holdings", "get_household_holdings", {}, data).calls).toEqual([]);
});

test("no call is made twice, and no more than three steps", () => {
  const step = (account: string) => [
    called("get_account_summary", { account }),
    returned(result("get_account_summary", unknown(account))),
  ];
  const after = (...accounts: string[]) =>
    answer(request([user("cash balance of the Roth"), ...accounts.flatMap(step)], everyTool)).calls;
  expect(after("Roth")).toHaveLength(1);
  expect(after("Roth", "Karen's Roth IRA")).toEqual([]);
  expect(after("a", "b", "Roth")).toEqual([]);
});

test("the answer tells of the account that was found, not of the first attempt", () => {
  const data = {
    ...unknown("Roth"),
    found: true,
    reason: null,
    available: [],
    account: "Karen's Roth IRA",
    timeframe: "YTD",
    return_pct: 10.2,
    contributions: null,
  };
  const messages = [
    user("return of the Roth ytd"),
    called("get_performance", { timeframe: "YTD", account: "Roth" }),
    returned(result("get_performance", unknown("Roth"))),
    called("get_performance", { timeframe: "YTD", account: "Karen's Roth IRA" }),
    returned(result("get_performance", data)),
  ];
  expect(answer(request(messages, everyTool)).text).toBe(
    "The YTD return of Karen's Roth IRA is **+10.20 %**, time-weighted and net of fees. [tool:get_performance:v1]\n\nAs of 2026-11-20, simulated data.",
  );
});
