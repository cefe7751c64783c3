import { csv, tsv } from "../chat/text/cells.ts";
import { amountsHidden } from "./hidden-amounts.ts";
import { maskAmounts, maskedFigure } from "./mask.ts";
import { maskMarkdown } from "./mask-markdown.ts";

type Rows = readonly (readonly string[])[];

/**
 * All copies and downloads go through these functions. While amounts are hidden, copies leave them
 * out as the screen does; a file whose amounts cannot be masked asks first.
 */

/** Saves rows, with the headings first, as a CSV file. */
export const saveRows = (name: string, rows: Rows): void =>
  save(name, new Blob([csv(visible(rows))], { type: "text/csv" }));

export const saveMarkdown = (name: string, text: string): void =>
  save(name, new Blob([amountsHidden() ? maskMarkdown(text) : text], { type: "text/markdown" }));

const question = "Amounts are hidden on the screen, and this file has them. Save it?";

/** Saves a file that the service made. */
export function saveFile(name: string, file: Blob): void {
  if (!amountsHidden() || confirm(question)) save(name, file);
}

/** Copies rows, with the headings first, as spreadsheet cells. */
export const copyRows = (rows: Rows): Promise<void> =>
  navigator.clipboard.writeText(tsv(visible(rows)));

export const copyText = (text: string): Promise<void> =>
  navigator.clipboard.writeText(amountsHidden() ? maskAmounts(text) : text);

function visible(rows: Rows): Rows {
  if (!amountsHidden()) return rows;
  const [heads = [], ...rest] = rows;
  return [heads, ...rest.map((row) => row.map((cell, at) => maskedFigure(cell, heads[at] ?? "")))];
}

function save(name: string, content: Blob): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
