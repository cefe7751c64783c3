import { Button } from "@mantine/core";
import { useEffect, useRef } from "react";
import { PlaceLink } from "../navigation/place-link.tsx";
import type { AddedTask } from "./add-task.tsx";

/** The task that was added or completed last. */
export interface RecentTask extends AddedTask {
  /** The id of a completed task. */
  completed?: string;
}

interface Props {
  task: RecentTask;
  reopen(id: string): void;
}

/** What was done with a task that may be no longer, or not yet, in sight in the list. */
export const RecentTaskNote = ({ task, reopen }: Props) => (
  <>
    {task.completed === undefined ? "Added" : "Completed"} “{task.title}” for{" "}
    <PlaceLink to={{ household: task.household, conversation: null }}>{task.name}</PlaceLink>.{" "}
    {task.completed !== undefined && (
      <Reopen key={task.completed} id={task.completed} {...{ reopen }} />
    )}
  </>
);

/** Takes the focus that the checkbox of the task had. */
function Reopen({ id, reopen }: { id: string; reopen: Props["reopen"] }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <Button ref={button} size="compact-xs" variant="default" onClick={() => reopen(id)}>
      Reopen
    </Button>
  );
}
