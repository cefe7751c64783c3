import type * as Record from "@advisor/domain/research/record";
import type * as Run from "@advisor/domain/research/run";
import { csvLine } from "../csv.ts";
import { heading, rowsOf } from "./export-rows.ts";

/** Comma-separated values after RFC 4180, safe to open in a spreadsheet. */
export async function* csvLines(
  runs: Pick<Record.Store, "cells">,
  run: Run.Info,
): AsyncGenerator<string> {
  yield csvLine(heading);
  for await (const { values } of rowsOf(runs, run)) yield csvLine(values);
}
