import { type Plan, planCalls, planRemark } from "../call-plan.ts";
import type { AdvisorMessage } from "../context.ts";
import { paragraphs } from "../format/markdown.ts";
import { tasksText } from "../from-context/tasks.ts";
import { openTaskNamed } from "../meeting/completed-task.ts";
import { readDueDate } from "../read/due-date.ts";
import { politely } from "./politely.ts";

const done = new RegExp(
  `${politely}(?:tick|check)\\b.* off\\b|${politely}(?:tick|check) off\\b|${politely}mark\\b.*\\b(?:done|complete|completed|sent|finished|filed|signed|closed)\\W*$`,
  "i",
);
const day =
  "(?:the )?(?:\\d{1,2}(?:st|nd|rd|th)\\b|next (?:week|month)\\b|tomorrow\\b|(?:mon|tues|wednes|thurs|fri)day\\b|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]* \\d)";
const moved = new RegExp(
  `${politely}(?:postpone|reschedule|defer|push(?: back| out)?|(?:move|change)(?= (?:the )?(?:\\w+ ){0,8}(?:task|to-?do|reminder|discussion|review|call|due (?:date|day))\\b)|move(?= (?:the|that|this|his|her|their) (?:\\S+ ){1,8}(?:to|until|till) ${day}))\\b.*\\b(?:to|until|till|by|for)\\b`,
  "i",
);

/** "Mark the form as sent", "push the loan discussion to January 5". */
export const asksForTaskChange = (text: string): boolean => done.test(text) || moved.test(text);

/** Changes the open task that the words name; else says which there are. */
export function taskChangePlan(text: string, message: AdvisorMessage): Plan {
  const task_id = openTaskNamed(text, message.rows.rows("tasks") ?? []);
  if (task_id === undefined) return planRemark(paragraphs([whichTask, tasksText("", message)]));
  if (done.test(text))
    return planCalls([{ name: "update_task", input: { task_id, status: "done" } }]);
  const due = message.today === null ? undefined : readDueDate(text, message.today)?.day;
  return due === undefined
    ? planRemark(whichDay)
    : planCalls([{ name: "update_task", input: { task_id, due } }]);
}

const whichTask = "I cannot tell which task you mean.";
const whichDay = 'To which day? For example: "to January 15".';
