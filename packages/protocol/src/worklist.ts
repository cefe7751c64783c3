import { Day } from "@advisor/domain/day";
import { Reason } from "@advisor/domain/ips-check/findings/reasons";
import * as Task from "@advisor/domain/task";
import * as z from "zod";

/** A household in the worklist: why it is there, and what is to be done next. */
export const WorklistItem = z.object({
  id: z.string(),
  name: z.string(),
  simulated: z.boolean(),
  next_meeting: z.string().nullable(),
  /** US dollars: all accounts with their cash. */
  total_value: z.number(),
  /** Null for a household that cannot be read now. */
  prices_as_of: Day.nullable(),
  has_policy: z.boolean(),
  /** `unknown` for a household that cannot be read now. */
  severity: z.enum(["act", "watch", "none", "unknown"]),
  reasons: z.array(Reason),
  /** US dollars under the floor of the policies; 0 where nothing is missing. */
  cash_short_usd: z.number(),
  classes_out: z.int(),
  tasks: z.array(Task.Info),
});
export type WorklistItem = z.infer<typeof WorklistItem>;

/** The advisor's whole book, what is to be acted on first. */
export const Worklist = z.object({
  /** The day of the checks, and the oldest day of the prices behind them. */
  as_of: Day,
  prices_as_of: Day.nullable(),
  items: z.array(WorklistItem),
  /** Households beyond the most that one worklist holds. */
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
