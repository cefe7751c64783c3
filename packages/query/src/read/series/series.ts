import { evaluate } from "../../evaluate/evaluate.ts";
import { lineKeys } from "../../merge/merge.ts";
import { normalize } from "../../schema/normalize.ts";
import type { Filter, Query } from "../../schema/query.ts";
import {
  isAccountField,
  isSecurityField,
  namesAccount,
  namesSecurity,
} from "../../schema/subject.ts";
import { type FollowUpTarget, isLimited, shownLines } from "../follow/shown-lines.ts";

/**
 * The subjects of several questions that asked for the same figure: "cash in the Roth?", "and the
 * 401(k)?".
 */
export interface Series {
  /** The dimension that distinguishes the subjects. */
  field: string;
  /** The subjects, oldest first. */
  values: readonly string[];
  /** The filters that all of the questions have. */
  shared: readonly Filter[];
}

/** The subjects of the newest questions; undefined if they are fewer than two. */
export function seriesOf(queries: readonly Query[], target: FollowUpTarget): Series | undefined {
  const newest = queries.at(-1);
  let found: Series | undefined;
  for (let from = queries.length - 2; from >= 0; from -= 1) {
    if (!asksTheSame(queries[from], newest)) break;
    const longer = subjectsOf(queries.slice(from), target);
    if (longer === undefined) break;
    found = longer;
  }
  return found;
}

const asksTheSame = (one: Query | undefined, other: Query | undefined): boolean =>
  one !== undefined && other !== undefined && keyOf(one) === keyOf(other);

const keyOf = ({ dataset, measures: [main], period, exists }: Query): string =>
  JSON.stringify([dataset, main, period, exists]);

function subjectsOf(queries: readonly Query[], target: FollowUpTarget): Series | undefined {
  const all = queries.map((query) => [...(query.where ?? []), ...lineOf(query, target)]);
  const shared = (all[0] ?? []).filter((filter) => all.every((where) => includes(where, filter)));
  const own = all.map((where) => where.filter((filter) => !includes(shared, filter)));
  if (own.some(({ length }) => length === 0)) return undefined;
  return ofOneField(own, shared) ?? resolved(own, shared, target);
}

const includes = (where: readonly Filter[], filter: Filter): boolean =>
  where.some((one) => JSON.stringify(one) === JSON.stringify(filter));

/** The subject of a ranking is the one line that it showed. */
function lineOf(query: Query, target: FollowUpTarget): Filter[] {
  if (!isLimited(query)) return [];
  const [line, ...others] = shownLines(query, target) ?? [];
  const field = lineKeys(normalize(query)).find((key) => key !== "household" && line?.[key]);
  const value = field === undefined ? undefined : line?.[field];
  if (field === undefined || value == null || others.length > 0) return [];
  return [{ field, op: "is", values: [value] }];
}

type Own = readonly (readonly Filter[])[];

/** Each subject is one name, such as a person, or a class. */
function ofOneField(own: Own, shared: readonly Filter[]): Series | undefined {
  const [first] = own.flat();
  if (first === undefined) return undefined;
  const same = own.every(
    ([one, ...others]) => others.length === 0 && one?.op === "is" && one.field === first.field,
  );
  const values = own.flat().flatMap((filter) => filter.values);
  return same ? ofValues(first.field, values, shared) : undefined;
}

/**
 * Resolves mixed subjects to one field: a person and the trusts become accounts, a fund and the
 * stocks become securities.
 */
function resolved(
  own: Own,
  shared: readonly Filter[],
  { books }: FollowUpTarget,
): Series | undefined {
  const fields = own.flat().map(({ field }) => field);
  const subject = subjectRows.find(({ selects }) => fields.every(selects));
  if (subject === undefined) return undefined;
  const { dataset, field } = subject;
  const values = own.flatMap((where) =>
    evaluate({ dataset, measures: [], aggregate: "list", where: [...where] }, books).rows.flatMap(
      ({ names }) => names[field] ?? [],
    ),
  );
  return ofValues(field, values, shared);
}

const subjectRows = [
  { selects: isAccountField, dataset: "accounts", field: "account" },
  { selects: isSecurityField, dataset: "positions", field: "symbol" },
] as const;

function ofValues(
  field: string,
  all: readonly string[],
  shared: readonly Filter[],
): Series | undefined {
  const values = [...new Set(all)];
  return values.length < 2 ? undefined : { field, values, shared };
}

function comparedSides(where: readonly Filter[], side: Filter): Series | undefined {
  const other = where.find(({ field, op }) => field === side.field && op === "is");
  if (other === undefined || side.op !== "is") return undefined;
  const shared = where.filter((filter) => filter !== other);
  return ofValues(side.field, [...other.values, ...side.values], shared);
}

/** The lines of a list that was shown whole, each by what names it. */
export function linesShown(query: Query, target: FollowUpTarget): Series | undefined {
  const isList = query.aggregate === "list" && !isLimited(query);
  const field = isList ? lineKeys(normalize(query)).find((key) => key !== "household") : undefined;
  if (field === undefined) return undefined;
  const values = (shownLines(query, target) ?? []).flatMap((line) => line[field] ?? []);
  return ofValues(field, values, query.where ?? []);
}

/** The values that a question names together: "VTI and JPM", also one against the other. */
export function namedTogether({ where = [], compare }: Query): Series | undefined {
  const [side, ...more] = compare?.where ?? [];
  if (side !== undefined && more.length === 0) return comparedSides(where, side);
  const several = where.filter(
    ({ field, op, values }) =>
      op === "is" && values.length > 1 && (namesAccount(field) || namesSecurity(field)),
  );
  const [one, ...others] = several;
  if (one === undefined || others.length > 0) return undefined;
  return ofValues(
    one.field,
    one.values,
    where.filter((filter) => filter !== one),
  );
}
