import type { WorklistItem } from "@advisor/protocol/worklist";
import { time, timeUntil } from "../format/format.ts";
import { DeskLinks } from "../navigation/desk-links.tsx";
import { Status } from "../panel/status.tsx";
import { localizeReason, reasonStatus } from "./reasons.tsx";

interface Props {
  items: readonly WorklistItem[];
  /** The date of the worklist. */
  today: string;
}

/** The next meeting, with the most important reason and links. */
export function NextMeeting({ items, today }: Props) {
  const [next] = upcomingMeetings(items, today);
  if (next === undefined) return null;
  const { item, at } = next;
  const [first] = item.reasons.map(localizeReason);
  return (
    <section className="next-meeting card" data-severity={item.severity} aria-label="Next meeting">
      <div className="when">
        <p className="large">{timeUntil(at, Date.now(), today)}</p>
        <p className="quiet">{time(at)}</p>
      </div>
      <div className="grow">
        <h2 className="large">{item.name}</h2>
        {first && (
          <p className="reasons">
            <Status of={reasonStatus(first)}>{first.what}</Status>
            {first.beside !== "" && <span>{first.beside}</span>}
          </p>
        )}
        {first === undefined && <Status of="ok">Nothing is outside the policy</Status>}
      </div>
      <DeskLinks household_id={item.id} page="brief" />
    </section>
  );
}

/** Meetings from this day on, soonest first. */
export const upcomingMeetings = (items: readonly WorklistItem[], today: string) =>
  items
    .flatMap((item) => (item.next_meeting === null ? [] : [{ item, at: item.next_meeting }]))
    .filter(({ at }) => at.slice(0, 10) >= today)
    .toSorted((a, b) => a.at.localeCompare(b.at));
