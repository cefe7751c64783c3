import { type Plan, planCalls } from "../call-plan.ts";
import type { AdvisorMessage } from "../context.ts";
import { completedTaskId } from "./completed-task.ts";
import { meetingNotes } from "./notes.ts";
import { promisedTask } from "./promises.ts";

const mostTasks = 8;

/**
 * After a meeting: saves the notes, creates a task for each promise, and completes the tasks that
 * are reported done.
 */
export function meetingPlan({ question, today, rows }: AdvisorMessage): Plan | undefined {
  const notes = meetingNotes(question, today);
  if (notes === undefined) return undefined;
  const { meeting, text, lines } = notes;
  const open = rows.rows("tasks") ?? [];
  const done = [...new Set(lines.flatMap((line) => completedTaskId(line, open) ?? []))];
  const promised = lines
    .map((line) => promisedTask(line, today))
    .filter((task) => task !== undefined);
  const plan = planCalls([
    { name: "add_note", input: { text, ...(meeting === null ? {} : { meeting }) } },
    ...promised.slice(0, mostTasks).map((input) => ({ name: "create_task", input })),
    ...done.map((task_id) => ({ name: "update_task", input: { task_id, status: "done" } })),
  ]);
  const more = promised.length - mostTasks;
  const remark = `${more} more promises stand in the note and are no tasks.`;
  return more > 0 ? { ...plan, remarks: [remark] } : plan;
}
