import { Day } from "@advisor/domain/day";
import { compareAll } from "@advisor/domain/ips-check/compare";
import * as WhatChanged from "@advisor/domain/portfolio/what-changed";
import * as z from "zod";
import { defineTool } from "../../define-tool.ts";
import { householdSource } from "../../household-source.ts";
import { firstRows } from "../../shorten.ts";

const shownRows = 20;

export const whatChanged = defineTool({
  name: "what_changed",
  description:
    "What is different in the household since the end of a day: its value split into net deposits and market, trades, transfers, positions opened, closed and changed, the policy's drift then and now, and tasks done. What is not on file is null with the reason.",
  effect: "read",
  needs: ["records", "past"],
  input: z.object({ since: Day.describe("YYYY-MM-DD; changes after the end of this day count") }),
  output: WhatChanged.Info.extend({ household_id: z.string(), household_name: z.string() }),
  cost: { usd: 0, seconds: 10 },
  view: ({ household_id }) => ({ view: "householdBrief", view_state: { household_id } }),
  compact: (data) => ({
    ...data,
    ...firstRows("trades", shownRows)(data),
    ...firstRows("transfers", shownRows)({ transfers: data.transfers }),
    ...firstRows("tasks_done", shownRows)({ tasks_done: data.tasks_done }),
  }),
  async execute({ since }, { records, past }) {
    const [filed, before] = await Promise.all([records.read(), past.before(since)]);
    const { snapshot, statements, tasks } = filed;
    const source = householdSource(snapshot);
    const checks = compareAll({ snapshot, today: source.as_of, funds: new Map() });
    const { id, name } = snapshot.household;
    const changes = WhatChanged.whatChanged({ snapshot, statements, tasks, checks, before, since });
    return { data: { ...changes, household_id: id, household_name: name }, source };
  },
});
