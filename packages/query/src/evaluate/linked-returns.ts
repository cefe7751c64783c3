import { addDays, type Day } from "@advisor/domain/day";
import type { Decimal } from "@advisor/domain/decimal";
import { tradingDays } from "@advisor/domain/ips-check/findings/stale";
import { annualize, canAnnualize } from "@advisor/domain/returns/annual";
import { moneyWeightedReturn } from "@advisor/domain/returns/money-weighted";
import {
  addBackFees,
  investmentGain,
  netFlow,
  type SubPeriod,
  subPeriodsOf,
} from "@advisor/domain/returns/sub-period";
import { timeWeightedReturn } from "@advisor/domain/returns/time-weighted";
import type { Rule } from "../book/dataset.ts";
import type { Figure, Row } from "../book/row.ts";
import type { Span } from "../schema/period.ts";

/**
 * The maximum age in days of a value on the day it is used for; it spans a holiday or a long
 * weekend.
 */
const tolerance = 7;

/** The newest row of each account. */
export function latestRows(rows: readonly Row[]): Row[] {
  const newest = new Map<string, Row>();
  for (const row of rows) {
    const account = row.valuation?.account ?? row.key;
    const known = newest.get(account);
    if (known === undefined || (row.day ?? "") > (known.day ?? "")) newest.set(account, row);
  }
  return [...newest.values()];
}

/**
 * Each account's value on a day, or its newest value in the week before, because a month may end on
 * a Sunday.
 */
export const valuesOn = (rows: readonly Row[], on: Day): Row[] =>
  latestRows(rows.filter(({ day }) => day !== null && day <= on && day >= addDays(on, -tolerance)));

/**
 * The sub-periods of a span. The first one begins with the value of the day before the span, a
 * weekend aside, or of the span's first day if there is one, or else with the newest value of the
 * week before.
 */
export function subPeriodsIn(rows: readonly Row[], { from }: Span): SubPeriod[] {
  const links = subPeriodsOf(rows.flatMap(({ valuation }) => valuation ?? []));
  const [first, ...others] = links;
  return first?.to === from && tradingDays(first.from, first.to) > 1 ? others : links;
}

/** Whether a value is too old to open a period that begins on the day. */
const opensTooEarly = (opening: Day, first: Day): boolean =>
  opening < addDays(first, -1 - tolerance);

/** The accounts' combined return over the span or the group's own time, if their values cover it. */
export function combinedReturn(
  { figure, annual }: Extract<Rule, { how: "linked" }>,
  rows: readonly Row[],
  whole: Within,
): Figure {
  const links = subPeriodsIn(rows, whole.span);
  const [first, last] = [links[0], links.at(-1)];
  if (first === undefined || last === undefined) return "no_opening_value";
  const missing = outside(first.from, last.to, whole);
  if (missing !== undefined) return missing;
  const flows = rows.some(({ figures }) => figures.net_flow === "not_on_file");
  const fees = rows.some(({ figures }) => figures.fees === "not_on_file");
  if (flows || (figure === "gross" && fees)) return "not_on_file";
  if (figure === "earned") return investmentGain(links);
  if (figure === "net_flow") return netFlow(links);
  if (annual === true && !canAnnualize(first.from, last.to)) return "does_not_apply";
  const rate = rateOf(figure, links, annual === true, first.from, last.to);
  return rate === null ? "not_computable" : rate.times(100);
}

function rateOf(
  figure: "time_weighted" | "gross" | "money_weighted",
  links: readonly SubPeriod[],
  annual: boolean,
  from: Day,
  to: Day,
): Decimal | null {
  const whole =
    figure === "money_weighted"
      ? moneyWeightedReturn(links)
      : timeWeightedReturn(figure === "gross" ? addBackFees(links) : links);
  return whole === null || !annual ? whole : annualize(whole, from, to);
}

/** The days that a return must cover, and the first day of its group. */
interface Within {
  span: Span;
  opens: Day | null;
}

function outside(from: Day, to: Day, { span, opens }: Within): Figure | undefined {
  if (opens !== null && opensTooEarly(from, opens)) return "no_opening_value";
  if (span.from !== null && (from > span.from || opensTooEarly(from, span.from))) {
    return "no_opening_value";
  }
  return span.to !== null && to < addDays(span.to, -tolerance) ? "no_closing_value" : undefined;
}
