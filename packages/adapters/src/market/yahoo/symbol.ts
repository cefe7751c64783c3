/** Yahoo writes share classes with a dash (BRK-B) and markets with a dot (RELIANCE.NS). */
export const toYahooSymbol = (symbol: string): string => symbol.replace(/\.([AB])$/, "-$1");

export const fromYahooSymbol = (symbol: string): string => symbol.replace(/-([AB])$/, ".$1");

/** The exchange's local date at a Unix time; both arguments are in seconds. */
export const localDay = (seconds: number, offset: number): string =>
  new Date((seconds + offset) * 1000).toISOString().slice(0, 10);
