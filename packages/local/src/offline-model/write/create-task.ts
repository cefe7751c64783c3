import * as Task from "@advisor/domain/task";
import * as z from "zod";
import { plainLine } from "../format/text.ts";
import { cite, writer } from "./writer.ts";

export const createTask = writer(z.object({ task: Task.Info }), ({ task }, input) => {
  const due = task.due === null ? "no due date" : `due ${task.due}`;
  const about = task.related === null ? "" : ` It is about ${plainLine(task.related)}.`;
  return `Task created: **${plainLine(task.title)}**, ${due}, ${task.priority} priority, assigned to ${plainLine(task.assignee)}, ${task.status}.${about} ${cite(input)}`;
});
