import type { Worklist, WorklistItem } from "@advisor/protocol/worklist";
import { useState } from "react";
import { dayHead, time } from "../format/format.ts";
import { PlaceLink } from "../navigation/place-link.tsx";
import { Status } from "../panel/status.tsx";
import { ShowAll } from "../show-all.tsx";
import { upcomingMeetings } from "./next-meeting.tsx";
import { localizeReason, reasonStatus } from "./reasons.tsx";

const most = 5;

/** The upcoming meetings. */
export function Meetings({ worklist }: { worklist: Worklist }) {
  const [all, setAll] = useState(false);
  const planned = upcomingMeetings(worklist.items, worklist.as_of);
  return (
    <section className="card rail-card" aria-label="Meetings">
      <header className="line">
        <h2>Meetings</h2>
        <ShowAll {...{ all, setAll, most }} count={planned.length} of="meetings" />
      </header>
      <MeetingDays meetings={all ? planned : planned.slice(0, most)} today={worklist.as_of} />
    </section>
  );
}

interface DaysProps {
  meetings: ReturnType<typeof upcomingMeetings>;
  today: string;
}

/** Meetings by day, each with its brief and the first reason to talk. */
export function MeetingDays({ meetings, today }: DaysProps) {
  const headOf = ({ at }: { at: string }) => dayHead(at, today);
  const days = [...new Set(meetings.map(headOf))];
  if (days.length === 0) return <p className="quiet">None is planned.</p>;
  return days.map((day) => (
    <div key={day}>
      <h3 className="quiet">{day}</h3>
      <ul className="plain">
        {meetings
          .filter((one) => headOf(one) === day)
          .map(({ item, at }) => (
            <li key={item.id}>
              <span className="figure">{time(at)}</span>
              <PlaceLink to={{ household: item.id, conversation: null, page: "brief" }}>
                {item.name}
              </PlaceLink>
              <MeetingReason item={item} />
            </li>
          ))}
      </ul>
    </div>
  ));
}

function MeetingReason({ item }: { item: WorklistItem }) {
  const [first] = item.reasons.map(localizeReason);
  if (first === undefined) return <Status of="ok">in order</Status>;
  return <Status of={reasonStatus(first)}>{first.what}</Status>;
}
