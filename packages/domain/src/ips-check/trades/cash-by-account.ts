import { type Decimal, min, sum, zero } from "../../decimal.ts";

/** Dollars per account id. */
export type ByAccount = ReadonlyMap<string, Decimal>;

export const of = (wallets: ByAccount, id: string): Decimal => wallets.get(id) ?? zero;

export const total = (wallets: ByAccount): Decimal => sum(wallets.values());

/** Adds both per account. */
export function add(a: ByAccount, b: ByAccount): ByAccount {
  const ids = new Set([...a.keys(), ...b.keys()]);
  return new Map([...ids].map((id) => [id, of(a, id).plus(of(b, id))]));
}

export const subtract = (a: ByAccount, b: ByAccount): ByAccount =>
  add(a, new Map([...b].map(([id, amount]) => [id, amount.neg()])));

/** Takes up to `amount` from the accounts, in the order of `ids`. */
export function draw(wallets: ByAccount, ids: readonly string[], amount: Decimal): ByAccount {
  const drawn = new Map<string, Decimal>();
  let left = amount;
  for (const id of ids) {
    const part = min(left, of(wallets, id));
    if (part.lte(0)) continue;
    drawn.set(id, part);
    left = left.minus(part);
  }
  return drawn;
}
