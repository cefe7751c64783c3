import type * as Task from "@advisor/domain/task";
import { date } from "@advisor/domain/text/display";
import { Button, Checkbox, Group, NativeSelect, TextInput } from "@mantine/core";
import { type FormEvent, useState } from "react";
import type { AdvisorApi } from "../api/advisor-api.ts";
import { PointedItem } from "./pointed.tsx";
import { Status } from "./status.tsx";

interface Props {
  household_id: string;
  tasks: readonly Task.Info[];
  api: Pick<AdvisorApi, "addTask" | "changeTask">;
  /** Something was kept. */
  changed(): void;
}

const never = "9999";

/** Tasks to tick off, change and write down: the next due first. */
export function Tasks({ household_id, tasks, api, changed }: Props) {
  const [editing, setEditing] = useState<string>();
  const [failed, setFailed] = useState<Error>();
  const keep = (work: Promise<unknown>) => {
    setFailed(undefined);
    work.then(() => {
      setEditing(undefined);
      changed();
    }, setFailed);
  };
  const open = tasks
    .filter(({ status }) => status === "open")
    .toSorted((a, b) => (a.due ?? never).localeCompare(b.due ?? never));
  const done = tasks.filter(({ status }) => status === "done");
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
        {[...open, ...done].map((task) =>
          editing === task.id ? (
            <li key={task.id}>
              <TaskForm
                task={task}
                keep={(change) => keep(api.changeTask(household_id, task.id, change))}
                cancel={() => setEditing(undefined)}
              />
            </li>
          ) : (
            <PointedItem key={task.id} id={`task:${task.id}`}>
              <Group gap="xs" wrap="nowrap" align="flex-start">
                <Checkbox
                  aria-label={`Done: ${task.title}`}
                  checked={task.status === "done"}
                  onChange={(event) => {
                    const status = event.currentTarget.checked ? "done" : "open";
                    keep(api.changeTask(household_id, task.id, { status }));
                  }}
                />
                <TaskLine task={task} />
                <Button
                  size="compact-xs"
                  variant="subtle"
                  color="gray"
                  aria-label={`Edit: ${task.title}`}
                  onClick={() => setEditing(task.id)}
                >
                  Edit
                </Button>
              </Group>
            </PointedItem>
          ),
        )}
      </ul>
    </section>
  );
}

function TaskLine({ task }: { task: Task.Info }) {
  const { title, due, priority, assignee, status, done_at } = task;
  return (
    <div className="grow">
      {status === "done" ? <s>{title}</s> : title}
      <span className="quiet">
        {status === "done"
          ? `Done${done_at === undefined ? "" : ` on ${date(done_at)}`}`
          : due === null
            ? "No date"
            : `Due ${date(due)}`}
        {assignee !== "advisor" && `, ${assignee}`}
        {status === "open" && priority === "high" && <Status of="watch">high priority</Status>}
      </span>
    </div>
  );
}

interface FormProps {
  task?: Task.Info;
  keep(draft: { title: string; due: string | null; assignee: string; priority: string }): void;
  cancel(): void;
}

function TaskForm({ task, keep, cancel }: FormProps) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const text = (name: string) => String(fields.get(name) ?? "").trim();
    keep({
      title: text("title"),
      due: text("due") || null,
      assignee: text("assignee") || "advisor",
      priority: text("priority"),
    });
  };
  return (
    <form className="task-form" onSubmit={submit}>
      <TextInput
        label="Task"
        name="title"
        size="xs"
        required
        maxLength={200}
        defaultValue={task?.title}
        data-autofocus
      />
      <Group grow gap="xs">
        <TextInput label="Due" name="due" type="date" size="xs" defaultValue={task?.due ?? ""} />
        <NativeSelect
          label="Priority"
          name="priority"
          size="xs"
          data={["low", "normal", "high"]}
          defaultValue={task?.priority ?? "normal"}
        />
        <TextInput
          label="Who"
          name="assignee"
          size="xs"
          maxLength={80}
          defaultValue={task?.assignee ?? "advisor"}
        />
      </Group>
      <Group gap="xs">
        <Button type="submit" size="compact-sm">
          {task === undefined ? "Add" : "Save"}
        </Button>
        <Button size="compact-sm" variant="default" onClick={cancel}>
          Cancel
        </Button>
      </Group>
    </form>
  );
}
