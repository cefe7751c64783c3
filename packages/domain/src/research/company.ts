import * as z from "zod";

export const maxCompanies = 500;

export const Info = z.object({
  /** A slug, unique within the run. */
  id: z.string().regex(/^[a-z0-9][a-z0-9-]{0,63}$/),
  name: z.string(),
  symbol: z.string().nullable(),
});
export type Info = z.infer<typeof Info>;
