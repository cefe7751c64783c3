import { documents } from "../documents/d3.ts";
import { withdrawals } from "../flow.ts";
import { policy, target } from "../policy.ts";
import { note, task } from "../records.ts";
import { account, asOf, holding, lot, member, type Sample } from "../sample.ts";

const joint = "acc_d3_joint";
const hectorIra = "acc_d3_hector_ira";
const rosaIra = "acc_d3_rosa_ira";

// Example C has a floor of 60,000: a reserve of nine months at 5,000, plus 15,000 of needs due
// within 90 days.
const reserve = { months: "9", monthly_spend: "5000" };
const needs = [
  need("need_d3_december", joint, "withdrawal", "2026-12-01", "Monthly transfer to checking"),
  need("need_d3_rmd", hectorIra, "rmd", "2026-12-31", "Rest of the 2026 distribution of 11,525"),
  need("need_d3_february", joint, "withdrawal", "2027-02-01", "Monthly transfer to checking"),
  need("need_d3_march", joint, "withdrawal", "2027-03-01", "Monthly transfer to checking"),
];

const firstBusinessDays = [
  ...["2025-12-01", "2026-01-02", "2026-02-02", "2026-03-02", "2026-04-01", "2026-05-01"],
  ...["2026-06-01", "2026-07-01", "2026-08-03", "2026-09-01", "2026-10-01", "2026-11-02"],
];

const ips = policy(
  {
    id: "ips_d3",
    name: "Ramirez policy",
    effective: "2023-06-01",
    risk_tolerance: "moderately conservative",
    targets: [
      target("us_equity", "40", "35", "45"),
      target("intl_equity", "10", "5", "15"),
      target("fixed_income", "45", "40", "50"),
      target("cash", "5", "3", "10"),
    ],
  },
  { max_single_issuer_pct: "10", liquidity_reserve: reserve },
);

/** Example C of the policy rules: every class is inside its band, but cash is 20,000 short. */
export const d3: Sample = {
  snapshot: {
    household: {
      id: "hh_d3",
      advisor_id: "adv_north",
      name: "Ramirez family",
      members: [
        member("mem_d3_hector", "Hector Ramirez", "primary", "1952-05-09"),
        member("mem_d3_rosa", "Rosa Ramirez", "spouse", "1955-02-17"),
      ],
      risk_tolerance: "moderately conservative",
      ips: [ips],
      needs,
      next_meeting: "2026-11-24T15:00:00Z",
      summary: { total_value: "800000.00", out_of_band: 0, as_of: asOf },
      simulated: true,
    },
    accounts: [
      account(joint, "Joint brokerage", "joint", ["mem_d3_hector", "mem_d3_rosa"], "24000.00"),
      account(hectorIra, "Hector's IRA", "traditional_ira", ["mem_d3_hector"], "12000.00"),
      account(rosaIra, "Rosa's IRA", "traditional_ira", ["mem_d3_rosa"], "4000.00"),
    ],
    holdings: [
      holding(joint, "VTI", [
        lot("2017-03-06", "180", "109.80"),
        lot("2020-11-09", "120", "138.20"),
      ]),
      holding(joint, "JNJ", [lot("2012-05-21", "200", "58.40")]),
      holding(joint, "PG", [lot("2014-10-13", "150", "77.25"), lot("2022-03-07", "100", "131.60")]),
      holding(joint, "KO", [lot("2015-08-17", "600", "39.15")]),
      holding(joint, "MUB", [
        lot("2019-09-23", "700", "108.10"),
        lot("2024-03-18", "300", "105.20"),
      ]),
      holding(joint, "VTEB", [lot("2022-06-27", "1260", "51.85")]),
      holding(joint, "VXUS", [lot("2018-02-12", "400", "54.70")]),
      holding(hectorIra, "BND", [
        lot("2019-01-14", "1500", "79.05"),
        lot("2023-09-05", "900", "71.30"),
      ]),
      holding(hectorIra, "SCHD", [lot("2021-12-06", "2500", "20.45")]),
      holding(hectorIra, "VTI", [lot("2016-07-11", "200", "101.35")]),
      holding(rosaIra, "TIP", [lot("2022-01-24", "500", "116.90")]),
      holding(rosaIra, "VXUS", [lot("2020-05-18", "600", "46.25")]),
    ],
  },
  flows: [
    ...withdrawals(joint, "5000.00", firstBusinessDays),
    // The roof took the 20,000 that the reserve is short of.
    ...withdrawals(joint, "20000.00", ["2026-09-15"], "check"),
    ...withdrawals(hectorIra, "6525.00", ["2026-03-16"]),
  ],
  // With the distribution taken in March, the IRA was worth 25.5 times 11,525 at the end of 2025.
  returns: [{ account: "Hector's IRA", timeframe: "YTD", return_pct: "5.2" }],
  documents,
  tasks: [
    task("task_d3_1", "adv_north", "Raise cash for the reserve before December", "2026-11-27", {
      priority: "high",
    }),
    task("task_d3_2", "adv_north", "Complete Hector's 2026 required distribution", "2026-12-31", {
      priority: "high",
      related: hectorIra,
    }),
  ],
  notes: [
    note(
      "note_d3_1",
      "adv_north",
      "2026-10-29T17:45:00Z",
      "Rosa prefers that the monthly 5,000 arrives on the first business day. 6,525 of Hector's 2026 distribution has been taken.",
    ),
  ],
};

function need(
  id: string,
  account_id: string,
  kind: "withdrawal" | "rmd",
  due: string,
  words: string,
) {
  return { id, account_id, kind, amount: "5000", due, note: words };
}
