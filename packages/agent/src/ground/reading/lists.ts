import type { Cell } from "../evidence/cell.ts";
import type { Label } from "../evidence/label.ts";

/** One row of a list, with its cells by field. */
export interface Line {
  record: Readonly<Record<string, unknown>>;
  labels: readonly Label[];
  cells: ReadonlyMap<string, Cell>;
}

/** The rows of one list of a result, or of a tool that was called once for each of several things. */
export interface List {
  lines: readonly Line[];
  /** The names that all rows have, such as the fund of its holdings. */
  around: readonly Label[];
}

/** Every list of the results, whether the results say what its rows are or not. */
export function listsOf(cells: readonly Cell[]): List[] {
  const found = new Map<string, Map<unknown, Map<string, Cell>>>();
  for (const cell of cells) {
    if (cell.record === undefined || cell.field === "" || cell.unit === "count") continue;
    const fund = (cell.within ?? []).find(({ kind }) => kind === "security")?.name ?? "";
    const key = [cell.result, cell.list, fund].join("|");
    const lines = found.get(key) ?? new Map<unknown, Map<string, Cell>>();
    const line = lines.get(cell.record) ?? new Map<string, Cell>();
    if (!line.has(cell.field)) line.set(cell.field, cell);
    found.set(key, lines.set(cell.record, line));
  }
  const lists = [...found.values()].map((lines) => [...lines.values()].flatMap(lineOf));
  return [...lists, ...alike(lists.filter(({ length }) => length === 1).flat())].flatMap((lines) =>
    lines.length > 1 ? { lines, around: shared(lines) } : [],
  );
}

function lineOf(cells: ReadonlyMap<string, Cell>): Line[] {
  const [first] = cells.values();
  return first?.record === undefined ? [] : [{ record: first.record, labels: first.labels, cells }];
}

/** "MSFT's return on equity against NVDA's": the single rows that several calls of one tool gave. */
const alike = (lines: readonly Line[]): Line[][] =>
  [
    ...Map.groupBy(lines, ({ cells }) => {
      const [first] = cells.values();
      return `${first?.origin?.source?.source_id} ${first?.list} ${[...cells.keys()].join(" ")}`;
    }).values(),
  ].filter(({ length }) => length > 1);

const shared = ([first, ...others]: readonly Line[]): readonly Label[] =>
  (first?.labels ?? []).filter(({ name }) =>
    others.every(({ labels }) => labels.some((label) => label.name === name)),
  );
