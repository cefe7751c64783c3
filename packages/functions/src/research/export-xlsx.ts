import type * as Cell from "@advisor/domain/research/cell";
import type * as Record from "@advisor/domain/research/record";
import type * as Run from "@advisor/domain/research/run";
import writeExcelFile from "write-excel-file/node";
import { escapeFormula } from "../csv.ts";
import { columnNames, exportRows } from "./export-rows.ts";

/** A workbook with two sheets: the results, and the evidence with links. */
export async function workbook(
  runs: Pick<Record.Store, "cells">,
  run: Run.Info,
): Promise<Uint8Array<ArrayBuffer>> {
  const results = [columnNames.map(bold)];
  const evidence = [["criterion", "company", "quote", "title", "date", "link"].map(bold)];
  for await (const { cell, values } of exportRows(runs, run)) {
    results.push(values.map(cellOf));
    const about = values.slice(0, 2);
    for (const quote of cell.answer?.quotes ?? []) {
      const { text, title, date } = quote;
      evidence.push([...[...about, text, title, date].map(cellOf), linkOf(quote)]);
    }
  }
  const sheets = [
    { sheet: "Results", data: results, stickyRowsCount: 1 },
    { sheet: "Evidence", data: evidence, stickyRowsCount: 1 },
  ];
  const buffer = await writeExcelFile(sheets).toBuffer();
  return new Uint8Array(buffer);
}

type SheetCell =
  | { type: typeof String; value: string; fontWeight?: "bold" }
  | { type: typeof Number; value: number }
  | { type: typeof Boolean; value: boolean }
  | { type: "Formula"; value: string }
  | null;

const bold = (value: string): SheetCell => ({ type: String, value, fontWeight: "bold" });

/** Excel's limit on characters in a cell. XML does not allow control characters. */
const cellCharacters = 32_000;

function cellOf(value: string | number | boolean | null): SheetCell {
  if (value === null) return null;
  if (typeof value === "number") return { type: Number, value };
  if (typeof value === "boolean") return { type: Boolean, value };
  return { type: String, value: escapeFormula(plain(value)) };
}

const plain = (text: string): string =>
  text
    .replace(/[^\P{C}\n\t]/gu, " ")
    .slice(0, cellCharacters)
    .toWellFormed();

/**
 * The only formula, built from a validated address. The workbook format stores formulas without the
 * "=".
 */
function linkOf({ url }: Pick<Cell.Quote, "url">): SheetCell {
  if (url === null) return null;
  const href = URL.canParse(url) ? new URL(url).href : "";
  if (!/^https?:\/\/[^"\s]{1,240}$/.test(href)) return cellOf(url);
  return { type: "Formula", value: `HYPERLINK("${href}")` };
}
