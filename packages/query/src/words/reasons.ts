import type { Reason } from "../book/row.ts";

/** Why a figure is unknown, as a predicate: "has no price on file". */
export const reasonText: Record<Reason, string> = {
  no_price: "has no price on file",
  no_fx_rate: "has no exchange rate on file",
  no_purchase_fx_rate: "has no exchange rate of its purchase on file",
  no_day_change: "has no change of the day on file",
  no_basis: "has no known cost",
  gift_below_donor_basis: "is a gift worth less than the donor paid",
  no_lots: "has no lots on file",
  lots_do_not_add_up: "has lots that do not add up to its quantity",
  inherited_account: "is an inherited account, whose distributions follow the beneficiary rules",
  spouse_much_younger:
    "belongs to an owner whose spouse is more than ten years younger, so that another table may apply",
  no_single_owner: "has no single owner on file",
  no_birth_date: "has no birth date of its owner on file",
  no_year_end_value: "has no value of the end of last year on file",
  differs_between_rows: "differs between the lines",
  several_reasons: "is unknown, for several reasons",
  does_not_apply: "does not apply",
  ips_invalid: "has a policy with faults",
  no_ips: "has no policy in effect",
  no_closing_value: "has no value on file for the end of the period",
  no_limit: "has no limit",
  no_opening_value: "has no value on file for the start of the period",
  no_rows: "is not there",
  not_computable: "cannot be computed",
  not_on_file: "is not on file",
  total_not_positive: "has no weight, because the total is not above zero",
  zero_cost: "has a cost of zero",
};

export const isReason = (name: string): name is Reason => Object.hasOwn(reasonText, name);

/** The same for a plural subject: "have no price on file". */
export const reasonOfMany = (reason: Reason): string =>
  reasonText[reason]
    .replace(/^has /, "have ")
    .replace(/^is /, "are ")
    .replace(/^does /, "do ")
    .replace(/^differs /, "differ ");
