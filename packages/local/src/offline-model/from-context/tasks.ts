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

/** Lists open tasks, overdue tasks, or tasks due by a day. */
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
  const until = today === null ? undefined : horizon(text, today);
  if (until === undefined) return { chosen: open, which: null };
  const chosen = open.filter(({ due }) => due !== null && due <= until);
  return { chosen, which: `due by ${until}` };
}

const inDays = /\b(?:next|coming|within|in) (\d{1,3}) days\b/i;
const untilNamed = /\b(today|tomorrow|this week|next week|this month|soon)\b/i;

/** True when the text names a period until which the tasks are listed. */
export const namesHorizon = (text: string): boolean => inDays.test(text) || untilNamed.test(text);

/** The last day of a period such as "due this week". */
function horizon(text: string, today: Day): Day | undefined {
  const days = inDays.exec(text)?.[1];
  if (days !== undefined) return addDays(today, Number(days));
  const named = untilNamed.exec(text)?.[1];
  switch (named?.toLowerCase()) {
    case "today":
      return today;
    case "tomorrow":
      return addDays(today, 1);
    case "this week":
      return addDays(startOfWeek(today), 6);
    case "next week":
      return addDays(startOfWeek(today), 13);
    case "this month":
      return lastOfMonth(today);
    case "soon":
      return addDays(today, 14);
    default:
      return undefined;
  }
}

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
