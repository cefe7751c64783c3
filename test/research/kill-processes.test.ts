import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { dynamoClient } from "@advisor/adapters/dynamo/client";
import { runStore } from "@advisor/adapters/dynamo/research/run-store";
import { openTable } from "@advisor/adapters/dynamo/table";
import { durableResearch } from "@advisor/adapters/research-runs";
import { sha256 } from "@advisor/adapters/sha256";
import { newId, random, systemClock, wait } from "@advisor/adapters/world";
import { verifyEntries } from "@advisor/domain/record/audit-chain";
import { startGeneration } from "@advisor/functions/research/start-run";
import { startBedrock } from "@advisor/local/bedrock/start";
import { freePort } from "@advisor/local/dynamo/free-port";
import { startDynamo } from "@advisor/local/dynamo/start";
import { offlineReply } from "@advisor/local/offline-model/answer";
import { ConverseRequest } from "@advisor/local/offline-model/converse";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { program } from "../program.ts";
import { seededStore } from "../seeded-store.ts";
import { record } from "./laboratory.ts";
import { companies, criterion, planned } from "./plans.ts";

/** Set to repeat a run, or to kill more often on a fast machine. */
const seed = Number(process.env.KILL_SEED ?? Math.floor(Math.random() * 1e9));
const kills = Number(process.env.KILLS ?? 8);
const wide = Number(process.env.COMPANIES ?? 4);
const deep = Number(process.env.CRITERIA ?? 3);

let folder: string;
let port: number;
let service: ChildProcess;
let closing: (() => Promise<void>)[];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "kill-research-"));
  const { file, remove } = await seededStore();
  const store = await startDynamo({ file });
  const model = await startBedrock({
    answer: (request) => offlineReply(ConverseRequest.parse(request)),
  });
  closing = [store.close, model.close, remove];
  port = await freePort();
  const environment = {
    AWS_ENDPOINT_URL_DYNAMODB: store.url,
    AWS_ENDPOINT_URL_BEDROCK_RUNTIME: model.url,
    AWS_ENDPOINT_URL_LAMBDA: `http://127.0.0.1:${port}`,
    AWS_ACCESS_KEY_ID: "local",
    AWS_SECRET_ACCESS_KEY: "local",
    AWS_REGION: "us-east-1",
    TABLE_NAME: "advisor-copilot",
    LOG_LEVEL: "ERROR",
  };
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
  await launch();
});

afterAll(async () => {
  await kill();
  for (const close of closing) await close();
  await rm(folder, { recursive: true, force: true });
});

async function launch(): Promise<void> {
  const file = await program(new URL("./kill-service.ts", import.meta.url));
  service = spawn(process.execPath, [file, folder, String(port)], {
    stdio: ["ignore", "pipe", "inherit"],
    env: process.env,
  });
  await once(service.stdout as NonNullable<ChildProcess["stdout"]>, "data");
}

async function kill(): Promise<void> {
  const exited = once(service, "exit");
  service.kill("SIGKILL");
  await exited;
}

/** Kills one process of the workflows, or the service itself. */
async function strike(next: () => number): Promise<void> {
  const path = `/proc/${service.pid}/task/${service.pid}/children`;
  const children = await readFile(path, "utf8").catch(() => "");
  const workers = children.split(" ").filter(Boolean).map(Number);
  const victim = workers[Math.floor(next() * workers.length)];
  if (victim !== undefined && next() < 0.7) return void process.kill(victim, "SIGKILL");
  await kill();
  await launch();
}

/** A seeded random number generator from 0 to 1. */
function dice(from: number): () => number {
  let state = from;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

test(`real processes killed ${kills} times lose nothing, duplicate nothing and pay nothing twice (KILL_SEED=${seed})`, {
  timeout: 1_200_000,
}, async () => {
  const clock = systemClock(undefined);
  const table = openTable({ name: "advisor-copilot", client: dynamoClient(), clock });
  const runs = runStore({ table, clock, newId, random, wait });
  const criteria = Array.from({ length: deep }, (_, nth) =>
    criterion(`criterion-${nth + 1}`, { first_query_template: `{company_name} ${nth}` }),
  );
  const { plan, state } = planned({ criteria, companies: companies(wide) });
  await runs.create(plan, state);
  const research = durableResearch("workflow:$LATEST");
  await startGeneration(
    { runs, research } as never,
    { ...plan, ...state },
    { reason: "start", by: "adv_north" },
  );

  const next = dice(seed);
  let struck = 0;
  for (;;) {
    await sleep(next() * 1_500);
    const [now] = await runs.states([plan.id]);
    if (now?.status === "done") break;
    if (struck < kills) {
      await strike(next);
      struck += 1;
    }
  }

  const entries = await record(runs, plan.id);
  const finals = entries.flatMap(({ body }) =>
    body.type === "final_result" ? [`${body.criterion} ${body.company}`] : [],
  );
  expect(struck).toBeGreaterThan(0);
  expect(finals.toSorted()).toEqual([...new Set(finals)].toSorted());
  expect(finals).toHaveLength(wide * deep);
  // Every paid request has one result, and no request is made twice.
  const paid = entries.filter(
    ({ body }) => body.type === "automatic_query" || body.type === "tool_request",
  );
  const calls = paid.map(({ body }) =>
    "call_id" in body && "company" in body
      ? `${body.criterion} ${body.company} ${body.call_id}`
      : "",
  );
  expect(new Set(calls).size).toBe(calls.length);
  expect(verifyEntries(entries, sha256)).toMatchObject({ valid: true });
});
