import type { Day } from "@advisor/domain/day";
import { zero } from "@advisor/domain/decimal";
import { companyNames } from "@advisor/domain/text/company-names";
import { securityClass } from "@advisor/domain/text/security-class";
import type { Book } from "@advisor/query/book/book";
import type { Row } from "@advisor/query/book/row";
import type { DatasetName } from "@advisor/query/datasets/datasets";
import { type Query, Query as QuerySchema } from "@advisor/query/schema/query";
import { canonicalSentence } from "@advisor/query/words/canonical";
import * as z from "zod";
import type { AdvisorMessage } from "../context.ts";
import type { ToolCallResult } from "../converse.ts";
import { isFund, symbols } from "../read/symbols.ts";

export const queryTools: ReadonlySet<string> = new Set(["query_portfolio", "query_book"]);

/** The tools that answer a question about the household's records instead of a query. */
export const recordTools: ReadonlySet<string> = new Set(["what_changed", "simulate_sale"]);

type Names = Readonly<Record<string, string | null>>;

/**
 * A book with the names in the request and no figures: the household, its members, accounts and
 * securities. If the list is incomplete, those of the results so far and the tickers in the message are
 * added, because the household may own them.
 */
export function nameOnlyBook(
  message: AdvisorMessage,
  results: readonly ToolCallResult[],
  knowsAll: boolean,
  household = message.household?.name ?? "",
): Book {
  const as_of = message.today ?? "1970-01-01";
  const shown = knowsAll ? [] : results.flatMap(rowsOf);
  const names: Partial<Record<DatasetName, Names[]>> = {
    members: membersOf(message),
    accounts: [...accountsOf(message), ...shown.filter(({ account }) => account != null)],
    positions: [
      ...listedNames(message, "holds").map(positionNamed),
      ...shown.filter(({ symbol }) => symbol != null),
      ...(knowsAll ? [] : symbols(message.question).map(tickerOf)),
    ],
  };
  return {
    household: { id: message.household?.id ?? "", name: household },
    as_of,
    total: zero,
    invested: zero,
    coverage: [],
    jointOwners: new Map(),
    shown: (_, value) => value,
    rows: (dataset) =>
      (names[dataset] ?? []).map((one, at) => rowOf(one, `${dataset}_${at}`, as_of)),
  };
}

const tickerOf = (symbol: string): Names => positionNamed(symbol);

const rowOf = (dimensions: Names, id: string, as_of: Day): Row => ({
  ...{ id, key: id, source: id, as_of, day: null },
  dimensions,
  figures: {},
});

/** "David Smith (primary, 52); Karen Smith (spouse, 50)". */
const membersOf = ({ rows }: AdvisorMessage): Names[] =>
  (rows.value("members") ?? "").split("; ").flatMap((one) => {
    const [, name, role = null] = /^(.+) \((\w+)[^()]*\)$/.exec(one) ?? [];
    return name === undefined ? [] : [{ name, role }];
  });

/** The items of "accounts: Joint brokerage (joint); Karen's Roth IRA (roth_ira, Karen Smith); 3 more". */
export const listedNames = ({ rows }: AdvisorMessage, key: "accounts" | "holds"): string[] =>
  (rows.value(key) ?? "").split("; ").filter((item) => item !== "" && !isCount(item));

/** True when the line lists all names that there are. */
export const isListComplete = ({ rows }: AdvisorMessage, key: "accounts" | "holds"): boolean =>
  rows.value(key)?.split("; ").some(isCount) === false;

const isCount = (item: string): boolean => /^\d+ more$/.test(item);

function accountsOf(message: AdvisorMessage): Names[] {
  const listed = listedNames(message, "accounts");
  const knowsOwners = listed.some((item) => /, [^()]+\)$/.test(item));
  return listed.flatMap((item) => accountIn(item, knowsOwners));
}

function accountIn(item: string, knowsOwners: boolean): Names[] {
  const [, account, type = null, owner] = /^(.+) \((\w+)(?:, ([^()]+))?\)$/.exec(item) ?? [];
  // Where no account's owner is stated, a joint account may be anyone's too.
  const shared = type === "joint" && knowsOwners ? "joint" : null;
  return account === undefined ? [] : [{ account, account_type: type, owner: owner ?? shared }];
}

/** The longest name of each well-known ticker. */
const longNames: ReadonlyMap<string, string> = new Map(
  [...companyNames]
    .toSorted(([a], [b]) => a.length - b.length)
    .map(([name, symbol]) => [symbol, name]),
);

/** Parses "VTI", "NOVAX (Novax Health)" and the name of a security without a symbol. */
function positionNamed(item: string): Names {
  const [, symbol = item, fullName] = /^([A-Z0-9.-]+)(?: \((.+)\))?$/.exec(item) ?? [];
  const name = fullName ?? longNames.get(symbol) ?? symbol;
  return { symbol, name, kind: kindOf(symbol) };
}

function kindOf(symbol: string): string | null {
  if (isFund(symbol)) return "etf";
  return securityClass(symbol) === "options" ? "option" : null;
}

const Looked = z.object({ rows: z.array(z.record(z.string(), z.unknown())) });

/** The names of the lines that a query returned; undefined if no query has run yet. */
export function namesInResult(
  results: readonly ToolCallResult[],
  query: Query,
): readonly Names[] | undefined {
  const sentence = canonicalSentence({ kind: "query", query });
  const result = results.findLast(({ call }) => {
    const asked = QuerySchema.safeParse(call.input).data;
    return asked !== undefined && canonicalSentence({ kind: "query", query: asked }) === sentence;
  });
  return result === undefined ? undefined : rowsOf(result);
}

function rowsOf({ call, outcome }: ToolCallResult): Names[] {
  if (!queryTools.has(call.name) || "error" in outcome) return [];
  const rows = Looked.safeParse(outcome.data).data?.rows ?? [];
  return rows.map((row) =>
    Object.fromEntries(
      Object.entries(row).flatMap(([key, value]) =>
        typeof value === "string" ? [[key, value]] : [],
      ),
    ),
  );
}
