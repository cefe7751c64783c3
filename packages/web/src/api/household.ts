import { ClassRow } from "@advisor/domain/ips-check/comparison";
import * as Member from "@advisor/domain/member";
import * as Note from "@advisor/domain/note";
import { Portfolio } from "@advisor/domain/portfolio";
import * as Task from "@advisor/domain/task";
import * as z from "zod";

/** As much of a policy check as the panel shows. */
const Check = z.object({
  ips_id: z.string(),
  ips_name: z.string(),
  as_of: z.string(),
  status: z.string(),
  total_value: z.number(),
  classes: z.array(ClassRow),
});
export type Check = z.infer<typeof Check>;

const Paper = z.object({ id: z.string(), title: z.string(), type: z.string(), date: z.string() });

/** A household as the side panel shows it. */
export const Household = z.object({
  id: z.string(),
  name: z.string(),
  members: z.array(Member.Info),
  risk_tolerance: z.string(),
  next_meeting: z.string().nullable(),
  simulated: z.boolean(),
  holdings: Portfolio,
  ips: z.array(Check),
  tasks: z.array(Task.Info),
  documents: z.array(Paper),
  notes: z.array(Note.Info),
});
export type Household = z.infer<typeof Household>;
