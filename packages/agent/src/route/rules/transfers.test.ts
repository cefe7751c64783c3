import { expect, test } from "vitest";
import { asked } from "../route.fixture.ts";
import type { Params } from "../routed.ts";

const rows: [message: string, params: Params][] = [
  ["Did my last deposit go through?", { type: "deposit", limit: 1 }],
  ["show my withdrawals", { type: "withdrawal" }],
  ["don't show trades, show transfers", {}],
  ["pending transfers", { status: "pending" }],
  ["did my withdrawal clear", { type: "withdrawal" }],
  ["has my last deposit cleared?", { type: "deposit", limit: 1 }],
  ["is my last withdrawal still pending?", { type: "withdrawal", limit: 1 }],
  ["deposits this year", { from: "2026-01-01", to: "2026-01-15", type: "deposit" }],
  ["how much did I deposit last week", { from: "2026-01-05", to: "2026-01-11", type: "deposit" }],
  ["latest transfer", { limit: 1 }],
  ["last 3 deposits", { type: "deposit", limit: 3 }],
  ["failed transfers", { status: "failed" }],
  ["did any transfers fail?", { status: "failed" }],
  ["show ACH transfers", {}],
  ["when did I last deposit money", { type: "deposit", limit: 1 }],
  ["money in and out this month", { from: "2026-01-01", to: "2026-01-15" }],
  ["deposits and withdrawals", {}],
  ["which withdrawals are pending", { type: "withdrawal", status: "pending" }],
  ["transfers since jan 9", { from: "2026-01-09", to: "2026-01-15" }],
  ["is there a pending deposit", { type: "deposit", status: "pending" }],
  [
    "how much did i withdraw in january",
    { from: "2026-01-01", to: "2026-01-15", type: "withdrawal" },
  ],
  ["why did my deposit fail", { type: "deposit" }],
  ["when will my deposit settle", { type: "deposit" }],
  ["did my ACH withdrawal clear", { type: "withdrawal" }],
  ["my transfers to checking", {}],
  ["total deposits last month", { from: "2025-12-01", to: "2025-12-31", type: "deposit" }],
  ["net deposits", { type: "deposit" }],
  ["transfers over the past 2 weeks", { from: "2026-01-01", to: "2026-01-15" }],
  ["deposits in the last 30 days", { from: "2025-12-16", to: "2026-01-15", type: "deposit" }],
  ["withdrawals since monday", { from: "2026-01-12", to: "2026-01-15", type: "withdrawal" }],
  ["deposits on 2026-01-12", { from: "2026-01-12", to: "2026-01-12", type: "deposit" }],
  ["transfers last year", { from: "2025-01-01", to: "2025-12-31" }],
  ["shwo my trasfers", {}],
  ["wihdrawals", { type: "withdrawal" }],
  ["depsoits pending", { type: "deposit", status: "pending" }],
  ["most recent deposit", { type: "deposit", limit: 1 }],
  ["newest withdrawal", { type: "withdrawal", limit: 1 }],
  ["biggest deposit this year", { from: "2026-01-01", to: "2026-01-15", type: "deposit" }],
  ["first 5 transfers", { limit: 5 }],
];

test.each(rows)("%s", (message, params) => {
  expect(asked(message)).toEqual([{ intent: "transfers", params }]);
});
