import { Fault } from "@advisor/domain/fault";
import type { Book } from "@advisor/query/book/book";
import { evaluate } from "@advisor/query/evaluate/evaluate";
import type { Cell, Result } from "@advisor/query/evaluate/result";
import { narrate } from "@advisor/query/narrate/narrate";
import type { Query } from "@advisor/query/schema/query";
import { dayText } from "@advisor/query/words/format";
import { citationsOf, querySource } from "./cite.ts";
import { graceful, plainly, type Said } from "./said.ts";
import { tableText } from "./table.ts";

const tool = "query_portfolio";

interface Deps {
  /** The household's book with what this query needs of it. */
  book(query: Query): Promise<Book>;
  /** Whether the household is a fictional one. */
  simulated: boolean;
  now(): number;
}

/** Computes the query and says its result; a query that does not fit the book is asked back. */
export async function answerQuery(
  { book, simulated, now }: Deps,
  query: Query,
  intent: string,
): Promise<Said> {
  const began = now();
  const traced = (error: string | null) => [
    { tool, source_id: error === null ? querySource : null, ms: now() - began, error },
  ];
  try {
    const result = evaluate(query, [await book(query)]);
    return { ...said(result, intent, simulated), tools: traced(null) };
  } catch (fault) {
    if (!(fault instanceof Fault)) throw fault;
    const tools = traced(fault.code);
    if (fault.code !== "invalid_query") return plainly(graceful, { tools, failed: true });
    const question = readable(fault.message);
    return plainly(question, { tools, question, certainty: 0.3, evidence: [question] });
  }
}

function said(result: Result, intent: string, simulated: boolean): Omit<Said, "tools"> {
  const { text, table } = narrate(result);
  const { query, rows, as_of } = result;
  const [main = ""] = query.measures;
  const known = rows.length === 0 || rows.some(({ cells }) => cells[main]?.value !== null);
  return {
    text:
      as_of === null
        ? text
        : `${text} As of ${dayText(as_of)}${simulated ? ", simulated data" : ""}.`,
    table: tableText(table),
    sources: citationsOf(result, intent),
    evidence: evidenceOf(result),
    certainty: known ? 1 : 0.8,
    question: null,
    failed: false,
  };
}

/** Every figure of the result, its notes and how many lines there are; never its own words. */
function evidenceOf({ query, rows, totals, notes, figures }: Result): unknown[] {
  const exact = (cells: Readonly<Record<string, Cell>>) =>
    Object.values(cells).map(({ value }) => value?.toFixed());
  const holding = rows.filter(({ holds }) => holds === true).length;
  const counts = [rows.length, holding].flatMap((all) => [all, Math.max(0, all - 3)]);
  return [
    query,
    rows.map(({ names, cells }) => [names, exact(cells)]),
    exact(totals ?? {}),
    notes.map(({ text }) => text),
    figures.map(({ value }) => value.toFixed()),
    counts,
  ];
}

/** A fault says where a query is wrong; a person needs only what. */
function readable(message: string): string {
  const text = message.replace(/^\w[\w.[\]]*: /, "");
  return `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;
}
