import { documents } from "../documents/d2.ts";
import { policy, target } from "../policy.ts";
import { note, task } from "../records.ts";
import { account, asOf, holding, lot, member, type Sample, unvested } from "../sample.ts";

const stockPlan = "acc_d2_stock_plan";
const joint = "acc_d2_joint";
const plan401k = "acc_d2_401k";
const roth = "acc_d2_roth";

const ips = policy(
  {
    id: "ips_d2",
    name: "Okafor policy",
    effective: "2025-01-15",
    risk_tolerance: "moderate",
    targets: [
      target("us_equity", "35", "30", "40"),
      target("intl_equity", "15", "10", "20"),
      target("fixed_income", "40", "35", "45"),
      target("cash", "10", "5", "15"),
    ],
  },
  {
    max_single_issuer_pct: "10",
    max_sector_pct: "35",
    restricted: [{ symbol: "MSFT", until: "2027-01-29" }],
    liquidity_reserve: { amount: "60000" },
    max_annual_realized_gain: "150000",
  },
);

/** 38% in the employer's stock, vested in many lots and restricted until a blackout ends. */
export const d2: Sample = {
  snapshot: {
    household: {
      id: "hh_d2",
      advisor_id: "adv_north",
      name: "Okafor family",
      members: [
        member("mem_d2_chidi", "Chidi Okafor", "primary", "1981-06-30"),
        member("mem_d2_amara", "Amara Okafor", "spouse", "1983-02-11"),
        member("mem_d2_ike", "Ike Okafor", "dependent", "2014-09-05"),
      ],
      risk_tolerance: "moderate",
      ips: [ips],
      needs: [
        {
          id: "need_d2_tax",
          account_id: joint,
          kind: "tax",
          amount: "25000",
          due: "2027-01-15",
          note: "Fourth estimated tax payment for 2026",
        },
      ],
      unvested: [
        "2026-11-30",
        "2027-02-26",
        "2027-05-28",
        "2027-08-31",
        "2027-11-30",
        "2028-02-29",
        "2028-05-31",
        "2028-08-31",
      ].map((vests) => unvested(stockPlan, "MSFT", "80", vests)),
      next_meeting: "2026-12-08T18:30:00Z",
      summary: { total_value: "2400000.00", out_of_band: 2, as_of: asOf },
      simulated: true,
    },
    accounts: [
      account(stockPlan, "Stock plan", "individual", ["mem_d2_chidi"], "0.00", {
        custodian: "Crescent Stock Plan Services",
      }),
      account(joint, "Joint brokerage", "joint", ["mem_d2_chidi", "mem_d2_amara"], "145600.00", {
        cash: { total: "145600.00", settled: "143100.00" },
      }),
      account(plan401k, "Chidi's 401(k)", "401k", ["mem_d2_chidi"], "14000.00"),
      account(roth, "Amara's Roth IRA", "roth_ira", ["mem_d2_amara"], "6000.00"),
    ],
    holdings: [
      holding(stockPlan, "MSFT", [
        lot("2021-08-31", "420", "168.40"),
        lot("2022-08-31", "380", "236.10"),
        lot("2023-08-31", "360", "262.75"),
        lot("2024-08-30", "300", "318.20"),
        lot("2025-08-29", "240", "372.55"),
        lot("2025-11-28", "80", "398.15"),
        lot("2026-02-27", "80", "429.60"),
        lot("2026-05-29", "70", "441.05"),
        lot("2026-08-31", "70", "468.30"),
      ]),
      holding(joint, "VOO", [
        lot("2021-03-15", "150", "318.60"),
        lot("2024-06-10", "100", "374.90"),
        lot("2026-04-13", "50", "421.75"),
      ]),
      holding(joint, "VXUS", [
        lot("2022-05-16", "2500", "58.90"),
        lot("2026-07-20", "1000", "61.25"),
      ]),
      holding(joint, "MUB", [
        lot("2023-10-02", "2600", "104.85"),
        lot("2025-12-08", "1400", "106.40"),
      ]),
      holding(plan401k, "QQQ", [
        lot("2019-07-15", "250", "148.70"),
        lot("2024-01-22", "150", "326.45"),
      ]),
      holding(plan401k, "BND", [lot("2023-06-26", "4000", "73.90")]),
      holding(roth, "VXUS", [lot("2023-04-17", "1500", "53.60")]),
    ],
  },
  flows: [],
  documents,
  tasks: [
    task("task_d2_1", "adv_north", "Draft a plan to sell MSFT over three years", "2027-01-22", {
      priority: "high",
      related: "MSFT",
    }),
    task("task_d2_2", "adv_north", "Confirm the end of the blackout with Chidi", "2027-01-30", {
      related: stockPlan,
    }),
  ],
  notes: [
    note(
      "note_d2_1",
      "adv_north",
      "2026-11-05T19:10:00Z",
      "Chidi may not trade MSFT until the blackout ends on 29 January 2027. Open to a written trading plan afterwards.",
    ),
  ],
};
