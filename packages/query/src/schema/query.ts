import { Day } from "@advisor/domain/day";
import * as z from "zod";
import { type DatasetName, datasetNames } from "../datasets/datasets.ts";
import { periodNames } from "./period.ts";

const Name = z.string().min(1).max(40);

/**
 * Validated separately, because the pattern of a day would appear six times in the model's schema.
 */
const PlainDay = z
  .string()
  .refine((text) => Day.safeParse(text).success, "a day is written YYYY-MM-DD");

export const Filter = z.strictObject({
  field: Name.describe("A dimension or measure of the dataset"),
  op: z
    .enum(["is", "is_not", "contains", "gt", "gte", "lt", "lte", "known", "unknown"])
    .describe("is: any of the values; is_not keeps rows without it"),
  values: z
    .array(z.string().min(1).max(120))
    .max(50)
    .default([])
    .describe(
      'Names, numbers (20% is "20") or days (YYYY-MM-DD, "today"); for a measure also "average", "median" or "household"',
    ),
});
export type Filter = z.infer<typeof Filter>;

/** A named period or inclusive dates, relative to the household's own today. */
export const Period = z.strictObject({
  name: z.enum(periodNames).optional(),
  from: PlainDay.optional(),
  to: PlainDay.optional(),
});
export type Period = z.infer<typeof Period>;

/** The most lines of a list. */
export const mostLines = 500;

const where = z.array(Filter).max(10);
const Dataset = z.enum(datasetNames as [DatasetName, ...DatasetName[]]);

export const Query = z.strictObject({
  dataset: Dataset.describe("What a row is"),
  measures: z
    .array(Name)
    .max(8)
    .default([])
    .describe("First: the main one. None: the dataset's columns"),
  aggregate: z
    .enum(["list", "total", "average", "median", "min", "max", "range"])
    .describe(
      "Default list: a line a row; total, default with group_by: one figure or one a group; others over the rows",
    ),
  group_by: z
    .array(Name)
    .max(2)
    .optional()
    .describe("Dimensions. With list: a limit counts inside each"),
  where: where.optional().describe("All must hold of a row"),
  having: where.optional().describe("Of a group's measures, after where"),
  exists: z
    .strictObject({
      dataset: Dataset,
      on: z.enum(["symbol", "account", "household"]),
      where: where.optional(),
      period: Period.optional(),
      not: z.boolean().optional(),
    })
    .optional()
    .describe("Only what has (not) rows in another dataset"),
  period: Period.optional().describe("Name, or days YYYY-MM-DD, inclusive"),
  share_of: z
    .enum([
      "total",
      "account",
      "positions",
      "result",
      "asset_class",
      "sector",
      "kind",
      "all_accounts",
    ])
    .optional()
    .describe(
      "Whole of weight (value in %) and share (first measure in %); default total with cash; all_accounts: these in all accounts",
    ),
  reduce: z
    .enum(["total", "average", "median", "min", "max", "range", "count"])
    .optional()
    .describe("One figure of the lines left"),
  order: z
    .strictObject({ by: Name, direction: z.enum(["asc", "desc", "largest"]) })
    .optional()
    .describe("Default: first measure, largest first; largest: any sign"),
  limit: z.int().min(1).max(mostLines).optional().describe("Most lines"),
  offset: z.int().min(0).max(10_000).optional().describe("Lines to skip"),
  show: z.array(Name).max(6).optional().describe("Dimensions to add"),
  include_empty: z.boolean().optional().describe("Groups without rows"),
  compare: z
    .strictObject({
      dataset: Dataset.optional(),
      measure: Name.optional(),
      where: where.optional(),
      period: Period.optional(),
      ratio: z.boolean().optional(),
    })
    .optional()
    .describe("With only this changed"),
  test: z
    .strictObject({
      op: z.enum(["gt", "gte", "lt", "lte", "is", "any", "all"]),
      value: z.string().max(40).optional(),
    })
    .optional()
    .describe(
      "Yes/no: first measure against value or compare; any: a row exists; all: rows pass the filter on `value`",
    ),
});
export type Query = z.infer<typeof Query>;
export type Compare = NonNullable<Query["compare"]>;

/** What a message asks for. The `options` of a clarification are asks to choose from. */
export const Ask = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("query"), query: Query }),
  z.strictObject({
    kind: z.literal("call"),
    tool: z.string(),
    input: z.record(z.string(), z.unknown()),
  }),
  z.strictObject({
    kind: z.literal("clarify"),
    about: z.string(),
    get options() {
      return z.array(Ask).max(5);
    },
  }),
  z.strictObject({ kind: z.literal("refuse"), reason: z.string() }),
]);
export type Ask = z.infer<typeof Ask>;
