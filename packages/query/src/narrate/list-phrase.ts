import type { Cell, Result, ResultRow } from "../evaluate/result.ts";
import { joinNames } from "../schema/fault.ts";
import type { Query } from "../schema/query.ts";
import { superlativeText } from "../words/canonical.ts";
import { countOf, formatFigure } from "../words/format.ts";
import { nounOf } from "../words/nouns.ts";
import { labelOf, periodText, whereText } from "../words/phrases.ts";
import { cellText } from "./frames.ts";
import { type Phrase, predicatesOf, statedFigure } from "./phrase.ts";
import { groupLabel, groupName, lineName, shownText, subjectOf } from "./subject.ts";
import { addsUp, ofCounted } from "./table.ts";

/** So many lines are said in full; of more, the first three are. */
const mostSaid = 5;
const few = 3;

const countSaid = ({ length }: readonly unknown[]): number => (length > mostSaid ? few : length);

/** States the number of lines, and names them or the first three. */
export function listPhrase({ query, rows, totals }: Result): Phrase {
  const holding = rows.filter(({ holds }) => holds === true);
  const none = holding.length === 0 && query.test?.op === "all";
  const of = query.test === undefined || none ? rows : holding;
  const said = countSaid(of);
  const shown = of.slice(0, said).map((row) => item(query, row, nameInGroup(query, row)));
  const { noun } = nounOf(query);
  if (query.group_by?.includes("household")) return byHousehold(rows, noun);
  const items = joinNames([...shown.map(({ text }) => text), ...more(of.length - said)]);
  const head = `${testAnswer(query, rows.length, holding.length)}${countOf(rows.length, ...noun)}`;
  const together =
    query.test === undefined || query.test.op === "any"
      ? totalText(query, rows, totals)
      : undefined;
  const text = items === "" ? head : `${head}: ${items}${together?.text ?? ""}`;
  return {
    text,
    figures: [...shown.flatMap(({ figures }) => figures), ...(together?.figures ?? [])],
  };
}

/** "Yes: ", "No: 0 of ", "Only in part: 1 of ". */
function testAnswer({ test }: Query, rows: number, holding: number): string {
  if (test === undefined) return "";
  if (test.op === "any") return "Yes: ";
  const partly = test.op === "all" && holding < rows;
  const answer = holding === 0 ? "No" : partly ? "Only in part" : "Yes";
  return `${answer}: ${holding} of `;
}

/**
 * The name of a line, preceded by its group if only the best of each group are listed: "David's
 * rollover IRA: VOO $134,400.00".
 */
function nameInGroup(query: Query, row: ResultRow): string {
  const name = lineName(query, row);
  const { group_by = [], limit } = query;
  if (limit === undefined || group_by.length === 0 || group_by.includes("household")) return name;
  const group = groupName(query, row);
  return name.includes(group) ? name : `${group}: ${name}`;
}

/** Counts rows by household: "8 policy classes in 5 households: Delacroix, Kowalski, ...". */
function byHousehold(rows: readonly ResultRow[], noun: readonly [string, string]): Phrase {
  const names = [...new Set(rows.flatMap(({ names: { household } }) => household ?? []))];
  const where = countOf(names.length, "household", "households");
  return {
    text: `${countOf(rows.length, ...noun)} in ${where}: ${joinNames(names, 8)}`,
    figures: [],
  };
}

/** Adds "; together $300.00" if the main measure can be summed over the lines. */
function totalText(
  query: Query,
  rows: Result["rows"],
  totals: Result["totals"],
): Phrase | undefined {
  const [main = ""] = query.measures;
  const whole = totals?.[main];
  if (whole?.value == null || !addsUp(query, main, rows)) return undefined;
  return {
    text: `; together ${cellText(query, main, whole)}${ofCounted(query, rows)}`,
    figures: statedFigure(subjectOf(query).text, main, whole),
  };
}

const more = (count: number): string[] => (count > 0 ? [`${count} more`] : []);

/** "AAPL $35,310.00"; with the dimensions that were asked for: "AAPL (expiration Dec 18, 2026, $235.00)". */
function item(query: Query, row: ResultRow, name: string): Phrase {
  const [main = ""] = query.measures;
  const cell = row.cells[main];
  const shown = shownText(query, row);
  const figures = cell === undefined ? [] : statedFigure(name, main, cell);
  const parts = [shown, cell === undefined ? "" : countText(query, cell)].filter(
    (text) => text !== "",
  );
  if (parts.length === 0) return { text: name, figures };
  const apart =
    shown !== "" ||
    cell?.value === null ||
    // A separator is needed after a digit: "2021 420" would read as one number.
    /,|\d$/.test(name) ||
    isLabeled(query, cell);
  return { text: apart ? `${name} (${parts.join(", ")})` : `${name} ${parts.join()}`, figures };
}

/** A count with its noun: "classes out of band: 2". A past due date is given as days ago. */
function countText(query: Query, cell: Cell): string {
  const { value, unit } = cell;
  const [main = ""] = query.measures;
  const text = cellText(query, main, cell);
  if (isLabeled(query, cell)) return `${labelOf(query.dataset, main)}: ${text}`;
  return unit === "days" && value?.lt(0) ? `${formatFigure(value.abs(), unit)} ago` : text;
}

const isLabeled = ({ measures: [main] }: Query, cell: Cell | undefined): boolean =>
  cell?.unit === "count" && cell.value !== null && main !== "count";

/**
 * The best group as a sentence: "The account with the highest return is Joint brokerage at 10.90%".
 */
export function topGroup(query: Query, row: ResultRow, order: NonNullable<Query["order"]>): Phrase {
  const { dataset, measures, period, where = [] } = query;
  const [main = ""] = measures;
  const cell = row.cells[main];
  const { noun, rest } = nounOf(query);
  const filters = whereText(
    dataset,
    rest.filter(({ op, values }) => op !== "known" && (op !== "is_not" || values[0] !== "all")),
  );
  const most = order.direction === "asc" ? "the fewest" : "the most";
  const own = rest.length < where.length ? ` of ${noun[1]}` : "";
  const rank = main === "count" ? `${most} ${noun[1]}` : `${superlativeText(query, order)}${own}`;
  const name = groupName(query, row);
  const value = cell === undefined ? "" : ` at ${cellText(query, main, cell)}`;
  return {
    text: `the ${groupLabel(query)} with ${rank}${periodText(period)}${filters} is ${name}${value}`,
    figures: cell === undefined ? [] : statedFigure(name, main, cell),
  };
}

/**
 * Lists groups: "By asset class: US equity $224,340.00, ...", with a total if the measure can be
 * summed.
 */
export function groupsPhrase({ query, rows, totals }: Result): Phrase {
  const [only, ...others] = rows;
  if (only !== undefined && others.length === 0 && query.measures.length > 1)
    return onlyGroup(query, only);
  const said = countSaid(rows);
  const shown = rows.slice(0, said).map((row) => item(query, row, groupName(query, row)));
  const [main = ""] = query.measures;
  const together = totalText(query, rows, totals);
  const label =
    main === "count" ? `number of ${nounOf(query).noun[1]}` : labelOf(query.dataset, main);
  const items = joinNames([...shown.map(({ text }) => text), ...more(rows.length - said)]);
  return {
    text: `${testedGroups(query, rows)}${label} by ${groupLabel(query)}${whereText(query.dataset, classesOf(query))}: ${items}${together?.text ?? ""}`,
    figures: [...shown.flatMap(({ figures }) => figures), ...(together?.figures ?? [])],
  };
}

/** "No: 0 of 3 groups; " */
function testedGroups(query: Query, rows: readonly ResultRow[]): string {
  if (query.test === undefined) return "";
  const holding = rows.filter(({ holds }) => holds === true).length;
  return `${testAnswer(query, rows.length, holding)}${countOf(rows.length, "group", "groups")}; `;
}

/** The classes that a part of each group is of: "market value by account where asset class is fixed income". */
const classesOf = ({ where = [] }: Query) => where.filter(({ field }) => field === "asset_class");

/** The one group with all that is asked of it, as there is no table: "Smith family is 500 units and is worth $12,800.00". */
function onlyGroup(query: Query, row: ResultRow): Phrase {
  const name = groupName(query, row);
  const said = predicatesOf(query, row, name, false);
  return { ...said, text: `by ${groupLabel(query)}: ${name} ${said.text}` };
}
