import { type Decimal, sum } from "@advisor/domain/decimal";
import { isKnown, type Row } from "../../book/row.ts";
import { joinNames } from "../../schema/fault.ts";
import { measureOf } from "../../schema/fields.ts";
import { withoutUndefined } from "../../schema/normalize.ts";
import type { Query } from "../../schema/query.ts";
import { isAccountField } from "../../schema/subject.ts";
import { formatFigure } from "../../words/format.ts";
import { capitalize, labelOf } from "../../words/phrases.ts";
import type { Note } from "../result.ts";
import { figureOf, type QueryScope, type ScopeLine } from "../scope.ts";
import type { EvaluatedTable } from "./evaluated-table.ts";

/**
 * States what a single figure was computed from, so that a reader can check it: a gain with its
 * value and cost.
 */
export function basisNotes({ scope, cut }: EvaluatedTable): Note[] {
  const { query } = scope;
  const line = onlyLine(query, cut);
  const [main = ""] = query.measures;
  const measure = measureOf(query.dataset, main);
  if (line === undefined || measure === undefined) return [];
  // Without a price, states at least the cost.
  const unknown = query.dataset === "positions" && !isKnown(figureOf(scope, main, line).figure);
  const basis = new Set([...(measure.basis ?? []), ...(unknown ? ["cost"] : [])]);
  const texts = [...wholeText(scope, main), ...basisTexts(scope, line, [...basis])];
  return texts.length === 0 ? [] : [{ code: "basis", text: `${capitalize(texts.join(", "))}.` }];
}

function basisTexts(scope: QueryScope, line: ScopeLine, basis: readonly string[]): string[] {
  const { dataset, measures } = scope.query;
  return basis.flatMap((name) => {
    const unit = measureOf(dataset, name)?.unit;
    if (unit === undefined || measures.includes(name)) return [];
    if (unit === "units" && !isOneSecurity(line)) return [];
    const { figure } = figureOf(scope, name, line);
    return isKnown(figure) ? [`${labelOf(dataset, name)} ${formatFigure(figure, unit)}`] : [];
  });
}

/** The denominator of a weight. Denominators are known only after the weight is computed. */
function wholeText({ query, wholes }: QueryScope, main: string): string[] {
  if (measureOf(query.dataset, main)?.rule.how !== "weight") return [];
  const [whole, ...others] = new Set([...wholes.values()].map((value) => value.toFixed()));
  const [value] = wholes.values();
  if (whole === undefined || value === undefined || others.length > 0) return [];
  return [`${wholeNames[query.share_of ?? "total"]} ${formatFigure(value, "usd")}`];
}

/** The names of the denominators of weights. */
export const wholeNames = {
  total: "total value with cash",
  positions: "value of all positions",
  account: "value of the accounts",
  result: "all of the result",
  all_accounts: "value in all accounts",
  asset_class: "value of the asset class",
  sector: "value of the sector",
  kind: "value of everything of that kind",
};

/** The accounts that hold a security, if the household has several. */
export function heldInNotes({ scope, cut }: EvaluatedTable): Note[] {
  const { query, books } = scope;
  const line = onlyLine(query, cut);
  const [book, ...others] = books;
  if (line === undefined || book === undefined || others.length > 0) return [];
  const named =
    query.aggregate === "total" && (query.where ?? []).some(({ field }) => isAccountField(field));
  if (query.dataset !== "positions" || !isOneSecurity(line) || named) return [];
  if (book.rows("accounts").length < 2) return [];
  const added = query.measures.find(
    (name) => name !== "quantity" && measureOf(query.dataset, name)?.rule.how === "sum",
  );
  const rows = line.units.flatMap((unit) => unit.rows);
  const accounts = [...Map.groupBy(rows, ({ dimensions }) => dimensions.account ?? "")];
  const texts = accounts.map(([account, own]) =>
    accounts.length === 1 ? account : `${account} (${holdingParts(own, added).join(", ")})`,
  );
  return [{ code: "held_in", text: `Held in ${joinNames(texts, 5)}.` }];
}

const isOneSecurity = ({ units }: ScopeLine): boolean =>
  new Set(units.flatMap(({ rows }) => rows.map(({ dimensions }) => dimensions.symbol))).size === 1;

/** An account's holding as text: "10,000 units, $256,000.00". */
function holdingParts(rows: readonly Row[], added: string | undefined): string[] {
  const units = sumOf(rows, "quantity");
  const value = added === undefined ? undefined : sumOf(rows, added);
  return [
    ...(units === undefined ? [] : [`${formatFigure(units, "units")} units`]),
    ...(value === undefined ? [] : [formatFigure(value, "usd")]),
  ];
}

function sumOf(rows: readonly Row[], name: string): Decimal | undefined {
  const known = rows.map(({ figures }) => figures[name]).filter((one) => one !== undefined);
  return known.every(isKnown) ? sum(known.filter(isKnown)) : undefined;
}

/** States the account's value with cash, in addition to its positions. */
export function accountNotes({ scope, evaluate }: EvaluatedTable): Note[] {
  const { dataset, where = [], aggregate, group_by, measures, compare, limit } = scope.query;
  const [only, ...others] = where;
  const named = only?.field === "account" && only.op === "is" && only.values.length === 1;
  const plain = group_by === undefined && compare === undefined && others.length === 0;
  if (dataset !== "positions" || !named || !plain || measures[0] !== "market_value") return [];
  if ((aggregate !== "list" && aggregate !== "total") || limit !== undefined) return [];
  const of = ["cash", "account_value"];
  const { rows } = evaluate(
    withoutUndefined({ dataset: "accounts", measures: of, aggregate: "total", where }),
  );
  const [cash, value] = of.map((name) => rows[0]?.cells[name]?.value ?? null);
  if (cash == null || value == null) return [];
  const text = `With ${formatFigure(cash, "usd")} in cash the account is worth ${formatFigure(value, "usd")}.`;
  return [{ code: "account", text }];
}

/** The only line of a result that is neither grouped nor compared. */
function onlyLine(
  { aggregate, group_by, compare, reduce }: Query,
  cut: EvaluatedTable["cut"],
): ScopeLine | undefined {
  const single = aggregate === "total" || aggregate === "list";
  const [first, ...others] = cut;
  const plain = group_by === undefined && compare === undefined && reduce === undefined;
  if (!single || !plain || first === undefined || others.length > 0) return undefined;
  return first.line.units.length === 0 ? undefined : first.line;
}
