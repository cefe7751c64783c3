import type { Day } from "../day.ts";

/** The contract that an exchange-traded option's symbol describes. */
export interface OptionContract {
  /** The symbol of the underlying shares. */
  underlying: string;
  right: "call" | "put";
  /** US dollars per share. */
  strike: number;
  /** The last day on which it can be exercised. */
  expires: Day;
}

/**
 * Parses an OCC option symbol without blanks: the underlying's symbol, the expiration as YYMMDD, C
 * or P, and the strike in thousandths of a dollar with eight digits (OCC Series Key, 2010).
 * Undefined when the text is not one.
 */
export function parseOptionContract(symbol: string): OptionContract | undefined {
  const found = series.exec(symbol);
  if (found === null) return undefined;
  const [, share = "", year, month, day, right, strike] = found;
  return {
    underlying: share,
    right: right === "C" ? "call" : "put",
    strike: Number(strike) / 1_000,
    expires: `20${year}-${month}-${day}`,
  };
}

const series = /^([A-Z.]{1,6})(\d{2})(\d{2})(\d{2})([CP])(\d{8})$/;
