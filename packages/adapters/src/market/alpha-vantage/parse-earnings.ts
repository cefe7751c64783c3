import type { Day } from "@advisor/domain/day";
import { addDays } from "@advisor/domain/day";
import * as z from "zod";
import { fittingRows } from "../shared/fitting-rows.ts";
import { dayField, textField } from "../shared/values.ts";

/** EARNINGS: when each quarter was reported. */
export const AlphaVantageEarnings = z.object({
  symbol: textField,
  annualEarnings: fittingRows(z.object({ fiscalDateEnding: dayField })).default([]),
  quarterlyEarnings: fittingRows(
    z.object({ fiscalDateEnding: dayField, reportedDate: dayField }),
  ).default([]),
});

export interface ReportedQuarter {
  quarter: string;
  held: Day;
}

/**
 * The quarters reported up to `today`, newest first. The first annual row may be a year still in
 * progress, so the fiscal year end comes from the second row.
 */
export function parseReportedQuarters(
  { annualEarnings, quarterlyEarnings }: z.infer<typeof AlphaVantageEarnings>,
  today: Day,
): ReportedQuarter[] {
  const yearEnd = (annualEarnings[1] ?? annualEarnings[0])?.fiscalDateEnding ?? null;
  if (yearEnd === null) return [];
  return quarterlyEarnings
    .flatMap(({ fiscalDateEnding, reportedDate }) =>
      fiscalDateEnding === null || reportedDate === null || reportedDate > today
        ? []
        : { quarter: fiscalQuarter(fiscalDateEnding, yearEnd), held: reportedDate },
    )
    .toSorted((a, b) => b.held.localeCompare(a.held));
}

/** A fiscal year is named after the calendar year in which it ends. */
export function fiscalQuarter(periodEnd: Day, yearEnd: Day): string {
  const [year, month] = yearAndMonth(periodEnd);
  const [, lastMonth] = yearAndMonth(yearEnd);
  const monthsIn = (month - lastMonth + 11) % 12;
  return `${month > lastMonth ? year + 1 : year}Q${Math.floor(monthsIn / 3) + 1}`;
}

/** A 52-week fiscal year may end a few days into the next month. */
function yearAndMonth(end: Day): [year: number, month: number] {
  const settled = addDays(end, -7);
  return [Number(settled.slice(0, 4)), Number(settled.slice(5, 7))];
}
