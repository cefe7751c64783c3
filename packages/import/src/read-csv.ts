import { CsvError, parse } from "csv-parse/sync";
import { detectLayout } from "./csv-layout.ts";
import type { Draft, Path } from "./fault.ts";
import { type CsvTable, columnsOf, csvTables } from "./tables.ts";

interface Row {
  cells: Readonly<Record<string, string>>;
  line: number;
}

/** A record of the draft, the row it came from, and its parent record. */
interface Entry {
  value: Record<string, unknown>;
  table: CsvTable;
  /** The columns that the file has. */
  header: readonly string[];
  line: number;
  path: Path;
  above: Entry | undefined;
}

/**
 * Reads the CSV tables of a folder, as bytes by file name, into households with the rows of the
 * other tables attached.
 */
export function readCsv(files: ReadonlyMap<string, Uint8Array>): Draft {
  const book: Book = {
    ...{ households: [], entries: [], named: new Map(), faults: [] },
    incomplete: new Set(),
  };
  for (const table of csvTables) {
    const bytes = files.get(table.file);
    if (bytes === undefined) continue;
    addTable(table, bytes, book);
  }
  const { households, entries, faults, incomplete } = book;
  const byPath = new Map(entries.map((entry) => [entry.path.join("/"), entry]));
  // Without such a table, everything that refers to it would be reported too.
  const lacking = csvTables.some(({ file, required }) => required && incomplete.has(file));
  const content = lacking ? undefined : { households };
  return { content, place: (path) => placeOf(path, byPath), faults };
}

interface Book {
  households: Record<string, unknown>[];
  entries: Entry[];
  named: Map<string, Entry>;
  faults: string[];
  /** Tables that could not be read, or not whole. What refers to them is not reported as missing. */
  incomplete: Set<string>;
}

function addTable(table: CsvTable, bytes: Uint8Array, book: Book): void {
  const rows = rowsOf(table, bytes, book.faults);
  if (rows === undefined) book.incomplete.add(table.file);
  for (const row of rows ?? []) add(table, row, book);
  if (table.complete) for (const one of book.households) listOf(one, table.parent?.list ?? "");
}

/**
 * A duplicate record is added too, so that the check reports it. Child rows belong to the first
 * one.
 */
function add(table: CsvTable, row: Row, book: Book): void {
  const { households, entries, named, faults, incomplete } = book;
  const above = table.parent && named.get(nameOf(table.parent.file, table.parent.by, row));
  if (table.parent !== undefined && above === undefined) {
    if (incomplete.has(table.parent.file)) incomplete.add(table.file);
    else faults.push(orphan(table, row));
    return;
  }
  const entry = placed(table, row, above, households);
  entries.push(entry);
  const name = nameOf(table.file, table.key, row);
  if (!named.has(name)) named.set(name, entry);
}

/** Undefined, with a fault, for a table that cannot be read. */
function rowsOf(table: CsvTable, bytes: Uint8Array, faults: string[]): Row[] | undefined {
  try {
    const known = columnsOf(table);
    const layout = detectLayout(table.file, bytes, known);
    if ("fault" in layout) {
      faults.push(layout.fault);
      return undefined;
    }
    if (layout.text.trim() === "") {
      faults.push(`${table.file}:1: is empty: write its columns in the first line`);
      return undefined;
    }
    const records: Parsed[] = parse(layout.text, {
      bom: true,
      delimiter: layout.delimiter,
      columns: (header: string[]) => {
        faults.push(...headerFaults(table, header, known));
        return header;
      },
      info: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      trim: true,
    });
    return records.map(({ record, info }) => ({ cells: record, line: info.lines }));
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    faults.push(`${table.file}:${error.lines ?? 1}: ${reasonOf(error)}`);
    return undefined;
  }
}

function reasonOf({ code, message, record }: CsvError): string {
  if (code !== "CSV_RECORD_INCONSISTENT_COLUMNS" || !Array.isArray(record)) {
    return `cannot be read (${message}): correct it`;
  }
  const values = `${record.length} ${record.length === 1 ? "value" : "values"}`;
  return `has ${values}, not one for each column: remove it if it is a title, total or footer line, else correct it`;
}

interface Parsed {
  record: Record<string, string>;
  info: { lines: number };
}

function headerFaults({ file }: CsvTable, header: string[], known: string[]): string[] {
  const shown = header.map((name, index) => (name === "" ? `column ${index + 1}` : name));
  const twice = shown.filter((_, index) => header.indexOf(header[index] ?? "") < index);
  const unknown = shown.filter((name) => !known.includes(name) && !twice.includes(name));
  return [
    ...twice.map((name) => `${file}:1:${name}: appears twice: remove one`),
    ...(unknown.length === 0 ? [] : [`${file}:1:${unknownFault(unknown)}${known.join(", ")}`]),
  ];
}

/** All unknown columns are one fault: with a broker's own names for them, it is every column. */
const unknownFault = (names: string[]): string =>
  names.length === 1
    ? `${names[0]}: is not a column of this file: remove it, or use one of `
    : `${names.join(", ")}: are not columns of this file: remove or rename them; the columns are `;

const cell = ({ cells }: Row, by: string): string =>
  by
    .split("/")
    .map((name) => cells[name] ?? "")
    .find((text) => text !== "") ?? "";

const nameOf = (file: string, by: readonly string[], row: Row): string =>
  JSON.stringify([file, ...by.map((name) => cell(row, name))]);

const totalLine = /^(?:(?:grand|account|sub)[ -]?)?totals?\b/i;

function orphan({ file, parent }: CsvTable, row: Row): string {
  const by = parent?.by ?? [];
  if (by.some((name) => totalLine.test(cell(row, name))))
    return `${file}:${row.line}: is a total line: remove it`;
  const named = by.map((name) => `"${cell(row, name)}"`).join(" and ");
  const place = `${file}:${row.line}:${by.at(-1)}`;
  return `${place}: ${named} is not in ${parent?.file}: correct it, or add it there`;
}

function placed(
  table: CsvTable,
  row: Row,
  above: Entry | undefined,
  households: Record<string, unknown>[],
): Entry {
  const home = table.parent?.above ? above?.above : above;
  const list = home === undefined ? households : listOf(home.value, table.parent?.list ?? "");
  const start = home === undefined ? ["households"] : [...home.path, table.parent?.list ?? ""];
  const value = recordOf(table, row);
  list.push(value);
  const header = Object.keys(row.cells);
  return { value, table, header, line: row.line, path: [...start, list.length - 1], above };
}

function listOf(value: Record<string, unknown>, name: string): unknown[] {
  const found = value[name];
  if (Array.isArray(found)) return found;
  const list: unknown[] = [];
  value[name] = list;
  return list;
}

function recordOf({ columns }: CsvTable, row: Row): Record<string, unknown> {
  const value: Record<string, unknown> = {};
  for (const { name, to, read } of columns) {
    const text = row.cells[name] ?? "";
    if (text !== "") fill(value, to, read(text));
  }
  return value;
}

function fill(
  value: Record<string, unknown>,
  [first = "", ...rest]: readonly string[],
  to: unknown,
) {
  if (rest.length === 0) {
    value[first] = to;
    return;
  }
  const below = (value[first] ?? {}) as Record<string, unknown>;
  value[first] = below;
  fill(below, rest, to);
}

/**
 * `file:line:column` of the row at the start of the path. A column that the file does not have is
 * missing in its first line, once for all rows.
 */
function placeOf(path: Path, entries: ReadonlyMap<string, Entry>): string {
  for (let length = path.length; length > 0; length -= 1) {
    const entry = entries.get(path.slice(0, length).join("/"));
    if (entry === undefined) continue;
    const rest = path.slice(length).map(String);
    const column = columnAt(entry.table, rest) ?? rest.join(".");
    const line = hasNo(entry, column) ? 1 : entry.line;
    return [entry.table.file, line, ...(column === "" ? [] : [column])].join(":");
  }
  return "households.csv:1";
}

const hasNo = ({ table, header }: Entry, column: string): boolean =>
  columnsOf(table).includes(column) && !header.includes(column);

function columnAt({ columns }: CsvTable, rest: readonly string[]): string | undefined {
  const at = columns.find(({ to }) => rest.length > 0 && to.every((key, n) => key === rest[n]));
  const within = columns.find(({ to }) => rest.length > 0 && rest.every((key, n) => key === to[n]));
  return (at ?? within)?.name;
}
