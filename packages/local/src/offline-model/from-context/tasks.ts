import { addDays, type Day } from "@advisor/domain/day";
import { lastOfMonth, startOfWeek } from "@advisor/domain/text/calendar";
import type { AdvisorMessage } from "../context.ts";
import { bullets, paragraphs } from "../format/markdown.ts";
import { capitalize, plainLine, wordsToDigits } from "../format/text.ts";
import { isCountRow } from "./rows.ts";

interface Task {
  /** The row without ids. */
  text: string;
  overdue: boolean;
  high: boolean;
  due: string | null;
}

interface Choice {
  chosen: Task[];
  which: string | null;
}

/** Lists open tasks, overdue tasks, or tasks due within a period. */
export function tasksText(text: string, { rows, today }: AdvisorMessage): string {
  const listed = rows.rows("tasks");
  if (listed === undefined) return "The tasks could not be read just now; the agenda shows them.";
  const open = listed.filter((row) => row.startsWith("open: ")).map(taskOf);
  const more = listed.filter(isCountRow).map(plainLine);
  const { chosen, which } = choice(text, open, today);
  return paragraphs([
    which === null || open.length === 0 ? headline(open) : selected(chosen, which),
    bullets([...chosen.map((task) => task.text), ...more]),
  ]);
}

const headline = ({ length }: readonly Task[]): string =>
  length === 0
    ? "No task is open."
    : `${capitalize(wordsToDigits(length))} open ${length === 1 ? "task" : "tasks"}:`;

const selected = ({ length }: readonly Task[], which: string): string =>
  length === 0
    ? `No open task is ${which}.`
    : `${capitalize(wordsToDigits(length))} open ${length === 1 ? "task is" : "tasks are"} ${which}:`;

export const asksForOverdue = (text: string): boolean =>
  /\b(?:overdue|past due|late|behind)\b/i.test(text);
export const asksForUrgent = (text: string): boolean =>
  /\b(?:urgent|important|matters?|pressing|(?:high|top|highest) priority)\b/i.test(text);

/** `which` is null for all tasks. */
function choice(text: string, open: Task[], today: Day | null): Choice {
  if (asksForOverdue(text)) {
    return /(?:\bnot|n['’]t)\b/i.test(text)
      ? { chosen: open.filter((task) => !task.overdue), which: "not overdue" }
      : { chosen: open.filter((task) => task.overdue), which: "overdue" };
  }
  if (asksForUrgent(text))
    return { chosen: open.filter((task) => task.high), which: "of high priority" };
  const period = today === null ? undefined : horizon(text, today);
  if (period === undefined) return { chosen: open, which: null };
  const chosen = open.filter(({ due }) => due !== null && due <= period.until);
  return { chosen, which: `due ${period.named}` };
}

const inDays = /\b(?:next|coming|within|in) (\d{1,3}) days\b/i;
const untilNamed = /\b(today|tomorrow|this week|next week|this month|soon)\b/i;

/** True when the text names a period until which the tasks are listed. */
export const namesHorizon = (text: string): boolean => inDays.test(text) || untilNamed.test(text);

/** A period such as "due this week": its last day, and how the answer names it. */
function horizon(text: string, today: Day): { until: Day; named: string } | undefined {
  const days = inDays.exec(text)?.[1];
  if (days !== undefined) return within(Number(days), today);
  switch (untilNamed.exec(text)?.[1]?.toLowerCase()) {
    case "today":
      return { until: today, named: "by today" };
    case "tomorrow":
      return { until: addDays(today, 1), named: "by tomorrow" };
    case "this week":
      return { until: addDays(startOfWeek(today), 6), named: "by the end of this week" };
    case "next week":
      return { until: addDays(startOfWeek(today), 13), named: "by the end of next week" };
    case "this month":
      return { until: lastOfMonth(today), named: "by the end of this month" };
    case "soon":
      return within(14, today);
    default:
      return undefined;
  }
}

const within = (days: number, today: Day) => ({
  until: addDays(today, days),
  named: `within ${days} days`,
});

/** Parses "open: File it (task_1), due 2026-10-09 (overdue), high, adv_north", dropping the ids. */
function taskOf(row: string): Task {
  const said = row.slice("open: ".length).replace(/ \(task_\w+\)(?=,)/, "");
  const due = /, due (\d{4}-\d{2}-\d{2})/.exec(said)?.[1] ?? null;
  return {
    text: plainLine(said.replace(/, adv_\w+/, "").replace(/, about \w+$/, "")),
    overdue: said.includes("(overdue)"),
    high: /, high(?:,|$)/.test(said),
    due,
  };
}
