import { type Day, daysBetween } from "@advisor/domain/day";
import { decimal } from "@advisor/domain/decimal";
import type * as Household from "@advisor/domain/household";
import * as Task from "@advisor/domain/task";
import type { Dataset } from "../book/dataset.ts";
import { calendarDimensions, calendarOf, dayOf, name } from "../book/dimensions.ts";
import type { Facts } from "../book/facts.ts";
import { count, statedMeasure } from "../book/measures.ts";
import type { Row } from "../book/row.ts";
import { sources } from "../book/sources.ts";

export const tasks: Dataset = {
  noun: ["task", "tasks"],
  date: "due",
  dimensions: {
    title: name("title"),
    due: dayOf("due date"),
    status: name("status", ["open", "overdue", "done"]),
    priority: name("priority", Task.Priority.options),
    assignee: name("assignee"),
    related: name("subject"),
    ...calendarDimensions,
  },
  measures: { days: statedMeasure("days until due", "days"), count },
  columns: ["days"],
  title: ["title", "due", "status", "priority"],
  order: { by: "due", direction: "asc" },
  reads: ["papers"],
  rows: ({ tasks: all, as_of, snapshot }: Facts): Row[] => {
    const names = namesById(snapshot);
    return all.filter(isWork).map((task) => ({
      id: task.id,
      key: task.id,
      source: sources.household,
      as_of,
      day: task.due,
      dimensions: {
        title: task.title,
        due: task.due,
        status: statusOf(task, as_of),
        priority: task.priority,
        assignee: task.assignee,
        related: names.get(task.related ?? "") ?? task.related,
        ...calendarOf(task.due),
      },
      figures: {
        days: task.due === null ? "not_on_file" : decimal(daysBetween(as_of, task.due)),
      },
    }));
  },
};

const isWork = ({ status }: Task.Info): boolean => status !== "canceled";

/** A task may be about an account, a policy or a security by its id, which nobody asks for. */
const namesById = ({ accounts, holdings, household }: Household.Snapshot) =>
  new Map([
    ...accounts.map(({ id, name }) => [id, name] as const),
    ...household.ips.map(({ id, name }) => [id, name] as const),
    ...holdings.map(({ security_id, symbol, name }) => [security_id, symbol ?? name] as const),
  ]);

/** A task due today is not overdue. */
const statusOf = ({ status, due }: Task.Info, today: Day): string =>
  status === "open" && due !== null && due < today ? "overdue" : status;
