import { expect, it } from "vitest";
import { applyChange, type Info } from "./task.ts";

const task: Info = {
  id: "task_1",
  household_id: "hh_1",
  title: "Raise cash",
  due: "2026-11-27",
  priority: "high",
  assignee: "advisor",
  related: null,
  status: "open",
  created_at: "2026-11-01T00:00:00.000Z",
};
const now = "2026-11-24T10:00:00.000Z";

it("a completed task has the time of completion, which reopening removes", () => {
  const done = applyChange(task, { status: "done" }, now);
  expect(done).toEqual({ ...task, status: "done", done_at: now });
  expect(applyChange(done, { title: "Raise the cash" }, "2026-12-01T00:00:00.000Z").done_at).toBe(
    now,
  );
  expect(applyChange(done, { status: "open" }, now)).toEqual(task);
});

it("a canceled task has the time of it, which reopening removes", () => {
  const canceled = applyChange(task, { status: "canceled" }, now);
  expect(canceled).toEqual({ ...task, status: "canceled", canceled_at: now });
  expect(applyChange(canceled, { status: "open" }, now)).toEqual(task);
});

it("omitted fields are unchanged, and the due date can be removed", () => {
  expect(applyChange(task, { due: null, title: undefined }, now)).toEqual({ ...task, due: null });
});
