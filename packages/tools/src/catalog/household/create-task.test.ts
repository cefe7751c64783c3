import { Fault } from "@advisor/domain/fault";
import { describe, expect, it } from "vitest";
import { calendar, signal } from "../../household.fixture.ts";
import type { Ports } from "../../ports.ts";
import { runTool } from "../../run-tool.ts";
import { createTask } from "./create-task.ts";

const tasks: Ports["tasks"] = {
  create: async (draft) => ({
    ...draft,
    id: "task_1",
    household_id: "hh_test",
    status: "open",
    created_at: "2026-11-20T15:00:00.000Z",
  }),
};
const run = (raw: unknown, given: Parameters<typeof runTool>[2] = { tasks, calendar }) =>
  runTool(createTask, raw, given, signal);

describe("create_task", () => {
  it("stores one task, and opens the tasks of the household", async () => {
    const task = { title: " Call Ann ", due: "2026-11-27", priority: "high", related: "Roth" };
    expect(await run(task)).toMatchInlineSnapshot(`
      {
        "highlight_ids": [
          "task:task_1",
        ],
        "result": {
          "as_of": "2026-11-20",
          "data": {
            "task": {
              "assignee": "advisor",
              "created_at": "2026-11-20T15:00:00.000Z",
              "due": "2026-11-27",
              "household_id": "hh_test",
              "id": "task_1",
              "priority": "high",
              "related": "Roth",
              "status": "open",
              "title": " Call Ann ",
            },
          },
          "delay": "realtime",
          "provider": "household",
          "simulated": false,
          "source_id": "tool:create_task:v1#task_1",
        },
        "shown": {
          "as_of": "2026-11-20",
          "data": {
            "task": {
              "assignee": "advisor",
              "created_at": "2026-11-20T15:00:00.000Z",
              "due": "2026-11-27",
              "household_id": "hh_test",
              "id": "task_1",
              "priority": "high",
              "related": "Roth",
              "status": "open",
              "title": " Call Ann ",
            },
          },
          "delay": "realtime",
          "provider": "household",
          "simulated": false,
          "source_id": "tool:create_task:v1#task_1",
        },
        "view": {
          "view": "householdMember",
          "view_state": {
            "household_id": "hh_test",
            "show_holdings": false,
            "tab": "tasks",
          },
        },
      }
    `);
  });

  it("needs only a title", async () => {
    expect((await run({ title: "Call Ann" })).result.data).toMatchObject({
      task: { due: null, priority: "normal", assignee: "advisor", related: null },
    });
  });

  it("refuses arguments that name another household", async () => {
    await expect(
      run({ title: "Call Ann", household_id: "hh_other", id: "task_9" }),
    ).rejects.toMatchObject({
      code: "invalid_arguments",
      message:
        'The arguments do not fit: the call has no field named "household_id", "id": leave it out. The arguments are title, due, priority, assignee, related.',
    });
  });

  it("is a write", () => {
    expect(createTask.effect).toBe("write");
  });

  it.each([
    [{}],
    [{ title: "  " }],
    [{ title: "x".repeat(201) }],
    [{ title: "Call Ann", due: "next Friday" }],
    [{ title: "Call Ann", due: "2026-02-30" }],
    [{ title: "Call Ann", priority: "urgent" }],
  ])("refuses %j and stores nothing", async (raw) => {
    const create = async (): Promise<never> => {
      throw new Error("stored");
    };
    await expect(run(raw, { tasks: { create }, calendar })).rejects.toMatchObject({
      code: "invalid_arguments",
    });
  });

  it("passes on a refusal of the store", async () => {
    const fault = new Fault("missing", "not_found", "There is nothing here, or it is not yours.");
    const create = async (): Promise<never> => {
      throw fault;
    };
    await expect(run({ title: "Call" }, { tasks: { create }, calendar })).rejects.toBe(fault);
  });

  it("refuses when no household is chosen", async () => {
    await expect(run({ title: "Call" }, { calendar })).rejects.toMatchObject({
      code: "household_required",
    });
  });
});
