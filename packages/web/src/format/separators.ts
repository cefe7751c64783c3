import { conventions } from "./locale.ts";

/** The thousands separator and the decimal separator. */
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

/** Of text from the service, in every locale. */
export const americanSeparators: Separators = { group: ",", decimal: "." };

/** Of text that the page formats itself. */
export const pageSeparators: Separators = separatorsOf(conventions.numbers);

/** Escapes a text for a regular expression. */
export const escapeForRegExp = (sign: string): string =>
  sign.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
