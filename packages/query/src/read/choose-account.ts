import type { Book } from "../book/book.ts";
import type { Ask, Query } from "../schema/query.ts";
import { canonicalSentence } from "../words/canonical.ts";
import type { Clause } from "./clauses/clauses.ts";
import type { AccountChoice } from "./compose/parts.ts";
import type { Reading } from "./reading.ts";

/** The same question about each possible account. */
export function chooseAccount({ text, accounts }: AccountChoice, query: Query): Ask {
  const options = accounts.map((account): Ask => {
    const where = (query.where ?? []).map((filter) =>
      filter.field === "account" ? { ...filter, values: [account] } : filter,
    );
    return { kind: "query", query: { ...query, where } };
  });
  return { kind: "clarify", about: text, options: options.slice(0, 5) };
}

/** Handles "Karen's traditional IRA" in reply to a choice of accounts. */
export function readingOfChosenAccount(
  text: string,
  clauses: readonly Clause[],
  options: readonly Ask[],
): Reading[] | undefined {
  const accounts = clauses.flatMap(({ coverage }) =>
    coverage.spans.flatMap(({ meaning }) => (meaning.is === "account" ? meaning.accounts : [])),
  );
  const [account, ...others] = new Set(accounts);
  const ask = options.find(
    (option) =>
      option.kind === "query" &&
      option.query.where?.some(({ field, values }) => field === "account" && values[0] === account),
  );
  if (account === undefined || others.length > 0 || ask === undefined) return undefined;
  const canonical = canonicalSentence(ask);
  return [{ text, ask, canonical, unexplained: [], alternatives: [], sure: true }];
}

/** "Helen's shares in the Legacy Trust": the people whose accounts the query excludes at the same time. */
export function strangersTo({ where = [] }: Query, books: readonly Book[]): readonly string[] {
  const named = (field: string) =>
    where.find((filter) => filter.field === field && filter.op === "is")?.values;
  const [owners, accounts] = [named("owner"), named("account")];
  if (owners === undefined || accounts === undefined) return [];
  const rows = books.flatMap((book) => book.rows("accounts"));
  const fit = rows.some(
    ({ dimensions: { owner, account } }) =>
      owners.includes(owner ?? "") && accounts.includes(account ?? ""),
  );
  // A book of names alone does not know whose its accounts are.
  const knowsOwners = rows.some(({ dimensions: { owner } }) => owner != null);
  return fit || !knowsOwners ? [] : owners;
}

/** True for a message that only names something. */
export const isBareName = ({ coverage: { spans, unexplained } }: Clause): boolean =>
  unexplained.length === 0 &&
  spans.some(({ meaning: { is } }) => entityKinds.has(is)) &&
  spans.every(({ meaning: { is } }) => entityKinds.has(is) || is === "filler");

const entityKinds = new Set(["security", "account", "person", "name"]);
