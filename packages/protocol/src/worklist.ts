import { Day } from "@advisor/domain/day";
import { Reason } from "@advisor/domain/ips-check/findings/reasons";
import * as Task from "@advisor/domain/task";
import * as z from "zod";

/** A household in the worklist, with its reasons and the next thing to do. */
export const WorklistItem = z.object({
  id: z.string(),
  name: z.string(),
  simulated: z.boolean(),
  next_meeting: z.string().nullable(),
  /** US dollars: holdings and cash of all accounts; if the household cannot be read, the total on file. */
  /** Null without cash and without a price of anything held. */
  total_value: z.number().nullable(),
  /** Null if the household cannot be read, and where nothing has a price. */
  prices_as_of: Day.nullable(),
  has_policy: z.boolean(),
  /** `unknown` if the household cannot be read. */
  severity: z.enum(["act", "watch", "none", "unknown"]),
  reasons: z.array(Reason),
  /** US dollars below the required cash reserve; 0 if there is enough. */
  cash_short_usd: z.number(),
  classes_out: z.int(),
  tasks: z.array(Task.Info),
});
export type WorklistItem = z.infer<typeof WorklistItem>;

/** All households of an advisor that need attention, most urgent first. */
export const Worklist = z.object({
  /** The dates of the checks and of their oldest prices. */
  as_of: Day,
  prices_as_of: Day.nullable(),
  items: z.array(WorklistItem),
  /** How many households exceed the limit of one worklist. */
  left_out: z.int(),
  totals: z.object({
    value: z.number(),
    households: z.int(),
    with_policy: z.int(),
    act: z.int(),
    watch: z.int(),
    cash_short_usd: z.number(),
    cash_short: z.int(),
    over_limit: z.int(),
    classes_out: z.int(),
    out_of_band: z.int(),
    tasks_open: z.int(),
    tasks_overdue: z.int(),
    tasks_due_in_7_days: z.int(),
    data_to_fix: z.int(),
  }),
});
export type Worklist = z.infer<typeof Worklist>;
