import { expect, test } from "vitest";
import { asked } from "./route.fixture.ts";

const january = { from: "2026-01-01", to: "2026-01-15" };
const december = { from: "2025-12-01", to: "2025-12-31" };
const both = { from: "2025-12-01", to: "2026-01-15" };

test.each([
  [
    "deposits this month vs last month",
    { type: "deposit", stretches: [january, december], ...both },
  ],
  [
    "did we buy more in December than in January?",
    { side: "BUY", stretches: [december, january], ...both },
  ],
  [
    "compare deposits in December and January",
    { type: "deposit", stretches: [december, january], ...both },
  ],
  [
    "are deposits up from last month?",
    { type: "deposit", stretches: [january, december], ...both },
  ],
])("%j holds stretches against each other", (message, params) => {
  expect(asked(message)[0]?.params).toEqual(params);
});

test.each([
  "deposits over $1,000 in December or January",
  "did we deposit more than $1,000 in December or January?",
  "what is the difference of deposits and withdrawals in December?",
  "deposits in December and January",
  "how many VTI shares did we pick up in December?",
  "what did we pick up last month?",
  "did we top up last month?",
  "have we topped up last month?",
  "were any deposits picked up last month?",
])("%j does not", (message) => {
  expect(asked(message)[0]?.params.stretches).toBeUndefined();
});
