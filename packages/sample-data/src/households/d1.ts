import { documents } from "../documents/d1.ts";
import { quarterlyDeposits } from "../flow.ts";
import { policy, target } from "../policy.ts";
import { note, task } from "../records.ts";
import { account, asOf, holding, lot, member, type Sample } from "../sample.ts";

const joint = "acc_d1_joint";
const rollover = "acc_d1_david_ira";
const ira = "acc_d1_karen_ira";
const roth = "acc_d1_karen_roth";

const ips = policy(
  {
    id: "ips_d1",
    name: "Smith family policy",
    effective: "2024-03-01",
    risk_tolerance: "moderate",
    targets: [
      target("us_equity", "45", "40", "50"),
      target("intl_equity", "15", "12", "18"),
      target("fixed_income", "30", "25", "35"),
      target("alternatives", "5", "0", "8"),
      target("cash", "5", "3", "10"),
    ],
  },
  {
    max_single_issuer_pct: "10",
    liquidity_reserve: { amount: "30000" },
    max_annual_realized_gain: "40000",
  },
);

/** Example A of the policy rules: US equity above its band, bonds below. */
export const d1: Sample = {
  snapshot: {
    household: {
      id: "hh_d1",
      advisor_id: "adv_north",
      name: "Smith family",
      members: [
        member("mem_d1_david", "David Smith", "primary", "1974-03-14"),
        member("mem_d1_karen", "Karen Smith", "spouse", "1976-08-02"),
        member("mem_d1_emma", "Emma Smith", "dependent", "2009-05-21"),
      ],
      risk_tolerance: "moderate",
      ips: [ips],
      needs: [],
      next_meeting: "2026-12-03T16:00:00Z",
      summary: { total_value: "1000000.00", out_of_band: 2, as_of: asOf },
      simulated: true,
    },
    accounts: [
      account(joint, "Joint brokerage", "joint", ["mem_d1_david", "mem_d1_karen"], "22000.00"),
      account(rollover, "David's rollover IRA", "rollover_ira", ["mem_d1_david"], "6000.00"),
      account(ira, "Karen's traditional IRA", "traditional_ira", ["mem_d1_karen"], "4000.00"),
      account(roth, "Karen's Roth IRA", "roth_ira", ["mem_d1_karen"], "3000.00"),
    ],
    holdings: [
      holding(joint, "VTI", [
        lot("2019-04-08", "250", "132.10"),
        lot("2022-09-19", "200", "181.35"),
        lot("2025-06-12", "130", "221.60"),
        lot("2026-02-09", "20", "231.05"),
      ]),
      holding(joint, "AAPL", [
        lot("2018-11-20", "90", "45.80"),
        lot("2023-05-04", "50", "151.25"),
        lot("2026-08-18", "25", "221.40"),
      ]),
      holding(joint, "MSFT", [
        lot("2020-07-22", "40", "142.60"),
        lot("2026-03-16", "20", "431.90"),
      ]),
      holding(joint, "PFE", [lot("2022-02-15", "500", "37.90")]),
      holding(joint, "VXUS", [
        lot("2021-06-02", "300", "63.40"),
        lot("2024-10-21", "500", "55.15"),
      ]),
      holding(joint, "VTEB", [
        lot("2021-08-11", "480", "54.60"),
        lot("2025-01-27", "800", "49.35"),
      ]),
      holding(joint, "VMFXX", [lot("2026-07-01", "15000", "1.00")]),
      holding(rollover, "VOO", [
        lot("2020-03-30", "200", "246.75"),
        lot("2024-05-13", "100", "371.20"),
      ]),
      holding(rollover, "SCHD", [lot("2023-11-06", "1000", "24.10")]),
      holding(rollover, "VXUS", [lot("2022-12-05", "700", "52.80")]),
      holding(rollover, "BND", [
        lot("2021-02-16", "900", "85.40"),
        lot("2024-08-26", "600", "72.05"),
      ]),
      holding(rollover, "GLD", [lot("2024-02-12", "80", "176.30")]),
      holding(ira, "VTI", [lot("2021-05-24", "250", "156.85")]),
      holding(ira, "BND", [lot("2023-03-20", "900", "74.60")]),
      holding(ira, "VNQ", [lot("2022-10-10", "320", "88.25"), lot("2025-09-15", "180", "82.40")]),
      holding(roth, "QQQ", [lot("2020-09-14", "100", "193.20"), lot("2025-04-22", "50", "366.10")]),
      holding(roth, "NVDA", [lot("2023-01-18", "182", "24.35")]),
      holding(roth, "VXUS", [lot("2025-11-03", "500", "57.45")]),
    ],
  },
  flows: quarterlyDeposits(joint),
  documents,
  tasks: [
    task(
      "task_d1_1",
      "adv_north",
      "Propose a use for the December deposit of 60,000",
      "2026-12-02",
      {
        priority: "high",
        related: joint,
      },
    ),
    task("task_d1_2", "adv_north", "Send the beneficiary form for Karen's Roth IRA", "2026-12-11", {
      related: roth,
    }),
    task("task_d1_3", "adv_north", "File the signed policy of 2024", "2026-10-09", {
      status: "done",
    }),
  ],
  notes: [
    note(
      "note_d1_1",
      "adv_north",
      "2026-11-12T15:30:00Z",
      "David called: the cabin sale should close in mid December, 60,000 goes to the joint account. Wants no capital gains beyond the limit this year.",
    ),
  ],
};
