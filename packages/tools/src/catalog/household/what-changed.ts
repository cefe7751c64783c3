import { Day } from "@advisor/domain/day";
import { Fault } from "@advisor/domain/fault";
import { Info as Changes } from "@advisor/domain/portfolio/changes";
import { lastMeeting } from "@advisor/domain/portfolio/last-meeting";
import type { StoredRecords } from "@advisor/query/book/facts";
import * as z from "zod";
import { defineTool } from "../../define-tool.ts";
import { householdSource } from "../../household-source.ts";
import { firstRows } from "../../shorten.ts";

const shownRows = 20;

export const whatChanged = defineTool({
  name: "what_changed",
  reads: "Changes of the household",
  description:
    "What is different in the household since the end of a day: its value split into net deposits and market, trades, transfers, positions opened, closed and changed, the policy's drift then and now, and tasks done. What is not on file is null with the reason.",
  effect: "read",
  needs: ["records", "past"],
  input: z.object({
    since: Day.optional().describe(
      "YYYY-MM-DD; changes after the end of this day count; without it, those since the last meeting",
    ),
  }),
  example: { since: "2026-08-20" },
  output: Changes.extend({ household_id: z.string(), household_name: z.string() }),
  cost: { usd: 0, seconds: 10 },
  view: ({ household_id }) => ({ view: "householdBrief", view_state: { household_id } }),
  compact: (data) => ({
    ...data,
    ...(data.trades && firstRows("trades", shownRows)({ trades: data.trades })),
    ...(data.transfers && firstRows("transfers", shownRows)({ transfers: data.transfers })),
    ...firstRows("tasks_done", shownRows)({ tasks_done: data.tasks_done }),
  }),
  async execute({ since: named }, { records, past }) {
    const [filed, then, { whatChanged: changesSince }, { compareAll }] = await Promise.all([
      records.read(),
      named === undefined ? undefined : past.before(named),
      import("@advisor/domain/portfolio/what-changed"),
      import("@advisor/domain/ips-check/compare"),
    ]);
    const { snapshot, statements, tasks } = filed;
    const source = householdSource(snapshot);
    const since = named ?? meetingDay(filed, source.as_of);
    const before = named === undefined ? await past.before(since) : then;
    const checks = compareAll({ snapshot, today: source.as_of, funds: new Map() });
    const { id, name } = snapshot.household;
    const changes = changesSince({ snapshot, statements, tasks, checks, before, since });
    return { data: { ...changes, household_id: id, household_name: name }, source };
  },
});

function meetingDay(filed: StoredRecords, today: Day): Day {
  const meeting = lastMeeting(filed, today);
  if (meeting !== undefined) return meeting.date;
  throw new Fault("missing", "no_meeting", "No meeting is on file; name the day.");
}
