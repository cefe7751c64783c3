import { expect, test } from "vitest";
import { tradeAmount } from "./trade-amount.ts";

const call = { symbol: "AAPL261218C00200000", quantity: "3", price: "5.25" };

test.each([
  ["shares", { ...call, symbol: "AAPL" }, undefined, "15.75"],
  ["an option that is not held", call, undefined, "1575"],
  ["an adjusted option", call, { multiplier: "10" }, "157.5"],
])("the amount of a trade of %s", (_, trade, held, amount) => {
  expect(tradeAmount(trade, held).toFixed()).toBe(amount);
});
