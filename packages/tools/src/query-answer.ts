import { Chart } from "@advisor/protocol/chart";
import * as z from "zod";
import { firstRows } from "./shorten.ts";

const Value = z.union([
  z.string(),
  z.number().describe("In the unit that `units` names for this field"),
  z.boolean(),
  z.null(),
]);

/** A query's answer as text and figures. */
export const QueryAnswer = z.object({
  /** How the question was understood, in one sentence. */
  reading: z.string(),
  text: z.string(),
  /** The query with resolved names and defaults. */
  query: z.record(z.string(), z.unknown()),
  /** The unit of each figure in a row. */
  units: z.record(z.string(), z.string()),
  /** If a figure is null, `<name>_reason` says why. */
  rows: z.array(z.record(z.string(), Value)),
  /** Totals over all rows, including rows beyond the limit. */
  totals: z.record(z.string(), Value).nullable(),
  notes: z.array(z.string()),
  /** Intermediate figures: a total, a threshold, a number of rows. */
  figures: z.array(
    z.object({
      name: z.string(),
      value: z.number().describe("In the unit that its field `unit` names"),
      unit: z.string(),
    }),
  ),
  /** The sources of the figures. */
  sources: z.array(z.string()),
  as_of: z.string().nullable(),
  /** The chart to display; null if a chart would not add anything. */
  chart: Chart.nullable(),
});
export type QueryAnswer = z.infer<typeof QueryAnswer>;

const shownRows = 40;

/** The model's version: the first rows, without the chart. */
export function answerForModel({ chart: _, ...answer }: QueryAnswer): Record<string, unknown> {
  return firstRows("rows", shownRows)(answer);
}
