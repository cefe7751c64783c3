import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { json } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { encodeFrame, eventFrame } from "../bedrock/frame.ts";
import { type ResponseScript, streamResponse } from "../bedrock/outcome.ts";
import type { Load, StreamTiming } from "./load-client.ts";
import { functionEnvironment, type LocalServers } from "./local-servers.ts";
import { cpuSeconds, residentMb } from "./memory.ts";

const streamsPerAdvisor = 3;
const deltas = 60;
export const paceMs = 100;

const words = Array.from({ length: deltas }, (_, n) => `word${n} `);
const [opening, ending] = [
  [eventFrame("messageStart", { role: "assistant" })],
  [
    eventFrame("messageStop", { stopReason: "end_turn" }),
    eventFrame("metadata", { usage: { inputTokens: 10, outputTokens: deltas, totalTokens: 70 } }),
  ],
].map((frames) => frames.map(encodeFrame));
const said = words.map((text) =>
  encodeFrame(eventFrame("contentBlockDelta", { contentBlockIndex: 0, delta: { text } })),
);

/**
 * A model that writes sixty words at ten per second. The response is encoded in advance, because
 * the model shares the processors with the API.
 */
export const timedAnswer: ResponseScript = () =>
  streamResponse(
    (async function* () {
      yield* opening ?? [];
      for (const frame of said) {
        await sleep(paceMs);
        yield frame;
      }
      yield* ending ?? [];
    })(),
  );

export interface Percentiles {
  p50: number;
  p95: number;
  p99: number;
}

export interface LoadResult {
  name: string;
  first: Percentiles;
  gap: Percentiles;
  errors: string[];
  lost: number;
  /** The API's peak memory in MB. */
  memory: number;
  /** Processor seconds that the API used. */
  busy: number;
}

/** A separate API process, and a client that reads streams from it. */
export interface LoadedApi {
  api: ChildProcess;
  load: Omit<Load, "rampMs">;
  end(): Promise<void>;
}

export async function startLoadedApi(stage: LocalServers, streams: number): Promise<LoadedApi> {
  const env = { ...functionEnvironment(stage), MODEL_ID: "loaded", PORT: "0", PATH: "" };
  const api = spawn(process.execPath, [beside("../main.ts"), "--only", "api"], {
    env: { ...env, NODE_OPTIONS: process.env.API_NODE_OPTIONS ?? "" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const base = await addressOf(api);
  const tokens = await Promise.all(
    Array.from({ length: Math.ceil(streams / streamsPerAdvisor) }, (_, n) =>
      stage.issuer.mint(`adv_load_${n}`),
    ),
  );
  const end = async () => {
    api.kill();
    await once(api, "exit");
  };
  return { api, load: { base, tokens, streams, deltas }, end };
}

/**
 * Reads this many streams of one API process from another process: a warm-up round, all at once, and over
 * five seconds.
 */
export async function measureLoad(stage: LocalServers, streams: number): Promise<LoadResult[]> {
  const { api, load, end } = await startLoadedApi(stage, streams);
  const runs: LoadResult[] = [];
  for (const [name, rampMs] of [
    ["over 5 s, first", 5_000],
    ["all at once", 0],
    ["over 5 s", 5_000],
  ] as const) {
    runs.push({ name, ...(await run(api, { ...load, rampMs })) });
  }
  await end();
  return runs;
}

async function run(api: ChildProcess, load: Load): Promise<Omit<LoadResult, "name">> {
  const pid = api.pid ?? 0;
  const before = cpuSeconds(pid);
  let memory = 0;
  const watch = setInterval(() => {
    memory = Math.max(memory, residentMb(pid));
  }, 500);
  const timing = await readStreams(load);
  clearInterval(watch);
  const { errors, lost } = timing;
  const busy = cpuSeconds(pid) - before;
  return {
    first: percentilesOf(timing.first),
    gap: percentilesOf(timing.gaps),
    errors,
    lost,
    memory,
    busy,
  };
}

/** Reads the streams from another process. */
export async function readStreams(load: Load): Promise<StreamTiming> {
  const client = spawn(process.execPath, [beside("./load-client.ts")], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  client.stdin.end(JSON.stringify(load));
  return (await json(client.stdout)) as StreamTiming;
}

async function addressOf(api: ChildProcess): Promise<string> {
  if (api.stdout === null) throw new Error("the API prints where it is");
  for await (const line of createInterface({ input: api.stdout })) {
    const url = /https?:\/\/\S+/.exec(line)?.[0];
    if (url === undefined) continue;
    api.stdout.resume();
    return url;
  }
  throw new Error("the API ended before it said where it is");
}

export function percentilesOf(values: number[]): Percentiles {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (part: number) => sorted[Math.floor((sorted.length - 1) * part)] ?? Number.NaN;
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99) };
}

const beside = (file: string): string => fileURLToPath(new URL(file, import.meta.url));
