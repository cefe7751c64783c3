import type { Day } from "@advisor/domain/day";
import type * as Task from "@advisor/domain/task";
import { compareText } from "@advisor/domain/text/compare-text";
import { includesLevel, type Level } from "../level.ts";
import { phrasePattern } from "../phrases.ts";
import { shortName } from "../plain-line.ts";
import { type SourceRows, source } from "../source.ts";
import type { SourceInput } from "../source-input.ts";

/** The household's open tasks, next due first. */
export const tasksSource = source({
  key: "tasks",
  position: 4,
  brief: "default",
  asked: {
    clear: phrasePattern(
      "tasks?|to-?dos?|to do list",
      "reminders?|remind (?:me|us)",
      "overdue|past due",
      "(?:action|open|pending|outstanding) (?:items?|points?|actions?)",
      "follow[- ]?ups?|follow up",
      "next steps?",
      "on my (?:plate|list|desk)|my agenda",
      "(?:left|still|need|needs|have|supposed) to (?:do|get done|finish|take care of)",
      "(?:tick|check) (?:\\w+ ){0,8}off|mark (?:[\\w-]+ ){1,8}(?:done|completed?|sent|finished|filed|signed|closed)",
      "(?:still|left) open|on our side|(?:do|did) (?:we|i) owe (?:them|her|him)",
      "move (?:the|that|this|his|her|their) (?:\\w+ ){1,8}(?:to|until|till) (?:the )?(?:\\d+(?:st|nd|rd|th)?|next|tomorrow|\\w+day)",
      "postpone|reschedule|defer|push (?:back |out )?(?:the|this|that|his|her|their)",
      "(?:running|are we|am i) (?:late|behind)|late (?:on|with)|behind (?:on|with)",
      "(?:needs|need) (?:my )?attention|what is due|what's due|due (?:this|next|today|tomorrow|soon)",
    ),
    loose: phrasePattern("deadlines?", "agenda"),
  },
  room: { summary: 150, default: 600, detailed: 1_500 },
  whole: "the side panel",
  load: async ({ ports, today }: SourceInput) => ({ tasks: await ports.tasks(), today }),
  render,
});

function render({ tasks, today }: { tasks: Task.Info[]; today: Day }, level: Level): SourceRows {
  const open = tasks.filter(({ status }) => status === "open").toSorted(byDue);
  const overdue = open.filter(({ due }) => due !== null && due < today).length;
  const rows = [`open tasks: ${open.length}, overdue: ${overdue}`];
  const shown = includesLevel(level, "default") ? open : open.slice(0, 1);
  rows.push(...shown.map((task) => taskRow(task, today)));
  if (includesLevel(level, "detailed")) {
    const done = tasks.filter(({ status }) => status === "done").toSorted(byDue);
    rows.push(...done.map((task) => taskRow(task, today)));
  }
  return { as_of: today, rows };
}

/** Tasks without a due date come last. */
const byDue = (a: Task.Info, b: Task.Info): number =>
  compareText(a.due ?? "9999", b.due ?? "9999") || compareText(a.id, b.id);

function taskRow(task: Task.Info, today: Day): string {
  const { id, title, due, priority, assignee, related, status } = task;
  const late = status === "open" && due !== null && due < today ? " (overdue)" : "";
  const when = due === null ? "no due day" : `due ${due}${late}`;
  const about = related === null ? "" : `, about ${shortName(related)}`;
  return `${status}: ${shortName(title, 160)} (${id}), ${when}, ${priority}, ${shortName(assignee, 40)}${about}`;
}
