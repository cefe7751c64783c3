import { editDistance } from "@advisor/domain/text/edit-distance";
import type { DefinedTool } from "@advisor/tools/tool";
import type { Message } from "../model/model.ts";
import { figureText } from "./figure-text.ts";
import { cellsOf, normalizeName, type ResultCell } from "./result-cells.ts";

/** The figure that a reference stands for, or why there is none, for the model. */
export type Resolved = { figure: string } | { problem: string };

export interface Resolver {
  /** Whether text in double braces is a reference, however badly it is written. */
  isReference(text: string): boolean;
  resolve(reference: string): Resolved;
}

interface Numbered {
  ref: string;
  tool: DefinedTool | undefined;
  cells: readonly ResultCell[];
}

/** Resolves references to the results of a turn, which are read with the first one. */
export function resolverFor(turn: readonly Message[], tools: readonly DefinedTool[]): Resolver {
  const results = resultsOf(turn, tools);
  return {
    isReference(text) {
      const field = /\.(\w+)$/.exec(text)?.[1];
      const isFigure = (cell: ResultCell) => cell.field === field && typeof cell.value === "number";
      return /^r\d/i.test(text) || results.some(({ cells }) => cells.some(isFigure));
    },
    resolve: (reference) => resolve(reference, results),
  };
}

function resultsOf(turn: readonly Message[], tools: readonly DefinedTool[]): Numbered[] {
  const calls = turn.flatMap((message) => (message.role === "assistant" ? message.calls : []));
  const results = turn.flatMap((message) => (message.role === "tools" ? message.results : []));
  return results.flatMap(({ call_id, shown }) => {
    const name = calls.findLast(({ id }) => id === call_id)?.name;
    const tool = tools.find((one) => one.name === name);
    return typeof shown.ref === "string" ? [{ ref: shown.ref, tool, cells: cellsOf(shown) }] : [];
  });
}

const form = /^(r\d+)\.(?:(.+)\.)?(\w+)$/i;

function resolve(reference: string, results: readonly Numbered[]): Resolved {
  const [, number = "", row = "", field = ""] = form.exec(reference) ?? [];
  if (number === "") return { problem: "a reference is r<n>.<row>.<field> or r<n>.<field>" };
  const result = results.find(({ ref }) => ref === number.toLowerCase());
  if (result === undefined) return { problem: `${number} is not there: ${numbersOf(results)}` };
  const found = cellsNamed(
    row,
    result.cells.filter((cell) => cell.field === field),
  );
  if (found.length === 0) return { problem: missing({ row, field }, result) };
  const least = Math.min(...found.map(({ unnamed }) => unnamed));
  const nearest = found.flatMap(({ unnamed, cell }) => (unnamed === least ? cell : []));
  const texts = new Set(nearest.map((cell) => figureText(cell, result.tool)));
  const [figure] = texts;
  if (texts.size > 1) return { problem: `${field} stands there more than once${apart(nearest)}` };
  return figure === undefined ? { problem: `${field} is no figure or day there` } : { figure };
}

/** The values of a row, each with the number of objects around it that the row's name leaves out: the fewest are taken. */
function cellsNamed(row: string, cells: readonly ResultCell[]) {
  return cells.flatMap((cell) => {
    const used = namesIn(normalizeName(row), cell.levels);
    if (used === undefined) return [];
    const isNamed = (names: readonly string[]) => used.some((name) => names.includes(name));
    return { cell, unnamed: cell.levels.filter((names) => !isNamed(names)).length };
  });
}

/** The names that the words between the dots consist of; names may have dots themselves. */
function namesIn(words: string, levels: ResultCell["levels"]): string[] | undefined {
  if (words === "") return [];
  for (const name of levels.flat()) {
    if (words !== name && !words.startsWith(`${name}.`)) continue;
    const others = namesIn(words.slice(name.length + 1), levels);
    if (others !== undefined) return [name, ...others];
  }
  return undefined;
}

function missing({ row, field }: { row: string; field: string }, { ref, cells }: Numbered): string {
  const fields = cellsNamed(row, cells).map(({ cell }) => cell.field);
  if (fields.length > 0)
    return `${row || ref} has no ${field}, but it has ${nearestTo(field, fields)}`;
  const rows = cells.flatMap((cell) => (cell.field === field ? (cell.levels.at(-1) ?? []) : []));
  return rows.length === 0
    ? `${ref} has neither ${row} nor ${field}`
    : `${ref} has ${field} of ${nearestTo(row, rows)}`;
}

/** The names that distinguish the values. */
function apart(cells: readonly ResultCell[]): string {
  const all = cells.map(({ levels }) => levels.flat());
  const own = all.flatMap(
    (names) => names.find((name) => !all.every((others) => others.includes(name))) ?? [],
  );
  return own.length === 0 ? "" : `; name also one of ${nearestTo("", own)}`;
}

const numbersOf = (results: readonly Numbered[]): string =>
  results.length === 0
    ? "this question has no results yet, and those of earlier ones cannot be referred to"
    : `this question has ${results.map(({ ref, tool }) => `${ref} (${tool?.name ?? "?"})`).join(", ")}`;

const mostListed = 12;

function nearestTo(asked: string, all: readonly string[]): string {
  const key = normalizeName(asked);
  const words = key.split(/[\s._]+/);
  const ranked = [...new Set(all)].map((name) => {
    const shared = words.filter((word) => normalizeName(name).includes(word)).length;
    return {
      name,
      distance: editDistance(normalizeName(name), key, mostListed) - mostListed * shared,
    };
  });
  const nearest = ranked.toSorted((a, b) => a.distance - b.distance).slice(0, mostListed);
  return nearest.map(({ name }) => name).join(", ");
}
