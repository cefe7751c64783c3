import type * as Task from "@advisor/domain/task";
import { Badge } from "@mantine/core";
import { date } from "../format.ts";
import { PointedItem } from "./pointed.tsx";

/** Open tasks, the next due first. */
export function Tasks({ tasks }: { tasks: readonly Task.Info[] }) {
  const open = tasks
    .filter(({ status }) => status === "open")
    .toSorted((a, b) => (a.due ?? "9999").localeCompare(b.due ?? "9999"));
  return (
    <section aria-label="Tasks">
      <h3>Tasks</h3>
      {open.length === 0 && <p className="quiet">Nothing to do.</p>}
      <ul className="items">
        {open.map(({ id, title, due, priority }) => (
          <PointedItem key={id} id={`task:${id}`}>
            {title}
            <span className="quiet">
              {due === null ? "No date" : `Due ${date(due)}`}
              {priority === "high" && (
                <Badge size="xs" variant="light" color="orange" ml="xs">
                  high
                </Badge>
              )}
            </span>
          </PointedItem>
        ))}
      </ul>
    </section>
  );
}
