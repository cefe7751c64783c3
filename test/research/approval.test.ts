import { setImmediate } from "node:timers/promises";
import { decide } from "@advisor/agent/research/cell/decide";
import type { Fault } from "@advisor/domain/fault";
import { describe, expect, test } from "vitest";
import { laboratory, now } from "./laboratory.ts";
import { companies, criterion, planned } from "./plans.ts";
import { countedSearch, researcher } from "./researcher.ts";

describe("a call that waits for a person", () => {
  test("pauses the workflow and continues with the decision", async () => {
    const search = countedSearch();
    const lab = laboratory({ model: researcher(), run: search.run });
    const plan = await lab.begin(
      planned({
        criteria: [criterion("a")],
        companies: companies(1),
        settings: { wait_between_tools: true },
      }),
    );
    const execution = lab.execution(plan.id, 1);
    const running = execution.run();
    const asked = async () =>
      (await lab.runs.approvals(plan.id)).find(({ callback_id }) => callback_id !== null);
    const ended = running.then(() => true);
    let approval = await asked();
    while (approval === undefined) {
      const tick = setImmediate(false);
      expect(await Promise.race([ended, tick])).toBe(false);
      approval = await asked();
    }
    expect(await lab.runs.get(plan.id)).toMatchObject({ status: "awaiting_approval" });
    expect(search.asked.size).toBe(0);
    const decision = {
      decision: "override" as const,
      query: "Company 1 score, please",
      tool: null,
      result: null,
      allow_up_to_micro_usd: null,
      by: "adv_north",
      at: "2026-11-21T10:00:00.000Z",
    };
    const waiting = approval;
    const decisions = Array.from({ length: 12 }, () =>
      decide(lab.runs, plan.id, waiting, decision).then(
        () => "decided",
        (error: Fault) => error.code,
      ),
    );
    expect((await Promise.all(decisions)).toSorted()).toEqual([
      ...Array(11).fill("already_decided"),
      "decided",
    ]);
    execution.answer(approval.callback_id ?? "", { decided: true });
    await running;
    expect([...search.asked.keys()]).toEqual(["Company 1 score, please"]);
    expect(await lab.runs.get(plan.id)).toMatchObject({ status: "done" });
  });

  test("pauses the run after five days without a decision, and continues once there is one", async () => {
    const search = countedSearch();
    const lab = laboratory({ model: researcher(), run: search.run });
    const plan = await lab.begin(
      planned({
        criteria: [criterion("a")],
        companies: companies(1),
        settings: { wait_between_tools: true },
      }),
    );
    const execution = lab.execution(plan.id, 1);
    const began = now.now;
    const running = execution.run();
    const look = async (nth: number, day: number) => {
      const path = `criterion-a/company-0/cell-company-1/approval-${nth}`;
      while (!execution.passed.includes(`${path} asks`)) await setImmediate();
      now.now = began + day * 86_400_000;
      execution.answer(path, undefined);
    };
    await look(1, 4.9);
    await look(2, 5);
    await running;
    now.now = began;
    expect(await lab.runs.get(plan.id)).toMatchObject({
      status: "resting",
      rest: { code: "approval_waiting" },
      counters: { awaiting_approval: 1 },
    });
    const [approval] = await lab.runs.approvals(plan.id);
    if (approval === undefined) throw new Error("a call waits");
    await decide(lab.runs, plan.id, approval, {
      decision: "approve",
      query: null,
      tool: null,
      result: null,
      allow_up_to_micro_usd: null,
      by: "adv_north",
      at: "2026-11-26T10:00:00.000Z",
    });
    await lab.execution(plan.id, await lab.start(plan.id, "resume")).run();
    expect(await lab.runs.get(plan.id)).toMatchObject({ status: "done" });
    expect([...search.asked.values()]).toEqual([1]);
  });
});
