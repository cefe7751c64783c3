import { describe, expect, test } from "vitest";
import { south } from "./api.fixture.ts";
import { withAnswers } from "./ask.fixture.ts";

const { ask } = withAnswers();

/** What an answer holds and lacks; every figure in it is matched by a source. */
test.each<[string, string[], string[]]>([
  ["everything except ETFs", ["without ETFs", "AAPL", "MSFT"], ["VOO"]],
  ["all my positions but AAPL", ["without AAPL", "MSFT", "VOO"], ["42"]],
  ["positions excluding funds", ["without mutual funds", "AAPL", "MSFT", "VOO"], []],
  [
    "positions excluding AAPL, MSFT and VOO",
    ["There are no positions without AAPL, MSFT and VOO", "Held: stocks and ETFs"],
    ["42"],
  ],
  ["best performing position excluding AAPL", ["MSFT, +$1,685.40", "Without AAPL."], ["1,800"]],
  ["trades except AAPL", ["SELL 5 MSFT", "Without AAPL."], ["192.33"]],
  ["last trade except AAPL", ["SELL 5 MSFT"], ["192.33"]],
  ["trades except AAPL and MSFT", ["There are no trades", "Without AAPL and MSFT."], ["@"]],
  ["prices of my holdings", ["AAPL", "MSFT", "VOO"], ["TSLA"]],
  ["prices of my holdings except voo", ["AAPL", "MSFT"], ["TSLA", "VOO"]],
  ["give me all quotes", ["TSLA"], []],
  ["account value without cash", ["$116,110.12", "$128,450.22 less cash of $12,340.10"], []],
  ["how is my portfolio doing excluding AAPL", ["+6.2 %", "AAPL cannot be left out"], []],
  ["transfers except pending", ["$1,500.00", "$750.00"], ["$500.00"]],
  ["best performing stock this year", ["+$1,800.54", "since purchase", "YTD is not on file"], []],
  ["apple ytd return", ["+28.53 %", "since purchase", "YTD is not on file"], []],
  ["how is AAPL performing today", ["AAPL on the day: +$88.25"], []],
  ["what's my total unrealized P&L", ["together is +$4,030.69 (+20.74 %)"], []],
  ["what's my p&l today", ["+$139.60"], []],
  ["how much are my stocks worth", ["$13,157.64"], ["VOO", "128,450"]],
  ["market value of my positions", ["$23,466.14, without cash"], ["128,450"]],
  ["how much are my etfs worth", ["$10,308.50"], ["128,450"]],
  ["price I sold MSFT at", ["SELL 5 MSFT @ $418.12"], ["420.55"]],
  ["second best position", ["The second best position", "MSFT, +$1,685.40"], ["AAPL"]],
  ["second largest holding", ["AAPL, $8,111.04"], ["VOO"]],
  ["fifth best position", ["There is no number 5: only 3"], []],
  ["wires", ["There are no transfers by wire on file"], ["$"]],
  ["ACH deposits", ["$1,500.00", "$750.00"], ["Net"]],
  ["trades tomorrow", ["Which days do you mean"], ["AAPL @"]],
])("%s", async (message, holds, lacks) => {
  const { status, answer, trace, reads } = await ask(message);
  expect([status, trace.grounding_valid]).toEqual([200, true]);
  for (const words of holds) expect(answer.answer_markdown).toContain(words);
  for (const words of lacks) expect(answer.answer_markdown).not.toContain(words);
  expect(reads).toBeLessThanOrEqual(3);
});

test("an account of several is left out of the positions, and out of the value", async () => {
  const about = { household_id: "D1" };
  const list = await ask("positions excluding Karen's Roth IRA", about);
  expect(list.answer.answer_markdown).toContain("without Karen's Roth IRA");
  expect(list.answer.answer_markdown).not.toContain("QQQ");
  const value = await ask("account value except the Roth IRA", about);
  expect(value.answer.answer_markdown).toContain("$877,770.00");
});

test("a return that is not on file is one look-up", async () => {
  const { trace } = await ask("performance 1Y");
  expect(trace.parts[0]?.tools.map(({ tool }) => tool)).toEqual(["get_performance"]);
  const { trace: known } = await ask("performance ytd");
  expect(known.parts[0]?.tools.map(({ tool }) => tool)).toEqual([
    "get_performance",
    "get_transfers",
  ]);
});

describe("the household's own id is its own, another's name or id is refused", () => {
  test.each([
    ["hh_d11", "positions for D11", "positions_list"],
    ["hh_d11", "hh_d11's account value", "account_value"],
    ["D1", "cash of household D1", "cash_balance"],
    ["D1", "cash of hh_d11", "out_of_scope"],
    ["D1", "Ramirez cash", "out_of_scope"],
    ["D1", "Whitcomb trust value", "out_of_scope"],
    ["D1", "show positions of household 5", "out_of_scope"],
  ])("of %s: %s", async (household_id, message, intent) => {
    const { answer } = await ask(message, { household_id });
    expect(answer.intent).toBe(intent);
    if (intent === "out_of_scope") expect(answer.answer_markdown).not.toMatch(/[$%\d]/);
  });
});

test.each([
  ["D9", "short positions", "| TSLA | -100 |"],
  ["D1", "short positions", "There are no short positions."],
  ["D9", "margin balance", "-$20,000.00"],
  ["D9", "how much can I withdraw", "-$20,000.00, so there is none to withdraw"],
  ["D4", "how is reliance doing", "120 shares at $16.675 are worth $2,001.00"],
  ["D1", "what did we pay for microsoft last time", "BUY 20 MSFT @ $431.90"],
])("of %s: %s", async (household_id, message, words) => {
  expect((await ask(message, { household_id })).answer.answer_markdown).toContain(words);
});

test("a fund without a ticker is found by what it is called", async () => {
  const about = { household_id: "D6" };
  const { answer } = await ask("private fund position", about, { as: south });
  expect(answer.answer_markdown).toContain("1,000 shares of private_harborview_iv");
});
