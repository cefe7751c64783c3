import type * as Holding from "@advisor/domain/holding";
import { documents } from "../documents/d11.ts";
import { account, holding, lot, member, type Sample } from "../sample.ts";

const brokerage = "acc_d11_brokerage";
const statementDay = "2026-01-15";

/** A position with one average cost and no dates, as the custodian reports it. */
const position = (symbol: string, quantity: string, cost: string, price: string): Holding.Info => ({
  ...holding(brokerage, symbol, [lot(null, quantity, cost)]),
  price: { amount: price, currency: "USD", date: statementDay, fx_rate: null, fx_date: null },
});

/** The brokerage dataset as the custodian reports it. Its total deliberately does not reconcile. */
export const d11: Sample = {
  snapshot: {
    household: {
      id: "hh_d11",
      advisor_id: "adv_north",
      name: "Demo investor",
      members: [member("mem_d11_investor", "Demo Investor", "primary", null)],
      risk_tolerance: "not assessed",
      ips: [],
      needs: [],
      next_meeting: null,
      summary: { total_value: "128450.22", out_of_band: null, as_of: statementDay },
      simulated: true,
    },
    accounts: [
      account(brokerage, "Brokerage", "individual", ["mem_d11_investor"], "12340.10", {
        cash: { total: "12340.10", settled: "11990.10" },
        as_of: statementDay,
      }),
    ],
    holdings: [
      position("AAPL", "42", "150.25", "193.12"),
      position("MSFT", "12", "280.10", "420.55"),
      position("VOO", "25", "390.55", "412.34"),
    ],
  },
  flows: [],
  documents,
  tasks: [],
  notes: [],
};
