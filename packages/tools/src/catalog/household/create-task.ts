import { Day } from "@advisor/domain/day";
import * as Task from "@advisor/domain/task";
import * as z from "zod";
import { defineTool } from "../../define-tool.ts";

/** Text that is stored unchanged. */
const kept = (characters: number) =>
  z.string().min(1).max(characters).regex(/\S/, "must not be blank");

export const createTask = defineTool({
  name: "create_task",
  description:
    "Creates one task for the household in this conversation and returns it as stored. Give the due date as an absolute day.",
  effect: "write",
  needs: ["tasks", "calendar"],
  input: z.object({
    title: kept(200).describe("What is to be done"),
    due: Day.nullable().default(null).describe("Due day, YYYY-MM-DD; null without one"),
    priority: Task.Priority.default("normal").describe("How urgent it is"),
    assignee: kept(80).default("advisor").describe("Who is to do it"),
    related: z.string().max(200).nullable().default(null).describe("What it is about"),
  }),
  output: z.object({ task: Task.Info }),
  cost: { usd: 0, seconds: 10 },
  view: ({ task }) => ({
    view: "householdMember",
    view_state: { household_id: task.household_id, tab: "tasks", show_holdings: false },
  }),
  highlight: ({ task }) => [`task:${task.id}`],
  async execute(draft, { tasks, calendar }) {
    const task = await tasks.create(draft);
    return {
      data: { task },
      source: {
        as_of: calendar.today(),
        provider: "household",
        delay: "realtime",
        simulated: false,
      },
    };
  },
});
