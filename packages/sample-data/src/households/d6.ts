import type * as Holding from "@advisor/domain/holding";
import { documents } from "../documents/d6.ts";
import { withdrawals } from "../flow.ts";
import { policy, target } from "../policy.ts";
import { note, task } from "../records.ts";
import { account, asOf, holding, lot, member, type Sample, withLotTotals } from "../sample.ts";

const endowment = "acc_d6_endowment";
const operating = "acc_d6_operating";

const grantDays = ["2025-12-15", "2026-03-16", "2026-06-15", "2026-09-15"];

const ips = policy(
  {
    id: "ips_d6",
    name: "Harbor Light Foundation policy",
    effective: "2021-07-01",
    risk_tolerance: "moderate",
    targets: [
      target("us_equity", "38", "33", "43"),
      target("intl_equity", "16", "12", "20"),
      target("fixed_income", "25", "20", "30"),
      target("alternatives", "15", "10", "20"),
      target("cash", "6", "3", "10"),
    ],
  },
  {
    max_single_issuer_pct: "10",
    prohibited: ["PM", "MO", "BTI", "LMT"],
    // Half of the yearly spending of 540,000, which is 4.5% of 12,000,000.
    liquidity_reserve: { months: "6", monthly_spend: "45000" },
    esg: ["no thermal coal", "no controversial weapons", "no tobacco", "no private prisons"],
  },
);

/** Units of a limited partnership. The manager values them quarterly, so the price is old. */
const privateFund: Holding.Info = {
  account_id: endowment,
  security_id: "private_harborview_iv",
  symbol: null,
  name: "Harborview Growth Partners IV, L.P.",
  kind: "private",
  issuer_id: null,
  sector: null,
  asset_class: "alternatives",
  asset_class_mix: null,
  multiplier: "1",
  price: { amount: "2350.00", currency: "USD", date: "2026-09-30", fx_rate: null, fx_date: null },
  ...withLotTotals(endowment, "harborview_iv", [
    lot("2020-10-01", "600", "1000.00"),
    lot("2022-04-01", "400", "1285.00"),
  ]),
};

/** Tax-exempt, partly priced quarterly, and above its limit for alternatives. */
export const d6: Sample = {
  snapshot: {
    household: {
      id: "hh_d6",
      advisor_id: "adv_south",
      name: "Harbor Light Foundation",
      members: [
        member("mem_d6_foundation", "Harbor Light Foundation", "primary", null),
        member("mem_d6_ellen", "Ellen Brandt", "trustee", "1961-03-03"),
        member("mem_d6_marcus", "Marcus Adeyemi", "trustee", "1970-11-28"),
      ],
      risk_tolerance: "moderate",
      ips: [ips],
      needs: [
        {
          id: "need_d6_grants",
          account_id: operating,
          kind: "withdrawal",
          amount: "135000",
          due: "2026-12-15",
          note: "Grants of the fourth quarter",
        },
        {
          id: "need_d6_call",
          account_id: endowment,
          kind: "other",
          amount: "120000",
          due: "2027-01-20",
          note: "Announced capital call of Harborview Growth Partners IV",
        },
        {
          id: "need_d6_grants_spring",
          account_id: operating,
          kind: "withdrawal",
          amount: "135000",
          due: "2027-03-15",
          note: "Grants of the first quarter",
        },
      ],
      next_meeting: "2026-12-02T19:00:00Z",
      summary: { total_value: "12000000.00", out_of_band: 1, as_of: asOf },
      simulated: true,
    },
    accounts: [
      account(endowment, "Endowment", "foundation", ["mem_d6_foundation"], "176000.00", {
        custodian: "Anchor Trust Company",
      }),
      account(operating, "Operating reserve", "foundation", ["mem_d6_foundation"], "70000.00"),
    ],
    holdings: [
      holding(endowment, "ESGV", [
        lot("2019-11-18", "25000", "54.20"),
        lot("2023-06-05", "15000", "73.60"),
      ]),
      holding(endowment, "MSFT", [lot("2016-02-29", "1500", "50.90", "gift")]),
      holding(endowment, "VSGX", [lot("2020-01-13", "30000", "50.35")]),
      holding(endowment, "BND", [
        lot("2020-01-13", "20000", "84.05"),
        lot("2024-10-07", "16000", "73.10"),
      ]),
      holding(endowment, "VNQ", [lot("2021-03-22", "5000", "89.75")]),
      privateFund,
      holding(operating, "VMFXX", [lot("2026-10-01", "400000", "1.00")]),
    ],
  },
  flows: withdrawals(operating, "135000.00", grantDays, "wire"),
  documents,
  tasks: [
    task("task_d6_1", "adv_south", "Ask Harborview for the December valuation date", "2026-12-01", {
      related: "private_harborview_iv",
    }),
    task("task_d6_2", "adv_south", "Prepare options for alternatives above 20%", "2026-11-30", {
      priority: "high",
    }),
  ],
  notes: [
    note(
      "note_d6_1",
      "adv_south",
      "2026-11-03T16:20:00Z",
      "Ellen Brandt asks that the board paper shows how much of the alternatives rests on the September valuation.",
    ),
  ],
};
