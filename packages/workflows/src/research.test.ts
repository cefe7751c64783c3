import { expect, test } from "vitest";
import { memorySteps } from "./memory-steps.fixture.ts";
import { type CellOutcome, type Patience, type ResearchDeps, researchCell } from "./research.ts";

const cell = { run_id: "run_1", generation: 1, criterion: "a", company: "acme" };

test("a wait that nobody ends is looked at anew every hour, and given up after five days", async () => {
  const patience: Patience[] = [];
  const asked: string[] = [];
  const { again, answer, passed } = memorySteps();
  const deps: Pick<ResearchDeps, "attempt" | "awaits"> = {
    async attempt(_cell, given): Promise<CellOutcome> {
      patience.push(given);
      return given.waited ? { outcome: "stops" } : { outcome: "waits", approvals: ["apr_1"] };
    },
    async awaits(_cell, _approval, callback) {
      asked.push(callback);
      answer(callback, undefined);
    },
  };
  expect(await researchCell.run(cell, again(), deps as ResearchDeps)).toBe("stops");
  expect(asked).toEqual(Array.from({ length: 120 }, (_, nth) => `approval-${nth + 1}`));
  expect(patience.map(({ waited }) => waited)).toEqual([...Array(120).fill(false), true]);
  expect(patience.every(({ final }) => !final)).toBe(true);
  expect(passed).toHaveLength(241);
});
