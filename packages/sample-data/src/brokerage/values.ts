import type { Dataset } from "@advisor/domain/brokerage/dataset";
import { daysBetween } from "@advisor/domain/day";
import { cents, type Decimal, decimal, sum } from "@advisor/domain/decimal";
import { asOf } from "../sample.ts";
import { simulatedRate } from "./made-up.ts";

/** Month ends, and the starts of the past one, three, six and twelve months. */
const days = [
  ...["2025-10-31", "2025-11-20", "2025-11-28", "2025-12-31", "2026-01-30", "2026-02-27"],
  ...["2026-03-31", "2026-04-30", "2026-05-20", "2026-05-29", "2026-06-30", "2026-07-31"],
  ...["2026-08-20", "2026-08-31", "2026-09-30", "2026-10-20", "2026-10-30", asOf],
];
const [yearAgo, newYear] = ["2025-11-20", "2025-12-31"];

type StatementFigures = Pick<Dataset, "account_summary" | "transfers" | "performance">;

/**
 * Simulated daily values that end at the account's current value and match its flows and the
 * custodian's time-weighted returns. Every flow of the household has a value on its day.
 */
export function simulateValues(
  household: string,
  input: StatementFigures,
): NonNullable<Dataset["valuations"]> {
  return {
    as_of: asOf,
    accounts: input.account_summary.accounts.map(({ account, total_value }) => ({
      account,
      source: "the custodian's report (simulated)",
      values: courseOf(household, account, decimal(total_value ?? "0"), input),
    })),
  };
}

function courseOf(household: string, account: string, today: Decimal, input: StatementFigures) {
  const completed = input.transfers.transfers.filter(({ status }) => status === "completed");
  const flows = completed.filter((one) => one.account === account);
  const flowDays = completed.map(({ timestamp }) => timestamp.slice(0, 10));
  const all = [...new Set([...days, ...flowDays])].sort();
  const growth = growthOf(household, account, input);
  let value = today;
  const backward = all.toReversed().map((day, index) => {
    const row = { day, value: cents(value).toFixed(2) };
    const own = flows.filter(({ timestamp }) => timestamp.startsWith(day));
    const net = sum(
      own.map(({ type, amount }) => decimal(type === "deposit" ? amount : `-${amount}`)),
    );
    const before = all[all.length - 2 - index];
    if (before !== undefined) {
      value = decimal(row.value).minus(net).times(growth(before)).div(growth(day));
    }
    return row;
  });
  return backward.toReversed();
}

/**
 * Growth of one dollar since a year ago: interpolated between the stated returns, with small
 * fluctuations.
 */
function growthOf(household: string, account: string, { performance }: StatementFigures) {
  const stated = (timeframe: string): number => {
    const row = performance.performance.find(
      (one) => one.account === account && one.timeframe === timeframe,
    );
    return 1 + Number(row?.return_pct ?? 0) / 100;
  };
  const [year, sinceNewYear] = [stated("1Y"), stated("YTD")];
  const atNewYear = year / sinceNewYear;
  return (day: string): Decimal => {
    const wobble = [yearAgo, newYear, asOf].includes(day)
      ? 1
      : 1 + (Number(simulatedRate(`${household}/${account}/${day}`)) - 7) / 400;
    const way =
      day <= newYear
        ? 1 + (atNewYear - 1) * part(yearAgo, day, newYear)
        : atNewYear * (1 + (sinceNewYear - 1) * part(newYear, day, asOf));
    return decimal((way * wobble).toFixed(12));
  };
}

const part = (from: string, day: string, to: string): number =>
  daysBetween(from, day) / daysBetween(from, to);
