import { datasetOf } from "../../datasets/datasets.ts";
import type { Query } from "../../schema/query.ts";
import { isSecurityField } from "../../schema/subject.ts";
import type { ClauseParts } from "./parts.ts";

/**
 * True if the query ignores something the user said, so that the advisor must be asked to clarify.
 */
export const ignoresWords = (parts: ClauseParts, query: Query): boolean =>
  lacksSecurity(parts, query) ||
  comparesThree(query) ||
  namesMore(parts, query) ||
  comparesMore(parts, query) ||
  timesMore(parts, query) ||
  countsMore(parts, query) ||
  bounds(parts, query) ||
  movesSecurity(query) ||
  goesOnFrom(parts) ||
  choosesAcross(parts, query) ||
  namesPeriods(parts, query) ||
  (parts.order !== null && parts.statistics.some((one) => one !== "total"));

/** "Anika vs Rohan vs the joint account": a query has two sides. */
const comparesThree = ({ compare }: Query): boolean => {
  const of = (name: string) => compare?.where?.find(({ field }) => field === name)?.values ?? [];
  return of("owner").length > 0 && of("account").length === 1;
};

/** "bonds or TSLA": one query cannot return rows that match either. A side may go with a name: "the Tesla short". */
const choosesAcross = ({ marks }: ClauseParts, { where = [] }: Query): boolean =>
  marks.has("or") &&
  where.filter(({ field, op }) => op === "is" && field !== "side" && isSecurityField(field))
    .length > 1;

/** "in January and in June": a query has one period, except for stated returns. */
const namesPeriods = ({ periods }: ClauseParts, { dataset }: Query): boolean =>
  dataset !== "returns" &&
  periods.filter(({ name, from }) => from !== undefined || (name !== undefined && name !== "all"))
    .length > 1;

const ofSecurity = new Set(["quantity", "price", "unit_cost", "strike", "underlying_price"]);

/** True if units or prices are requested for all securities together, which has no meaning. */
function lacksSecurity(
  { nouns }: ClauseParts,
  { dataset, measures, where = [], group_by = [] }: Query,
): boolean {
  const [main = ""] = measures;
  const named = where.some(({ field }) => field !== "account" && field !== "owner");
  const rows = nouns.length > 0 || group_by.length > 0;
  return dataset === "positions" && ofSecurity.has(main) && !named && !rows;
}

function namesMore({ named }: ClauseParts, query: Query): boolean {
  const { group_by = [], show = [], where = [], order, dataset } = query;
  const fields = new Set([
    ...[...group_by, ...show, ...datasetOf(dataset).title],
    ...where.map(({ field }) => field),
    ...(order === undefined ? [] : [order.by]),
  ]);
  return named.some((name) => !fields.has(name));
}

function comparesMore(
  parts: ClauseParts,
  { compare, group_by = [], aggregate, where = [] }: Query,
): boolean {
  const { marks, against } = parts;
  const stated = where.flatMap(({ values }) => values);
  const lost = against.some(({ values }) => !values.some((value) => stated.includes(value)));
  if (lost && compare === undefined) return true;
  const compares = marks.has("difference") || marks.has("versus");
  return compares && compare === undefined && group_by.length === 0 && aggregate !== "list";
}

/** True for "the next one" or "more than" with nothing to refer to. */
const goesOnFrom = ({
  marks,
  bars,
  against,
  againstMeasures,
  againstPeriods,
}: ClauseParts): boolean =>
  marks.has("next") ||
  marks.has("flip") ||
  (marks.has("than") &&
    bars.length + against.length + againstMeasures.length + againstPeriods.length === 0);

/** True when the query applies the threshold of the clause to nothing. */
function bounds({ bars }: ClauseParts, { where = [], having = [], test }: Query): boolean {
  const held = [...where, ...having].flatMap(({ values }) => values);
  const all = new Set([...held, ...(test?.value === undefined ? [] : [test.value])]);
  return bars.some(({ value }) => !all.has(value) && !all.has(`-${value}`));
}

/** Deposits and withdrawals are of money, so a security among the words has another meaning. */
const movesSecurity = ({ dataset, where = [] }: Query): boolean =>
  dataset === "transactions" &&
  where.some(({ field }) => field === "symbol") &&
  where.some(
    ({ field, op, values }) =>
      field === "type" &&
      op === "is" &&
      values.every((value) => value === "deposit" || value === "withdrawal"),
  );

/** "the price, and how many": the units of one security are its quantity, so nothing was ignored. */
const countsMore = ({ marks }: ClauseParts, { measures, aggregate, where = [] }: Query): boolean =>
  marks.has("how_many") &&
  aggregate === "list" &&
  where.some(({ field }) => field === "symbol") &&
  !measures.some((name) => name === "quantity" || name === "count");

function timesMore(
  { periods }: ClauseParts,
  { period, compare, measures, dataset, where = [] }: Query,
): boolean {
  if (
    periods.every(({ name }) => name === "all") ||
    period !== undefined ||
    compare?.period !== undefined
  )
    return false;
  const ofToday =
    periods.every(({ name }) => name === "today") &&
    [...measures, ...where.map(({ field }) => field)].some((name) => name.startsWith("day_change"));
  return dataset !== "returns" && !ofToday;
}
