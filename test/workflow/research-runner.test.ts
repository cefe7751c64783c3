import { durable, serveWorkflow } from "@advisor/functions/durable";
import {
  type CellOutcome,
  type ResearchDeps,
  researchCell,
  researchCriterion,
  researchRun,
} from "@advisor/workflows/research";
import {
  LocalDurableTestRunner,
  WaitingOperationStatus,
} from "@aws/durable-execution-sdk-js-testing";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

beforeAll(() => LocalDurableTestRunner.setupTestEnvironment({ skipTime: true }));
afterAll(() => LocalDurableTestRunner.teardownTestEnvironment());

const run = { run_id: "run_1", generation: 1 };
const wait_until = "2026-12-02T10:00:00.000Z";
const cell = { ...run, wait_until, criterion: "a", company: "acme" };
const waits: CellOutcome = { outcome: "waits", approvals: ["apr_1"] };

/** The three workflows with work that records its input; cells end as told, by default at once. */
function research(outcomes: CellOutcome[] = []) {
  const did: string[] = [];
  const finals: boolean[] = [];
  const deps: ResearchDeps = {
    async criteria({ run_id }) {
      did.push(`criteria of ${run_id}`);
      return { criteria: ["a", "b"], parallel: 2, wait_until };
    },
    async companies({ criterion }) {
      did.push(`companies of ${criterion}`);
      return criterion === "a" ? ["acme", "bolt", "cord"] : ["bolt"];
    },
    async attempt({ criterion, company }, final) {
      did.push(`${criterion} ${company}`);
      finals.push(final);
      return outcomes.shift() ?? { outcome: "over" };
    },
    async storeCallback(_cell, approval, callback) {
      did.push(`asks ${approval} ${callback === "" ? "nowhere" : "under an id"}`);
    },
    async finish() {
      did.push("finish");
    },
  };
  const handlerFunction = durable(
    serveWorkflow(researchRun, () => deps),
    serveWorkflow(researchCriterion, () => deps),
    serveWorkflow(researchCell, () => deps),
  );
  return { runner: runnerOf(handlerFunction), did, finals };
}

/** Child executions run in their own runner, at every depth. */
function runnerOf(handlerFunction: ReturnType<typeof durable>): LocalDurableTestRunner {
  const runner = new LocalDurableTestRunner({ handlerFunction });
  runner.registerFunction("my-function-name:1", async (payload: unknown) =>
    (await runnerOf(handlerFunction).run({ payload })).getResult(),
  );
  return runner;
}

describe("research in the SDK's own runner, which replays every invocation", () => {
  test("a run processes criteria in order, each company once, and finishes once", async () => {
    const { runner, did } = research();
    const execution = await runner.run({ payload: researchRun.event(run) });
    expect(execution.getStatus()).toBe("SUCCEEDED");
    expect(execution.getOperations().map((operation) => operation.getName())).toEqual([
      "criteria",
      "criterion-a",
      "criterion-b",
      "finish",
    ]);
    expect(did.slice(0, 2)).toEqual(["criteria of run_1", "companies of a"]);
    expect(did.slice(2, 5).toSorted()).toEqual(["a acme", "a bolt", "a cord"]);
    expect(did.slice(5)).toEqual(["companies of b", "b bolt", "finish"]);
  });

  test("a criterion runs one cell per company", async () => {
    const { runner, did } = research();
    const payload = researchCriterion.event({ ...run, wait_until, criterion: "a", parallel: 1 });
    const execution = await runner.run({ payload });
    expect(execution.getResult()).toBe(3);
    expect(did).toEqual(["companies of a", "a acme", "a bolt", "a cord"]);
  });

  test("a cell that may make progress pauses, and its last attempt is marked as final", async () => {
    const again: CellOutcome = { outcome: "again" };
    const { runner, finals } = research([again, again, again, again]);
    const execution = await runner.run({ payload: researchCell.event(cell) });
    expect(execution.getResult()).toBe("over");
    expect(execution.getOperations().map((operation) => operation.getName())).toEqual(
      [1, 2, 3, 4].flatMap((nth) => [`attempt-${nth}`, `pause-${nth}`]).concat("attempt-5"),
    );
    expect(finals).toEqual([false, false, false, false, true]);
  });

  test("a cell waits for a person, and continues with the decision", async () => {
    const { runner, did } = research([waits]);
    const running = runner.run({ payload: researchCell.event(cell) });
    const callback = runner.getOperation("approval-1");
    await callback.waitForData(WaitingOperationStatus.SUBMITTED);
    await callback.sendCallbackSuccess(JSON.stringify({ decided: true }));
    expect((await running).getResult()).toBe("over");
    expect(did).toEqual(["a acme", "asks apr_1 under an id", "a acme"]);
  });
});
