import { durable, serveWorkflow } from "@advisor/functions/durable";
import { startDurable } from "@advisor/local/durable/start";
import { type CellOutcome, type ResearchDeps, researchCell } from "@advisor/workflows/research";
import { InvokeCommand, LambdaClient } from "@aws-sdk/client-lambda";
import { afterAll, beforeAll, expect, test, vi } from "vitest";

const credentials = { AWS_ACCESS_KEY_ID: "local", AWS_SECRET_ACCESS_KEY: "local" };
const lambda = { getRemainingTimeInMillis: () => 900_000 } as never;
const waits: CellOutcome = { outcome: "waits", approvals: ["apr_1"] };
const outcomes: CellOutcome[] = [waits, waits];
const logged: string[] = [];
const over = Promise.withResolvers<void>();
const deps: Pick<ResearchDeps, "attempt" | "storeCallback"> = {
  async attempt() {
    const next = outcomes.shift();
    if (next === undefined) over.resolve();
    return next ?? { outcome: "over" };
  },
  storeCallback: async (_cell, _approval, callback) => void logged.push(callback),
};

let running: Awaited<ReturnType<typeof startDurable>>;

beforeAll(async () => {
  running = await startDurable({
    // An hour of waiting takes 180 ms.
    secondMs: 0.05,
    functions: {
      work: (url) => {
        const environment = {
          ...credentials,
          AWS_REGION: "us-east-1",
          AWS_ENDPOINT_URL_LAMBDA: url,
        };
        for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
        const handler = durable(serveWorkflow(researchCell, () => deps as ResearchDeps));
        return { invoke: async (event) => ({ payload: await handler(event as never, lambda) }) };
      },
    },
  });
});
afterAll(async () => {
  await running.close();
  vi.unstubAllEnvs();
});

test("the service ends a wait for a person after an hour, and the cell is checked again", async () => {
  const client = new LambdaClient({ region: "us-east-1", endpoint: running.url });
  const wait_until = "2026-12-02T10:00:00.000Z";
  const cell = { run_id: "run_1", generation: 1, criterion: "a", company: "acme", wait_until };
  const Payload = JSON.stringify(researchCell.event(cell));
  await client.send(
    new InvokeCommand({ FunctionName: "work:1", InvocationType: "Event", Payload }),
  );
  await over.promise;
  expect(new Set(logged).size).toBe(2);
});
