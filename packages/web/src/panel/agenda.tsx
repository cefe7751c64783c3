import type { HouseholdCard, HouseholdDetail } from "@advisor/protocol/household";
import type { AdvisorApi } from "../api/advisor-api.ts";
import { dateTime } from "../format/format.ts";
import { Tasks } from "./tasks.tsx";

interface Props {
  households: readonly HouseholdCard[];
  household: HouseholdDetail | undefined;
  api: Pick<AdvisorApi, "addTask" | "changeTask">;
  changed(): void;
}

const most = 6;

/** Upcoming meetings of all households, and the tasks of the selected one. */
export function Agenda({ households, household, api, changed }: Props) {
  const meetings = households
    .flatMap(({ id, name, next_meeting }) => (next_meeting ? [{ id, name, at: next_meeting }] : []))
    .toSorted((a, b) => a.at.localeCompare(b.at))
    .slice(0, most);
  return (
    <>
      {household && (
        <Tasks household_id={household.id} tasks={household.tasks} api={api} changed={changed} />
      )}
      <section aria-label="Next meetings">
        <h2>Next meetings</h2>
        {meetings.length === 0 && <p className="quiet">None is planned.</p>}
        <ul className="items">
          {meetings.map(({ id, name, at }) => (
            <li key={id}>
              {name}
              <span className="quiet">{dateTime(at)}</span>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
