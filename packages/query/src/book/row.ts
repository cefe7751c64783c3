import type { Day } from "@advisor/domain/day";
import type { Decimal } from "@advisor/domain/decimal";
import type * as Holding from "@advisor/domain/holding";
import type { UnknownReason as PositionReason } from "@advisor/domain/position";
import type { NotComputedReason } from "@advisor/domain/retirement/required-distribution";
import type { Valuation } from "@advisor/domain/returns/valuation";

/** Why a figure is unknown. */
export type Reason =
  | PositionReason
  | NotComputedReason
  | "differs_between_rows"
  | "several_reasons"
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

/**
 * One fact about a household. Figures are exact. Amounts are in US dollars unless the measure has
 * another unit.
 */
export interface Row {
  /** The id of the record: a lot, an account, a task. */
  id: string;
  /**
   * Rows with the same key form one line of a list: a symbol over accounts, the classes of one
   * fund.
   */
  key: string;
  source: string;
  as_of: Day;
  /** The day by which a period selects rows; null if the dataset has none. */
  day: Day | null;
  dimensions: Readonly<Record<string, string | null>>;
  figures: Readonly<Record<string, Figure>>;
  /** The price of a security that is quoted in another currency. */
  foreign?: Holding.Price;
  /** The account value from which returns are computed. */
  valuation?: Valuation;
  /** What the figures exclude, such as a holding without a price. */
  omits?: readonly string[];
}
