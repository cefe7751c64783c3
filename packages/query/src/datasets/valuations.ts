import { sum } from "@advisor/domain/decimal";
import { valuationsByAccount } from "@advisor/domain/returns/statement-values";
import type { Flow, Valuation } from "@advisor/domain/returns/valuation";
import { accountDimensions } from "../book/account-dimensions.ts";
import type { Dataset, LinkedFigure, Measure } from "../book/dataset.ts";
import { calendarDimensions, calendarOf, dayOf, name } from "../book/dimensions.ts";
import type { Facts } from "../book/facts.ts";
import { count, usd } from "../book/measures.ts";
import type { Figure, Row } from "../book/row.ts";
import { sources } from "../book/sources.ts";

const ofTransfers = { source: sources.transfers };

const rate = (label: string, figure: LinkedFigure, annual?: true): Measure => ({
  ...{ label, unit: "percent", ...ofTransfers },
  rule: { how: "linked", figure, ...(annual && { annual }) },
  signed: true,
});

/** Account values over time, and the returns computed from them and from cash flows. */
export const valuations: Dataset = {
  noun: ["value over time", "values over time"],
  date: "date",
  dimensions: {
    ...accountDimensions,
    stated_by: name("stated by"),
    date: dayOf("date"),
    ...calendarDimensions,
  },
  measures: {
    account_value: usd("value", { rule: { how: "latest" } }),
    time_weighted: rate("time-weighted return, net of fees", "time_weighted"),
    time_weighted_annual: rate("time-weighted return a year", "time_weighted", true),
    time_weighted_gross: rate("time-weighted return before fees", "gross"),
    money_weighted: rate("money-weighted return, net of fees", "money_weighted"),
    money_weighted_annual: rate("money-weighted return a year", "money_weighted", true),
    earned: usd("gain without deposits and withdrawals", {
      ...ofTransfers,
      rule: { how: "linked", figure: "earned" },
      signed: true,
    }),
    net_flow: usd("net deposits", { ...ofTransfers, rule: { how: "linked", figure: "net_flow" } }),
    fees: usd("fees"),
    count,
  },
  columns: ["account_value"],
  title: ["date", "account"],
  order: { by: "date", direction: "desc" },
  rows: rowsOf,
};

function rowsOf(facts: Facts): Row[] {
  const { valuations: section, transfers, fees } = facts.statements;
  const by = valuationsByAccount(
    facts.statements,
    (account) => `${facts.snapshot.household.id}/${account}`,
  );
  return [...by].flatMap(([account, history]) => {
    const series = (section?.accounts ?? []).filter((one) => one.account === account);
    const stated = new Map(
      series.flatMap(({ source, values }) => values.map(({ day }) => [day, source] as const)),
    );
    return history.map((valuation): Row => {
      const { day } = valuation;
      const id = `value/${account}/${day}`;
      return {
        ...{ id, key: id, day, valuation },
        source: sources.household,
        as_of: day,
        dimensions: {
          ...facts.accountNamed(account),
          stated_by: stated.get(day) ?? null,
          date: day,
          ...calendarOf(day),
        },
        figures: {
          account_value: valuation.value,
          net_flow: since(valuation, transfers === undefined, (one) => one.flows),
          fees: since(valuation, fees === undefined, (one) => one.fees),
        },
      };
    });
  });
}

/** The period since the previous value. Nothing is known before the first one. */
function since(
  valuation: Valuation,
  unknown: boolean,
  flows: (since: NonNullable<Valuation["since"]>) => readonly Flow[],
): Figure {
  if (unknown) return "not_on_file";
  if (valuation.since === null) return "does_not_apply";
  return sum(flows(valuation.since).map(({ amount }) => amount));
}
