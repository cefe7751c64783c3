import { type Decimal, decimal } from "@advisor/domain/decimal";
import { type FigureUnit, figureUnitOf } from "@advisor/domain/figure";
import { priceIn, withUnit } from "@advisor/domain/text/display";
import { dayText, formatFigure, isUnit } from "@advisor/query/words/format";
import type { DefinedTool } from "@advisor/tools/tool";
import type { ResultCell } from "./result-cells.ts";
import { unitWords } from "./unit-words.ts";

const day = /^\d{4}-\d{2}-\d{2}(?=$|T)/;

/** A figure as answers write it, with its sign and unit, or a day; undefined for anything else. */
export function figureText(cell: ResultCell, tool: DefinedTool | undefined): string | undefined {
  const { value } = cell;
  if (typeof value === "string" && day.test(value)) return dayText(value.slice(0, 10));
  const isFigure = typeof value === "number" || (typeof value === "string" && plain.test(value));
  return isFigure ? figureWithUnit(decimal(value), cell, tool) : undefined;
}

const plain = /^-?\d+(?:\.\d+)?$/;
const plainText = (value: Decimal): string => formatFigure(value, "units");

function figureWithUnit(value: Decimal, cell: ResultCell, tool: DefinedTool | undefined): string {
  const { field, row, units } = cell;
  // An intermediate figure, such as a total or a threshold, has its own unit.
  const stated = (field === "value" ? row.unit : undefined) ?? units[field];
  const words = tool === undefined ? "" : (unitWords(tool, cell.path.slice(1)) ?? "");
  const currency = row[stated === "local" ? "currency" : (currencyField.exec(words)?.[1] ?? "")];
  if (isCurrency(currency)) return moneyText(value, currency);
  if (typeof stated === "string") {
    return isUnit(stated) ? formatFigure(value, stated) : withUnit(plainText(value), stated);
  }
  const unit = figureUnitOf(words);
  return unit === undefined ? plainText(value) : forms[unit](value);
}

const isCurrency = (code: unknown): code is string =>
  typeof code === "string" && /^[A-Z]{3}$/.test(code);

const moneyText = (value: Decimal, currency: string): string =>
  currency === "USD" ? formatFigure(value, "usd") : priceIn(value.toNumber(), currency);

/** "Money in the currency of the field `currency`". */
const currencyField = /^Money\b.* field `(\w+)`/;

const forms: Readonly<Record<FigureUnit, (value: Decimal) => string>> = {
  usd: (value) => formatFigure(value, "usd"),
  inr: (value) => moneyText(value, "INR"),
  percent: (value) => formatFigure(value, "percent"),
  points: (value) => formatFigure(value, "points"),
  ratio: (value) => formatFigure(value.times(100), "percent"),
};
