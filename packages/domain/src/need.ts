import * as z from "zod";
import { Day } from "./day.ts";
import { Text } from "./decimal.ts";

/** Cash that a household will need by a date: a positive amount in US dollars. */
export const Info = z.object({
  id: z.string(),
  /** Null when any account may pay it. */
  account_id: z.string().nullable(),
  kind: z.enum(["withdrawal", "rmd", "tuition", "tax", "fee", "other"]),
  amount: Text,
  due: Day,
  note: z.string(),
});
export type Info = z.infer<typeof Info>;
