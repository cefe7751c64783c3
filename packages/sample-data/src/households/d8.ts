import { documents } from "../documents/d8.ts";
import { withdrawals } from "../flow.ts";
import { policy, target } from "../policy.ts";
import { note, task } from "../records.ts";
import { account, asOf, holding, lot, member, type Sample } from "../sample.ts";

const individual = "acc_d8_individual";
const inheritedIra = "acc_d8_inherited_ira";
const deathOfHenri = "2025-03-18";

// The fifth of the month, or the last day before it on which the exchange is open.
const livingDays = [
  ...["2025-12-05", "2026-01-05", "2026-02-05", "2026-03-05", "2026-04-02", "2026-05-05"],
  ...["2026-06-05", "2026-07-02", "2026-08-05", "2026-09-04", "2026-10-05", "2026-11-05"],
];

const ips = policy(
  {
    id: "ips_d8",
    name: "Delacroix policy",
    effective: "2025-10-01",
    risk_tolerance: "moderately conservative",
    targets: [
      target("us_equity", "45", "40", "50"),
      target("intl_equity", "10", "7", "13"),
      target("fixed_income", "38", "33", "43"),
      target("cash", "7", "5", "12"),
    ],
  },
  {
    max_single_issuer_pct: "10",
    liquidity_reserve: { months: "6", monthly_spend: "4000" },
    max_annual_realized_gain: "20000",
  },
);

/**
 * A widow: stock transferred in without cost basis, lots stepped up at her husband's death, many
 * letters.
 */
export const d8: Sample = {
  snapshot: {
    household: {
      id: "hh_d8",
      advisor_id: "adv_north",
      name: "Delacroix",
      members: [member("mem_d8_celeste", "Celeste Delacroix", "primary", "1968-01-29")],
      risk_tolerance: "moderately conservative",
      ips: [ips],
      needs: [
        living("need_d8_december", "2026-12-04"),
        living("need_d8_january", "2027-01-05"),
        living("need_d8_february", "2027-02-05"),
        {
          id: "need_d8_property_tax",
          account_id: individual,
          kind: "tax",
          amount: "7200",
          due: "2027-01-31",
          note: "Property tax on the house",
        },
      ],
      next_meeting: "2026-12-01T17:30:00Z",
      summary: { total_value: "640000.00", out_of_band: 2, as_of: asOf },
      simulated: true,
    },
    accounts: [
      account(individual, "Individual brokerage", "individual", ["mem_d8_celeste"], "38000.00"),
      account(inheritedIra, "Inherited IRA", "inherited_ira", ["mem_d8_celeste"], "18000.00"),
    ],
    holdings: [
      // Transferred from a closed firm that never reported the cost of two of the three lots.
      holding(individual, "XOM", [
        lot(null, "350", null, "transfer"),
        lot("2004-05-17", "250", null, "transfer"),
        lot("2013-10-28", "200", "87.60", "transfer"),
      ]),
      holding(individual, "VTI", [lot(deathOfHenri, "600", "218.40", "inherited")]),
      holding(individual, "JNJ", [
        lot(deathOfHenri, "160", "144.75", "inherited"),
        lot("2019-06-11", "40", null, "gift"),
      ]),
      holding(individual, "MUB", [
        lot(deathOfHenri, "500", "106.15", "inherited"),
        lot("2025-10-20", "300", "105.70"),
      ]),
      holding(individual, "VXUS", [lot("2025-10-20", "800", "57.05")]),
      holding(inheritedIra, "BND", [lot("2025-05-06", "1600", "71.60")]),
      holding(inheritedIra, "VOO", [lot("2025-05-06", "150", "398.20")]),
    ],
  },
  flows: withdrawals(individual, "3000.00", livingDays),
  documents,
  tasks: [
    task(
      "task_d8_1",
      "adv_north",
      "Request the cost of the XOM lots from the old firm",
      "2026-12-07",
      {
        priority: "high",
        related: "XOM",
      },
    ),
    task("task_d8_2", "adv_north", "Retitle the house account at the custodian", "2027-01-08"),
  ],
  notes: [
    note(
      "note_d8_1",
      "adv_north",
      "2026-11-13T18:05:00Z",
      "Celeste found a box with Henri's statements from the 1990s and will bring it to the meeting on 1 December.",
    ),
  ],
};

function living(id: string, due: string) {
  const note = "Monthly living expenses";
  return { id, account_id: individual, kind: "withdrawal" as const, amount: "3000", due, note };
}
