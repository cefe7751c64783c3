import type { FigureUnit } from "@advisor/domain/figure";
import { identifierToWords } from "@advisor/domain/text/display";
import * as z from "zod";
import { count, date, dollarsExact, percent, points, priceIn } from "../../format/figures.ts";
import { conventions } from "../../format/locale.ts";
import { ownZone, zonedFormat } from "../../format/zone.ts";

export type Row = Record<string, unknown>;

export const isRow = (value: unknown): value is Row =>
  typeof value === "object" && value !== null && !Array.isArray(value);

export const isList = (value: unknown): value is Row[] =>
  Array.isArray(value) && value.length > 0 && value.every(isRow);

const day = /^\d{4}-\d{2}-\d{2}$/;
const moment = z.iso.datetime();
const ownMoment = zonedFormat(conventions.dates, ownZone, { year: "numeric" });
/** Fields with an asset class, whose name may be a single word: cash. */
const assetClass = /(?:^|_)class$/;
const code = /^[a-z]+(?:_[a-z0-9]+)+$/;

/** The display name of a field, without its unit, which is shown with each figure. */
export const fieldName = (field: string): string =>
  identifierToWords(field.replace(/(?<=.)_(?:pct|usd)$/, ""));

/** The display names of fields side by side: those that differ in their unit alone keep it. */
export function fieldNames(fields: readonly string[]): string[] {
  const names = fields.map(fieldName);
  return fields.map((field, at) => {
    const name = fieldName(field);
    return names.some((one, other) => other !== at && one === name)
      ? identifierToWords(field)
      : name;
  });
}

/** The unit of a field's figures, where it is known. */
export type UnitOf = (field: string) => FigureUnit | undefined;

/** The units of what is in a field, which may have others there than elsewhere. */
export const unitsWithin =
  (unitOf: UnitOf | undefined, field: string): UnitOf =>
  (name) =>
    unitOf?.(`${field}.${name}`) ?? unitOf?.(name);

/** The unit at the end of a field's name. */
export const unitOfName = (field: string): (typeof endings)[number][1] | undefined =>
  endings.find(([ending]) => field.endsWith(ending))?.[1];

const endings = [
  ["_pct", "percent"],
  ["_pp", "points"],
  ["_usd", "usd"],
] as const;

/** A value of a tool's result or argument on one line, with its unit. */
export function cellText(field: string, value: unknown, unitOf?: UnitOf): string {
  if (value === null || value === undefined) return "–";
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (typeof value === "number") return figureText(field, value, unitOf);
  if (isList(value)) return `${value.length} listed below`;
  if (Array.isArray(value))
    return value.length === 0
      ? "none"
      : value.map((one) => cellText(field, one, unitOf)).join(", ");
  if (isRow(value)) return lineText(value, unitsWithin(unitOf, field));
  return plainText(field, String(value));
}

/** Fields whose positive figures have a sign, as on the other screens. */
const change = /(?:^|_)(?:trade|drift|gain|change|pl)(?:_(?:pct|pp|usd))?$/;

function figureText(field: string, value: number, unitOf?: UnitOf): string {
  const unit = unitOf?.(field) ?? unitOfName(field);
  const text = unit === undefined ? count(value) : texts[unit](value);
  return value > 0 && change.test(field) && !text.startsWith("+") ? `+${text}` : text;
}

const texts: Readonly<Record<FigureUnit, (value: number) => string>> = {
  usd: dollarsExact,
  inr: (value) => priceIn(value, "INR"),
  percent,
  points: (value) => `${points(value)} pp`,
  ratio: (value) => percent(value * 100),
};

const plainText = (field: string, text: string): string => {
  if (day.test(text)) return date(text);
  if (moment.safeParse(text).success) return ownMoment(text);
  const isCode = assetClass.test(field) || (code.test(text) && !isId(field));
  return isCode ? identifierToWords(text) : text;
};

/** A nested record on one line, without its ids, unknown values and lists. */
function lineText(row: Row, unitOf: UnitOf | undefined): string {
  const shown = readableFields(row).filter(([, value]) => value !== null && !isList(value));
  return shown
    .map(([field, value]) =>
      typeof value === "string"
        ? cellText(field, value)
        : `${fieldName(field).toLowerCase()} ${cellText(field, value, unitOf)}`,
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
