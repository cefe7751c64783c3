import { words } from "@advisor/domain/text/display";
import { count, date, dollarsExact, percent, points } from "../../format/figures.ts";

export type Row = Record<string, unknown>;

export const isRow = (value: unknown): value is Row =>
  typeof value === "object" && value !== null && !Array.isArray(value);

export const isList = (value: unknown): value is Row[] =>
  Array.isArray(value) && value.length > 0 && value.every(isRow);

const day = /^\d{4}-\d{2}-\d{2}$/;
const code = /^[a-z]+(?:_[a-z0-9]+)+$/;

/** The display name of a field, without its unit, which is shown with each figure. */
export const fieldName = (field: string): string => words(field.replace(/(?<=.)_(?:pct|usd)$/, ""));

/** A value of a tool's result on one line, in the unit at the end of its field's name. */
export function cellText(field: string, value: unknown): string {
  if (value === null || value === undefined) return "–";
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (typeof value === "number") return figureText(field, value);
  if (isList(value)) return `${value.length} listed below`;
  if (Array.isArray(value))
    return value.length === 0 ? "none" : value.map((one) => cellText(field, one)).join(", ");
  if (isRow(value)) return lineText(value);
  return plainText(field, String(value));
}

/** The only percent field whose value is a ratio. */
const ratio = "unrealized_pl_pct";
/** Dollar fields whose names have no unit. */
const inDollars =
  /^(?:cost|proceeds|(?:un)?settled_cash|(?:total|listed)_(?:value|cash)|unrealized_pl|(?:est_)?[sl]t_gain|taxable_gain|net_(?:completed|pending)|contributions)$/;

function figureText(field: string, value: number): string {
  if (field === ratio) return percent(value * 100);
  if (field.endsWith("_pct")) return percent(value);
  if (field.endsWith("_pp")) return `${points(value)} pp`;
  return field.endsWith("_usd") || inDollars.test(field) ? dollarsExact(value) : count(value);
}

const plainText = (field: string, text: string): string => {
  if (day.test(text)) return date(text);
  return code.test(text) && !isId(field) ? words(text) : text;
};

/** A nested record on one line, without its ids, unknown values and lists. */
function lineText(row: Row): string {
  const shown = readableFields(row).filter(([, value]) => value !== null && !isList(value));
  return shown
    .map(([field, value]) =>
      typeof value === "string"
        ? cellText(field, value)
        : `${fieldName(field).toLowerCase()} ${cellText(field, value)}`,
    )
    .join(", ");
}

const isId = (field: string): boolean => /(?:^|_)ids?$|^citation$/.test(field);

/** The fields to show; ids are omitted if the record has a name. */
export function readableFields(row: Row): [string, unknown][] {
  const entries = Object.entries(row);
  const others = entries.filter(([field]) => !isId(field));
  return others.length === 0 ? entries : others;
}
