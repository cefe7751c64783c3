/** A value of a tool's result, and where it stands. */
export interface ResultCell {
  field: string;
  value: unknown;
  /** The fields that lead to it; `[]` is a row of a list. */
  path: readonly string[];
  /** The names that the result shows for each object around the value, the outermost first. */
  levels: readonly (readonly string[])[];
  /** The object that has the value. */
  row: Readonly<Record<string, unknown>>;
  /** The units that the result states for fields of its rows. */
  units: Readonly<Record<string, unknown>>;
}

type CellContext = Pick<ResultCell, "path" | "levels" | "units">;

/** Every figure, day and text of a result as the model saw it. */
export const cellsOf = (result: Readonly<Record<string, unknown>>): ResultCell[] =>
  cellsIn(result, { path: [], levels: [], units: {} });

function cellsIn(row: ResultCell["row"], around: CellContext): ResultCell[] {
  const { path } = around;
  const levels = [
    ...around.levels,
    namesOf(
      row,
      path.findLast((step) => step !== "[]"),
    ),
  ];
  const units = isRecord(row.units) ? row.units : around.units;
  return Object.entries(row).flatMap(([field, value]) => {
    if (repeating.has(field)) return [];
    const at = { path: [...path, field], levels, units };
    if (isRecord(value)) return cellsIn(value, at);
    if (!Array.isArray(value)) return [{ field, value, row, ...at }];
    const rows = { ...at, path: [...at.path, "[]"] };
    return value.flatMap((item: unknown) => (isRecord(item) ? cellsIn(item, rows) : []));
  });
}

/** What is asked and how it is measured, which are no figures of the result. */
const repeating: ReadonlySet<string> = new Set(["query", "units", "ref"]);

const longestName = 100;

/**
 * Any text of a row names it: a symbol, an account, a class, a day; so does the field that has it. A
 * security's class or sector is also that of others, and does not name it.
 */
function namesOf(row: ResultCell["row"], within: string | undefined): string[] {
  const isSecurity = "symbol" in row || "ticker" in row;
  const own = Object.entries(row).flatMap(([field, value]) =>
    isSecurity && groups.has(field) ? [] : value,
  );
  return [within, ...own].flatMap((name) =>
    typeof name === "string" && name !== "" && name.length <= longestName
      ? normalizeName(name)
      : [],
  );
}

const groups: ReadonlySet<string> = new Set(["asset_class", "class", "sector", "kind", "type"]);

/** Names are compared without regard to case and the form of an apostrophe. */
export const normalizeName = (name: string): string => name.toLowerCase().replaceAll("’", "'");

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
