import type * as Task from "@advisor/domain/task";
import { date } from "../format.ts";
import { PointedItem } from "./pointed.tsx";
import { Status } from "./status.tsx";

/** Open tasks, the next due first. */
export function Tasks({ tasks }: { tasks: readonly Task.Info[] }) {
  const open = tasks
    .filter(({ status }) => status === "open")
    .toSorted((a, b) => (a.due ?? "9999").localeCompare(b.due ?? "9999"));
  return (
    <section aria-label="Tasks">
      <h2>Tasks</h2>
      {open.length === 0 && <p className="quiet">Nothing to do.</p>}
      <ul className="items">
        {open.map(({ id, title, due, priority }) => (
          <PointedItem key={id} id={`task:${id}`}>
            {title}
            <span className="quiet">
              {due === null ? "No date" : `Due ${date(due)}`}
              {priority === "high" && <Status of="watch">high priority</Status>}
            </span>
          </PointedItem>
        ))}
      </ul>
    </section>
  );
}
