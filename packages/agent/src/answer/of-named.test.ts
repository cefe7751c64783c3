import { expect, test } from "vitest";
import { asked, demo } from "../route/route.fixture.ts";
import { route } from "../route/route.ts";
import { ofNamed } from "./of-named.ts";

const [, open] = route("What was my last trade and what is that stock trading at now?", demo).parts;
if (open === undefined) throw new Error("two questions have two parts");

test("what is asked of that stock is asked of the one that was named", () => {
  expect(ofNamed(open, ["AAPL"])).toMatchObject({ intent: "quotes", params: { symbol: "AAPL" } });
  expect(ofNamed(open, ["AAPL"]).missing).toBeUndefined();
});

test("what is asked of an account is asked of the one that was named", () => {
  const there = { ...open, missing: "account" as const, ofNamed: "cash_balance" as const };
  expect(ofNamed(there, [], "Roth IRA")).toMatchObject({
    intent: "cash_balance",
    params: { account: "Roth IRA" },
  });
  expect(ofNamed(there, [])).toBe(there);
});

test("of several, of none, and where nothing was pointed at, it is asked which", () => {
  const params = { symbols: ["AAPL", "MSFT"] };
  expect(ofNamed(open, ["AAPL", "MSFT"])).toEqual({ ...open, params });
  expect(ofNamed(open, [])).toBe(open);
  expect(asked("price?")).toEqual([{ intent: "clarify", params: {}, missing: "symbol" }]);
});
