import type { Info } from "@advisor/domain/portfolio/changes";
import { expect, test } from "vitest";
import { changesText } from "./changes-words.ts";

const weight = { policy: "Policy", class: "us_equity", weight_pct: 53.2, status: "above_max" };
const changes: Info = {
  since: "2026-07-31",
  as_of: "2026-11-20",
  value: {
    ...{ from: "2026-07-31", before: 1_000, to: "2026-11-20", now: 900, change: -100 },
    ...{ net_deposits: 50, market: -150, without: ["College"] },
  },
  value_reason: null,
  trades: [],
  transfers: [],
  positions: [
    { name: "AAPL", before: 1, now: 2, change: "increased" },
    { name: "PFE", before: 5, now: 0, change: "closed" },
  ],
  positions_by: "trades",
  drift: [{ now: { ...weight, drift_pp: 8.2 }, before: { ...weight, drift_pp: 3 } }],
  drift_as_of: "2026-07-30",
  tasks_done: [{ title: "Call", day: "2026-08-02" }],
};

test("the value comes first, split into deposits and the market", () => {
  expect(changesText(changes)).toBe(
    "The value fell from $1,000.00 on Jul 31, 2026 to $900.00 on Nov 20, 2026, by $100.00: $50.00 from net deposits and -$150.00 from the market. Without College, of which no values are on file. Since Jul 31, 2026 there were no trades and no transfers. Positions (by the trades on file): increased AAPL; closed PFE. Off target: US equity 3.00 points then, 8.20 points now. Done: Call.",
  );
});

test("without deposits the market moved all of it", () => {
  const value = { ...changes.value, net_deposits: 0, market: -100 } as NonNullable<Info["value"]>;
  expect(changesText({ ...changes, value })).toContain("by $100.00, all of it from the market.");
});

test("what is not on file is said", () => {
  const text = changesText({
    ...changes,
    ...{ value: null, value_reason: "no value of that day is on file", positions: null },
    ...{ positions_by: null, drift_as_of: null, tasks_done: [] },
  });
  expect(text).toContain(
    "The value of Jul 31, 2026 cannot be compared: no value of that day is on file.",
  );
  expect(text).toContain("Positions of that day are not on file.");
});

test("without trades or transfers on file there are not none, and a failed one says so", () => {
  expect(changesText({ ...changes, trades: null, transfers: null })).toContain(
    "Trades and transfers are not on file. Positions",
  );
  const transfer = {
    day: "2026-11-19",
    account: "SEP",
    type: "withdrawal",
    amount_usd: 99,
  } as const;
  expect(
    changesText({ ...changes, trades: null, transfers: [{ ...transfer, status: "failed" }] }),
  ).toContain("Since Jul 31, 2026 there were 1 transfer (1 failed). Trades are not on file.");
});
