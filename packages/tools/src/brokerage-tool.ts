import * as z from "zod";

/** The argument that every brokerage tool takes. */
export const AccountName = z
  .string()
  .trim()
  .min(1)
  .max(80)
  .nullable()
  .default(null)
  .describe("Name of one account; leave out for all");

/** What every brokerage answer says beside its rows. */
export const StatementAnswer = z.object({
  found: z.boolean(),
  /** Why there is nothing to show; null when there is. */
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

/** Nothing on file, which is an answer: it says why, and what there is. */
export const notOnFile = (as_of: string, reason: string, available: string[]) => ({
  found: false,
  reason,
  available,
  as_of,
  account: null,
});

export const unknownAccount = (as_of: string, account: string | null, accounts: string[]) =>
  notOnFile(as_of, `There is no account ${calledBy(account ?? "")} on file.`, accounts);

/** "spouse's" says whose it is and not what it is called. */
const calledBy = (account: string): string =>
  relatives.test(account)
    ? `of the ${account.toLowerCase().split(/'|\s/)[0]}'s`
    : `named ${account}`;
const relatives = /^(?:spouse|wife|husband|partner|mother|father|mom|dad|son|daughter)'s(?: |$)/i;
