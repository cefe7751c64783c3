import * as z from "zod";

const Exact = z.string().regex(/^-?\d+(\.\d+)?$/);

/** What a page draws of a query's answer: figures as exact text, in the order of the lines. */
export const Chart = z.discriminatedUnion("type", [
  z.object({
    type: z.enum(["bar", "line", "share"]),
    label: z.string(),
    unit: z.string(),
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
