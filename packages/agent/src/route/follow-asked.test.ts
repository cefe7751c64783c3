import { expect, test } from "vitest";
import { followedUp } from "./followed-up.ts";
import { demo } from "./route.fixture.ts";
import type { Remembered } from "./routed.ts";

const after = (intent: Remembered["intent"], params: Remembered["params"]): Remembered => ({
  intent,
  params,
  confidence: 1,
  assumed: [],
  text: "",
});

const both = { accounts: ["Joint"], kept: ["Hector's IRA", "Rosa's IRA"] };

test.each<[string, Remembered, string]>([
  ["list them", after("positions_list", { asset_class: "etf" }), "list the ETFs"],
  [
    "which funds?",
    after("portfolio_ranking", { asset_class: "bonds", account: "Roth" }),
    "list the bond funds in Roth",
  ],
  [
    "and its share?",
    after("symbol_performance", { symbol: "VTI" }),
    "what percent of the portfolio is it",
  ],
  [
    "which of those funds lost the most",
    after("positions_list", { asset_class: "bonds" }),
    "which of the bond funds has lost the most",
  ],
  [
    "and the bonds?",
    after("portfolio_ranking", { per: "asset_class" }),
    "total value of the bonds",
  ],
  [
    "by how much?",
    after("account_value", { without: both }),
    "which is worth more, Hector's IRA or Rosa's IRA",
  ],
  [
    "what's the difference",
    after("cash_balance", { cash: "both", without: both }),
    "which has more cash, Hector's IRA or Rosa's IRA",
  ],
  ["in Helen's IRA", after("quotes", { symbol: "PFE" }), "how much PFE is in Helen's IRA"],
  ["up or down?", after("positions", { symbol: "PFE" }), "and the gain or loss"],
  [
    "when do they expire?",
    after("positions_list", { asset_class: "options" }),
    "when does each of the options expire",
  ],
  [
    "and the strike?",
    after("quotes", { symbol: "AAPL261218C00235000" }),
    "when does AAPL261218C00235000 expire",
  ],
  [
    "strike n expiry",
    after("positions_list", { asset_class: "options" }),
    "when does each of the options expire",
  ],
  [
    "at a loss?",
    after("positions", { symbol: "PFE", account: "Roth" }),
    "is PFE at a loss in Roth",
  ],
  ["since purchase", after("performance", { account: "Roth" }), "total unrealized gain in Roth"],
  [
    "best one",
    after("performance", { per: "account", timeframe: "1Y" }),
    "which account has the highest 1Y return",
  ],
])("%s", (said, previous, plain) => {
  expect(followedUp(said, previous, demo)).toBe(plain);
});

test("the next account is the next from the end that was asked of, and after no end it is none", () => {
  const { intent, params } = after("account_value", {});
  const told = (text: string): Remembered => ({ ...after(intent, params), text });
  const next = (said: string, text: string) => followedUp(said, told(text), demo);
  expect(next("and the second smallest?", "what is the smallest account?")).toBe(
    "the second smallest account",
  );
  expect(next("the next one?", "which account is the biggest?")).toBe("the next largest account");
  expect(next("and the second?", "what is the account value?")).toBe("and the second?");
});

test("what is no option does not expire", () => {
  expect(followedUp("when do they expire?", after("positions_list", {}), demo)).toBe(
    "when do they expire?",
  );
});

test("of one account, or of all, there is no difference to tell", () => {
  const one = after("account_value", { account: "Roth" });
  expect(followedUp("by how much?", one, demo)).toBe("by how much?");
  const whole = after("performance", { timeframe: "YTD" });
  expect(followedUp("best one", whole, demo)).toBe("best one");
});
