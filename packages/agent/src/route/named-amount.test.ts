import { expect, test } from "vitest";
import { amountToCover } from "./named-amount.ts";

test.each([
  ["can they cover a 15,000 withdrawal", 15_000],
  ["enough cash for $250.50", 250.5],
  ["could we pull 20k out", 20_000],
  ["is there $1.5m in cash", 1_500_000],
  ["could i take 50000 out", 50_000],
  ["do we have 80 bucks", 80],
  ["cash in the 401k for a 3000 fee", 3_000],
  ["what is the cash in the 529", undefined],
  ["how much cash was there in 2025", undefined],
  ["what cash was there on jan 14 2026", undefined],
  ["what cash was there on 2026-01-14", undefined],
  ["cash for 250 shares", undefined],
  ["is cash above 10% of the account", undefined],
  ["top 5 accounts for cash", undefined],
  ["my cash is $500 , confirm", undefined],
  ["how much cash", undefined],
])("%s", (said, amount) => {
  expect(amountToCover(said)).toBe(amount);
});
