import { providerFault } from "../http/provider-fault.ts";

/** FMP writes a share class with a dash; other suffixes are exchanges, as in VOD.L. */
export const dashedSymbol = (symbol: string): string => symbol.replace(/\.(?=[AB]$)/, "-");

/** True for one symbol in two providers' spellings, such as BRK.B and BRK-B. */
export const isSameSymbol = (a: string, b: string): boolean => letters(a) === letters(b);

const letters = (symbol: string): string => symbol.toUpperCase().replace(/[^A-Z0-9^]/g, "");

/** Fails where a provider names another security than the one that was asked for. */
export function requireSymbol(
  provider: string,
  asked: string,
  named: string | null | undefined,
): void {
  if (named == null || isSameSymbol(named, asked)) return;
  throw providerFault("not_found", provider, `answered about another security than ${asked}.`);
}

/**
 * The rows about the security that was asked for, by their own symbol where they have one. Rows that
 * are all about others are a failure: they do not say that there are none.
 */
export function rowsAbout<Row extends { symbol: string | null }>(
  provider: string,
  asked: string,
  rows: readonly Row[],
): Row[] {
  const own = rows.filter(({ symbol }) => symbol === null || isSameSymbol(symbol, asked));
  if (own.length === 0) requireSymbol(provider, asked, rows[0]?.symbol);
  return own;
}
