import { decimal, sum } from "@advisor/domain/decimal";

/** A decimal as a JSON number; null stays null. */
export function number(text: string): number;
export function number(text: string | null): number | null;
export function number(text: string | null): number | null {
  return text === null ? null : decimal(text).toNumber();
}

type Texts = Readonly<Record<string, string | null>>;
type Numbers<Row extends Texts> = {
  [Key in keyof Row]: null extends Row[Key] ? number | null : number;
};

/** A row of decimals as JSON numbers. */
export const numbers = <Row extends Texts>(row: Row): Numbers<Row> =>
  Object.fromEntries(Object.entries(row).map(([key, text]) => [key, number(text)])) as Numbers<Row>;

/** The sum of the known values; null if there are values but none is known. */
export function sumKnown(texts: readonly (string | null)[]): number | null {
  const known = texts.filter((text) => text !== null);
  if (texts.length > 0 && known.length === 0) return null;
  return sum(known.map((text) => decimal(text))).toNumber();
}
