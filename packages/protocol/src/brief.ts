import { Day } from "@advisor/domain/day";
import { ClassRow } from "@advisor/domain/ips-check/comparison";
import * as z from "zod";

/** A sentence of a brief, with the numbers of the sources behind it. */
const Line = z.object({ text: z.string(), sources: z.array(z.int()) });
export type Line = z.infer<typeof Line>;

const Figure = z.object({ name: z.string(), value: z.string(), sources: z.array(z.int()) });

const Source = z.object({
  number: z.int(),
  kind: z.enum(["check", "holdings", "statement", "document", "note", "tasks", "record"]),
  title: z.string(),
  /** The day of what it says; a check has the day of its prices beside it. */
  as_of: Day,
  prices_as_of: Day.optional(),
  document_id: z.string().optional(),
});
export type Source = z.infer<typeof Source>;

/** One page before a meeting, made from the record by fixed rules: no model writes in it. */
export const Brief = z.object({
  household_id: z.string(),
  household_name: z.string(),
  members: z.string(),
  advisor_id: z.string(),
  meeting: z.string().nullable(),
  last_meeting: Day.nullable(),
  as_of: Day,
  prices_as_of: Day,
  simulated: z.boolean(),
  /** What must be acted on. */
  red_flags: z.array(Line),
  /** What is proposed against it; nothing is traded. */
  decide: z.array(Line),
  value: z.array(Figure),
  cash_due: z.object({
    rows: z.array(z.object({ due: z.string(), note: z.string(), amount: z.string() })),
    total: z.string(),
    sources: z.array(z.int()),
  }),
  allocation: z.object({ rows: z.array(ClassRow), sources: z.array(z.int()) }),
  since: z.array(Line),
  promised: z.array(Line),
  talking_points: z.array(Line),
  /** What is not on file, or is too old to rely on. */
  unknown: z.array(z.string()),
  sources: z.array(Source),
});
export type Brief = z.infer<typeof Brief>;

export const BriefQuery = z.object({
  format: z.enum(["json", "md", "docx"]).default("json"),
  /** Counts what changed from this day on; the last meeting on file when left out. */
  since: Day.optional(),
  /** `client` leaves out tasks, notes and talking points. */
  for: z.enum(["advisor", "client"]).default("advisor"),
});
