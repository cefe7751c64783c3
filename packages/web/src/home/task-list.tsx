import type { Worklist } from "@advisor/protocol/worklist";
import { Button, Checkbox } from "@mantine/core";
import { Suspense, useRef, useState } from "react";
import type { AdvisorApi } from "../api/advisor-api.ts";
import { dayIn } from "../format/format.ts";
import { PlaceLink } from "../navigation/place-link.tsx";
import { AwaitedPart } from "../on-use/awaited.tsx";
import { onUse } from "../on-use/on-use.ts";
import { Status } from "../panel/status.tsx";
import { ShowAll } from "../show-all.tsx";
import type { AddedTask } from "./add-task.tsx";
import { type RecentTask, RecentTaskNote } from "./recent-task.tsx";

/** Loaded when a task is added: its choice of households is larger than the list. */
const AddTask = onUse(() => import("./add-task.tsx"));

const most = 8;
const never = "9999";

interface Props {
  worklist: Worklist;
  api: Pick<AdvisorApi, "addTask" | "changeTask">;
  /** The signed-in advisor; tasks of others show their assignee. */
  advisor: string;
  /** A task was added or completed. */
  changed(): void;
}

/** Tasks of all households, which can be completed and added. */
export function TaskList({ worklist, api, advisor, changed }: Props) {
  const [adding, setAdding] = useState(false);
  const [recent, setRecent] = useState<RecentTask>();
  const [all, setAll] = useState(false);
  const [failed, setFailed] = useState<Error>();
  const own = new Set(["advisor", advisor]);
  const opener = useRef<HTMLButtonElement>(null);
  const tasks = worklist.items
    .flatMap(({ id, name, tasks }) => tasks.map((task) => ({ household: id, name, task })))
    .toSorted((a, b) => (a.task.due ?? never).localeCompare(b.task.due ?? never));
  const close = () => {
    setAdding(false);
    opener.current?.focus();
  };
  const keep = (change: Promise<unknown>, kept: () => void) => {
    setFailed(undefined);
    change.then(() => {
      kept();
      changed();
    }, setFailed);
  };
  const complete = ({ id, ...task }: AddedTask & { id: string }) =>
    keep(api.changeTask(task.household, id, { status: "done" }), () =>
      setRecent({ ...task, completed: id }),
    );
  const reopen = (household: string, id: string) =>
    keep(api.changeTask(household, id, { status: "open" }), () => {
      setRecent(undefined);
      opener.current?.focus();
    });
  return (
    <section className="card rail-card" aria-label="Tasks">
      <header className="line">
        <h2>Tasks</h2>
        <Button
          ref={opener}
          size="compact-xs"
          variant="default"
          aria-label="Add a task"
          aria-expanded={adding}
          disabled={worklist.items.length === 0}
          onClick={() => setAdding(!adding)}
        >
          + Task
        </Button>
      </header>
      {adding && (
        <Suspense
          fallback={<AwaitedPart>The form opens as soon as the service answers.</AwaitedPart>}
        >
          <AddTask
            households={worklist.items}
            api={api}
            cancel={close}
            added={(task) => {
              setRecent(task);
              close();
              changed();
            }}
          />
        </Suspense>
      )}
      <p role="status" className="quiet">
        {recent && <RecentTaskNote task={recent} reopen={(id) => reopen(recent.household, id)} />}
      </p>
      {failed && <p role="alert">{failed.message}</p>}
      {tasks.length === 0 && <p className="quiet">Nothing to do.</p>}
      <ul className="plain">
        {(all ? tasks : tasks.slice(0, most)).map(({ household, name, task }) => (
          <li key={`${household} ${task.id}`}>
            <Checkbox
              size="xs"
              aria-label={`Done: ${task.title}, ${name}`}
              onChange={() => complete({ household, name, id: task.id, title: task.title })}
            />
            <span className="grow">
              {task.title}
              <span className="quiet below">
                <PlaceLink to={{ household, conversation: null }}>{name}</PlaceLink>
                {!own.has(task.assignee) && `, ${task.assignee}`}
                {task.priority === "high" && ", high"}
              </span>
            </span>
            <DueDay due={task.due} today={worklist.as_of} />
          </li>
        ))}
      </ul>
      <ShowAll {...{ all, setAll, most }} count={tasks.length} of="tasks" />
    </section>
  );
}

function DueDay({ due, today }: { due: string | null; today: string }) {
  if (due === null) return <span className="quiet figure">No date</span>;
  if (due < today) return <Status of="act">{dayIn(due, today)}</Status>;
  return <span className="quiet figure">{dayIn(due, today)}</span>;
}
