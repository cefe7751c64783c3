import { datasetOf } from "../../datasets/datasets.ts";
import type { Query } from "../../schema/query.ts";
import type { Parts } from "./parts.ts";

/** Whether something was said that the query does not say: then it is another question, and is asked back. */
export const leavesOut = (parts: Parts, query: Query): boolean =>
  lacksSecurity(parts, query) ||
  comparesApart(query) ||
  namesMore(parts, query) ||
  comparesMore(parts, query) ||
  timesMore(parts, query) ||
  countsMore(parts, query) ||
  bounds(parts, query) ||
  goesOnFrom(parts) ||
  (parts.order !== null && parts.statistics.some((one) => one !== "total"));

/** Two sides that differ in more than one name of a family share no rows: MSFT against all ETFs. */
function comparesApart({ compare, where = [] }: Query): boolean {
  const right = (compare?.where ?? []).map(({ field }) => field);
  return families.some((family) => {
    const left = where.filter(({ field }) => family.has(field)).map(({ field }) => field);
    const other = right.filter((field) => family.has(field));
    return other.length > 0 && left.some((field) => !other.includes(field));
  });
}

const families = [
  new Set(["account", "owner", "account_type", "tax_treatment", "managed", "custodian", "policy"]),
  new Set(["symbol", "kind", "asset_class", "sector", "issuer"]),
];

const ofSecurity = new Set(["quantity", "price", "unit_cost", "strike", "underlying_price"]);

/** Units and prices of everything together mean nothing. */
function lacksSecurity(
  { nouns }: Parts,
  { dataset, measures, where = [], group_by = [] }: Query,
): boolean {
  const [main = ""] = measures;
  const named = where.some(({ field }) => field !== "account" && field !== "owner");
  const rows = nouns.length > 0 || group_by.length > 0;
  return dataset === "positions" && ofSecurity.has(main) && !named && !rows;
}

function namesMore({ named }: Parts, query: Query): boolean {
  const { group_by = [], show = [], where = [], order, dataset } = query;
  const fields = new Set([
    ...[...group_by, ...show, ...datasetOf(dataset).title],
    ...where.map(({ field }) => field),
    ...(order === undefined ? [] : [order.by]),
  ]);
  return named.some((name) => !fields.has(name));
}

function comparesMore(
  parts: Parts,
  { compare, group_by = [], aggregate, where = [] }: Query,
): boolean {
  const { marks, against } = parts;
  const stated = where.flatMap(({ values }) => values);
  const lost = against.some(({ values }) => !values.some((value) => stated.includes(value)));
  if (lost && compare === undefined) return true;
  const compares = marks.has("difference") || marks.has("versus");
  return compares && compare === undefined && group_by.length === 0 && aggregate !== "list";
}

/** "the next one" of nothing, and "more than" without what it is more than. */
const goesOnFrom = ({ marks, bars, against, againstMeasures, againstPeriods }: Parts): boolean =>
  marks.has("next") ||
  marks.has("flip") ||
  (marks.has("than") &&
    bars.length + against.length + againstMeasures.length + againstPeriods.length === 0);

/** A bar that nothing in the query is held against. */
function bounds({ bars }: Parts, { where = [], having = [], test }: Query): boolean {
  const held = [...where, ...having].flatMap(({ values }) => values);
  const all = new Set([...held, ...(test?.value === undefined ? [] : [test.value])]);
  return bars.some(({ value }) => !all.has(value) && !all.has(`-${value}`));
}

/** "the price, and how many": units of one security are counted by its quantity. */
const countsMore = ({ marks }: Parts, { measures, aggregate, where = [] }: Query): boolean =>
  marks.has("how_many") &&
  aggregate === "list" &&
  where.some(({ field }) => field === "symbol") &&
  !measures.some((name) => name === "quantity" || name === "count");

function timesMore(
  { periods }: Parts,
  { period, compare, measures, dataset, where = [] }: Query,
): boolean {
  if (
    periods.every(({ name }) => name === "all") ||
    period !== undefined ||
    compare?.period !== undefined
  )
    return false;
  return (
    dataset !== "returns" &&
    ![...measures, ...where.map(({ field }) => field)].some((name) => name.startsWith("day_change"))
  );
}
