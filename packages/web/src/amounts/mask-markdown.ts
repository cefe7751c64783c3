import { maskedFigure, maskedSentence } from "./mask.ts";

const isRow = (line: string): boolean => /^\s*\|.*\|\s*$/.test(line);

const cellsOf = (line: string): string[] => line.trim().slice(1, -1).split("|");

/** Masks the amounts in Markdown. A bare number in a cell is judged by its column heading. */
export function maskMarkdown(text: string): string {
  let heads: string[] | undefined;
  return text
    .split("\n")
    .map((line) => {
      if (!isRow(line)) {
        heads = undefined;
        return maskedSentence(line, line);
      }
      if (heads === undefined) {
        heads = cellsOf(line);
        return line;
      }
      const of = heads;
      return `|${cellsOf(line)
        .map((cell, at) => withSpaces(cell, maskedFigure(cell.trim(), of[at] ?? "")))
        .join("|")}|`;
    })
    .join("\n");
}

const withSpaces = (cell: string, text: string): string =>
  cell.trim() === text ? cell : ` ${text} `;
