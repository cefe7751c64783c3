import type { Dataset } from "../brokerage/dataset.ts";
import type * as Household from "../household.ts";
import type * as Task from "../task.ts";

const as_of = "2026-11-20";
const account = "Joint";
const accounts = [account];

const holding = (symbol: string, quantity: string): Household.Snapshot["holdings"][number] => ({
  ...{ account_id: "acc_1", security_id: symbol, symbol, name: symbol, kind: "stock" as const },
  ...{ issuer_id: null, sector: null, asset_class: "us_equity", asset_class_mix: null },
  ...{ quantity, multiplier: "1", lots: [] },
  price: { amount: "100", currency: "USD", date: as_of, fx_rate: null, fx_date: null },
});

const trade = (day: string, symbol: string, side: "BUY" | "SELL", quantity: string) => ({
  ...{ account, timestamp: `${day}T15:00:00Z`, symbol, side, quantity, price: "10" },
});

const transfer = (
  day: string,
  type: "deposit" | "withdrawal",
  amount: string,
  status: "completed" | "pending",
) => ({ account, timestamp: `${day}T15:00:00Z`, type, method: "ACH", amount, status });

const task = (title: string, done_at: string): Task.Info => ({
  ...{ id: title, household_id: "hh_1", title, due: null, priority: "normal", assignee: "adv" },
  ...{ related: null, status: "done", created_at: "2026-01-01T00:00:00Z", done_at },
});

/** Ten AAA and five BBB now; CCC was sold; three transfers since June, one of them pending. */
export function givenHousehold() {
  const snapshot: Household.Snapshot = {
    household: {
      ...{ id: "hh_1", advisor_id: "adv", name: "One", members: [], risk_tolerance: "", ips: [] },
      ...{ needs: [], next_meeting: null, simulated: true },
      summary: { total_value: "0", out_of_band: null, as_of },
    },
    accounts: [
      {
        ...{ id: "acc_1", household_id: "hh_1", name: account, type: "joint", owner_ids: ["m"] },
        ...{ custodian: "C", managed: true, ips_group: null, pending: [], as_of },
        cash: { total: "11500", settled: "11500" },
      },
    ],
    holdings: [holding("AAA", "10"), holding("BBB", "5")],
  };
  const statements: Partial<Dataset> = {
    activity: {
      ...{ as_of, accounts },
      trades: [
        trade("2026-03-01", "AAA", "BUY", "6"),
        trade("2026-07-01", "AAA", "BUY", "4"),
        trade("2026-08-01", "BBB", "BUY", "5"),
        trade("2026-09-01", "CCC", "SELL", "3"),
      ],
    },
    transfers: {
      ...{ as_of, accounts },
      transfers: [
        transfer("2026-05-01", "deposit", "9999", "completed"),
        transfer("2026-08-01", "deposit", "2000", "completed"),
        transfer("2026-09-01", "withdrawal", "500", "completed"),
        transfer("2026-10-01", "deposit", "777", "pending"),
      ],
    },
    valuations: {
      as_of,
      accounts: [
        {
          ...{ account, source: "statement" },
          values: [
            { day: "2026-06-30", value: "10000" },
            { day: as_of, value: "13000" },
          ],
        },
      ],
    },
  };
  const tasks = [task("On the day", "2026-06-30T10:00:00Z"), task("After", "2026-07-02T10:00:00Z")];
  return { snapshot, statements, tasks };
}
