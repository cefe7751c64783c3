import type { Claim } from "../claims.ts";

export const lineStart = (text: string, at: number): number =>
  text.slice(0, at).lastIndexOf("\n") + 1;

/** A pipe inside a cell is escaped. */
const divider = /(?<!\\)\|/;

/** The cells of a table row, with where each begins and ends. */
export function cellsOfRow(row: string): { start: number; end: number }[] {
  const marks = [...row.matchAll(/(?<!\\)\|/g)].map(({ index }) => index);
  return marks.flatMap((start, index) => {
    const end = marks[index + 1] ?? row.trimEnd().length;
    return end > start + 1 ? [{ start: start + 1, end }] : [];
  });
}

/** The header of the table column that contains a figure; empty outside tables. */
export function headOf({ at }: Claim, text: string): string {
  const row = text.slice(lineStart(text, at), at);
  if (!row.startsWith("|")) return "";
  const lines = text.slice(0, at).split("\n");
  const first = lines.findLastIndex((line) => !line.startsWith("|")) + 1;
  const head = lines[first];
  return first === lines.length - 1
    ? ""
    : (head?.split(divider)[row.split(divider).length - 1] ?? "").trim();
}
