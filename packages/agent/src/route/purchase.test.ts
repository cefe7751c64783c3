import { expect, test } from "vitest";
import { purchaseAsked } from "./purchase.ts";
import type { Params, Remembered } from "./routed.ts";

const after = (
  intent: Remembered["intent"],
  params: Params,
  named?: readonly string[],
): Remembered => ({
  ...{ intent, params, confidence: 1, assumed: [], text: "" },
  ...(named === undefined ? {} : { named }),
});
const clause = (text: string) => ({ text, symbols: [], account: undefined });
const last = after("activity", { symbol: "JPM", side: "BUY", limit: 1, account: "Joint" });

test.each([
  "is that lot underwater",
  "is that buy under water?",
  "how is that purchase doing",
  "what's the gain on that lot?",
  "and are those buys up",
  "is that lot over or under water at todays price",
  "whats that block worth at todays price",
  "so those are down how much",
])("%j is asked of what was bought then", (text) => {
  expect(purchaseAsked(clause(text), last)).toMatchObject({
    intent: "symbol_performance",
    params: { purchase: true, symbol: "JPM", side: "BUY", limit: 1, account: "Joint" },
  });
});

test("of one symbol that the answer named, it is that", () => {
  const found = purchaseAsked(clause("is that lot up"), after("activity", { limit: 1 }, ["VTI"]));
  expect(found?.params.symbol).toBe("VTI");
});

test.each([
  ["is that lot up", after("activity", { side: "BUY" }, ["VTI", "BND"])],
  ["is that lot up", after("activity", { symbol: "MSFT", side: "SELL" })],
  ["is that lot up", after("positions", { symbol: "MSFT" })],
  ["is that buy settled", last],
  ["did that purchase go into the Roth", last],
  ["is it up", last],
] as const)("%j is not, where nothing of the kind was bought or asked", (text, before) => {
  expect(purchaseAsked(clause(text), before)).toBeUndefined();
});
