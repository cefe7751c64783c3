import type { Ask } from "../schema/query.ts";
import { canonicalSentence } from "../words/canonical.ts";
import type { Clause } from "./clauses.ts";
import type { Reading } from "./reading.ts";

/** Handles "Karen's traditional IRA" in reply to a choice of accounts. */
export function chosenReading(
  text: string,
  clauses: readonly Clause[],
  options: readonly Ask[],
): Reading[] | undefined {
  const accounts = clauses.flatMap(({ cover }) =>
    cover.spans.flatMap(({ meaning }) => (meaning.is === "account" ? meaning.accounts : [])),
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

/** True for a message that only names something. */
export const isBareName = ({ cover: { spans, unexplained } }: Clause): boolean =>
  unexplained.length === 0 &&
  spans.some(({ meaning: { is } }) => names.has(is)) &&
  spans.every(({ meaning: { is } }) => names.has(is) || is === "filler");

const names = new Set(["security", "account", "person", "name"]);
