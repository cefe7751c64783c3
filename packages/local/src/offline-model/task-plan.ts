import * as read from "./arguments.ts";
import { emptyPlan, type Plan, planCalls, planRemark } from "./call-plan.ts";
import { type AdvisorMessage, parseAdvisorMessage } from "./context.ts";
import type { Turn } from "./converse.ts";
import { offeredTask } from "./follow-up.ts";

/** The plan for "yes" after a task was offered. */
export function acceptedTaskPlan(before: Turn | undefined): Plan {
  const title = offeredTask(before);
  return title === undefined ? emptyPlan : planCalls([{ name: "create_task", input: { title } }]);
}

export function taskPlan(text: string, { today }: AdvisorMessage, before: Turn | undefined): Plan {
  const input = read.taskInput(text, today, offeredTask(before) ?? followUpTitle(before));
  return input === undefined ? planRemark(whichTask) : planCalls([{ name: "create_task", input }]);
}

const whichTask =
  'What should the task say? For example: "create a task to review the RMD by Friday".';

const followUpTitle = (before: Turn | undefined): string | undefined =>
  before === undefined
    ? undefined
    : `Follow up: ${parseAdvisorMessage(before.text).question.replace(/\W+$/, "")}`;
