import type { Result, ResultRow } from "../evaluate/result.ts";
import { measureOf } from "../schema/fields.ts";
import { nounOf } from "../words/nouns.ts";
import { capitalize, labelOf } from "../words/phrases.ts";
import { type Chart, chartOf } from "./chart.ts";
import { figurePhrase, linePhrase, reductionPhrase } from "./figure-phrase.ts";
import { groupsPhrase, listPhrase, topGroup } from "./list-phrase.ts";
import { emptyText, type Phrase, type StatedFigure } from "./phrase.ts";
import { comparisonPhrase, notesText } from "./sides.ts";
import { type Table, tableOf } from "./table.ts";

export interface Narration {
  text: string;
  table: Table | null;
  chart: Chart | null;
  figures: StatedFigure[];
}

/** Puts a result into words, with a table and a chart when they help. */
export function narrate(result: Result): Narration {
  if (isUnranked(result)) return unranked(result);
  const said = mainText(result);
  const notes = notesText(result);
  const main = said.text === "" ? [] : [sentence(said.text)];
  return {
    text: [...main, ...notes].join(" "),
    table: tableFor(result),
    chart: chartOf(result) ?? null,
    figures: said.figures,
  };
}

const sentence = (text: string): string => `${capitalize(text)}${/[.?!]$/.test(text) ? "" : "."}`;

function mainText(result: Result): Phrase {
  const { query, rows, notes } = result;
  const [first] = rows;
  if (query.compare !== undefined) return comparisonPhrase(result);
  if (query.reduce !== undefined && first !== undefined) return reductionPhrase(query, first);
  const missing = notes.some(({ code }) => code === "not_on_file");
  if (first === undefined) return { text: missing ? "" : emptyText(query), figures: [] };
  return lacksPolicy(rows)
    ? { text: "no investment policy is in effect", figures: [] }
    : textOfRows(result, first, missing);
}

/** True if no line has the figure that is ranked by. In groups, the first line may be the only one without it. */
function isUnranked({ query, rows }: Result): boolean {
  const { order, limit, compare, reduce } = query;
  const isRanked = limit !== undefined && compare === undefined && reduce === undefined;
  const cells = order === undefined ? [] : rows.flatMap(({ cells: all }) => all[order.by] ?? []);
  const unknown = cells.length > 0 && cells.every(({ value }) => value === null);
  return isRanked && unknown && !lacksPolicy(rows);
}

/** Notes about the line that would be the first. */
const ofLine: ReadonlySet<string> = new Set(["basis", "held_in"]);

/** No line is the first of those that cannot be ranked, so none is shown. */
function unranked(result: Result): Narration {
  const { query, notes } = result;
  const of = labelOf(query.dataset, query.order?.by ?? "");
  const text = sentence(`none of the ${nounOf(query).noun[1]} can be ranked by ${of}`);
  const others = notesText({ ...result, notes: notes.filter(({ code }) => !ofLine.has(code)) });
  return { text: [text, ...others].join(" "), table: null, chart: null, figures: [] };
}

function textOfRows(result: Result, first: ResultRow, missing: boolean): Phrase {
  const { query, rows } = result;
  if (query.aggregate === "list")
    return rows.length === 1 ? linePhrase(result, first) : listPhrase(result);
  if (query.group_by !== undefined) return grouped(result, first);
  const value = first.cells[query.measures[0] ?? ""]?.value ?? null;
  if (missing && (value === null || value.eq(0))) return { text: "", figures: [] };
  return figurePhrase(result, first);
}

/** True when the main figure of every line needs a policy, and the one household has none. */
const lacksPolicy = (rows: readonly ResultRow[]): boolean =>
  rows.every(
    ({ cells, names }) => names.household == null && Object.values(cells)[0]?.reason === "no_ips",
  );

/** A single requested group is stated as a sentence; several are listed. */
function grouped(result: Result, first: ResultRow): Phrase {
  const { query, rows } = result;
  const { order, limit, dataset } = query;
  const ranked = order !== undefined && measureOf(dataset, order.by) !== undefined;
  const one = ranked && limit === 1 && rows.length === 1;
  return one ? topGroup(query, first, order) : groupsPhrase(result);
}

const wideTable = 5;

/** A table for two or more lines, or for one line with at least five columns. */
function tableFor(result: Result): Table | null {
  const { columns, rows } = result;
  return rows.length < 2 && (rows.length === 0 || columns.length < wideTable)
    ? null
    : tableOf(result);
}
