/** Yahoo writes share classes with a dash (BRK-B) and markets with a dot (RELIANCE.NS). */
export const toYahooSymbol = (symbol: string): string => symbol.replace(/\.([AB])$/, "-$1");

export const fromYahooSymbol = (symbol: string): string => symbol.replace(/-([AB])$/, ".$1");

/** Currencies that some markets quote in hundredths. */
const hundredths: Readonly<Record<string, string>> = {
  GBp: "GBP",
  GBX: "GBP",
  ZAc: "ZAR",
  ILA: "ILS",
};

/** The main currency, and how many quoted units make one unit of it: 100 for pence. */
export const splitCurrency = (currency: string): { currency: string; per: number } => {
  const whole = hundredths[currency];
  return whole === undefined ? { currency, per: 1 } : { currency: whole, per: 100 };
};

/** The exchange's local date at a Unix time; both arguments are in seconds. */
export const localDay = (seconds: number, offset: number): string =>
  new Date((seconds + offset) * 1000).toISOString().slice(0, 10);
