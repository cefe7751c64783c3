import { expect, test } from "vitest";
import { moved, trades, transfer } from "./answer.fixture.ts";
import { writeActivity } from "./write/activity.ts";
import { writeTransfers } from "./write/transfers.ts";

const rows = moved([
  transfer("2026-01-12", "deposit", 1_500),
  transfer("2026-01-10", "withdrawal", 500, "pending"),
  transfer("2026-01-08", "deposit", 750),
]);
const sold = trades([
  ["2026-01-14", "BUY", "AAPL", 10, 192.33],
  ["2026-01-07", "SELL", "MSFT", 5, 418.12],
]);
const first = (text: string): string => text.split(" As of")[0]?.split("\n\n")[0] ?? "";

test.each([
  [{ above: 1_000 }, "One deposit, $1,500.00 by ACH on 2026-01-12 (Brokerage), is completed."],
  [
    { at_least: 750, at_most: 800 },
    "One deposit, $750.00 by ACH on 2026-01-08 (Brokerage), is completed.",
  ],
  [
    { at_least: 2_000, from: "2026-01-01", to: "2026-01-15" },
    "There are no transfers of at least $2,000.00 on file from 2026-01-01 to 2026-01-15.",
  ],
  [
    { from: "2026-01-08", to: "2026-01-12" },
    "Transfers from 2026-01-08 to 2026-01-12, newest first:",
  ],
  [{ amount: 750 }, "One deposit, $750.00 by ACH on 2026-01-08 (Brokerage), is completed."],
  [
    { order: "largest" as const },
    "The largest transfer, a deposit of $1,500.00 by ACH on 2026-01-12 (Brokerage), is completed.",
  ],
  [
    { order: "oldest" as const, nth: 2 },
    "The second oldest transfer, a withdrawal of $500.00 by ACH on 2026-01-10 (Brokerage), is still pending.",
  ],
  [
    { measure: "average" as const },
    "Average: completed deposits $1,125.00 (2), pending withdrawals $500.00 (1).",
  ],
  [{ measure: "count" as const }, "There are 3."],
  [{ above: 9_000 }, "There are no transfers over $9,000.00 on file."],
  [{ nth: 4 }, "There is no number 4: 3 are on file."],
])("of the transfers %j", (params, text) => {
  expect(first(writeTransfers(params, rows).text)).toBe(text);
});

test.each([
  [
    { order: "oldest" as const },
    "The oldest trade: SELL 5 MSFT @ $418.12 on 2026-01-07 (Brokerage).",
  ],
  [
    { order: "smallest" as const },
    "The smallest trade by value: BUY 10 AAPL @ $192.33 on 2026-01-14 (Brokerage).",
  ],
  [{ nth: 2 }, "The second most recent trade: SELL 5 MSFT @ $418.12 on 2026-01-07 (Brokerage)."],
  [{ from: "2026-01-05" }, "Trades since 2026-01-05, newest first:"],
  [{ above: 2_000 }, "One trade over $2,000.00: SELL 5 MSFT @ $418.12 on 2026-01-07 (Brokerage)."],
  [{ measure: "sum" as const }, "Total: buys $1,923.30 (1), sales $2,090.60 (1)."],
])("of the trades %j", (params, text) => {
  expect(first(writeActivity(params, sold).text)).toBe(text);
});
