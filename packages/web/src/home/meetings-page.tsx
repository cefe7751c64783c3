import "./home.css";
import { useEffect } from "react";
import type { AdvisorApi } from "../api/advisor-api.ts";
import type { Connection } from "../api/connection.ts";
import { useReconnect } from "../api/use-link.ts";
import { useLoadError } from "../api/use-load-error.ts";
import { useLoaded } from "../api/use-loaded.ts";
import { useReturnToTab } from "../api/use-return-to-tab.ts";
import { ConnectionNotice } from "../chat/connection-notice.tsx";
import { Problem } from "../chat/problem.tsx";
import { LoadingRows } from "../loading-rows.tsx";
import { ScrollRegion } from "../scroll-region.tsx";
import { MeetingDays } from "./meetings.tsx";
import { upcomingMeetings } from "./next-meeting.tsx";

interface Props {
  api: Pick<AdvisorApi, "worklist">;
  link: Connection;
}

/** Every planned meeting, which a phone has at hand below each page. */
export default function MeetingsPage({ api, link }: Props) {
  const { value: worklist, readAt, error, reload } = useLoaded(api.worklist);
  useReconnect(link, reload);
  useReturnToTab(reload);
  useEffect(() => {
    document.title = "Meetings · Advisor Copilot";
  }, []);
  const unread = useLoadError(error, link);
  return (
    <ScrollRegion as="main" className="column" id="main" aria-busy={worklist === undefined}>
      <h1>Meetings</h1>
      <ConnectionNotice link={link} />
      {unread && <Problem error={unread} retry={reload} readAt={readAt} />}
      {worklist === undefined && !unread && <LoadingRows rows={8} />}
      {worklist && (
        <section className="card rail-card" aria-label="Meetings">
          <h2 className="unseen">By day</h2>
          <MeetingDays
            meetings={upcomingMeetings(worklist.items, worklist.as_of)}
            today={worklist.as_of}
          />
        </section>
      )}
    </ScrollRegion>
  );
}
