import { AccountMention } from "@advisor/domain/account";
import * as z from "zod";

/** The account argument of every brokerage tool. */
export const AccountName = AccountMention.nullable()
  .default(null)
  .describe("Name of one account; leave out for all");

/** Fields that every brokerage result has in addition to its rows. */
export const StatementAnswer = z.object({
  found: z.boolean(),
  /** Why there is no data; null if there is. */
  reason: z.string().nullable(),
  /** What is on file instead: accounts, symbols, timeframes or topics. */
  available: z.array(z.string()),
  as_of: z.string(),
  /** The account's name, or "all". */
  account: z.string().nullable(),
});

export const statementAnswer = (as_of: string, account: string) => ({
  found: true,
  reason: null,
  available: [],
  as_of,
  account,
});

/** The oldest day of the rows that are shown, which may have days of their own. */
export const oldestDay = (as_of: string, rows: readonly { as_of?: string | undefined }[]): string =>
  rows.map((row) => row.as_of ?? as_of).toSorted()[0] ?? as_of;

/** A row's own day, where it is another than that of the other rows. */
export const RowDay = { as_of: z.string().optional() };
export const rowDay = ({ as_of }: { as_of?: string | undefined }) => (as_of ? { as_of } : {});

/** An empty result with its reason and what is available instead. */
export const notOnFile = (as_of: string, reason: string, available: string[]) => ({
  found: false,
  reason,
  available,
  as_of,
  account: null,
});

export const unknownAccount = (as_of: string, account: string | null, accounts: string[]) =>
  notOnFile(as_of, `There is no account ${calledBy(account ?? "")} on file.`, accounts);

/** Phrases an account for an error: "the spouse's" is not a name, "Roth IRA" is. */
const calledBy = (account: string): string =>
  relatives.test(account)
    ? `of the ${account.toLowerCase().split(/'|\s/)[0]}'s`
    : `named ${account}`;
const relatives = /^(?:spouse|wife|husband|partner|mother|father|mom|dad|son|daughter)'s(?: |$)/i;
