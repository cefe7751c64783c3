import { historyEntry } from "@advisor/domain/portfolio/history-entry";
import { computePerformance } from "@advisor/domain/returns/measured-performance";
import { date, dollars, signedPercent } from "@advisor/domain/text/display";
import type { Brief } from "@advisor/protocol/brief";
import type { StoredRecords } from "@advisor/query/book/facts";
import { returnsOf } from "../book/household-statements.ts";
import type { BriefDeps } from "./build.ts";

/** The method holds for every return of the source, so that rows of accounts need not repeat it. */
const method = "time-weighted, net";

/** The custodian's returns, or else those that the values over time make. */
export const performanceOf = ({ statements }: StoredRecords) =>
  statements.performance ?? computePerformance(statements);

/** The value and the cash, and the returns of this year and of one year. */
export function valueFigures({ filed, record, day, older, sources }: BriefDeps): Brief["value"] {
  const now = historyEntry(filed.snapshot);
  const frames = { YTD: "this year", "1Y": "one year" } as const;
  const performance = performanceOf(filed);
  const title = `${filed.statements.performance ? "Performance statement" : "Values over time"}, ${method}`;
  const stated = returnsOf({ ...(performance && { performance }) }).flatMap(
    ({ account, timeframe, return_pct, as_of }) =>
      timeframe === "YTD" || (timeframe === "1Y" && account === "all")
        ? [
            {
              name:
                account === "all"
                  ? `All accounts, ${frames[timeframe]}, time-weighted, net`
                  : `${account}, ${frames[timeframe]}`,
              value: signedPercent(return_pct),
              sources: [sources.cite({ kind: "statement", title, as_of })],
            },
          ]
        : [],
  );
  const all = stated.filter(({ name }) => name.startsWith("All"));
  const oldest = older.map(({ as_of }) => as_of).toSorted()[0];
  const holdings = record("Holdings and cash", oldest);
  return [
    {
      name: `Value, ${oldest === undefined ? "" : `${date(oldest)} to `}${date(day)}`,
      value: now.total_value === null ? "unknown" : dollars(now.total_value),
      sources: [holdings],
    },
    { name: "Cash", value: dollars(now.total_cash), sources: [holdings] },
    ...all,
    ...stated.filter((one) => !all.includes(one)),
  ];
}
