import type * as Account from "@advisor/domain/account";
import type { Dataset } from "@advisor/domain/brokerage/dataset";
import { type Decimal, decimal, sum } from "@advisor/domain/decimal";
import type * as Document from "@advisor/domain/document";
import type * as Holding from "@advisor/domain/holding";
import type * as Household from "@advisor/domain/household";
import type * as Lot from "@advisor/domain/lot";
import type * as Member from "@advisor/domain/member";
import type * as Note from "@advisor/domain/note";
import type * as Unvested from "@advisor/domain/portfolio/unvested";
import type * as Task from "@advisor/domain/task";
import type { Flow } from "./flow.ts";
import { listingOf } from "./securities.ts";

/** An account's time-weighted return, by the account's name. */
export type StatedReturn = Pick<
  Dataset["performance"]["performance"][number],
  "account" | "timeframe" | "return_pct"
>;

/** A fictional household with all of its stored data. */
export interface Sample {
  snapshot: Household.Snapshot;
  /** Deposits and withdrawals of the past year. */
  flows: Flow[];
  /** Returns that something else on file depends on. All others are made up. */
  returns?: StatedReturn[];
  documents: Document.Info[];
  tasks: Task.Info[];
  notes: Note.Info[];
}

/** The date of all figures without one of their own. */
export const asOf = "2026-11-20";

/** Simulated exchange rates on `asOf`: US dollars per unit of the currency. */
const rates: Readonly<Record<string, string>> = { INR: "0.0115" };

export const member = (
  id: string,
  name: string,
  role: Member.Info["role"],
  birth_date: string | null,
): Member.Info => ({ id, name, role, birth_date });

/** A managed account with settled cash; override with `rest`. */
export const account = (
  id: string,
  name: string,
  type: Account.Info["type"],
  owner_ids: string[],
  cash: string,
  rest: Partial<Account.Info> = {},
): Account.Info => ({
  id,
  household_id: householdIdOf(id),
  name,
  type,
  owner_ids,
  custodian: "Meridian Custody",
  managed: true,
  ips_group: null,
  cash: { total: cash, settled: cash },
  pending: [],
  as_of: asOf,
  ...rest,
});

/** A lot without an id, which the holding adds. */
export type LotRow = Omit<Lot.Info, "id">;

export const lot = (
  acquired: string | null,
  quantity: string,
  cost_per_share: string | null,
  source: Lot.Info["source"] = "purchase",
): LotRow => ({ acquired, quantity, cost_per_share, source });

/** A listed security at its closing price, with these lots. */
export function holding(accountId: string, symbol: string, lots: LotRow[]): Holding.Info {
  const { security, price } = listingOf(symbol);
  if (security.kind === null || security.kind === "index")
    throw new Error(`${symbol} is an index and cannot be held`);
  const foreign = security.currency !== "USD";
  return {
    account_id: accountId,
    security_id: symbol,
    symbol,
    name: security.name,
    kind: security.kind,
    issuer_id: security.issuer_id,
    sector: security.sector,
    asset_class: security.asset_class,
    asset_class_mix: null,
    multiplier: "1",
    price: {
      amount: price,
      currency: security.currency,
      date: asOf,
      fx_rate: foreign ? (rates[security.currency] ?? null) : null,
      fx_date: foreign ? asOf : null,
    },
    ...withLotTotals(accountId, symbol, lots),
  };
}

/** Shares that vest into an account on a date, at the closing price. */
export function unvested(
  accountId: string,
  symbol: string,
  quantity: string,
  vests: string,
): Unvested.Info {
  const { name, price } = holding(accountId, symbol, []);
  const id = `${accountId.replace("acc_", "vest_")}_${vests}`;
  return { id, account_id: accountId, symbol, name, quantity, vests, price };
}

/** The total quantity of the lots, and the lots with their ids. */
export function withLotTotals(
  accountId: string,
  security: string,
  lots: LotRow[],
): Pick<Holding.Info, "quantity" | "lots"> {
  const stem = `${accountId}_${security}`.replace("acc_", "lot_").replace(/\W/g, "_").toLowerCase();
  return {
    quantity: total(lots).toFixed(),
    lots: lots.map((row, index) => ({ id: `${stem}_${index + 1}`, ...row })),
  };
}

/**
 * The household that a sample id belongs to: `acc_d1_joint`, `doc_d1_ips` and `task_d1_1` belong to
 * `hh_d1`.
 */
export const householdIdOf = (id: string): string => `hh_${id.split("_")[1]}`;

const total = (lots: readonly LotRow[]): Decimal => sum(lots.map((row) => decimal(row.quantity)));
