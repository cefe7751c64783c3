import * as Task from "@advisor/domain/task";
import * as z from "zod";
import { plainLine } from "../format/text.ts";
import { cite, writer } from "./writer.ts";

export const updateTask = writer(z.object({ task: Task.Info }), ({ task }, input) => {
  const due = task.due === null ? "no due date" : `due ${task.due}`;
  const what = task.status === "done" ? "Task done" : "Task changed";
  return `${what}: **${plainLine(task.title)}**, ${due}, ${task.priority} priority, assigned to ${plainLine(task.assignee)}. ${cite(input)}`;
});
