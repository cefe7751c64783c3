import * as z from "zod";
import { Day } from "../day.ts";

/**
 * The transcript of an earnings call, or the earnings release when there is no transcript: `kind`
 * says which.
 */
export const Transcript = z.object({
  symbol: z.string(),
  company: z.string(),
  /** Fiscal quarter, for example 2026Q3. */
  quarter: z.string().regex(/^\d{4}Q[1-4]$/),
  held: Day,
  kind: z.enum(["transcript", "release"]),
  paragraphs: z.array(
    z.object({ speaker: z.string().nullable(), role: z.string().nullable(), text: z.string() }),
  ),
});
export type Transcript = z.infer<typeof Transcript>;
