import type * as z from "zod";
import type { Dataset, Performance, Timeframe } from "../brokerage/dataset.ts";
import type { Day } from "../day.ts";
import { valuationsByAccount } from "./statement-values.ts";
import { subPeriodsOf, totalValueByDay } from "./sub-period.ts";
import { timeWeightedReturn } from "./time-weighted.ts";
import type { Valuation } from "./valuation.ts";

type Statements = Pick<Partial<Dataset>, "valuations" | "transfers" | "fees">;

/**
 * Time-weighted returns computed from the value history, when the custodian does not state any: per
 * account and in total, for timeframes whose first day has a value. All of them end on the newest
 * day on which every open account has a value. Undefined without a history or without transfers.
 */
export function computePerformance(statements: Statements): Dataset["performance"] | undefined {
  const { valuations, transfers } = statements;
  if (valuations === undefined || transfers === undefined) return undefined;
  const byAccount = valuationsByAccount(statements, (account) => account);
  const all = [...byAccount.values()].flat();
  const as_of = totalValueByDay(all).at(-1)?.day ?? valuations.as_of;
  return {
    as_of,
    accounts: [...byAccount.keys()],
    performance: [["all", all] as const, ...byAccount]
      .flatMap(([account, values]) =>
        rowsOf(
          account,
          values.filter(({ day }) => day <= as_of),
        ).filter(({ to }) => to === as_of),
      )
      .map(({ to: _, ...row }) => row),
  };
}

type Row = z.infer<typeof Performance> & { to: Day };

function rowsOf(account: string, values: readonly Valuation[]): Row[] {
  const links = subPeriodsOf(values);
  const last = links.at(-1)?.to;
  if (last === undefined) return [];
  const starts: [Timeframe, Day | undefined][] = [
    ["YTD", `${Number(last.slice(0, 4)) - 1}-12-31`],
    ["1Y", `${Number(last.slice(0, 4)) - 1}${last.slice(4)}`],
    ["ITD", links[0]?.from],
  ];
  return starts.flatMap(([timeframe, start]) => {
    const at = links.findIndex(({ from }) => from === start);
    const ratio = at < 0 ? null : timeWeightedReturn(links.slice(at));
    return ratio === null
      ? []
      : [
          {
            account,
            timeframe,
            return_pct: ratio.times(100).round(6).toFixed(),
            contributions: null,
            to: last,
          },
        ];
  });
}
