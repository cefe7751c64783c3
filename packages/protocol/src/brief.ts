import { Day } from "@advisor/domain/day";
import { ClassRow } from "@advisor/domain/ips-check/comparison";
import * as z from "zod";

/** A sentence of the brief with its source numbers. */
const Line = z.object({
  text: z.string(),
  sources: z.array(z.int()),
  /** The start of the text that says what it is about: the finding, or the day of a task. */
  lead: z.string().optional(),
});
export type Line = z.infer<typeof Line>;

const Figure = z.object({ name: z.string(), value: z.string(), sources: z.array(z.int()) });

const Source = z.object({
  number: z.int(),
  kind: z.enum(["check", "holdings", "statement", "document", "note", "tasks", "record"]),
  title: z.string(),
  /** The date of the content. A policy check also has the date of its prices, if it is one. */
  as_of: Day,
  prices_as_of: Day.optional(),
  document_id: z.string().optional(),
});
export type Source = z.infer<typeof Source>;

/** A one-page meeting brief, generated from stored records by fixed rules, without a model. */
export const Brief = z.object({
  household_id: z.string(),
  household_name: z.string(),
  members: z.string(),
  advisor_id: z.string(),
  meeting: z.string().nullable(),
  last_meeting: Day.nullable(),
  as_of: Day,
  /** Null where nothing has a price. */
  prices_as_of: Day.nullable(),
  simulated: z.boolean(),
  /** Findings that need action. */
  red_flags: z.array(Line),
  /** Proposed trades that would resolve them. Nothing is executed. */
  decide: z.array(Line),
  value: z.array(Figure),
  cash_due: z.object({
    rows: z.array(z.object({ due: z.string(), note: z.string(), amount: z.string() })),
    total: z.string(),
    sources: z.array(z.int()),
  }),
  allocation: z.object({
    /** The name of the policy is absent if the household has only one. */
    rows: z.array(ClassRow.extend({ policy: z.string().optional() })),
    sources: z.array(z.int()),
  }),
  since: z.array(Line),
  promised: z.array(Line),
  talking_points: z.array(Line),
  /** Missing data, and data that is too old to rely on. */
  unknown: z.array(z.string()),
  sources: z.array(Source),
});
export type Brief = z.infer<typeof Brief>;

export const BriefQuery = z.object({
  format: z.enum(["json", "md", "docx"]).default("json"),
  /** Lists changes after this day; by default, since the last recorded meeting. */
  since: Day.optional(),
  /** `client` omits tasks, notes and talking points. */
  for: z.enum(["advisor", "client"]).default("advisor"),
});
