import type { Worklist, WorklistItem } from "@advisor/protocol/worklist";
import { Checkbox } from "@mantine/core";
import { useState } from "react";
import type { AdvisorApi } from "../api/advisor-api.ts";
import { dayIn, dayOf, time } from "../format.ts";
import { PlaceLink } from "../navigation/place-link.tsx";
import { Status } from "../panel/status.tsx";
import { upcoming } from "./next-meeting.tsx";
import { statusOf } from "./reasons.tsx";

const most = 8;

/** Who comes when. */
export function Meetings({ worklist }: { worklist: Worklist }) {
  const meetings = upcoming(worklist.items, worklist.as_of).slice(0, most);
  const days = [...new Set(meetings.map(({ at }) => dayOf(at)))];
  return (
    <section className="card rail-card" aria-label="Meetings">
      <h2>Meetings</h2>
      {meetings.length === 0 && <p className="quiet">None is planned.</p>}
      {days.map((day) => (
        <div key={day}>
          <h3 className="quiet">{day}</h3>
          <ul className="plain">
            {meetings
              .filter(({ at }) => dayOf(at) === day)
              .map(({ item, at }) => (
                <li key={item.id}>
                  <span className="figure">{time(at)}</span>
                  <PlaceLink to={{ household: item.id, conversation: null, page: "brief" }}>
                    {item.name}
                  </PlaceLink>
                  <Why item={item} />
                </li>
              ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

function Why({ item }: { item: WorklistItem }) {
  const [first] = item.reasons;
  if (first === undefined) return <Status of="ok">in order</Status>;
  return <Status of={statusOf(first.severity)}>{first.what}</Status>;
}

const never = "9999";

interface TaskListProps {
  worklist: Worklist;
  api: Pick<AdvisorApi, "changeTask">;
  /** A task was ticked off. */
  changed(): void;
}

/** What is to be done, over all households, to be ticked off. */
export function TaskList({ worklist, api, changed }: TaskListProps) {
  const [failed, setFailed] = useState<Error>();
  const tasks = worklist.items
    .flatMap(({ id, name, tasks }) => tasks.map((task) => ({ household: id, name, task })))
    .toSorted((a, b) => (a.task.due ?? never).localeCompare(b.task.due ?? never));
  return (
    <section className="card rail-card" aria-label="Tasks">
      <h2>Tasks</h2>
      {failed && <p role="alert">{failed.message}</p>}
      {tasks.length === 0 && <p className="quiet">Nothing to do.</p>}
      <ul className="plain">
        {tasks.slice(0, most).map(({ household, name, task }) => (
          <li key={`${household} ${task.id}`}>
            <Checkbox
              size="xs"
              aria-label={`Done: ${task.title}, ${name}`}
              onChange={() => {
                setFailed(undefined);
                api.changeTask(household, task.id, { status: "done" }).then(changed, setFailed);
              }}
            />
            <span className="grow">
              {task.title}
              <span className="quiet below">
                <PlaceLink to={{ household, conversation: null }}>{name}</PlaceLink>
                {task.priority === "high" && ", high"}
              </span>
            </span>
            <Due due={task.due} today={worklist.as_of} />
          </li>
        ))}
      </ul>
      {tasks.length > most && <p className="quiet">{tasks.length - most} more.</p>}
    </section>
  );
}

function Due({ due, today }: { due: string | null; today: string }) {
  if (due === null) return <span className="quiet figure">No date</span>;
  if (due < today) return <Status of="act">{dayIn(due, today)}</Status>;
  return <span className="quiet figure">{dayIn(due, today)}</span>;
}
