import type * as Account from "@advisor/domain/account";
import { daysBetween } from "@advisor/domain/day";
import { type Decimal, decimal } from "@advisor/domain/decimal";
import {
  mayRequireDistribution,
  type RequiredDistribution,
  requiredDistribution,
  valuationDay,
} from "@advisor/domain/retirement/required-distribution";
import { accountDimensions } from "../book/account-dimensions.ts";
import type { Dataset } from "../book/dataset.ts";
import { dayOf } from "../book/dimensions.ts";
import type { Facts } from "../book/facts.ts";
import { count, statedMeasure, usd } from "../book/measures.ts";
import type { Row } from "../book/row.ts";
import { sources } from "../book/sources.ts";

/** Required minimum distributions of each retirement account in the household's current year. */
export const requiredDistributions: Dataset = {
  noun: ["required minimum distribution", "required minimum distributions"],
  date: "due",
  dimensions: { ...accountDimensions, due: dayOf("due date") },
  measures: {
    required: usd("required distribution"),
    year_end: usd("value at the end of the year before"),
    table_years: statedMeasure("period of the IRS table", "years"),
    age: statedMeasure("age reached in the year", "years"),
    days: statedMeasure("days until due", "days"),
    count,
  },
  columns: ["required"],
  title: ["account", "due"],
  rows(facts: Facts): Row[] {
    const year = Number(facts.as_of.slice(0, 4));
    const { accounts, household } = facts.snapshot;
    return accounts.filter(mayRequireDistribution).map((account) => {
      const yearEnd = valueOn(account, valuationDay(year), facts);
      return rowOf(account, requiredDistribution(account, household.members, yearEnd, year), facts);
    });
  },
};

function rowOf(account: Account.Info, found: RequiredDistribution, facts: Facts): Row {
  const { amount, year_end_value, period, age, due, year } = found;
  return {
    // The first distribution is due in the next year and belongs to this one, as do unknown ones.
    ...{ id: `${account.id}/${year}`, key: account.id, day: `${year}-12-31` },
    source: sources.household,
    as_of: facts.as_of,
    dimensions: {
      ...(facts.accounts.get(account.id) ?? {}),
      due,
    },
    figures: {
      required: amount,
      year_end: year_end_value ?? "no_year_end_value",
      table_years: period ?? "does_not_apply",
      age: age === null ? "no_birth_date" : decimal(age),
      days: due === null ? "does_not_apply" : decimal(daysBetween(facts.as_of, due)),
    },
  };
}

/** The account's value on a day, from the recorded values. */
function valueOn({ name }: Account.Info, day: string, { statements }: Facts): Decimal | undefined {
  const series = (statements.valuations?.accounts ?? []).filter((one) => one.account === name);
  const found = series.flatMap(({ values }) => values).findLast((one) => one.day === day);
  return found === undefined ? undefined : decimal(found.value);
}
