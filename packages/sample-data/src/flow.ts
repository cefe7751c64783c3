import type { Dataset } from "@advisor/domain/brokerage/dataset";

type Transfer = Dataset["transfers"]["transfers"][number];

/** Money that came into an account, or left it, on a business day of the past year. */
export interface Flow extends Pick<Transfer, "type" | "method" | "amount"> {
  account_id: string;
  day: string;
}

/** The same amount, in US dollars, into the account on each of the days. */
export const deposits = (
  account_id: string,
  amount: string,
  days: readonly string[],
  method = "ACH",
): Flow[] => days.map((day) => ({ account_id, day, type: "deposit", method, amount }));

/** The same amount, in US dollars, out of the account on each of the days. */
export const withdrawals = (
  account_id: string,
  amount: string,
  days: readonly string[],
  method = "ACH",
): Flow[] => days.map((day) => ({ account_id, day, type: "withdrawal", method, amount }));

/** What a household adds now and then when nothing is agreed: once a quarter, a little more each time. */
export const quarterlyDeposits = (account_id: string): Flow[] => [
  ...deposits(account_id, "1000.00", ["2026-02-17"]),
  ...deposits(account_id, "1250.00", ["2026-05-15"], "wire"),
  ...deposits(account_id, "1500.00", ["2026-08-17"]),
];
