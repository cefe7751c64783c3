import * as z from "zod";
import { Day } from "./day.ts";

/** A client: a person or trust in a household. */
export const Info = z.object({
  id: z.string(),
  name: z.string(),
  role: z.enum(["primary", "spouse", "dependent", "trustee", "beneficiary"]),
  birth_date: Day.nullable(),
});
export type Info = z.infer<typeof Info>;
