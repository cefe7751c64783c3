import { decimal, sum } from "@advisor/domain/decimal";
import type { Cell } from "../evidence/cell.ts";
import type { Label, Mention } from "../evidence/label.ts";
import { fundOf, kindOfRow, nameOf, type RowKind } from "./row-kinds.ts";

/** A row with its figures and names, of which sentences say something. */
export interface Row {
  kind: RowKind;
  record: Readonly<Record<string, unknown>>;
  labels: readonly Label[];
  /** The figures by field, calculated ones among them. */
  figures: ReadonlyMap<string, number>;
  /** The names of what an account holds. */
  holds: ReadonlySet<string>;
  /** The day that the rows were read for. */
  asOf: string;
}

/** All rows of one kind in one result. */
export interface Table {
  kind: RowKind;
  rows: readonly Row[];
  /** The fund whose holdings the rows are. */
  fund?: string;
}

/** The tables of the results that have all of their rows; what is said of a part of a set is not checked. */
export function tablesOf(cells: readonly Cell[]): Table[] {
  if (cells.some(({ field, value }) => /_left_out$/.test(field) && Number(value) > 0)) return [];
  const found = new Map<string, Map<unknown, Reading>>();
  const byRecord = new Map<unknown, Reading>();
  for (const cell of cells) {
    const { record, field, value } = cell;
    if (record === undefined) continue;
    const known = byRecord.get(record);
    if (known !== undefined) known.figures.set(field, Number(value));
    if (known !== undefined || cell.isDerived === true) continue;
    const kind = kindOfRow(cell, record);
    if (kind === undefined) continue;
    const row = readingOf(cell, kind, record);
    byRecord.set(record, row);
    const key = setOf(cell, kind);
    const own = found.get(key) ?? new Map();
    found.set(key, own.set(record, row));
  }
  const tables = [...found.values()].map((rows) => tableOf([...rows.values()]));
  return tables.filter(isWholeIn(cells)).map((table) => withContents(table, tables));
}

/** The set that a row is in: a household may have several policies, but the lines of a query are one set. */
function setOf(cell: Cell, kind: RowKind): string {
  const isOfOneSet = kind === "household" || cell.list === "rows";
  const others = cell.labels.flatMap((one) =>
    one.kind === "other" && !isOfOneSet ? one.name : [],
  );
  return [cell.result, kind, cell.list, fundOf(cell), ...others].join("|");
}

interface Reading extends Row {
  figures: Map<string, number>;
  result: number | undefined;
  fund: string;
}

interface ReadTable extends Table {
  rows: readonly Reading[];
  result: number | undefined;
}

const readingOf = (
  cell: Cell,
  kind: RowKind,
  record: Readonly<Record<string, unknown>>,
): Reading => ({
  ...{ kind, record, labels: cell.labels, holds: new Set(), result: cell.result },
  ...{ figures: new Map([[cell.field, Number(cell.value)]]), fund: fundOf(cell) },
  asOf: cell.origin?.source?.as_of ?? "",
});

function tableOf(rows: readonly Reading[]): ReadTable {
  const [first] = rows;
  const fund = first?.fund ?? "";
  return {
    ...{ kind: first?.kind ?? "position", rows, result: first?.result },
    ...(fund !== "" && { fund }),
  };
}

/**
 * True unless a result lists only a part: accounts that do not add up to the total, or fewer rows than the
 * result counts.
 */
function isWholeIn(cells: readonly Cell[]): (table: ReadTable) => boolean {
  const totals = new Map<number | undefined, Set<string>>();
  const short = new Set<unknown>();
  for (const { field, value, labels, result, record } of cells) {
    if (field === "total_value" && labels.every(({ kind }) => kind === "other"))
      totals.set(result, (totals.get(result) ?? new Set<string>()).add(value));
    if (record !== undefined && typeof record.total === "number" && isShort(record))
      short.add(result);
    if (field === "rows" && record !== undefined && hasEmptyRow(record)) short.add(result);
  }
  const isTotalOf = ({ rows, result }: ReadTable): boolean => {
    const all = sum(rows.map(({ figures }) => decimal(figures.get("value") ?? 0)));
    return [...(totals.get(result) ?? [])].some((total) => all.eq(total));
  };
  const partial = new Set<number | undefined>();
  return (table) => {
    const isListed = table.rows.some(({ figures }) => figures.has("value"));
    if (table.kind === "account" && isListed && !isTotalOf(table)) partial.add(table.result);
    return !partial.has(table.result) && !short.has(table.result);
  };
}

/** A result that counts more rows than its list has. */
const isShort = (record: Readonly<Record<string, unknown>>): boolean =>
  ["trades", "transfers", "positions"].some((name) => {
    const rows = record[name];
    return Array.isArray(rows) && rows.length < Number(record.total);
  });

/** A line without any figure, such as that of an account without a value, is in no table. */
const hasEmptyRow = ({ rows }: Readonly<Record<string, unknown>>): boolean =>
  Array.isArray(rows) &&
  rows.some(
    (row) =>
      typeof row === "object" &&
      row !== null &&
      !Object.values(row).some((value) => typeof value === "number"),
  );

/** Gives each account the names of what it holds. */
function withContents(table: ReadTable, tables: readonly ReadTable[]): Table {
  if (table.kind !== "account") return table;
  const held = tables.flatMap(({ kind, rows, result }) =>
    kind === "position" && result === table.result ? rows : [],
  );
  const byAccount = Map.groupBy(held, ({ labels }) => nameOf(labels, "account"));
  const rows = table.rows.map((row) => {
    const own = byAccount.get(nameOf(row.labels, "account")) ?? [];
    return { ...row, holds: new Set(own.flatMap(({ labels }) => labels.map(({ name }) => name))) };
  });
  return { ...table, rows };
}

export const isRowNamed = ({ labels }: Pick<Row, "labels">, mention: Mention): boolean =>
  mention.labels.some(({ name }) => labels.some((label) => label.name === name));

/** The rows as they are listed, and with the rows of each security added up. */
export function listedAndBySecurity({ kind, rows }: Table): (readonly Row[])[] {
  if (kind !== "position") return [rows];
  const bySecurity = Map.groupBy(rows, ({ labels }) => nameOf(labels, "security"));
  if (bySecurity.size === rows.length) return [rows];
  return [rows, [...bySecurity.values()].map(addedUp)];
}

const additive =
  /^(?:value|market_value|weight|weight_pct|unrealized_pl|unrealized_gain|gain|cost|quantity)$/;

function addedUp([first, ...others]: readonly Row[]): Row {
  const row = first ?? noRow;
  const all = [row, ...others];
  const figures = [...row.figures.keys()].flatMap((field): [string, number][] => {
    const values = all.map((one) => one.figures.get(field));
    if (!additive.test(field)) return others.length === 0 ? [[field, values[0] ?? 0]] : [];
    const known = values.filter((value) => value !== undefined);
    return known.length < values.length ? [] : [[field, known.reduce((a, b) => a + b, 0)]];
  });
  return { ...row, figures: new Map(figures) };
}

const noRow: Row = {
  ...{ kind: "position", record: {}, labels: [], asOf: "" },
  ...{ figures: new Map(), holds: new Set() },
};
