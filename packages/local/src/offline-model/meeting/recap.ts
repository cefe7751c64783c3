import * as Note from "@advisor/domain/note";
import * as Task from "@advisor/domain/task";
import * as z from "zod";
import type { AdvisorMessage } from "../context.ts";
import type { ToolCallResult } from "../converse.ts";
import { bullets, paragraphs } from "../format/markdown.ts";
import { plainLine } from "../format/text.ts";
import { completedTaskId } from "./completed-task.ts";
import { meetingNotes } from "./notes.ts";
import { promisedTask } from "./promises.ts";

const mostLines = 6;

/**
 * A recap to send to the client, from the saved notes and tasks only; empty for any other message.
 */
export function recapDraft(
  results: readonly ToolCallResult[],
  { question, today, rows }: AdvisorMessage,
): string {
  if (meetingNotes(question, today) === undefined) return "";
  const note = results.flatMap((one) => stored(one, Kept)?.note ?? [])[0];
  const tasks = results.flatMap((one) => stored(one, Listed)?.task ?? []);
  if (note === undefined && tasks.length === 0) return "";
  const open = rows.rows("tasks") ?? [];
  const lines = note === undefined ? [] : (meetingNotes(question, today)?.lines ?? []);
  const spoken = lines
    .filter(
      (line) =>
        promisedTask(line, today) === undefined && completedTaskId(line, open) === undefined,
    )
    .slice(0, mostLines)
    .map(plainLine);
  const day = note?.meeting === undefined ? "" : ` on ${note.meeting}`;
  return paragraphs([
    "**Recap draft.** Nothing is sent; change it as you like.",
    `Thank you for the meeting${day}.`,
    part("What we talked about:", spoken),
    part("What happens next:", tasks.filter(({ status }) => status === "open").map(next)),
    part("What is done:", tasks.filter(({ status }) => status === "done").map(titled)),
  ]);
}

const Kept = z.object({ note: Note.Info });
const Listed = z.object({ task: Task.Info });

const stored = <Schema extends z.ZodType>(
  { outcome }: ToolCallResult,
  schema: Schema,
): z.infer<Schema> | undefined =>
  "error" in outcome ? undefined : schema.safeParse(outcome.data).data;

const part = (title: string, lines: readonly string[]): string =>
  lines.length === 0 ? "" : `${title}\n\n${bullets(lines)}`;

const titled = ({ title }: Task.Info): string => plainLine(title);

function next(task: Task.Info): string {
  const who = task.assignee === "advisor" ? "we" : plainLine(task.assignee);
  const by = task.due === null ? "" : `, by ${task.due}`;
  return `${titled(task)} (${who}${by})`;
}
