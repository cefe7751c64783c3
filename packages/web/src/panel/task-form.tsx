import type * as Task from "@advisor/domain/task";
import { Button, Group, NativeSelect, TextInput } from "@mantine/core";
import { type FormEvent, type ReactNode, useState } from "react";
import { inlineForm } from "../keyboard/inline-form.tsx";

export interface TaskDraft {
  title: string;
  due: string | null;
  assignee: string;
  priority: string;
}

interface Props {
  /** The task to edit; absent for a new one. */
  task?: Task.Info;
  /** Settles once the draft was stored or refused. */
  keep(draft: TaskDraft): Promise<void>;
  cancel(): void;
  /** Fields before those of the task. */
  children?: ReactNode;
}

/** A form to create or edit a task. */
export function TaskForm({ task, keep, cancel, children }: Props) {
  const [sending, setSending] = useState(false);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const text = (name: string) => String(fields.get(name) ?? "").trim();
    setSending(true);
    void keep({
      title: text("title"),
      due: text("due") || null,
      assignee: text("assignee") || "advisor",
      priority: text("priority"),
    }).then(() => setSending(false));
  };
  return (
    <form className="task-form" {...inlineForm(cancel)} onSubmit={submit}>
      {children}
      <TextInput
        label="Task"
        name="title"
        size="xs"
        required
        maxLength={200}
        defaultValue={task?.title}
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
        <Button type="submit" size="compact-sm" disabled={sending}>
          {task === undefined ? "Create task" : "Save task"}
        </Button>
        <Button size="compact-sm" variant="default" onClick={cancel}>
          Cancel
        </Button>
      </Group>
    </form>
  );
}
