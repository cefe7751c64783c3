import * as z from "zod";
import { Day } from "./day.ts";
import { Text } from "./decimal.ts";

/** Cash a household will need: a positive amount of US dollars on a day. */
export const Info = z.object({
  id: z.string(),
  /** Null when it may come from any account. */
  account_id: z.string().nullable(),
  kind: z.enum(["withdrawal", "rmd", "tuition", "tax", "fee", "other"]),
  amount: Text,
  due: Day,
  note: z.string(),
});
export type Info = z.infer<typeof Info>;
