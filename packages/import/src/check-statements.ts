import { type FileFault, unknownAccount } from "./fault.ts";
import { duplicateFaults, hasId, independentFaults, type ParsedHousehold } from "./view.ts";

/**
 * Checks that values, trades, transfers and fees refer to existing accounts, and that an account
 * has one value per day.
 */
export const statementFaults = ({ valuations, events, accounts }: ParsedHousehold): FileFault[] => [
  ...[...valuations.fit, ...events].flatMap((row) =>
    independentFaults(
      row,
      hasId(accounts, row.value.account_id) ? [] : [unknownAccount(row.value.account_id, row.path)],
    ),
  ),
  ...valuations.fit.flatMap((row) => {
    const statement = accounts.fit.find(({ value }) => value.id === row.value.account_id);
    const late = statement !== undefined && row.value.day > statement.value.as_of;
    const remedy = "correct the day, or the account's as_of";
    const problem = `${row.value.day} is after the account's own day`;
    return late ? independentFaults(row, [{ path: [...row.path, "day"], problem, remedy }]) : [];
  }),
  ...duplicateFaults(
    valuations.fit.map(({ value, path }) => ({
      value: `${value.account_id} on ${value.day}`,
      path: [...path, "day"],
    })),
    "the value of",
  ),
];
