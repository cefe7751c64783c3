import * as z from "zod";
import type { Dataset } from "../brokerage/dataset.ts";
import { Day } from "../day.ts";
import { cents, type Decimal, decimal } from "../decimal.ts";
import { Percent, Usd } from "../figure.ts";
import { valuationsByAccount } from "./statement-values.ts";
import {
  flowsWithoutValuation,
  investmentGain,
  netFlow,
  type SubPeriod,
  subPeriodsOf,
  totalValueByDay,
} from "./sub-period.ts";
import { timeWeightedReturn } from "./time-weighted.ts";
import type { Valuation } from "./valuation.ts";

export const PeriodName = z.enum(["this_year", "one_year", "since_start"]);
export type PeriodName = z.infer<typeof PeriodName>;

/** A flow of money into the accounts; negative for money that left. */
const Moved = z.object({
  day: Day,
  account: z.string(),
  /** `joins`: an account was added, with its first value. */
  kind: z.enum(["deposit", "withdrawal", "joins"]),
  amount_usd: Usd,
});

const Period = z.object({
  name: PeriodName,
  /** The dates of the first and last value in the period. */
  from: Day,
  to: Day,
  /** True when the history reaches back to the start of the period. */
  reached: z.boolean(),
  begin_usd: Usd,
  end_usd: Usd,
  /** Null when deposits and withdrawals are not on file. */
  net_flow_usd: Usd.nullable(),
  earned_usd: Usd.nullable(),
  /** The time-weighted return of the whole period, net of fees. */
  time_weighted_pct: Percent.nullable(),
  /** True when every flow is on a day with a value; otherwise Modified Dietz is used between values. */
  exact: z.boolean(),
  /** The return that the custodian states for the period; null if it states none. */
  stated_pct: Percent.nullable(),
});

/** The total value of a household's accounts over time, as reported by its custodian or advisor. */
export const Info = z.object({
  /** The days on which every open account has a value, oldest first. */
  points: z.array(z.object({ day: Day, value_usd: Usd })),
  /** Flows after the first point up to the last; null when transfers are not on file. */
  moved: z.array(Moved).nullable(),
  periods: z.array(Period),
  accounts: z.array(
    z.object({
      account: z.string(),
      /** Where the values come from, such as a month-end statement. */
      sources: z.array(z.string()),
      from: Day,
      to: Day,
      /** The value on the day of the newest point; null if there is none, as for a closed account. */
      value_usd: Usd.nullable(),
    }),
  ),
});
export type Info = z.infer<typeof Info>;
type Moved = z.infer<typeof Moved>;
type Period = z.infer<typeof Period>;

type Statements = Pick<Partial<Dataset>, "valuations" | "transfers" | "fees" | "performance">;

export function valueHistory(statements: Statements): Info {
  const values = [...valuationsByAccount(statements, (account) => account).values()].flat();
  const worth = totalValueByDay(values);
  const links = subPeriodsOf(values);
  const [first, last] = [worth[0], worth.at(-1)];
  return {
    points: worth.map(({ day, value }) => ({ day, value_usd: usd(value) })),
    moved:
      statements.transfers === undefined
        ? null
        : [...joining(values), ...transferred(statements.transfers)]
            .filter(({ day }) => first && last && day > first.day && day <= last.day)
            .toSorted((a, b) => a.day.localeCompare(b.day)),
    periods: last === undefined ? [] : periodsOf(links, last.day, statements),
    accounts: accountsOf(values, last?.day, statements),
  };
}

const usd = (value: Decimal): number => cents(value).toNumber();

function joining(values: readonly Valuation[]): Moved[] {
  const firsts = values.filter(({ since }) => since === null);
  return firsts.map(({ account, day, value }) => ({
    ...{ day, account, kind: "joins" },
    amount_usd: usd(value),
  }));
}

const transferred = ({ transfers }: Dataset["transfers"]): Moved[] =>
  transfers
    .filter(({ status }) => status === "completed")
    .map(({ account, timestamp, type, amount }) => ({
      ...{ day: timestamp.slice(0, 10), account, kind: type },
      amount_usd: usd(decimal(amount).times(type === "deposit" ? 1 : -1)),
    }));

function periodsOf(links: readonly SubPeriod[], last: Day, statements: Statements): Period[] {
  const year = Number(last.slice(0, 4)) - 1;
  const starts: readonly (readonly [PeriodName, Day | undefined])[] = [
    ["this_year", `${year}-12-31`],
    ["one_year", `${year}${last.slice(4) === "-02-29" ? "-02-28" : last.slice(4)}`],
    ["since_start", links[0]?.from],
  ];
  return starts.flatMap(([name, start]) => {
    if (start === undefined) return [];
    const at = links.findLastIndex(({ from }) => from <= start);
    return periodOf(name, links.slice(Math.max(0, at)), at >= 0, statements);
  });
}

function periodOf(
  name: PeriodName,
  links: readonly SubPeriod[],
  reached: boolean,
  statements: Statements,
): Period[] {
  const [first, last] = [links[0], links.at(-1)];
  if (first === undefined || last === undefined) return [];
  const known = statements.transfers !== undefined;
  const whole = known ? timeWeightedReturn(links) : null;
  return [
    {
      ...{ name, from: first.from, to: last.to, reached },
      begin_usd: usd(first.begin),
      end_usd: usd(last.end),
      net_flow_usd: known ? usd(netFlow(links)) : null,
      earned_usd: known ? usd(investmentGain(links)) : null,
      time_weighted_pct: whole?.times(100).round(6).toNumber() ?? null,
      exact: flowsWithoutValuation(links).length === 0,
      stated_pct: statedFor(name, last.to, statements),
    },
  ];
}

const frames = { this_year: "YTD", one_year: "1Y", since_start: "ITD" } as const;

/** The custodian's stated return, if it is for the same end date. */
function statedFor(name: PeriodName, day: Day, { performance }: Statements): number | null {
  if (performance?.as_of !== day) return null;
  const row = performance.performance.find(
    ({ account, timeframe }) => account === "all" && timeframe === frames[name],
  );
  return row === undefined ? null : Number(row.return_pct);
}

function accountsOf(
  values: readonly Valuation[],
  last: Day | undefined,
  { valuations }: Statements,
): Info["accounts"] {
  return [...Map.groupBy(values, ({ account }) => account)].flatMap(([account, own]) => {
    const [from, to] = [own[0]?.day, own.at(-1)?.day];
    if (from === undefined || to === undefined) return [];
    const series = (valuations?.accounts ?? []).filter((one) => one.account === account);
    const value = own.find(({ day }) => day === last)?.value;
    return [
      {
        ...{ account, from, to, sources: [...new Set(series.map(({ source }) => source))] },
        value_usd: value === undefined ? null : usd(value),
      },
    ];
  });
}
