import { expect, test } from "vitest";
import { memorySteps } from "./memory-steps.fixture.ts";
import {
  type CellOutcome,
  type ResearchDeps,
  researchCell,
  researchCriterion,
  researchRun,
} from "./research.ts";

const run = { run_id: "run_1", generation: 1 };
const wait_until = "2026-12-02T10:00:00.000Z";

test("a wait for a person is renewed every hour and never uses the last attempt", async () => {
  const finals: boolean[] = [];
  const asked: string[] = [];
  const { again, answer } = memorySteps();
  const deps: Pick<ResearchDeps, "attempt" | "storeCallback"> = {
    async attempt(_cell, final): Promise<CellOutcome> {
      finals.push(final);
      return finals.length > 120 ? { outcome: "stops" } : { outcome: "waits", approvals: ["apr"] };
    },
    async storeCallback(_cell, _approval, callback) {
      asked.push(callback);
      answer(callback, undefined);
    },
  };
  const cell = { ...run, wait_until, criterion: "a", company: "acme" };
  expect(await researchCell.run(cell, again(), deps as ResearchDeps)).toBe("stops");
  expect(asked).toEqual(Array.from({ length: 120 }, (_, nth) => `approval-${nth + 1}`));
  expect(new Set(finals)).toEqual(new Set([false]));
});

test("all cells of a generation wait until the same time, set when it began", async () => {
  const waits: string[] = [];
  const deps: ResearchDeps = {
    criteria: async () => ({ criteria: ["a", "b"], parallel: 2, wait_until }),
    companies: async () => ["acme", "zeta"],
    async attempt(cell) {
      waits.push(`${cell.criterion} ${cell.company} ${cell.wait_until}`);
      return { outcome: "over" };
    },
    storeCallback: async () => undefined,
    finish: async () => undefined,
  };
  const workflows = [researchCriterion, researchCell];
  const { again } = memorySteps({
    child: async (event, steps) =>
      workflows.find(({ name }) => name === event.workflow)?.run(event.input, steps, deps),
  });
  await researchRun.run(run, again(), deps);
  expect(waits).toEqual(
    ["a acme", "a zeta", "b acme", "b zeta"].map((cell) => `${cell} ${wait_until}`),
  );
});
