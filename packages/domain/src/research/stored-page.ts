import * as z from "zod";

/** A page or a tool result as it was read, stored so that a quote can be found in it again. */
export const Info = z.object({
  /** The hash of all fields below. */
  hash: z.string(),
  title: z.string(),
  url: z.string().nullable(),
  date: z.string().nullable(),
  text: z.string(),
  source_id: z.string(),
  provider: z.string(),
  as_of: z.string(),
  simulated: z.boolean(),
});
export type Info = z.infer<typeof Info>;
