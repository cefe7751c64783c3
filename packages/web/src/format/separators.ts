import { conventions } from "./locale.ts";

/** What stands between thousands, and before the decimals of a number. */
export interface Separators {
  group: string;
  decimal: string;
}

export function separatorsOf(locale: string): Separators {
  const parts = new Intl.NumberFormat(locale).formatToParts(1_234_567.5);
  const of = (type: Intl.NumberFormatPartTypes): string =>
    parts.find((part) => part.type === type)?.value ?? "";
  return { group: of("group"), decimal: of("decimal") };
}

/** Of the texts of the service, on every page. */
export const american: Separators = { group: ",", decimal: "." };

/** Of what the page writes by itself. */
export const ofPage: Separators = separatorsOf(conventions.numbers);

/** A separator in a pattern. */
export const literal = (sign: string): string =>
  sign.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
