import type * as Record from "@advisor/domain/research/record";
import type * as Run from "@advisor/domain/research/run";
import { heading, rowsOf, unarmed } from "./export-rows.ts";

/** Comma-separated values after RFC 4180, safe to open in a spreadsheet. */
export async function* csvLines(
  runs: Pick<Record.Store, "cells">,
  run: Run.Info,
): AsyncGenerator<string> {
  yield line(heading);
  for await (const { values } of rowsOf(runs, run)) yield line(values);
}

const line = (values: readonly (string | number | boolean | null)[]): string =>
  `${values.map(field).join(",")}\r\n`;

function field(value: string | number | boolean | null): string {
  if (value === null) return "";
  if (typeof value !== "string") return String(value);
  const text = unarmed(value);
  return text !== value || /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
