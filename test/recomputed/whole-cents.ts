import { Fraction, larger, none, total } from "./fraction.ts";

/** In whole cents by largest remainder, without what is too small, which cash takes. */
export function settled(
  names: readonly string[],
  amounts: readonly Fraction[],
  smallest: Fraction,
): Map<string, Fraction> {
  const bought = largestRemainder(
    names,
    amounts.map((amount) => larger(amount, none)),
  );
  const sold = largestRemainder(
    names,
    amounts.map((amount) => larger(amount.negated(), none)),
  );
  const trades = names.map(
    (name, at) => [name, (bought[at] ?? none).minus(sold[at] ?? none)] as const,
  );
  const small = trades.filter(
    ([name, amount]) => name !== "cash" && !amount.is0() && amount.size().isUnder(smallest),
  );
  const kept = trades
    .filter((trade) => !small.includes(trade))
    .map(
      ([name, amount]) =>
        [name, name === "cash" ? amount.plus(total(small.map(([, one]) => one))) : amount] as const,
    );
  if (kept.every(([, amount]) => amount.is0())) return new Map();
  return new Map(kept.filter(([name, amount]) => name === "cash" || !amount.is0()));
}

/** Equal remainders go by name. */
export function largestRemainder(
  names: readonly string[],
  amounts: readonly Fraction[],
): Fraction[] {
  const floors = amounts.map((amount) => amount.truncated(2));
  const cent = new Fraction(1n, 100n);
  const nameAt = (at: number) => names[at] ?? "";
  let missing = total(amounts).rounded(2).minus(total(floors));
  const ranked = amounts
    .map((amount, at) => ({ at, rest: amount.minus(floors[at] ?? none) }))
    .sort((a, b) => b.rest.compare(a.rest) || (nameAt(a.at) < nameAt(b.at) ? -1 : 1));
  const result = [...floors];
  for (const { at } of ranked) {
    if (!missing.above0()) break;
    result[at] = (result[at] ?? none).plus(cent);
    missing = missing.minus(cent);
  }
  return result;
}
