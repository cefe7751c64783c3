import type * as Cell from "@advisor/domain/research/cell";

/** The evidence of an answer, one quote on a line. */
export const quoteLines = (quotes: readonly Cell.Quote[]): string[] =>
  quotes.map(({ text, title, url, date }) => {
    const source = [title, date, url].filter((one) => one !== null).join(", ");
    return `  "${text.replace(/\s+/g, " ")}" (${source})`;
  });
