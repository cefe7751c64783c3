import { Chart } from "@advisor/protocol/chart";
import * as z from "zod";
import { firstRows } from "./shorten.ts";

const Value = z.union([z.string(), z.number(), z.boolean(), z.null()]);

/** A query's answer, in words and in figures. */
export const QueryAnswer = z.object({
  /** What was understood, in one sentence. */
  reading: z.string(),
  text: z.string(),
  /** Names resolved, defaults filled in. */
  query: z.record(z.string(), z.unknown()),
  /** Of the figures in a row. */
  units: z.record(z.string(), z.string()),
  /** Where a figure is null, `<name>_reason` says why. */
  rows: z.array(z.record(z.string(), Value)),
  /** Of all lines, those beyond a limit too. */
  totals: z.record(z.string(), Value).nullable(),
  notes: z.array(z.string()),
  /** Computed on the way: a whole, a bar, a number of lines. */
  figures: z.array(z.object({ name: z.string(), value: z.number(), unit: z.string() })),
  /** What the figures were made from. */
  sources: z.array(z.string()),
  as_of: z.string().nullable(),
  /** For the page to draw; null where a picture says no more than the text. */
  chart: Chart.nullable(),
});
export type QueryAnswer = z.infer<typeof QueryAnswer>;

const shownRows = 40;

/** As the model sees it: the first rows, and no picture of them. */
export function shownAnswer({ chart: _, ...answer }: QueryAnswer): Record<string, unknown> {
  return firstRows("rows", shownRows)(answer);
}
