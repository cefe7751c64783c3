import * as read from "./arguments.ts";
import { type AdvisorMessage, asked } from "./context.ts";
import type { Turn } from "./converse.ts";
import { offeredTask } from "./follow-up.ts";
import { nothing, only, type Plan, say } from "./planned.ts";

/** "Yes" after a task was offered. */
export function agreed(before: Turn | undefined): Plan {
  const title = offeredTask(before);
  return title === undefined ? nothing : only([{ name: "create_task", input: { title } }]);
}

export function task(text: string, { today }: AdvisorMessage, before: Turn | undefined): Plan {
  const input = read.task(text, today, offeredTask(before) ?? followUpTitle(before));
  return input === undefined ? say(whichTask) : only([{ name: "create_task", input }]);
}

const whichTask =
  'What should the task say? For example: "create a task to review the RMD by Friday".';

const followUpTitle = (before: Turn | undefined): string | undefined =>
  before === undefined
    ? undefined
    : `Follow up: ${asked(before.text).question.replace(/\W+$/, "")}`;
