import { date } from "../format/figures.ts";

/** A household with what its price days are read from. */
interface Priced {
  prices_as_of: string | null;
  holdings: {
    accounts: readonly { as_of: string; holdings: readonly { price: number | null }[] }[];
  };
}

/**
 * The days of the prices behind a household's figures: of its oldest and its newest account with a
 * price, where they differ; none where nothing has a price.
 */
export function priceDays({ prices_as_of, holdings }: Priced): string[] {
  if (prices_as_of === null) return [];
  const days = holdings.accounts
    .filter((account) => account.holdings.some(({ price }) => price !== null))
    .map(({ as_of }) => as_of);
  return [...new Set([prices_as_of, days.toSorted().at(-1) ?? prices_as_of])];
}

/** "Nov 20, 2026 prices", or "prices of Oct 31, 2026 to Nov 20, 2026". */
export function priceWords(days: readonly string[]): string {
  const [oldest, newest] = days;
  if (oldest === undefined) return "no prices on file";
  return newest === undefined
    ? `${date(oldest)} prices`
    : `prices of ${date(oldest)} to ${date(newest)}`;
}

/** When a check was made, and on which prices. */
export const checkedOnPrices = (checked: string, days: readonly string[]): string =>
  `checked ${date(checked)}${days.length === 0 ? ", " : " on "}${priceWords(days)}`;
