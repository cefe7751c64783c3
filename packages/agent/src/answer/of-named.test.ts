import { expect, test } from "vitest";
import { asked, demo } from "../route/route.fixture.ts";
import { route } from "../route/route.ts";
import { ofNamed } from "./of-named.ts";

const [, open] = route("What was my last trade and what is that stock trading at now?", demo).parts;
if (open === undefined) throw new Error("two questions have two parts");

test("what is asked of that stock is asked of the one that was named", () => {
  const [meant, ...others] = ofNamed(open, ["AAPL"]);
  expect(meant).toMatchObject({ intent: "quotes", params: { symbol: "AAPL" } });
  expect(meant?.missing).toBeUndefined();
  expect(others).toEqual([]);
});

test("what is asked of an account is asked of the one that was named", () => {
  const there = { ...open, missing: "account" as const, ofNamed: "cash_balance" as const };
  expect(ofNamed(there, [], "Roth IRA")).toMatchObject([
    { intent: "cash_balance", params: { account: "Roth IRA" } },
  ]);
  expect(ofNamed(there, [])).toEqual([there]);
});

test("what is asked in that account is asked there, and of none where the trades are of several", () => {
  const [, there] = route("What did we last buy, and how is it doing in that account?", demo).parts;
  if (there === undefined) throw new Error("two questions have two parts");
  expect(ofNamed(there, ["AAPL"], "Roth IRA")).toMatchObject([
    { intent: "symbol_performance", params: { symbol: "AAPL", account: "Roth IRA" } },
  ]);
  expect(ofNamed(there, ["AAPL"])).toMatchObject([{ intent: "clarify", missing: "account" }]);
});

test("a few that were named are all meant, with one look at their prices", () => {
  expect(ofNamed(open, ["AAPL", "MSFT"])).toMatchObject([
    { intent: "quotes", params: { symbols: ["AAPL", "MSFT"] } },
  ]);
  const gain = { ...open, ofNamed: "symbol_performance" as const };
  expect(ofNamed(gain, ["AAPL", "MSFT"])).toMatchObject([
    { intent: "symbol_performance", params: { symbol: "AAPL" } },
    { intent: "symbol_performance", params: { symbol: "MSFT" } },
  ]);
});

test("of many, of none, and where nothing was pointed at, it is asked which", () => {
  const many = ["AAPL", "MSFT", "VOO", "TSLA"];
  expect(ofNamed(open, many)).toEqual([{ ...open, params: { symbols: many } }]);
  expect(ofNamed(open, [])).toEqual([open]);
  expect(asked("price?")).toEqual([{ intent: "clarify", params: {}, missing: "symbol" }]);
});
