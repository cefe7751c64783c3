import * as z from "zod";
import { Lookup } from "./lookup.ts";
import { Verdict } from "./verdict.ts";

/** The id of a criterion within its template, used in URLs and keys. */
export const Id = z
  .string()
  .regex(
    /^[a-z0-9][a-z0-9_-]{0,47}$/,
    "lower-case letters, digits, - and _, such as pays_dividend",
  );

/** Which figures count as positive. */
const PositiveIf = z.strictObject({
  op: z.enum(["gt", "gte", "lt", "lte"]),
  value: z.number(),
});

/** The format of an answer, so that it can be compared, sorted and checked. */
export const AnswerFormat = z
  .discriminatedUnion("type", [
    /** Yes is positive, no is negative. */
    z.strictObject({ type: z.literal("boolean") }),
    z.strictObject({
      type: z.literal("number"),
      unit: z.string().trim().min(1).max(24),
      /** Without it, the model says whether the figure is positive. */
      positive_if: PositiveIf.optional(),
    }),
    z.strictObject({
      type: z.literal("enum"),
      values: z.array(z.string().trim().min(1).max(60)).min(2).max(20),
      /** The values that count as positive. Without it, the model decides. */
      positive: z.array(z.string().trim().min(1).max(60)).optional(),
    }),
    z.strictObject({ type: z.literal("text") }),
  ])
  .superRefine((format, context) => {
    if (format.type !== "enum") return;
    const refuse = (message: string) => context.addIssue({ code: "custom", message });
    if (new Set(format.values.map((value) => value.toLowerCase())).size < format.values.length)
      refuse("names a value twice");
    const stray = format.positive?.find((value) => !format.values.includes(value));
    if (stray !== undefined) refuse(`counts ${stray} as positive, which is not one of its values`);
  });
export type AnswerFormat = z.infer<typeof AnswerFormat>;

/** How much evidence a verdict needs; with less, it is unknown. */
export const Evidence = z.strictObject({
  /** The number of different hosts that quotes must come from. */
  min_sources: z.int().min(1).max(5).default(1),
  /** Older evidence does not count; null accepts any age. */
  max_age_days: z.int().min(1).max(3_650).nullable().default(null),
});

export const Info = z.strictObject({
  id: Id,
  name: z.string().trim().min(1).max(120),
  /** The question asked about every company. */
  description: z.string().trim().min(1).max(2_000),
  /**
   * The query before the model's first step; {company_name} and {symbol} are filled in. Empty means
   * no query.
   */
  first_query_template: z.string().trim().max(400).default(""),
  answer_format: AnswerFormat.default({ type: "boolean" }),
  /** A negative verdict excludes the company from all later criteria. */
  disqualifying: z.boolean().default(false),
  /** Runs only for companies for which an earlier criterion has this verdict. */
  run_if: z.strictObject({ criterion: Id, verdict: Verdict }).nullable().default(null),
  evidence: Evidence.default({ min_sources: 1, max_age_days: null }),
  /** A figure that a tool supplies, so that no model is used. */
  lookup: Lookup.nullable().default(null),
});
export type Info = z.infer<typeof Info>;

/** The company fields that a first query may contain. */
export const placeholders = ["company_name", "symbol"] as const;

/** Placeholders in a first query that have no value. */
export const unknownPlaceholders = (template: string): string[] =>
  [...template.matchAll(/\{(\w+)\}/g)]
    .map(([, name = ""]) => name)
    .filter((name) => !placeholders.some((known) => known === name));
