import { expect, test } from "vitest";
import { followedUp } from "./followed-up.ts";
import { demo } from "./route.fixture.ts";
import type { Remembered } from "./routed.ts";

const after = (
  intent: Remembered["intent"],
  { text = "", params = {}, named = [] }: Partial<Remembered>,
): Remembered => ({ intent, params, confidence: 1, assumed: [], text, named });

const today = after("quotes", {
  text: "How is Microsoft moving today?",
  params: { symbol: "MSFT" },
  named: ["MSFT"],
});

test.each([
  "what did that cost us?",
  "and what does that mean for us in dollars?",
  "how much is that in dollars?",
  "how much did we lose on that?",
  "what did the drop cost the family",
])("%j after a question about the day asks for the day in dollars", (said) => {
  expect(followedUp(said, today, demo)).toBe("how much has MSFT gained or lost today");
});

test("what was told first of a ranking of the day may be meant, and the account stays", () => {
  const worst = after("portfolio_ranking", {
    params: { basis: "day_change", account: "Roth" },
    named: ["QQQ"],
  });
  expect(followedUp("what did that cost us?", worst, demo)).toBe(
    "how much has QQQ gained or lost today in Roth",
  );
  const two = { ...worst, named: ["QQQ", "AAPL"] };
  expect(followedUp("what did that cost us?", two, demo)).toBe("what did that cost us?");
});

test("what a position cost is no move of the day", () => {
  const price = { ...today, text: "What is MSFT trading at?" };
  expect(followedUp("what did that cost us?", price, demo)).toBe("what did that cost us?");
  expect(followedUp("what did we pay for it?", today, demo)).toBe("what did we pay for it?");
});

const trades = after("activity", { params: { from: "2026-01-01" }, named: ["VTI"] });

test.each([
  "how many of them do we hold now?",
  "how many do we still own",
  "how many shares of those do we have left?",
])("%j after trades is of what is held of them", (said) => {
  expect(followedUp(said, trades, demo)).toBe("how many shares of VTI do we hold");
  const both = { ...trades, named: ["AAPL", "VTI"] };
  expect(followedUp(said, both, demo)).toBe("how many shares of AAPL and VTI do we hold");
  const all = { ...trades, named: ["AAPL", "VTI", "KO", "PG"] };
  expect(followedUp(said, all, demo)).toBe("how many shares do we hold");
});

test.each([
  "does that match positions plus cash?",
  "do the holdings and cash add up to that?",
  "is it the same as cash plus positions?",
  "does the value tie out to positions + cash",
])("%j asks whether the value adds up", (said) => {
  expect(followedUp(said, after("account_value", {}), demo)).toBe(
    "do positions plus cash match the account value",
  );
});
