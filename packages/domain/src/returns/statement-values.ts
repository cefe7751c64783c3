import type { Dataset } from "../brokerage/dataset.ts";
import { decimal } from "../decimal.ts";
import { type Flow, type Valuation, valuationsOf } from "./valuation.ts";

type Statements = Pick<Partial<Dataset>, "valuations" | "transfers" | "fees">;

/** The value history by account, with completed transfers as flows. `of` makes account names unique. */
export function valuationsByAccount(
  statements: Statements,
  of: (account: string) => string,
): Map<string, Valuation[]> {
  const by = Map.groupBy(statements.valuations?.accounts ?? [], ({ account }) => account);
  return new Map(
    [...by].map(([account, series]) => [
      account,
      valuationsOf({
        account: of(account),
        values: series.flatMap(({ values }) =>
          values.map(({ day, value }) => ({ day, value: decimal(value) })),
        ),
        flows: flowsOf(statements, account),
        fees: feesOf(statements, account),
      }),
    ]),
  );
}

function flowsOf({ transfers }: Statements, account: string): Flow[] {
  const own = (transfers?.transfers ?? []).filter(
    (one) => one.account === account && one.status === "completed",
  );
  return own.map(({ timestamp, type, amount }) => {
    const size = decimal(amount);
    return {
      day: timestamp.slice(0, 10),
      amount: type === "deposit" ? size : size.times(-1),
    };
  });
}

const feesOf = ({ fees }: Statements, account: string): Flow[] =>
  (fees?.fees ?? [])
    .filter((one) => one.account === account)
    .map(({ day, amount }) => ({ day, amount: decimal(amount) }));
