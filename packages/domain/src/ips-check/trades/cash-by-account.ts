import { type Decimal, min, sum, zero } from "../../decimal.ts";

/** Dollars per account id. */
export type CashByAccount = ReadonlyMap<string, Decimal>;

export const cashIn = (wallets: CashByAccount, id: string): Decimal => wallets.get(id) ?? zero;

export const totalCash = (wallets: CashByAccount): Decimal => sum(wallets.values());

/** Adds both per account. */
export function addCash(a: CashByAccount, b: CashByAccount): CashByAccount {
  const ids = new Set([...a.keys(), ...b.keys()]);
  return new Map([...ids].map((id) => [id, cashIn(a, id).plus(cashIn(b, id))]));
}

export const subtractCash = (a: CashByAccount, b: CashByAccount): CashByAccount =>
  addCash(a, new Map([...b].map(([id, amount]) => [id, amount.neg()])));

/** Takes up to `amount` from the accounts, in the order of `ids`. */
export function drawCash(
  wallets: CashByAccount,
  ids: readonly string[],
  amount: Decimal,
): CashByAccount {
  const drawn = new Map<string, Decimal>();
  let left = amount;
  for (const id of ids) {
    const part = min(left, cashIn(wallets, id));
    if (part.lte(0)) continue;
    drawn.set(id, part);
    left = left.minus(part);
  }
  return drawn;
}
