import * as Task from "@advisor/domain/task";
import { expect, it } from "vitest";
import { calendar, signal } from "../../household.fixture.ts";
import type { Ports } from "../../ports.ts";
import { runTool } from "../../run-tool.ts";
import { updateTask } from "./update-task.ts";

const stored: Task.Info = {
  id: "task_1",
  household_id: "hh_test",
  title: "Call Ann",
  due: "2026-11-27",
  priority: "normal",
  assignee: "advisor",
  related: null,
  status: "open",
  created_at: "2026-11-01T00:00:00.000Z",
};
const now = "2026-11-20T15:00:00.000Z";
const task_changes: Ports["task_changes"] = {
  change: async (id, change) =>
    id === stored.id ? Task.applyChange(stored, change, now) : undefined,
};
const run = (raw: unknown) => runTool(updateTask, raw, { task_changes, calendar }, signal);

it("completes a task, and opens the tasks of the household", async () => {
  const { result, view, highlight_ids } = await run({ task_id: "task_1", status: "done" });
  expect({ ...result, view, highlight_ids }).toEqual({
    source_id: "tool:update_task:v1#task_1",
    data: { task: { ...stored, status: "done", done_at: now } },
    as_of: "2026-11-20",
    provider: "household",
    delay: "realtime",
    simulated: false,
    view: {
      view: "householdMember",
      view_state: { household_id: "hh_test", tab: "tasks", show_holdings: false },
    },
    highlight_ids: ["task:task_1"],
  });
});

it("changes only the given fields, and can remove the due date", async () => {
  const changed = await run({ task_id: "task_1", due: null, assignee: "Kim" });
  expect(changed.result.data).toEqual({ task: { ...stored, due: null, assignee: "Kim" } });
});

it("reports an unknown task", async () => {
  await expect(run({ task_id: "task_9", status: "done" })).rejects.toMatchObject({
    code: "task_not_found",
  });
});

it("is a write", () => {
  expect(updateTask.effect).toBe("write");
});

it.each([
  [{}],
  [{ task_id: "task_1" }],
  [{ task_id: "task_1", status: "late" }],
  [{ task_id: "task_1", title: " " }],
  [{ task_id: "task_1", due: "Friday" }],
  [{ task_id: "task_1", status: "done", household_id: "hh_other" }],
])("refuses %j and changes nothing", async (raw) => {
  const change = async (): Promise<never> => {
    throw new Error("changed");
  };
  await expect(
    runTool(updateTask, raw, { task_changes: { change }, calendar }, signal),
  ).rejects.toMatchObject({ code: "invalid_arguments" });
});

it("refuses when no household is chosen", async () => {
  const done = { task_id: "task_1", status: "done" };
  await expect(runTool(updateTask, done, { calendar }, signal)).rejects.toMatchObject({
    code: "household_required",
  });
});
