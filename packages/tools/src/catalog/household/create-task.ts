import { Day } from "@advisor/domain/day";
import * as Task from "@advisor/domain/task";
import * as z from "zod";
import { defineTool } from "../../define-tool.ts";
import {
  householdTab,
  householdWrite,
  unchangedText,
  writtenToday,
} from "../../household-write.ts";

export const createTask = defineTool({
  name: "create_task",
  reads: "New task",
  description:
    "Creates one task for the household in this conversation and returns it as stored. Give the due date as an absolute day.",
  ...householdWrite,
  needs: ["tasks", "calendar"],
  input: z.object({
    title: unchangedText(200).describe("What is to be done"),
    due: Day.nullable().default(null).describe("Due day, YYYY-MM-DD; null without one"),
    priority: Task.Priority.default("normal").describe("How urgent it is"),
    assignee: unchangedText(80).default("advisor").describe("Who is to do it"),
    related: z.string().max(200).nullable().default(null).describe("What it is about"),
  }),
  example: { title: "Send the review" },
  output: z.object({ task: Task.Info }),
  record: ({ task }) => task.id,
  view: ({ task }) => householdTab(task.household_id, "tasks"),
  highlight: ({ task }) => [`task:${task.id}`],
  async execute(draft, { tasks, calendar }) {
    const task = await tasks.create(draft);
    return { data: { task }, source: writtenToday(calendar.today()) };
  },
});
