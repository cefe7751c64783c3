import type { Day } from "../day.ts";

/** What the name of an exchange-traded option says of it. */
export interface OptionContract {
  /** The symbol of the shares that it is on. */
  share: string;
  right: "call" | "put";
  /** US dollars a share. */
  strike: number;
  /** The last day on which it can be exercised. */
  expires: Day;
}

/**
 * Reads a contract's name as the Options Clearing Corporation writes it, without blanks: the share's symbol, the day as
 * YYMMDD, C or P, and the strike in thousandths of a dollar in eight digits (OCC Series Key, 2010). Undefined where the
 * symbol is none.
 */
export function optionContract(symbol: string): OptionContract | undefined {
  const found = series.exec(symbol);
  if (found === null) return undefined;
  const [, share = "", year, month, day, right, strike] = found;
  return {
    share,
    right: right === "C" ? "call" : "put",
    strike: Number(strike) / 1_000,
    expires: `20${year}-${month}-${day}`,
  };
}

const series = /^([A-Z.]{1,6})(\d{2})(\d{2})(\d{2})([CP])(\d{8})$/;
