import { type Decimal, min, sum, zero } from "../../decimal.ts";

/** Dollars per account id. */
export type Wallets = ReadonlyMap<string, Decimal>;

export const inWallet = (wallets: Wallets, id: string): Decimal => wallets.get(id) ?? zero;

export const walletSum = (wallets: Wallets): Decimal => sum(wallets.values());

/** Both wallets together, account by account. */
export function addWallets(a: Wallets, b: Wallets): Wallets {
  const ids = new Set([...a.keys(), ...b.keys()]);
  return new Map([...ids].map((id) => [id, inWallet(a, id).plus(inWallet(b, id))]));
}

export const subtractWallets = (a: Wallets, b: Wallets): Wallets =>
  addWallets(a, new Map([...b].map(([id, amount]) => [id, amount.neg()])));

/** Takes up to `amount` from the wallets, in the order of `ids`. */
export function draw(wallets: Wallets, ids: readonly string[], amount: Decimal): Wallets {
  const drawn = new Map<string, Decimal>();
  let left = amount;
  for (const id of ids) {
    const part = min(left, inWallet(wallets, id));
    if (part.lte(0)) continue;
    drawn.set(id, part);
    left = left.minus(part);
  }
  return drawn;
}
