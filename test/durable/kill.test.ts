import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "@advisor/local/dynamo/free-port";
import {
  type Event,
  GetDurableExecutionCommand,
  GetDurableExecutionHistoryCommand,
  InvokeCommand,
  ListDurableExecutionsByFunctionCommand,
  SendDurableExecutionCallbackSuccessCommand,
} from "@aws-sdk/client-lambda";
import { afterAll, beforeAll, expect, test } from "vitest";
import { program } from "../program.ts";
import { lambdaClient } from "./durable.fixture.ts";

const runs = 4;
const companies = 5;
const kills = 12;
/** The SDK does not name the step that requests a callback. */
const asking = "ask";
/** Set KILL_SEED to repeat a run. */
const seed = Number(process.env.KILL_SEED ?? Math.floor(Math.random() * 1e9));

let folder: string;
let effects: string;
let port: number;
let service: ChildProcess;
let client: ReturnType<typeof lambdaClient>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "kill-"));
  effects = join(folder, "effects");
  await writeFile(effects, "");
  port = await freePort();
  client = lambdaClient(`http://127.0.0.1:${port}`);
  await launch();
});

afterAll(async () => {
  await kill(service);
  client.destroy();
  await rm(folder, { recursive: true });
});

/** The service with the processes of its function. */
async function launch(): Promise<void> {
  const file = await program(new URL("./kill-service.ts", import.meta.url));
  const args = [file, join(folder, "durable.db"), String(port), effects];
  service = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "inherit"] });
  await once(service.stdout as NonNullable<ChildProcess["stdout"]>, "data");
}

async function kill(child: ChildProcess): Promise<void> {
  const exited = once(child, "exit");
  child.kill("SIGKILL");
  await exited;
}

/** The processes of the function. */
async function workers(): Promise<number[]> {
  const path = `/proc/${service.pid}/task/${service.pid}/children`;
  const children = await readFile(path, "utf8").catch(() => "");
  return children.split(" ").filter(Boolean).map(Number);
}

/** A seeded random number generator from 0 to 1. */
function random(from: number): () => number {
  let state = from;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

/** Kills the service or one process of its function. */
async function strike(next: () => number): Promise<void> {
  const found = await workers();
  const victim = found[Math.floor(next() * found.length)];
  if (victim !== undefined && next() < 0.5) {
    process.kill(victim, "SIGKILL");
    return;
  }
  await kill(service);
  await launch();
}

/** Retries until the service is available. */
async function patient<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if ((error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode)
        throw error;
      await sleep(50);
    }
  }
}

/** What the steps did, in order. */
async function lines(): Promise<{ step: string; at: number; callback_id?: string }[]> {
  const text = await readFile(effects, "utf8");
  return text
    .split("\n")
    .slice(0, -1)
    .map((line) => JSON.parse(line));
}

async function start(run: string): Promise<string> {
  const command = new InvokeCommand({
    FunctionName: "work:1",
    InvocationType: "Event",
    DurableExecutionName: run,
    Payload: JSON.stringify({ workflow: "research", input: { run, companies } }),
  });
  return (await patient(() => client.send(command))).DurableExecutionArn ?? "";
}

/** Completes the callback of every waiting run. Completing one again has no effect. */
async function answerAll(answered: Set<string>): Promise<void> {
  for (const { step, callback_id } of await lines()) {
    const [run = ""] = step.split(" ");
    if (callback_id === undefined || answered.has(run)) continue;
    const Result = new TextEncoder().encode(JSON.stringify({ approved: run }));
    const command = new SendDurableExecutionCallbackSuccessCommand({
      CallbackId: callback_id,
      Result,
    });
    await patient(() => client.send(command)).catch((error: Error) => {
      // The response may have been stored although its acknowledgment was lost.
      if (error.name !== "CallbackTimeoutException") throw error;
    });
    answered.add(run);
  }
}

async function executions() {
  const command = new ListDurableExecutionsByFunctionCommand({
    FunctionName: "work",
    MaxItems: 1_000,
  });
  return (await patient(() => client.send(command))).DurableExecutions ?? [];
}

async function history(DurableExecutionArn: string | undefined): Promise<Event[]> {
  const command = { DurableExecutionArn, MaxItems: 1_000 };
  return (
    (await patient(() => client.send(new GetDurableExecutionHistoryCommand(command)))).Events ?? []
  );
}

test(`runs end correctly whatever is killed (KILL_SEED=${seed})`, {
  timeout: 120_000,
}, async () => {
  const next = random(seed);
  const names = Array.from({ length: runs }, (_, nth) => `run-${nth}`);
  const arns = await Promise.all(names.map(start));
  const answered = new Set<string>();
  for (let struck = 0; ; struck += 1) {
    await sleep(next() * 600);
    if (struck < kills) await strike(next);
    await answerAll(answered);
    const open = (await executions()).filter(({ Status }) => Status === "RUNNING");
    if (struck >= kills && open.length === 0) break;
  }

  const total = 6 * ((companies * (companies + 1)) / 2);
  const ends = await Promise.all(
    arns.map((DurableExecutionArn) =>
      client.send(new GetDurableExecutionCommand({ DurableExecutionArn })),
    ),
  );
  expect(ends.map(({ Status, Result }) => ({ Status, Result }))).toEqual(
    names.map((run) => ({
      Status: "SUCCEEDED",
      Result: JSON.stringify({ total, answer: { approved: run } }),
    })),
  );
  expect(await executions()).toHaveLength(runs * (companies + 1));
  await expectOnce();
});

/** Checks that every step was stored once and not repeated after that. */
async function expectOnce(): Promise<void> {
  const done = await lines();
  let deaths = 0;
  let steps = 0;
  for (const { DurableExecutionArn } of await executions()) {
    const { InputPayload = "" } = await client.send(
      new GetDurableExecutionCommand({ DurableExecutionArn }),
    );
    const { run, company } = JSON.parse(InputPayload).input;
    const events = await history(DurableExecutionArn);
    deaths += events.filter((event) => event.InvocationCompletedDetails?.Error).length;
    for (const event of events.filter(({ EventType }) => EventType === "StepSucceeded")) {
      const name = [run, ...(company ? [`company-${company}`] : []), event.Name ?? asking].join(
        " ",
      );
      const times = done.filter((one) => one.step === name).map(({ at }) => at);
      expect(times.length, name).toBeGreaterThan(0);
      expect(Math.max(...times), name).toBeLessThanOrEqual(event.EventTimestamp?.getTime() ?? 0);
      steps += 1;
    }
  }
  expect(steps).toBe(runs * (companies * 3 + 2));
  expect(new Set(done.map(({ step }) => step)).size).toBe(steps);
  expect(deaths).toBeGreaterThan(0);
}
