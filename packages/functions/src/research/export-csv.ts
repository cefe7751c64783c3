import type * as Record from "@advisor/domain/research/record";
import type * as Run from "@advisor/domain/research/run";
import { csvLine } from "../csv.ts";
import { columnNames, exportRows } from "./export-rows.ts";

/** The results as CSV (RFC 4180), safe to open in a spreadsheet. */
export async function* csvLines(
  runs: Pick<Record.Store, "cells">,
  run: Run.Info,
): AsyncGenerator<string> {
  yield csvLine(columnNames);
  for await (const { values } of exportRows(runs, run)) yield csvLine(values);
}
