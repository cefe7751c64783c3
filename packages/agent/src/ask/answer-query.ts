import { Fault } from "@advisor/domain/fault";
import type { Book } from "@advisor/query/book/book";
import { evaluate } from "@advisor/query/evaluate/evaluate";
import type { Cell, Result } from "@advisor/query/evaluate/result";
import { narrate } from "@advisor/query/narrate/narrate";
import type { Query } from "@advisor/query/schema/query";
import { dayText } from "@advisor/query/words/format";
import {
  type AnswerText,
  couldNotRetrieve,
  plainAnswer,
  withoutCitationMarks,
} from "./answer-text.ts";
import { citationsOf, sourceOfTool } from "./cite.ts";
import { tableText } from "./table.ts";

export interface QueryDeps {
  /**
   * Loads the household's book, or those of all of the advisor's households, with what the query
   * needs.
   */
  books(query: Query): Promise<readonly Book[]>;
  /** The tool that runs the same query. */
  tool: "query_portfolio" | "query_book";
  /** Data missing from the books, as sentences. */
  lacks: readonly string[];
  /** Whether a household is fictional sample data. */
  simulated: boolean;
  now(): number;
}

/**
 * Computes the query and puts its result into words. For a query that does not fit the book, it
 * asks the advisor back.
 */
export async function answerQuery(
  deps: QueryDeps,
  query: Query,
  intent: string,
): Promise<AnswerText> {
  const { tool, now } = deps;
  const began = now();
  const traced = (error: string | null) => [
    { tool, source_id: error === null ? sourceOfTool(tool) : null, ms: now() - began, error },
  ];
  try {
    const result = evaluate(query, await deps.books(query));
    return { ...said(deps, result, intent), tools: traced(null) };
  } catch (fault) {
    if (!(fault instanceof Fault)) throw fault;
    const tools = traced(fault.code);
    if (fault.code !== "invalid_query")
      return plainAnswer(couldNotRetrieve, { tools, failed: true });
    const question = withoutCitationMarks(readable(fault.message));
    return plainAnswer(question, { tools, question, certainty: 0.3, evidence: [question] });
  }
}

function said(
  { tool, lacks, simulated }: QueryDeps,
  result: Result,
  intent: string,
): Omit<AnswerText, "tools"> {
  const { text, table } = narrate(result);
  const { query, rows, as_of } = result;
  const [main = ""] = query.measures;
  const known = rows.length === 0 || rows.some(({ cells }) => cells[main]?.value !== null);
  const dated =
    as_of === null ? [] : [`As of ${dayText(as_of)}${simulated ? ", simulated data" : ""}.`];
  return {
    text: [text, ...lacks, ...dated].join(" "),
    table: tableText(table),
    sources: tool === "query_book" ? [sourceOfTool(tool)] : citationsOf(result, intent),
    evidence: evidenceOf(result),
    certainty: known ? 1 : 0.8,
    question: null,
    failed: false,
  };
}

/**
 * Every figure of the result with its row, notes and dates, and the number of rows; never the
 * answer's own words.
 */
function evidenceOf(result: Result): unknown[] {
  const { query, columns, rows, totals, notes, figures } = result;
  const exact = (cells: Readonly<Record<string, Cell>>) =>
    Object.fromEntries(Object.entries(cells).map(([name, { value }]) => [name, value?.toFixed()]));
  const units = Object.fromEntries(columns.map(({ name, unit }) => [name, unit]));
  const holding = rows.filter(({ holds }) => holds === true).length;
  const households = new Set(rows.flatMap((row) => row.household ?? [])).size;
  const counts = [rows.length, holding, households].flatMap((all) => [all, Math.max(0, all - 3)]);
  return [
    {
      query,
      units,
      rows: rows.map(({ household, names, cells }) => ({ household, ...names, ...exact(cells) })),
      totals: exact(totals ?? {}),
    },
    notes.map(({ text }) => text),
    figures.map(({ value }) => value.toFixed()),
    counts,
    [result.as_of],
  ];
}

/** A fault names the path in the query where it failed; a person needs only the message. */
function readable(message: string): string {
  const text = message.replace(/^\w[\w.[\]]*: /, "");
  return `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;
}
