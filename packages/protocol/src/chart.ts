import * as z from "zod";

const Exact = z.string().regex(/^-?\d+(\.\d+)?$/);

/** A chart of a query's result. Figures are exact decimal text, in row order. */
export const Chart = z.discriminatedUnion("type", [
  z.object({
    type: z.enum(["bar", "line", "share"]),
    label: z.string(),
    unit: z.string(),
    /** The figures are changes: a positive one has a plus sign. */
    signed: z.literal(true).optional(),
    points: z.array(z.object({ name: z.string(), value: Exact })),
  }),
  z.object({
    type: z.literal("band"),
    label: z.string(),
    points: z.array(
      z.object({ name: z.string(), weight: Exact, min: Exact, max: Exact, target: Exact }),
    ),
  }),
]);
export type Chart = z.infer<typeof Chart>;
