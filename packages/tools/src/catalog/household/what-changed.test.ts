import { givenHousehold } from "@advisor/domain/portfolio/what-changed.fixture";
import { expect, test } from "vitest";
import { signal } from "../../household.fixture.ts";
import type { Ports } from "../../ports.ts";
import { runTool } from "../../run-tool.ts";
import { whatChanged } from "./what-changed.ts";

const ports: Pick<Ports, "records" | "past"> = {
  records: { read: async () => ({ ...givenHousehold(), documents: [], notes: [] }) },
  past: { before: async () => undefined },
};

test("changes since a day are returned with their source, and the household is opened", async () => {
  const { result, view } = await runTool(whatChanged, { since: "2026-06-30" }, ports, signal);
  expect(result).toMatchObject({
    ...{ source_id: "tool:what_changed:v1", as_of: "2026-11-20", simulated: true },
    data: {
      ...{ household_id: "hh_1", since: "2026-06-30", as_of: "2026-11-20" },
      value: { before: 10_000, now: 13_000, net_deposits: 1_500, market: 1_500 },
      positions_by: "trades",
      tasks_done: [{ title: "After", day: "2026-07-02" }],
    },
  });
  expect(view).toEqual({ view: "householdBrief", view_state: { household_id: "hh_1" } });
});

test("an invalid day is refused", async () => {
  await expect(runTool(whatChanged, { since: "June" }, ports, signal)).rejects.toMatchObject({
    kind: "invalid",
  });
});

test("without a day, changes since the last meeting on file are returned", async () => {
  const meeting = {
    ...{ id: "doc_1", household_id: "hh_1", title: "Review", type: "meeting_note" as const },
    ...{ date: "2026-06-30", chunks: ["We met."] },
  };
  const met = {
    ...ports,
    records: { read: async () => ({ ...givenHousehold(), documents: [meeting], notes: [] }) },
  };
  const { result } = await runTool(whatChanged, {}, met, signal);
  expect(result.data).toMatchObject({ since: "2026-06-30" });
  await expect(runTool(whatChanged, {}, ports, signal)).rejects.toMatchObject({
    ...{ kind: "missing", code: "no_meeting" },
    message: "No meeting is on file; name the day.",
  });
});
