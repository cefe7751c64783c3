import type { Cell } from "./cell.ts";

/** The labels of the households that the rows are about. */
export const householdsIn = (cells: readonly Cell[]): Set<string> =>
  new Set(
    [...new Set(cells.map(({ record }) => record))].flatMap((record = {}) =>
      [record.household, record.household_name].flatMap((name) =>
        typeof name === "string" ? `other ${name.toLowerCase()}` : [],
      ),
    ),
  );

/** The labels of the accounts that the rows are about. */
export const accountsIn = (cells: readonly Cell[]): Set<string> =>
  new Set(
    cells.flatMap(({ labels }) =>
      labels.flatMap(({ kind, name }) => (kind === "account" ? name : [])),
    ),
  );
