import { expect, test } from "vitest";
import { asked } from "./route.fixture.ts";

const intents = (message: string): string[] => asked(message).map(({ intent }) => intent);

test("what is only listed, without commas, is each asked for", () => {
  expect([
    intents("value cash positions"),
    intents("aapl shares held msft gain total account value"),
    intents("aapl price voo price settled cash"),
    intents("aapl average cost"),
  ]).toEqual([
    ["account_value", "cash_balance", "positions_list"],
    ["positions", "symbol_performance", "account_value"],
    ["quotes", "cash_balance"],
    ["positions"],
  ]);
});
