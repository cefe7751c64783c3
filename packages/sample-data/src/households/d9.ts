import type * as Holding from "@advisor/domain/holding";
import { documents } from "../documents/d9.ts";
import { withdrawals } from "../flow.ts";
import { policy, target } from "../policy.ts";
import { note, task } from "../records.ts";
import {
  account,
  asOf,
  holding,
  type LotRow,
  lot,
  member,
  type Sample,
  withLotTotals,
} from "../sample.ts";

const margin = "acc_d9_margin";

const ips = policy(
  {
    id: "ips_d9",
    name: "Kowalski policy",
    effective: "2025-02-01",
    risk_tolerance: "aggressive",
    targets: [
      target("us_equity", "50", "45", "55"),
      target("fixed_income", "45", "40", "50"),
      target("cash", "5", "0", "10"),
    ],
  },
  { max_single_issuer_pct: "15" },
);

/**
 * A covered call on shares in the account, with a hundred shares per contract; a liability at its
 * market price.
 */
function writtenCall(
  underlying: "AAPL" | "MSFT",
  strike: number,
  price: string,
  lots: LotRow[],
): Holding.Info {
  const symbol = `${underlying}261218C${String(strike * 1000).padStart(8, "0")}`;
  return {
    ...holding(margin, underlying, []),
    security_id: symbol,
    symbol,
    name: `${underlying} 18 December 2026 ${strike} call`,
    kind: "option",
    multiplier: "100",
    price: { amount: price, currency: "USD", date: asOf, fx_rate: null, fx_date: null },
    ...withLotTotals(margin, symbol, lots),
  };
}

/**
 * Example B of the policy rules: a 20,000 margin loan, a short position, and two covered calls in
 * US equity.
 */
export const d9: Sample = {
  snapshot: {
    household: {
      id: "hh_d9",
      advisor_id: "adv_north",
      name: "Kowalski",
      members: [member("mem_d9_adam", "Adam Kowalski", "primary", "1979-09-12")],
      risk_tolerance: "aggressive",
      ips: [ips],
      needs: [],
      next_meeting: "2026-12-15T20:00:00Z",
      summary: { total_value: "1000000.00", out_of_band: 1, as_of: asOf },
      simulated: true,
    },
    accounts: [account(margin, "Margin account", "individual", ["mem_d9_adam"], "-20000.00")],
    holdings: [
      holding(margin, "VTI", [
        lot("2020-04-06", "600", "121.75"),
        lot("2024-09-03", "400", "199.10"),
      ]),
      holding(margin, "AAPL", [
        lot("2019-08-05", "400", "52.30"),
        lot("2026-01-20", "200", "195.85"),
      ]),
      holding(margin, "MSFT", [lot("2022-01-31", "200", "246.50")]),
      holding(margin, "JPM", [
        lot("2023-05-08", "300", "136.20"),
        lot("2026-06-08", "100", "226.40"),
      ]),
      holding(margin, "TSLA", [lot("2026-07-13", "-100", "251.00")]),
      writtenCall("AAPL", 235, "3.50", [lot("2026-10-19", "-6", "4.85")]),
      writtenCall("MSFT", 500, "5.50", [lot("2026-10-26", "-2", "7.10")]),
      holding(margin, "BND", [
        lot("2022-07-18", "2500", "76.35"),
        lot("2025-03-31", "1500", "72.15"),
      ]),
      holding(margin, "VTEB", [lot("2023-12-11", "1960", "50.85")]),
      holding(margin, "TIP", [lot("2024-05-20", "1000", "106.70")]),
    ],
  },
  flows: withdrawals(margin, "20000.00", ["2026-08-31"], "wire"),
  documents,
  tasks: [
    task("task_d9_1", "adv_north", "Discuss paying down the margin loan", "2026-12-15", {
      priority: "high",
      related: margin,
    }),
    task("task_d9_2", "adv_north", "Check the calls before they expire", "2026-12-16", {
      related: "AAPL261218C00235000",
    }),
  ],
  notes: [
    note(
      "note_d9_1",
      "adv_north",
      "2026-11-17T21:25:00Z",
      "Adam wants to keep the TSLA short through the year end. Told him that the loan costs 8.2% and that cash is below its band.",
    ),
  ],
};
