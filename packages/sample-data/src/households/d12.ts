import { documents } from "../documents/d12.ts";
import { policy, target } from "../policy.ts";
import { account, asOf, member, type Sample } from "../sample.ts";

const ips = policy(
  {
    id: "ips_d12",
    name: "Starting policy",
    effective: "2026-11-16",
    risk_tolerance: "moderate",
    targets: [
      target("us_equity", "45", "40", "50"),
      target("intl_equity", "15", "12", "18"),
      target("fixed_income", "35", "30", "40"),
      target("cash", "5", "3", "10"),
    ],
  },
  {},
);

/** A new client: the policy is signed and one account is open but still empty. */
export const d12: Sample = {
  snapshot: {
    household: {
      id: "hh_d12",
      advisor_id: "adv_north",
      name: "Empty household",
      members: [member("mem_d12_riley", "Riley Novak", "primary", "1991-06-06")],
      risk_tolerance: "moderate",
      ips: [ips],
      needs: [],
      next_meeting: null,
      summary: { total_value: "0.00", out_of_band: null, as_of: asOf },
      simulated: true,
    },
    accounts: [
      account("acc_d12_individual", "New account", "individual", ["mem_d12_riley"], "0.00"),
    ],
    holdings: [],
  },
  flows: [],
  documents,
  tasks: [],
  notes: [],
};
