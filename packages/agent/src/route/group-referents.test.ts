import { expect, test } from "vitest";
import { toRemember } from "./remembered.ts";
import { asked, demo } from "./route.fixture.ts";
import { route } from "./route.ts";
import type { Remembered, Surroundings } from "./routed.ts";

const around: Surroundings = { ...demo, accounts: ["Karen's Roth IRA", "Joint brokerage", "529"] };

/** What the last message of a session is read as. */
function last(...messages: string[]) {
  const [message = "", ...before] = messages.toReversed();
  const previous = before.toReversed().reduce<Remembered | undefined>((one, said) => {
    const { parts } = route(said, { ...around, previous: one });
    return toRemember(
      parts,
      parts.map(({ params: { symbol, symbols } }) => symbols ?? (symbol ? [symbol] : [])),
      one,
    );
  }, undefined);
  return asked(message, { ...around, previous });
}
const of = (intent: string, ...symbols: string[]) =>
  symbols.map((symbol) => ({ intent, params: { symbol } }));

test.each([
  "What are those two trading at?",
  "what are they at",
  "quote for each of them",
  "price of both please",
])("of two that one message named, %s", (message) => {
  expect(last("How many AAPL and MSFT do we have?", message)).toEqual([
    { intent: "quotes", params: { symbols: ["AAPL", "MSFT"] } },
  ]);
});

test.each([
  ["which of the two has the lower average cost", of("positions", "AAPL", "MSFT")],
  ["how many of the first one", of("positions", "AAPL")],
  ["what's the average cost of the second one", of("positions", "MSFT")],
  ["what are they worth together", of("symbol_performance", "AAPL", "MSFT")],
])("of two that were asked about one after the other, %s", (message, parts) => {
  expect(last("How many AAPL do I have?", "and MSFT?", message)).toEqual(parts);
});

test("the other one of two is not the last", () => {
  expect(last("AAPL gain", "and MSFT?", "and the other one?")).toEqual(
    of("symbol_performance", "AAPL"),
  );
});

test("they are no group where one was asked about last", () => {
  expect(last("How many AAPL do I have?", "and MSFT?", "what are they worth")).toEqual(
    of("symbol_performance", "MSFT"),
  );
});

test("accounts that were asked about are those of the cash and the value", () => {
  const both = { without: { accounts: ["529"], kept: ["Karen's Roth IRA", "Joint brokerage"] } };
  expect(last("value of Karen's Roth", "and the joint?", "cash in each of them")).toEqual([
    { intent: "cash_balance", params: { cash: "both", ...both } },
  ]);
  expect(last("how much cash is in Karen's Roth", "and the joint?", "both together")).toEqual([
    { intent: "cash_balance", params: { cash: "both", ...both } },
  ]);
});

test("of one symbol in two accounts, both are those", () => {
  const [part] = last(
    "how many VOO in the joint",
    "and in Karen's Roth?",
    "what are both worth together",
  );
  expect(part).toMatchObject({
    intent: "symbol_performance",
    params: { symbol: "VOO", without: { accounts: ["529"] } },
  });
});

test("the last one of rows is a row, and not a symbol", () => {
  expect(last("AAPL trades", "and MSFT?", "when was the last one")).toMatchObject([
    { intent: "activity", params: { symbol: "MSFT", limit: 1 } },
  ]);
  expect(last("AAPL trades", "and MSFT?", "which of those trades was bigger")).toMatchObject([
    { intent: "activity", params: { symbol: "AAPL" } },
    { intent: "activity", params: { symbol: "MSFT" } },
  ]);
});

test("of more than were named, which are meant is asked", () => {
  expect(last("How many AAPL do I have?", "what are those two worth")[0]?.intent).not.toBe(
    "quotes",
  );
  expect(last("AAPL, MSFT and VOO prices", "how many of those two do I own")).toMatchObject([
    { intent: "clarify" },
  ]);
});

test.each(["which is bigger in dollars?", "so which of them is up more", "which one did better"])(
  "%s holds those that were asked about against each other",
  (message) => {
    expect(last("AAPL gain", "and MSFT?", message)).toEqual(
      of("symbol_performance", "AAPL", "MSFT"),
    );
    expect(last("AAPL gain", message)).toMatchObject([{ intent: "clarify", missing: "symbol" }]);
  },
);

test("one symbol in two accounts is held against itself account by account", () => {
  const [joint, roth] = last("VOO gain in the joint", "and in Karen's Roth?", "which is bigger?");
  expect([joint, roth]).toMatchObject([
    { intent: "symbol_performance", params: { symbol: "VOO", account: "Joint brokerage" } },
    { intent: "symbol_performance", params: { symbol: "VOO", account: "Karen's Roth IRA" } },
  ]);
});

test("the first two of three, and how many that is together", () => {
  expect(last("AAPL worth?", "MSFT?", "VOO?", "and the first two together?")).toEqual(
    of("symbol_performance", "AAPL", "MSFT"),
  );
  expect(
    last("how many VOO in the joint", "and in Karen's Roth?", "so how many is that together?"),
  ).toMatchObject([
    { intent: "positions", params: { symbol: "VOO", without: { accounts: ["529"] } } },
  ]);
});

test("an order that was refused has named its accounts", () => {
  const moved = "Move $500 from the joint to Karen's Roth";
  expect(last(moved, "How much cash does each of them have?")).toMatchObject([
    { intent: "cash_balance", params: { without: { accounts: ["529"] } } },
  ]);
  expect(last("buy 5 VOO in the joint", "how much cash is in there?")).toMatchObject([
    { intent: "cash_balance", params: { account: "Joint brokerage" } },
  ]);
  expect(
    last("buy 5 VOO in the joint", "what price did we pay the last time we bought it?"),
  ).toMatchObject([{ intent: "activity", params: { symbol: "VOO" } }]);
});

test("what was listed in an account has gained there", () => {
  expect(last("what's in Karen's Roth?", "how much have those gained together?")).toMatchObject([
    { intent: "portfolio_ranking", params: { account: "Karen's Roth IRA", total: true } },
  ]);
});
