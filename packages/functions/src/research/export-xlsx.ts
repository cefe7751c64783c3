import type * as Cell from "@advisor/domain/research/cell";
import type * as Record from "@advisor/domain/research/record";
import type * as Run from "@advisor/domain/research/run";
import writeExcelFile from "write-excel-file/node";
import { unarmed } from "../csv.ts";
import { heading, rowsOf } from "./export-rows.ts";

/** A workbook of two sheets: results, and the evidence that they stand on with links to it. */
export async function workbook(
  runs: Pick<Record.Store, "cells">,
  run: Run.Info,
): Promise<Uint8Array<ArrayBuffer>> {
  const results = [heading.map(bold)];
  const evidence = [["criterion", "company", "quote", "title", "date", "link"].map(bold)];
  for await (const { cell, values } of rowsOf(runs, run)) {
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

/** A cell of Excel holds this many characters; XML has no word for control characters. */
const cellCharacters = 32_000;

function cellOf(value: string | number | boolean | null): SheetCell {
  if (value === null) return null;
  if (typeof value === "number") return { type: Number, value };
  if (typeof value === "boolean") return { type: Boolean, value };
  return { type: String, value: unarmed(plain(value)) };
}

const plain = (text: string): string =>
  text
    .replace(/[^\P{C}\n\t]/gu, " ")
    .slice(0, cellCharacters)
    .toWellFormed();

/** The one formula here is our own, over an address that can be nothing else. A workbook keeps formulas without "=". */
function linkOf({ url }: Pick<Cell.Quote, "url">): SheetCell {
  if (url === null) return null;
  const href = URL.canParse(url) ? new URL(url).href : "";
  if (!/^https?:\/\/[^"\s]{1,240}$/.test(href)) return cellOf(url);
  return { type: "Formula", value: `HYPERLINK("${href}")` };
}
