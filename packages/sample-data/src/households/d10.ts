import { account, asOf, holding, lot, member, type Sample } from "../sample.ts";

const plan401k = "acc_d10_401k";
const brokerage = "acc_d10_brokerage";
const roth = "acc_d10_roth";
const college = "acc_d10_529";

const heldAway = (custodian: string) => ({ managed: false, custodian });

/**
 * A prospect: all assets are held elsewhere, there is no policy, and the statements have no lots.
 */
export const d10: Sample = {
  snapshot: {
    household: {
      id: "hh_d10",
      advisor_id: "adv_north",
      name: "Bennett",
      members: [
        member("mem_d10_laura", "Laura Bennett", "primary", "1986-03-25"),
        member("mem_d10_theo", "Theo Bennett", "dependent", "2017-10-11"),
      ],
      risk_tolerance: "not assessed",
      ips: [],
      needs: [],
      next_meeting: "2026-11-30T16:30:00Z",
      summary: { total_value: "310000.00", out_of_band: null, as_of: asOf },
      simulated: true,
    },
    accounts: [
      account(plan401k, "401(k) at her employer", "401k", ["mem_d10_laura"], "0.00", {
        ...heldAway("Crescent Retirement Services"),
      }),
      account(brokerage, "Online brokerage", "individual", ["mem_d10_laura"], "22500.00", {
        ...heldAway("Bluebird Online"),
      }),
      account(roth, "Roth IRA", "roth_ira", ["mem_d10_laura"], "4500.00", {
        ...heldAway("Bluebird Online"),
      }),
      account(college, "Theo's 529 plan", "529", ["mem_d10_laura"], "0.00", {
        ...heldAway("State College Savings Plan"),
      }),
    ],
    holdings: [
      {
        ...holding(plan401k, "VTTSX", [lot(null, "2000", null)]),
        asset_class_mix: [
          { class: "us_equity", weight: "0.54" },
          { class: "intl_equity", weight: "0.36" },
          { class: "fixed_income", weight: "0.10" },
        ],
      },
      holding(brokerage, "VOO", [lot(null, "250", null)]),
      holding(roth, "VTI", [lot(null, "250", null)]),
      holding(college, "BND", [lot(null, "200", null)]),
    ],
  },
  flows: [],
  documents: [],
  tasks: [],
  notes: [],
};
