import type * as Holding from "@advisor/domain/holding";
import { documents } from "../documents/d7.ts";
import { quarterlyDeposits } from "../flow.ts";
import { policy, target } from "../policy.ts";
import { note, task } from "../records.ts";
import { account, asOf, holding, lot, member, type Sample, withLotTotals } from "../sample.ts";

const joint = "acc_d7_joint";
const sep = "acc_d7_sep_ira";
const company = "acc_d7_company";

const ips = policy(
  {
    id: "ips_d7",
    name: "Nguyen policy",
    effective: "2023-09-15",
    risk_tolerance: "moderate",
    targets: [
      target("us_equity", "50", "45", "55"),
      target("intl_equity", "15", "10", "20"),
      target("fixed_income", "30", "25", "35"),
      target("cash", "5", "3", "10"),
    ],
  },
  { max_single_issuer_pct: "10", liquidity_reserve: { amount: "100000" } },
);

/** The family's own company. It has no quote, so its value is unknown. */
const ownCompany: Holding.Info = {
  account_id: company,
  security_id: "private_nguyen_tooling",
  symbol: null,
  name: "Nguyen Precision Tooling LLC",
  kind: "private",
  issuer_id: "nguyen_precision_tooling",
  sector: "Industrials",
  asset_class: "alternatives",
  asset_class_mix: null,
  multiplier: "1",
  price: null,
  ...withLotTotals(company, "nguyen_tooling", [lot("2009-06-01", "40000", "12.50")]),
};

/** A business owner: most of the wealth has no market value, and the paperwork is late. */
export const d7: Sample = {
  snapshot: {
    household: {
      id: "hh_d7",
      advisor_id: "adv_south",
      name: "Nguyen family",
      members: [
        member("mem_d7_linh", "Linh Nguyen", "primary", "1969-12-05"),
        member("mem_d7_peter", "Peter Nguyen", "spouse", "1968-04-16"),
      ],
      risk_tolerance: "moderate",
      ips: [ips],
      needs: [
        {
          id: "need_d7_tax",
          account_id: joint,
          kind: "tax",
          amount: "40000",
          due: "2027-01-15",
          note: "Fourth estimated tax payment for 2026",
        },
      ],
      next_meeting: "2026-11-25T21:00:00Z",
      summary: { total_value: "1750000.00", out_of_band: 2, as_of: asOf },
      simulated: true,
    },
    accounts: [
      account(joint, "Joint brokerage", "joint", ["mem_d7_linh", "mem_d7_peter"], "152000.00"),
      account(sep, "Linh's SEP-IRA", "sep_ira", ["mem_d7_linh"], "12500.00"),
      account(company, "Company interest", "individual", ["mem_d7_linh"], "0.00", {
        custodian: "Held directly",
      }),
    ],
    holdings: [
      holding(joint, "VTI", [
        lot("2018-08-06", "1000", "126.45"),
        lot("2022-10-24", "500", "176.80"),
        lot("2026-05-04", "300", "234.90"),
      ]),
      holding(joint, "VXUS", [
        lot("2019-12-09", "2000", "53.15"),
        lot("2025-08-11", "1000", "58.20"),
      ]),
      holding(joint, "MUB", [lot("2023-02-13", "2000", "105.90")]),
      holding(joint, "SCHD", [lot("2024-11-25", "2000", "25.35")]),
      holding(joint, "HD", [lot("2021-07-06", "100", "196.40")]),
      holding(sep, "VOO", [lot("2017-04-10", "600", "214.30"), lot("2021-04-12", "400", "326.15")]),
      holding(sep, "BND", [lot("2022-04-11", "3000", "78.85")]),
      ownCompany,
    ],
  },
  flows: quarterlyDeposits(joint),
  documents,
  tasks: [
    task("task_d7_1", "adv_south", "Obtain a valuation of Nguyen Precision Tooling", "2026-10-15", {
      priority: "high",
      related: "private_nguyen_tooling",
      created_at: "2026-08-19T18:00:00Z",
    }),
    task("task_d7_2", "adv_south", "Send the SEP-IRA contribution form for 2026", "2026-11-06", {
      related: sep,
    }),
    task("task_d7_3", "adv_south", "Introduce Linh to two business brokers", "2026-12-15", {
      priority: "low",
    }),
    task("task_d7_4", "adv_south", "Update the insurance schedule", "2026-09-30", {
      status: "done",
      created_at: "2026-08-19T18:05:00Z",
    }),
  ],
  notes: [
    note(
      "note_d7_1",
      "adv_south",
      "2026-11-09T22:40:00Z",
      "Linh apologized for the missing company accounts; her bookkeeper left in September. Expects them by Thanksgiving.",
    ),
  ],
};
