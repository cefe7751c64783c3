import { documents } from "../documents/d4.ts";
import { deposits } from "../flow.ts";
import { policy, target } from "../policy.ts";
import { note, task } from "../records.ts";
import { account, asOf, holding, lot, member, type Sample } from "../sample.ts";

const plan401k = "acc_d4_401k";
const roth = "acc_d4_roth";
const joint = "acc_d4_joint";

// Nothing was bought in the joint account since October 2025 but fractions, and its cash is 5,500:
// the monthly 900 began in May.
const monthEnds = [
  ...["2026-05-29", "2026-06-30", "2026-07-31", "2026-08-31", "2026-09-30", "2026-10-30"],
];

const ips = policy(
  {
    id: "ips_d4",
    name: "Patel policy",
    effective: "2025-09-01",
    risk_tolerance: "aggressive",
    targets: [
      target("us_equity", "60"),
      target("intl_equity", "25"),
      target("fixed_income", "10"),
      target("cash", "5"),
    ],
  },
  { max_single_issuer_pct: "10", liquidity_reserve: { amount: "3000" } },
  { rebalance: { mode: "target", min_trade: "250" } },
);

/**
 * A small, growing account: reinvested fractions, a stock in rupees, default bands, and a minimum
 * trade of 250.
 */
export const d4: Sample = {
  snapshot: {
    household: {
      id: "hh_d4",
      advisor_id: "adv_north",
      name: "Patel family",
      members: [
        member("mem_d4_anika", "Anika Patel", "primary", "1998-01-23"),
        member("mem_d4_rohan", "Rohan Patel", "spouse", "1997-07-08"),
      ],
      risk_tolerance: "aggressive",
      ips: [ips],
      needs: [],
      next_meeting: "2027-01-14T00:30:00Z",
      summary: { total_value: "96000.00", out_of_band: 1, as_of: asOf },
      simulated: true,
    },
    accounts: [
      account(plan401k, "Anika's 401(k)", "401k", ["mem_d4_anika"], "0.00", {
        custodian: "Crescent Retirement Services",
      }),
      account(roth, "Rohan's Roth IRA", "roth_ira", ["mem_d4_rohan"], "1199.53"),
      account(joint, "Joint brokerage", "joint", ["mem_d4_anika", "mem_d4_rohan"], "5500.00", {
        pending: [{ direction: "deposit", amount: "900.00", expected: "2026-11-27" }],
      }),
    ],
    holdings: [
      {
        ...holding(plan401k, "VTTSX", [
          lot("2022-12-15", "430", "36.20"),
          lot("2024-12-16", "380", "39.85"),
          lot("2026-10-15", "190", "47.10"),
        ]),
        asset_class_mix: [
          { class: "us_equity", weight: "0.54" },
          { class: "intl_equity", weight: "0.36" },
          { class: "fixed_income", weight: "0.10" },
        ],
      },
      holding(roth, "VTI", [
        lot("2023-02-06", "60", "191.40"),
        lot("2025-02-03", "40", "212.75"),
        lot("2026-03-26", "0.0031", "229.80", "drip"),
        lot("2026-06-26", "0.0019", "233.15", "drip"),
      ]),
      holding(roth, "VXUS", [
        lot("2024-02-05", "30", "55.05"),
        lot("2026-06-24", "0.0069", "59.10", "drip"),
        lot("2026-09-23", "0.0031", "60.45", "drip"),
      ]),
      holding(joint, "VTI", [
        lot("2025-10-01", "35", "226.30"),
        lot("2026-09-28", "0.0031", "240.10", "drip"),
        lot("2026-10-30", "0.0019", "238.95", "drip"),
      ]),
      holding(joint, "VXUS", [lot("2025-10-01", "20", "57.20")]),
      holding(joint, "BND", [
        lot("2025-10-01", "50", "71.80"),
        lot("2026-09-02", "0.0169", "73.05", "drip"),
        lot("2026-10-02", "0.0031", "72.80", "drip"),
      ]),
      holding(joint, "RELIANCE.NS", [
        lot("2021-08-16", "80", "13.10"),
        lot("2025-05-19", "40", "15.95"),
      ]),
    ],
  },
  flows: deposits(joint, "900.00", monthEnds),
  documents,
  tasks: [
    task(
      "task_d4_1",
      "adv_north",
      "Invest the waiting cash by the next contribution",
      "2026-12-01",
      {
        related: joint,
      },
    ),
    task(
      "task_d4_2",
      "adv_north",
      "Ask for the Indian tax certificate for RELIANCE.NS",
      "2027-02-26",
      {
        priority: "low",
        related: "RELIANCE.NS",
      },
    ),
  ],
  notes: [
    note(
      "note_d4_1",
      "adv_north",
      "2026-10-06T23:00:00Z",
      "900 a month goes to the joint account at month end. They like to see every dollar invested, but trades under 250 are not worth the trouble.",
    ),
  ],
};
