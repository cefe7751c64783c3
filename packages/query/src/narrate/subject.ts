import { datasetOf } from "../datasets/datasets.ts";
import type { ResultRow } from "../evaluate/result.ts";
import { dimensionOf } from "../schema/fields.ts";
import type { Filter, Query } from "../schema/query.ts";
import { valueText } from "../words/names.ts";
import { nounOf } from "../words/nouns.ts";
import { existsText, periodText, whereText } from "../words/phrases.ts";

export interface Subject {
  text: string;
  /** True when the subject is plural. */
  many: boolean;
}

/** The subject of a figure, derived from the query and never from the user's words. */
export function subjectOf(query: Query): Subject {
  const named = namedBy(query);
  const { noun, rest } = nounOf(query);
  const left = rest.filter((filter) => filter !== named?.filter);
  const head = named ?? {
    text: left.length === 0 && query.period === undefined ? `all ${noun[1]}` : noun[1],
    many: true,
  };
  const text = [
    head.text,
    periodText(query.period),
    whereText(query.dataset, left),
    existsText(query.exists),
  ].join("");
  return { text, many: head.many };
}

type Named = Subject & { filter: Filter | undefined };

const single = ({ where = [] }: Query, field: string): Filter | undefined =>
  where.find(({ field: of, op, values }) => of === field && op === "is" && values.length === 1);

/** The single symbol, account, person or household in the query's filters. */
function namedBy(query: Query): Named | undefined {
  const { dataset } = query;
  if (dataset === "positions" || dataset === "holdings") {
    const filter = single(query, "symbol");
    return filter && { filter, text: securityText(filter.values[0] ?? ""), many: false };
  }
  if (!["accounts", "returns", "valuations"].includes(dataset)) return undefined;
  const household: Named = { filter: undefined, text: "the household", many: false };
  return accountsNamed(query) ?? (dataset === "accounts" ? undefined : household);
}

/** A ticker in capitals, or the name of a security without one. */
const securityText = (value: string): string => (value.includes(" ") ? value : value.toUpperCase());

function accountsNamed(query: Query): Named | undefined {
  const account = single(query, "account");
  if (account) return { filter: account, text: account.values[0] ?? "", many: false };
  const owner = single(query, "owner");
  const [name = ""] = owner?.values ?? [];
  const text = name === "joint" ? "the joint accounts" : `${name}'s accounts`;
  if (owner !== undefined) return { filter: owner, text, many: true };
  const household = single(query, "household");
  return household && { filter: household, text: household.values[0] ?? "", many: false };
}

/** The name of a list line: its symbol, or else its names other than the requested ones. */
export function lineName(query: Query, row: ResultRow): string {
  const { dataset } = query;
  const { symbol, name, household, fund } = row.names;
  const apart = shownApart(query, row);
  if (dataset === "households") return household ?? "the household";
  if (fund != null && single(query, "symbol") !== undefined) return `${symbol} in ${fund}`;
  const texts = isSecurityLine(query, row)
    ? [symbol === "usd_cash" ? (name ?? "cash") : symbol]
    : Object.entries(row.names).flatMap(([field, value]) =>
        value === null || field === "household" || isHidden(field, value) || apart.includes(field)
          ? []
          : valueText(field, value, dataset),
      );
  const of = household == null ? "" : `${household}: `;
  if (texts.length === 0) return household ?? "unclassified";
  return `${of}${texts.join(", ")}`;
}

const isSecurityLine = ({ dataset }: Query, { names }: ResultRow): boolean =>
  names.symbol != null && !datedSecurities.has(dataset);

/** Datasets in which the rows of a security differ only in their day or their side. */
const datedSecurities = new Set<Query["dataset"]>([
  "lots",
  "transactions",
  "unvested",
  "proposed_trades",
]);

/** True for values that are not shown: a priority, and a status other than pending or failed. */
const isHidden = (field: string, value: string): boolean =>
  field === "priority" || (field === "status" && !unfinished.has(value));

const unfinished = new Set(["pending", "failed"]);

/** The dimensions that are asked for: "expiration Dec 18, 2026". */
export function shownText(query: Query, row: ResultRow): string {
  const { dataset } = query;
  const line = lineName(query, row);
  const texts = shownApart(query, row).flatMap((field) => {
    const value = row.names[field];
    const label = dimensionOf(dataset, field)?.label ?? field;
    return value == null || value === line ? [] : [`${label} ${valueText(field, value, dataset)}`];
  });
  return texts.join(", ");
}

/** What is asked for beside the name of a line, which keeps the first of its names that is no day. */
function shownApart({ dataset, show = [] }: Query, { names }: ResultRow): readonly string[] {
  const lead = datasetOf(dataset).title.find(
    (field) => names[field] != null && dimensionOf(dataset, field)?.type !== "day",
  );
  return show.filter((field) => field !== lead && field !== "household");
}

/** The name of a group, from its dimension values. */
export const groupName = ({ group_by = [], dataset }: Query, row: ResultRow): string =>
  group_by
    .map((field) => {
      const value = row.names[field];
      return value == null ? "unclassified" : valueText(field, value, dataset);
    })
    .join(", ");

export const groupLabel = ({ dataset, group_by = [] }: Query): string =>
  group_by.map((field) => dimensionOf(dataset, field)?.label ?? field).join(" and ");
