import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { bundleFile } from "@advisor/local/bench/bundle";
import { functionEnvironment } from "@advisor/local/bench/local-servers";
import { type Lambda, startLambda } from "@advisor/local/lambda/host";
import { afterAll, beforeAll, expect, test } from "vitest";
import { record } from "../store/turns.ts";
import { withContinuations } from "./workflow.fixture.ts";

const source = new URL("../../packages/functions/src/workflow.ts", import.meta.url);
const leaseMs = 1_000;
let folder: string;
let file: string;
let lambda: Lambda | undefined;
const ready = Promise.withResolvers<void>();

const api = withContinuations({
  async invoke(event) {
    await ready.promise;
    lambda ??= await start();
    return lambda.invoke(event);
  },
  // The first pause of 30 seconds is longer than any lease.
  secondMs: leaseMs / 25,
});
const { model } = api;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "workflow-"));
  const bundle = await bundleFile(source, join(folder, "workflow"));
  file = bundle.file;
  expect(bundle.bytes).toBeLessThan(560_000);
});

afterAll(async () => {
  await lambda?.close();
  await rm(folder, { recursive: true });
});

/** The bundle in a separate process. */
const start = (): Promise<Lambda> =>
  startLambda({
    file,
    handler: "handler",
    concurrency: 1,
    env: {
      ...functionEnvironment(api.cloud),
      AWS_ENDPOINT_URL_LAMBDA: api.durable.url,
      MODEL_ID: "stuck",
      LEASE_SECONDS: String(leaseMs / 1_000),
    },
  });

/** Ends the process in the middle of the turn. */
async function crash(): Promise<void> {
  await model.reached();
  model.stick();
  const died = lambda;
  lambda = undefined;
  await died?.close();
}

test("a turn whose continuation dies twice is finished by the next attempt, without repeating anything", async () => {
  const id = await api.start();
  model.stick();
  const { chunks, turn_id } = await api.late(id);
  expect(chunks.at(-1)).toMatchObject({ code: "deadline" });
  model.stick();
  ready.resolve();
  await crash();
  await crash();
  model.release();

  expect(await api.durable.ended(turn_id)).toBe("over");
  const history = await api.durable.history(turn_id);
  expect(history.filter((one) => one === "died")).toHaveLength(2);
  // Which attempt ends the turn depends on whether the crashed process's lease had expired.
  const steps = history.filter((one) => one !== "died");
  expect(new Set(steps).size).toBe(steps.length);
  expect(steps[0]).toBe("StepStarted turn-1");
  expect(steps.at(-1)).toMatch(/^StepSucceeded turn-\d$/);
  expect(await api.kinds(id)).toEqual([
    ...["user", "step", "stopped"],
    ...["resumed", "resumed", "resumed", "answer"],
  ]);
  expect(await api.reply(id)).toMatchObject({ metadata: { status: "complete" } });
  await record(api.stores, id);
});
