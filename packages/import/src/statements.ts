import type { Dataset } from "@advisor/domain/brokerage/dataset";
import { normalizeSymbol } from "@advisor/domain/portfolio/symbol";
import type { HouseholdRow } from "./schema.ts";

/**
 * The statement sections in a file. A section that the file lacks is not stored. Account names
 * follow the statements.
 */
export function toStatements(row: HouseholdRow): Partial<Dataset> {
  const names = new Map(row.accounts.map(({ id, name }) => [id, name]));
  const nameOf = (id: string): string => names.get(id) ?? id;
  const accounts = row.accounts.map(({ name }) => name);
  const as_of =
    row.accounts
      .map((account) => account.as_of)
      .toSorted()
      .at(-1) ?? "";
  const { trades, transfers, fees, valuations } = row;
  return {
    ...(trades && {
      activity: {
        ...{ as_of, accounts },
        trades: trades.map(({ account_id, day, ...trade }) => ({
          ...{ account: nameOf(account_id), timestamp: noonOf(day) },
          ...trade,
          symbol: normalizeSymbol(trade.symbol),
        })),
      },
    }),
    ...(transfers && {
      transfers: {
        ...{ as_of, accounts },
        transfers: transfers.map(({ account_id, day, ...transfer }) => ({
          ...{ account: nameOf(account_id), timestamp: noonOf(day) },
          ...transfer,
        })),
      },
    }),
    ...(fees && {
      fees: {
        ...{ as_of, accounts },
        fees: fees.map(({ account_id, ...fee }) => ({ account: nameOf(account_id), ...fee })),
      },
    }),
    ...(valuations && { valuations: { as_of, accounts: seriesOf(valuations, nameOf) } }),
  };
}

/** Files have a date, but statements need a time. */
const noonOf = (day: string): string => `${day}T12:00:00Z`;

function seriesOf(
  rows: NonNullable<HouseholdRow["valuations"]>,
  nameOf: (id: string) => string,
): NonNullable<Dataset["valuations"]>["accounts"] {
  const groups = Map.groupBy(rows, ({ account_id, source }) =>
    JSON.stringify([account_id, source]),
  );
  return [...groups.values()].map((own) => ({
    account: nameOf(own[0]?.account_id ?? ""),
    source: own[0]?.source ?? "",
    values: own
      .map(({ day, value }) => ({ day, value }))
      .toSorted((a, b) => (a.day < b.day ? -1 : 1)),
  }));
}
