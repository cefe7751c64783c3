import { documents } from "../documents/d5.ts";
import { quarterlyDeposits } from "../flow.ts";
import { policy, target } from "../policy.ts";
import { note, task } from "../records.ts";
import { account, asOf, holding, lot, member, type Sample } from "../sample.ts";

const family = "acc_d5_family_trust";
const spouseIra = "acc_d5_helen_ira";
const children = "acc_d5_children_trust";
const legacy = "acc_d5_legacy_trust";

const tobacco = ["PM", "MO", "BTI"];

const familyPolicy = policy(
  {
    id: "ips_d5_1",
    name: "Whitcomb Family Trust policy",
    effective: "2022-10-01",
    risk_tolerance: "moderate",
    targets: [
      target("us_equity", "40", "35", "45"),
      target("intl_equity", "15", "10", "20"),
      target("fixed_income", "35", "30", "40"),
      target("alternatives", "5", "2", "8"),
      target("cash", "5", "3", "10"),
    ],
  },
  {
    max_single_issuer_pct: "10",
    prohibited: tobacco,
    liquidity_reserve: { amount: "75000" },
    max_annual_realized_gain: "100000",
    esg: ["no tobacco"],
  },
  { ips_group: "group_1" },
);

// The targets add up to 99 by mistake, which the policy check must report.
const childrenPolicy = policy(
  {
    id: "ips_d5_2",
    name: "Children's Trust policy",
    effective: "2023-02-15",
    risk_tolerance: "moderately aggressive",
    targets: [
      target("us_equity", "54", "49", "59"),
      target("intl_equity", "15", "10", "20"),
      target("fixed_income", "25", "20", "30"),
      target("cash", "5", "3", "8"),
    ],
  },
  { prohibited: tobacco, esg: ["no tobacco"] },
  { ips_group: "group_2" },
);

const legacyPolicy = policy(
  {
    id: "ips_d5_3",
    name: "Legacy Trust policy",
    effective: "2019-05-20",
    risk_tolerance: "moderately conservative",
    targets: [
      target("us_equity", "45", "40", "50"),
      target("intl_equity", "12", "8", "16"),
      target("fixed_income", "38", "33", "43"),
      target("cash", "5", "3", "8"),
    ],
  },
  { max_single_issuer_pct: "10", prohibited: tobacco, esg: ["no tobacco"] },
  { ips_group: "group_3" },
);

/**
 * Three trusts with a policy each: one policy is invalid, one trust holds tobacco, and one loss
 * sale would be a wash sale because of the spouse's IRA.
 */
export const d5: Sample = {
  snapshot: {
    household: {
      id: "hh_d5",
      advisor_id: "adv_south",
      name: "Whitcomb trusts",
      members: [
        member("mem_d5_george", "George Whitcomb", "primary", "1958-10-02"),
        member("mem_d5_helen", "Helen Whitcomb", "spouse", "1963-12-19"),
        member("mem_d5_trustee", "Anchor Trust Company", "trustee", null),
        member("mem_d5_claire", "Claire Whitcomb", "beneficiary", "1988-04-27"),
        member("mem_d5_owen", "Owen Marsh", "beneficiary", "1995-08-14"),
      ],
      risk_tolerance: "moderate",
      ips: [familyPolicy, childrenPolicy, legacyPolicy],
      needs: [
        {
          id: "need_d5_fee",
          account_id: legacy,
          kind: "fee",
          amount: "6000",
          due: "2027-01-04",
          note: "Trustee fee of the Legacy Trust",
        },
      ],
      next_meeting: "2026-12-10T17:00:00Z",
      summary: { total_value: "5100000.00", out_of_band: 1, as_of: asOf },
      simulated: true,
    },
    accounts: [
      account(family, "Whitcomb Family Trust", "revocable_trust", ["mem_d5_george"], "64600.00", {
        ips_group: "group_1",
      }),
      account(spouseIra, "Helen's IRA", "traditional_ira", ["mem_d5_helen"], "55200.00", {
        ips_group: "group_1",
      }),
      account(children, "Children's Trust", "irrevocable_trust", ["mem_d5_trustee"], "58000.00", {
        custodian: "Anchor Trust Company",
        ips_group: "group_2",
      }),
      account(legacy, "Legacy Trust", "irrevocable_trust", ["mem_d5_trustee"], "43500.00", {
        custodian: "Anchor Trust Company",
        ips_group: "group_3",
      }),
    ],
    holdings: [
      holding(family, "VTI", [
        lot("2016-04-11", "1800", "98.75"),
        lot("2021-01-19", "1600", "146.20"),
        lot("2026-01-12", "800", "229.40"),
      ]),
      holding(family, "VXUS", [
        lot("2019-10-07", "3500", "51.30"),
        lot("2023-08-21", "2500", "54.85"),
      ]),
      holding(family, "MUB", [lot("2020-02-24", "4000", "111.70")]),
      holding(family, "VTEB", [lot("2024-07-15", "4000", "49.65")]),
      holding(family, "PFE", [
        lot("2021-11-08", "6000", "41.20"),
        lot("2023-01-30", "4000", "36.80"),
      ]),
      holding(family, "JNJ", [lot("2015-03-09", "500", "66.15")]),
      holding(spouseIra, "BND", [lot("2022-08-01", "4000", "76.20")]),
      holding(spouseIra, "TIP", [lot("2023-11-20", "500", "104.30")]),
      holding(spouseIra, "VNQ", [lot("2021-09-27", "1000", "93.40")]),
      // Bought within thirty days of the as-of date, so a loss sale in the family trust would be a
      // wash sale.
      holding(spouseIra, "PFE", [lot("2026-11-09", "500", "25.15")]),
      holding(children, "VOO", [
        lot("2018-06-18", "900", "232.60"),
        lot("2023-03-13", "600", "349.80"),
      ]),
      holding(children, "VXUS", [lot("2020-10-26", "3000", "49.95")]),
      holding(children, "BND", [lot("2021-04-12", "4000", "84.60")]),
      holding(legacy, "VTI", [
        lot("2013-02-25", "1000", "72.10"),
        lot("2019-06-03", "500", "133.65"),
      ]),
      holding(legacy, "PM", [lot("2011-09-12", "500", "68.35", "inherited")]),
      holding(legacy, "KO", [lot("2011-09-12", "400", "35.05", "inherited")]),
      holding(legacy, "VXUS", [lot("2017-05-15", "2000", "52.40")]),
      holding(legacy, "MUB", [lot("2019-06-03", "2000", "107.60")]),
      holding(legacy, "VTEB", [lot("2020-12-14", "2000", "54.10")]),
      holding(legacy, "BND", [lot("2024-04-08", "1000", "71.45")]),
    ],
  },
  flows: quarterlyDeposits(family),
  documents,
  tasks: [
    task(
      "task_d5_1",
      "adv_south",
      "Correct the targets of the Children's Trust policy",
      "2026-12-04",
      {
        priority: "high",
        related: "ips_d5_2",
      },
    ),
    task("task_d5_2", "adv_south", "Agree with the trustee on the sale of PM", "2026-12-18", {
      related: legacy,
    }),
  ],
  notes: [
    note(
      "note_d5_1",
      "adv_south",
      "2026-11-10T20:15:00Z",
      "Helen bought 500 PFE in her IRA on her own on 9 November. Keep this in mind before any loss is taken in the family trust.",
    ),
  ],
};
