import * as z from "zod";

export const Delay = z.enum(["realtime", "delayed", "eod", "weekly", "filing"]);

/** Where a result came from and how old it is. Every displayed number has one. */
export const Info = z.object({
  source_id: z.string(),
  as_of: z.string(),
  provider: z.string(),
  delay: Delay,
  simulated: z.boolean(),
});
export type Info = z.infer<typeof Info>;
