import { Day } from "@advisor/domain/day";
import { Fault } from "@advisor/domain/fault";
import * as Task from "@advisor/domain/task";
import * as z from "zod";
import { defineTool } from "../../define-tool.ts";
import {
  householdTab,
  householdWrite,
  unchangedText,
  writtenToday,
} from "../../household-write.ts";

export const updateTask = defineTool({
  name: "update_task",
  reads: "Changed task",
  description:
    "Changes one task of the household in this conversation, or ticks it off with status done, and returns it as stored. Fields that are left out stay.",
  ...householdWrite,
  needs: ["task_changes", "calendar"],
  input: z
    .object({
      task_id: z.string().min(1).max(100).describe("The task's id, as the context lists it"),
      status: Task.WorkStatus.optional().describe("Done ticks it off, open opens it again"),
      title: unchangedText(200).optional().describe("What is to be done"),
      due: Day.nullable().optional().describe("Due day, YYYY-MM-DD; null takes it away"),
      priority: Task.Priority.optional().describe("How urgent it is"),
      assignee: unchangedText(80).optional().describe("Who is to do it"),
    })
    .refine((input) => Object.keys(input).length > 1, "name at least one field to change"),
  example: { task_id: "task_d1_2", status: "open" },
  output: z.object({ task: Task.Info }),
  record: ({ task }) => task.id,
  view: ({ task }) => householdTab(task.household_id, "tasks"),
  highlight: ({ task }) => [`task:${task.id}`],
  async execute({ task_id, ...change }, { task_changes, calendar }) {
    const task = await task_changes.change(task_id, change);
    if (task === undefined) {
      throw new Fault("missing", "task_not_found", "The household has no task with this id.");
    }
    return { data: { task }, source: writtenToday(calendar.today()) };
  },
});
