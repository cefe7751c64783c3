import type { Day } from "@advisor/domain/day";
import type { Decimal } from "@advisor/domain/decimal";
import type * as Holding from "@advisor/domain/holding";
import type { Reason as PositionReason } from "@advisor/domain/position";
import type { Uncomputed } from "@advisor/domain/retirement/required-distribution";
import type { Valuation } from "@advisor/domain/returns/valuation";

/** Why a figure is not known. */
export type Reason =
  | PositionReason
  | Uncomputed
  | "differs_between_rows"
  | "does_not_apply"
  | "ips_invalid"
  | "no_ips"
  | "no_closing_value"
  | "no_limit"
  | "no_opening_value"
  | "no_rows"
  | "not_computable"
  | "not_on_file"
  | "total_not_positive"
  | "zero_cost";

export type Figure = Decimal | Reason;

export const isKnown = (figure: Figure): figure is Decimal => typeof figure !== "string";

/** One fact of a household. Figures are exact; amounts are US dollars unless the measure says otherwise. */
export interface Row {
  /** The record behind it: a lot, an account, a task. */
  id: string;
  /** Rows of one key are one line of a list: a symbol over accounts, the classes of one fund. */
  key: string;
  source: string;
  as_of: Day;
  /** The day by which a period chooses rows; null where the dataset has none. */
  day: Day | null;
  dimensions: Readonly<Record<string, string | null>>;
  figures: Readonly<Record<string, Figure>>;
  /** The price of what is quoted in another currency. */
  foreign?: Holding.Price;
  /** What returns are linked from. */
  valuation?: Valuation;
  /** Names of what the figures leave out, such as a holding without a price in an account's value. */
  omits?: readonly string[];
}
