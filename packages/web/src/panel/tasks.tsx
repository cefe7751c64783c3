import type * as Task from "@advisor/domain/task";
import { Button, Checkbox, Group } from "@mantine/core";
import { useState } from "react";
import type { AdvisorApi } from "../api/advisor-api.ts";
import { date } from "../format/figures.ts";
import { HighlightedItem } from "./highlighted.tsx";
import { Status } from "./status.tsx";
import { TaskForm } from "./task-form.tsx";

interface Props {
  household_id: string;
  tasks: readonly Task.Info[];
  api: Pick<AdvisorApi, "addTask" | "changeTask">;
  /** Something was saved. */
  changed(): void;
}

const never = "9999";

/** Tasks that can be completed, edited and added, next due first. */
export function Tasks({ household_id, tasks, api, changed }: Props) {
  const [editing, setEditing] = useState<string>();
  const [failed, setFailed] = useState<Error>();
  const keep = (work: Promise<unknown>): Promise<void> => {
    setFailed(undefined);
    return work.then(() => {
      setEditing(undefined);
      changed();
    }, setFailed);
  };
  const open = tasks
    .filter(({ status }) => status === "open")
    .toSorted((a, b) => (a.due ?? never).localeCompare(b.due ?? never));
  const ended = ["done", "canceled"].flatMap((one) => tasks.filter(({ status }) => status === one));
  return (
    <section aria-label="Tasks">
      <Group justify="space-between">
        <h2>Tasks</h2>
        <Button size="compact-xs" variant="default" onClick={() => setEditing("new")}>
          Add a task
        </Button>
      </Group>
      {failed && <p role="alert">{failed.message}</p>}
      {editing === "new" && (
        <TaskForm
          keep={(draft) => keep(api.addTask(household_id, draft))}
          cancel={() => setEditing(undefined)}
        />
      )}
      {open.length === 0 && <p className="quiet">Nothing to do.</p>}
      <ul className="items">
        {[...open, ...ended].map((task) =>
          editing === task.id ? (
            <li key={task.id}>
              <TaskForm
                task={task}
                keep={(change) => keep(api.changeTask(household_id, task.id, change))}
                cancel={() => setEditing(undefined)}
              />
            </li>
          ) : (
            <HighlightedItem key={task.id} id={`task:${task.id}`}>
              <Group gap="xs" wrap="nowrap" align="flex-start">
                <Checkbox
                  aria-label={`Done: ${task.title}`}
                  checked={task.status === "done"}
                  disabled={task.status === "canceled"}
                  onChange={(event) => {
                    const status = event.currentTarget.checked ? "done" : "open";
                    void keep(api.changeTask(household_id, task.id, { status }));
                  }}
                />
                <TaskLine task={task} />
                {task.status === "canceled" ? (
                  <TaskButton
                    does="Reopen"
                    title={task.title}
                    act={() => void keep(api.changeTask(household_id, task.id, { status: "open" }))}
                  />
                ) : (
                  <TaskButton does="Edit" title={task.title} act={() => setEditing(task.id)} />
                )}
              </Group>
            </HighlightedItem>
          ),
        )}
      </ul>
    </section>
  );
}

const TaskButton = ({ does, title, act }: { does: string; title: string; act(): void }) => (
  <Button
    size="compact-xs"
    variant="subtle"
    color="gray"
    aria-label={`${does}: ${title}`}
    onClick={act}
  >
    {does}
  </Button>
);

function TaskLine({ task }: { task: Task.Info }) {
  const { title, priority, assignee, status } = task;
  return (
    <div className="grow">
      {status === "open" ? title : <s>{title}</s>}
      <span className="quiet">
        {whenOf(task)}
        {assignee !== "advisor" && `, ${assignee}`}
        {status === "open" && priority === "high" && <Status of="watch">high priority</Status>}
      </span>
    </div>
  );
}

function whenOf({ status, due, done_at, canceled_at }: Task.Info): string {
  if (status === "open") return due === null ? "No date" : `Due ${date(due)}`;
  const [word, at] = status === "done" ? ["Done", done_at] : ["Canceled", canceled_at];
  return at === undefined ? word : `${word} on ${date(at)}`;
}
