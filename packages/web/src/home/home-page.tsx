import "./home.css";
import { addDays } from "@advisor/domain/day";
import { useEffect, useState } from "react";
import type { AdvisorApi } from "../api/advisor-api.ts";
import type { Connection } from "../api/connection.ts";
import { useReconnect } from "../api/use-link.ts";
import { useLoadError } from "../api/use-load-error.ts";
import { useLoaded } from "../api/use-loaded.ts";
import { useReturnToTab } from "../api/use-return-to-tab.ts";
import { ConnectionNotice } from "../chat/connection-notice.tsx";
import { Problem } from "../chat/problem.tsx";
import type { InSight } from "../frame/banner.tsx";
import { LoadingRows } from "../loading-rows.tsx";
import { BookTotals } from "./book-totals.tsx";
import { Meetings } from "./meetings.tsx";
import { NextMeeting } from "./next-meeting.tsx";
import { TaskList } from "./task-list.tsx";
import type { Filter } from "./worklist-rows.ts";
import { WorklistTable } from "./worklist-table.tsx";

interface Props {
  api: AdvisorApi;
  link: Connection;
  advisor: string;
  /** Called with what is on the screen. */
  shows(inSight: InSight): void;
}

/** The home page: the next meeting, key figures, and the worklist. */
export default function HomePage({ api, link, advisor, shows }: Props) {
  const { value: worklist, readAt, error, reload } = useLoaded(api.worklist);
  const [filter, setFilter] = useState<Filter>("all");
  useReconnect(link, reload);
  useReturnToTab(reload);
  useEffect(() => {
    document.title = "Home · Advisor Copilot";
  }, []);
  useEffect(() => {
    if (worklist === undefined) return;
    const { items, as_of, totals } = worklist;
    shows({
      households: items.map((item) => ({ ...item, as_of })),
      book: { day: as_of, households: totals.households, value: totals.value },
    });
  }, [worklist, shows]);
  const unread = useLoadError(error, link);
  return (
    <main
      className="column home"
      data-scrolls
      id="main"
      tabIndex={-1}
      aria-busy={worklist === undefined}
    >
      <h1 className="unseen">Home</h1>
      <ConnectionNotice link={link} />
      {unread && <Problem error={unread} retry={reload} readAt={readAt} />}
      {worklist === undefined && !unread && <LoadingRows rows={12} />}
      {worklist && (
        <>
          <NextMeeting items={worklist.items} today={worklist.as_of} />
          <BookTotals totals={worklist.totals} chosen={filter} choose={setFilter} />
          {worklist.left_out > 0 && (
            <p className="quiet">
              {worklist.left_out} more households are in neither this list nor these figures. Find
              them under Households.
            </p>
          )}
          <div className="with-rail">
            <WorklistTable
              worklist={worklist}
              soon={addDays(worklist.as_of, 7)}
              filter={filter}
              choose={setFilter}
            />
            <div className="rail">
              <Meetings worklist={worklist} />
              <TaskList {...{ worklist, api, advisor }} changed={reload} />
            </div>
          </div>
        </>
      )}
    </main>
  );
}
