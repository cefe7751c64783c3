import { type Decimal, sum } from "@advisor/domain/decimal";
import { isKnown } from "../../book/row.ts";
import { computedReturnPrefix } from "../../datasets/returns.ts";
import { joinNames } from "../../schema/fault.ts";
import { measureOf } from "../../schema/fields.ts";
import { withoutUndefined } from "../../schema/normalize.ts";
import { namesSecurity } from "../../schema/subject.ts";
import { countOf, formatFigure } from "../../words/format.ts";
import { nounOf } from "../../words/nouns.ts";
import type { JoinedRows } from "../gather.ts";
import type { Note } from "../result.ts";
import type { EvaluatedTable } from "./evaluated-table.ts";
import { rowName } from "./row-name.ts";

const mostNames = 6;

/** Names the requested securities that nobody holds. */
export function unheldNotes({ scope: { query, units } }: EvaluatedTable): Note[] {
  if (!ofSecurities.has(query.dataset) || units.length === 0) return [];
  const wanted = (query.where ?? []).find(({ field, op }) => field === "symbol" && op === "is");
  const held = new Set(units.flatMap(({ rows }) => rows.filter(isHeld).map(symbolOf)));
  const missing = (wanted?.values ?? []).filter((symbol) => !held.has(symbol.toLowerCase()));
  return missing.length === 0
    ? []
    : [
        {
          code: "not_held",
          text: `Not held: ${joinNames(missing.map((one) => one.toUpperCase()))}.`,
        },
      ];
}

const ofSecurities = new Set(["positions", "holdings", "lots", "quotes"]);

/** A quote may be for a security that the household does not hold. */
const isHeld = ({ dimensions }: JoinedRows["rows"][number]): boolean => dimensions.held !== "no";

const symbolOf = ({ dimensions }: JoinedRows["rows"][number]): string =>
  (dimensions.symbol ?? "").toLowerCase();

/** Names a few of the rows behind a count, and their total. */
export function countedNotes({ scope: { query, units } }: EvaluatedTable): Note[] {
  const { aggregate, dataset, group_by, measures, compare } = query;
  const counts = aggregate === "total" && measures[0] === "count" && compare === undefined;
  if (!counts || group_by !== undefined || units.length === 0) return [];
  if (dataset === "transactions") return amountNotes(units);
  const known = [...new Set(units.flatMap(({ rows: [row] }) => (row && rowName(row)) ?? []))];
  return known.length === 0 || known.length > mostNames
    ? []
    : [
        {
          code: "counted",
          text: `${units.length === 1 ? "It is" : `They are${known.length < units.length ? " of" : ""}`} ${joinNames(known)}.`,
        },
      ];
}

/** Names the security that a total is of, where there is only one and the query does not name it. */
export function onlyOneNotes({ scope: { query, units } }: EvaluatedTable): Note[] {
  const { aggregate, dataset, group_by, measures, where = [] } = query;
  const [only, ...others] = units;
  const isTotal = aggregate === "total" && group_by === undefined && measures[0] !== "count";
  const isNamed = where.some(({ field, op }) => namesSecurity(field) && op !== "is_not");
  if (!isTotal || isNamed || dataset !== "positions" || others.length > 0) return [];
  const name = only?.rows[0] && rowName(only.rows[0]);
  return name === undefined ? [] : [{ code: "only_one", text: `${name} is the only one.` }];
}

/** The total of transactions of one type; amounts of different types do not add up. */
function amountNotes(units: readonly JoinedRows[]): Note[] {
  const rows = units.flatMap((unit) => unit.rows);
  const types = new Set(rows.map(({ dimensions }) => dimensions.type));
  const amounts = rows.flatMap(({ figures: { amount } }): Decimal[] =>
    amount !== undefined && isKnown(amount) ? [amount] : [],
  );
  if (rows.length < 2 || types.size !== 1 || amounts.length < rows.length) return [];
  return [{ code: "counted", text: `Together ${formatFigure(sum(amounts), "usd")}.` }];
}

/** States over how many rows an average was taken. */
export function averageNotes({ scope: { query, units }, ranked }: EvaluatedTable): Note[] {
  if (query.aggregate !== "average" && query.reduce !== "average") return [];
  const lines = query.reduce === undefined ? units.length : ranked.length;
  if (lines < 2) return [];
  const [one, many] = query.reduce === undefined ? nounOf(query).noun : ["group", "groups"];
  return [{ code: "average", text: `The average is over ${countOf(lines, one, many)}.` }];
}

/** States how much of the cash is settled, when not all of it is. */
export function settledNotes({ scope, evaluate }: EvaluatedTable): Note[] {
  const { dataset, measures, where, aggregate, group_by } = scope.query;
  const isCashTotal = dataset === "accounts" && measures[0] === "cash" && group_by === undefined;
  if (!isCashTotal || measureOf(dataset, "unsettled_cash") === undefined || aggregate !== "total")
    return [];
  const parts = ["settled_cash", "unsettled_cash"];
  const { rows } = evaluate(
    withoutUndefined({ dataset, measures: parts, aggregate: "total", where }),
  );
  const [settled, unsettled] = parts.map((name) => rows[0]?.cells[name]?.value ?? null);
  if (settled == null || unsettled == null || unsettled.eq(0)) return [];
  const text = `Of it ${formatFigure(settled, "usd")} is settled and ${formatFigure(unsettled, "usd")} is not.`;
  return [{ code: "settled", text }];
}

/** States that a return is computed rather than stated by a custodian. */
export const computedReturnNotes = ({ scope: { query, units } }: EvaluatedTable): Note[] =>
  query.dataset === "returns" &&
  units.some(({ rows }) => rows.some(({ id }) => id.startsWith(computedReturnPrefix)))
    ? [{ code: "measured", text: "Time-weighted, from the values over time that are on file." }]
    : [];

/** States that unvested shares are in none of the household's other figures. */
export const unvestedNotes = ({ scope: { query, units } }: EvaluatedTable): Note[] =>
  query.dataset === "unvested" && units.length > 0
    ? [{ code: "beside", text: "They are reported beside the total value and are not part of it." }]
    : [];

/** The IRS table behind a required distribution, and what the figure excludes. */
export function distributionNotes({ scope: { query, units } }: EvaluatedTable): Note[] {
  if (query.dataset !== "required_distributions" || units.length === 0) return [];
  const rows = units.flatMap((unit) => unit.rows);
  return [
    ...rows.flatMap(workedOut),
    {
      code: "rule",
      text: "By the IRS Uniform Lifetime Table (26 CFR 1.401(a)(9)-9(c)); inherited accounts and a spouse who is the only beneficiary and more than ten years younger are not covered.",
    },
  ];
}

/** The calculation: "Hector's IRA: $293,877.55 at the end of 2025, divided by 25.5 years." */
function workedOut({ dimensions, figures, as_of }: JoinedRows["rows"][number]): Note[] {
  const { year_end: value, table_years: period, required, age } = figures;
  const year = Number(as_of.slice(0, 4));
  if (value === undefined || required === undefined || !isKnown(required)) return [];
  if (period !== undefined && isKnown(period) && isKnown(value)) {
    const text = `${dimensions.account}: ${formatFigure(value, "usd")} at the end of ${year - 1}, divided by ${formatFigure(period, "years")}.`;
    return [{ code: "worked_out", text }];
  }
  if (age === undefined || !isKnown(age)) return [];
  const text = `${dimensions.account}: distributions have not begun, the owner reaches ${formatFigure(age, "count")} in ${year}.`;
  return [{ code: "worked_out", text }];
}
