import * as z from "zod";
import { Day } from "../day.ts";
import { Text } from "../decimal.ts";

/** One day, or one interval, of trading. `at` is a day for daily bars, else a UTC time. */
export const Bar = z.object({
  at: z.union([Day, z.iso.datetime()]),
  open: Text,
  high: Text,
  low: Text,
  close: Text,
  volume: z.int().nullable(),
});
export type Bar = z.infer<typeof Bar>;
