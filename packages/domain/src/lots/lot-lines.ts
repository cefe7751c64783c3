import * as z from "zod";
import * as Account from "../account.ts";
import { addDays, type Day, nextYear } from "../day.ts";
import { cents, type Decimal, decimal } from "../decimal.ts";
import { Units, Usd, UsdPerUnit } from "../figure.ts";
import * as Holding from "../holding.ts";
import type * as Household from "../household.ts";
import type * as Lot from "../lot.ts";
import { isLongTerm, lotGain } from "./lots.ts";

/** A lot with its value and gain today. Unknown figures are null. */
export const LotLine = z.object({
  account_id: z.string(),
  symbol: z.string().nullable(),
  name: z.string(),
  lot_id: z.string(),
  acquired: z.string().nullable(),
  source: z.string(),
  quantity: Units,
  /** US dollars per share. */
  cost_per_share: UsdPerUnit.nullable(),
  cost: Usd.nullable(),
  value: Usd.nullable(),
  gain: Usd.nullable(),
  /** Null when unknown; `no_tax` in accounts whose sales are not taxed. */
  term: z.enum(["short", "long", "no_tax"]).nullable(),
  /** The day on which a short-term lot becomes long-term. */
  long_term_from: z.string().nullable(),
});
export type LotLine = z.infer<typeof LotLine>;

/** Every lot of a household, with its gain and term if sold today. */
export const lotLines = ({ accounts, holdings }: Household.Snapshot, today: Day): LotLine[] =>
  holdings.flatMap((holding) => {
    const account = accounts.find(({ id }) => id === holding.account_id);
    const taxed = account !== undefined && !Account.sheltered(account);
    return holding.lots.map((lot) => line(holding, lot, taxed, today));
  });

function line(holding: Holding.Info, lot: Lot.Info, taxed: boolean, today: Day): LotLine {
  const price = priceOf(holding);
  const quantity = decimal(lot.quantity);
  const scale = decimal(holding.multiplier);
  const { cost_per_share } = lot;
  const long = isLongTerm(lot, today);
  const money = (value: Decimal | undefined): number | null =>
    value === undefined ? null : cents(value.times(scale)).toNumber();
  return {
    account_id: holding.account_id,
    symbol: holding.symbol,
    name: holding.name,
    lot_id: lot.id,
    acquired: lot.acquired,
    source: lot.source,
    quantity: quantity.toNumber(),
    cost_per_share: cost_per_share === null ? null : decimal(cost_per_share).toNumber(),
    cost: cost_per_share === null ? null : money(quantity.times(cost_per_share)),
    value: money(price?.times(quantity)),
    gain: price === undefined ? null : money(lotGain(lot, quantity, price)),
    term: taxed ? termOf(long) : "no_tax",
    long_term_from:
      taxed && long === false && lot.acquired !== null ? addDays(nextYear(lot.acquired), 1) : null,
  };
}

const termOf = (long: boolean | undefined): "short" | "long" | null =>
  long === undefined ? null : long ? "long" : "short";

function priceOf(holding: Holding.Info): Decimal | undefined {
  const price = Holding.dollarPrice(holding);
  return typeof price === "string" ? undefined : price;
}
