import { expect, test } from "vitest";
import { asked, askedAfter, demo } from "./route.fixture.ts";
import { route } from "./route.ts";

const after = (first: string, then: string, accounts: readonly string[]): object[] =>
  asked(then, { accounts, previous: route(first, { ...demo, accounts }).parts[0] });

test("the other account is the one of two that was not asked about", () => {
  expect(after("value of the Joint", "no, the other one", ["Joint", "Roth"])).toEqual([
    { intent: "account_value", params: { account: "Roth" } },
  ]);
  expect(after("value of the Joint", "no, the other one", ["Joint", "Roth", "529"])).toEqual([
    expect.objectContaining({ intent: "clarify" }),
  ]);
});

test("which of two symbols is asked back where one was spoken of", () => {
  expect(askedAfter("AAPL gain?", "which of the two is bigger in percent?")).toEqual([
    { intent: "clarify", params: {}, missing: "symbol" },
  ]);
});

test("a price of another day is not on file", () => {
  expect(askedAfter("AAPL price", "yesterday?")).toEqual([
    { intent: "out_of_scope", params: {}, scope: "trading_tools" },
  ]);
});

test("hers is what she has of the kind, and is asked where nobody knows which", () => {
  const accounts = ["Joint", "Hector's IRA", "Rosa's IRA", "Rosa's Roth"];
  const household = { id: "d", name: "Alvarez", members: ["Hector Alvarez", "Rosa Alvarez"] };
  const after = (first: string, then: string) =>
    asked(then, {
      accounts,
      household,
      previous: route(first, { ...demo, accounts, household }).parts[0],
    });
  expect(after("value of Hector's IRA", "and hers?")).toEqual([
    { intent: "account_value", params: { account: "Rosa's IRA" } },
  ]);
  expect(after("value of the Joint", "and hers?")).toMatchObject([
    { intent: "clarify", missing: "account" },
  ]);
  expect(after("value of Rosa's Roth", "the same for her other IRA")).toEqual([
    { intent: "account_value", params: { account: "Rosa's IRA" } },
  ]);
});
