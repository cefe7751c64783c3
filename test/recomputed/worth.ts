import type { FileAccount, FileHolding, FileHousehold, FileLot } from "./file.ts";
import { type Fraction, none, read, total } from "./fraction.ts";
import { type Listed, securityOf } from "./securities.ts";

/** A holding of a file with what it is worth: the rules of values, costs and gains, written anew. */
export interface Worth {
  row: FileHolding;
  security: Listed;
  account: FileAccount;
  quantity: Fraction;
  /** Units of the underlying in one unit. */
  multiplier: Fraction;
  /** US dollars of one unit of the underlying; undefined without a price. */
  price: Fraction | undefined;
  value: Fraction | undefined;
}

export function worthOf({ holdings, accounts }: FileHousehold): Worth[] {
  return holdings.map((row) => {
    const account = accounts.find(({ id }) => id === row.account_id);
    if (account === undefined) throw new Error("A holding needs its account.");
    const { price, quantity, multiplier } = row;
    const dollars = price && read(price.amount).times(read(price.fx_rate ?? "1"));
    return {
      ...{ row, account, price: dollars, quantity: read(quantity), multiplier: read(multiplier) },
      security: securityOf(row.symbol ?? row.security_id ?? ""),
      value: dollars?.times(read(quantity)).times(read(multiplier)),
    };
  });
}

export const cashOf = ({ cash }: FileAccount): Fraction => read(cash.total);
export const settledOf = ({ cash }: FileAccount): Fraction => read(cash.settled ?? cash.total);

/** Gain of a part of a lot in US dollars; undefined without a basis, and for a gift at a loss. */
export function lotGain(one: Worth, lot: FileLot, quantity: Fraction): Fraction | undefined {
  if (lot.cost_per_share === undefined || one.price === undefined) return undefined;
  const gain = one.price.minus(read(lot.cost_per_share)).times(quantity).times(one.multiplier);
  return lot.source === "gift" && gain.below0() ? undefined : gain;
}

/** What all lots cost and gained; undefined as soon as one lot's is not known. */
export function costAndGain(one: Worth): { cost?: Fraction; gain?: Fraction } {
  const { lots } = one.row;
  const costs = lots.map(({ cost_per_share, quantity }) =>
    cost_per_share === undefined ? undefined : read(cost_per_share).times(read(quantity)),
  );
  if (lots.length === 0 || costs.includes(undefined)) return {};
  const cost = total(costs.map((each) => each ?? none)).times(one.multiplier);
  if (one.price === undefined) return { cost };
  const gains = lots.map((lot) => lotGain(one, lot, read(lot.quantity)));
  return gains.includes(undefined) ? {} : { cost, gain: total(gains.map((each) => each ?? none)) };
}

/** Held longer than a year on the day; undefined where the date does not say. */
export function isLong(
  { source, acquired, cost_per_share }: FileLot,
  day: string,
): boolean | undefined {
  if (source === "inherited") return true;
  if (acquired === undefined || (source === "gift" && cost_per_share === undefined))
    return undefined;
  const [year = "", month = "", date = ""] = acquired.split("-");
  const leap = month === "02" && date === "29";
  return day > `${Number(year) + 1}-${month}-${leap ? "28" : date}`;
}
