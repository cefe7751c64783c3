import * as z from "zod";

/**
 * Number schemas for results. The description states the unit and currency, because other programs
 * see only the field's name and description.
 */
export const Usd = z.number().describe("US dollars");
export const UsdPerUnit = z.number().describe("US dollars per share or unit");
/** Money in a currency that another field of the same object names. */
export const LocalCurrency = z.number().describe("Money in the currency of the field `currency`");
export const LocalPerUnit = z
  .number()
  .describe("Money per share or unit, in the currency of the field `currency`");
export const UsdPerLocal = z
  .number()
  .describe("US dollars for one unit of the currency, on the day `fx_date`");
export const RupeesPerUnit = z
  .number()
  .describe("Indian rupees per unit; for an index, its points");

export const Percent = z.number().describe("Percent: 5 means 5%");
export const Points = z.number().describe("Percentage points: 5 is the way from 40% to 45%");
export const Ratio = z.number().describe("Ratio: 0.28 means 28%");
export const Multiple = z.number().describe("Multiple: 1.5 means 1.5 times");

export const Units = z.number().describe("Shares, contracts or other units; negative when short");
export const TradedUnits = z.int().describe("Shares or contracts traded");
export const countOf = (what: string) => z.int().describe(`Count of ${what}`);

export type FigureUnit = "usd" | "inr" | "percent" | "ratio" | "points";

const units: readonly [RegExp, FigureUnit][] = [
  [/^US dollars\b(?! (?:for one|that)\b)/, "usd"],
  [/^Indian rupees\b/, "inr"],
  [/^Percentage points\b/, "points"],
  [/^Percent\b/, "percent"],
  [/^Ratio\b/, "ratio"],
];

/**
 * The unit that the description of a number begins with; undefined for a count, for units of a
 * security, and where another field names the currency.
 */
export const figureUnitOf = (description: string): FigureUnit | undefined =>
  units.find(([words]) => words.test(description))?.[1];
