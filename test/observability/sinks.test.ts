import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import type { Log } from "@advisor/adapters/log";
import { noSpans, otlpSpans } from "@advisor/adapters/spans";
import { call, say, scripted } from "@advisor/agent/model/scripted";
import type { Runtime } from "@advisor/functions/runtime";
import { afterAll, describe, expect, test, vi } from "vitest";
import { north, v1 } from "../api/api.fixture.ts";
import { type Chunk, chunksOf } from "../api/streams.ts";
import { eventually } from "../eventually.ts";
import type { Manner } from "./collector.ts";
import { withSinks } from "./observed.fixture.ts";

const api = withSinks();
const running: ChildProcess[] = [];
const unhandled = vi.fn();
process.on("unhandledRejection", unhandled);
afterAll(() => {
  process.off("unhandledRejection", unhandled);
  for (const child of running) child.kill("SIGKILL");
});

const model = () => scripted([call("get_household_holdings", {}), say("All is well.")]);

/** An app in this process or another one. */
interface Asked {
  request(path: string, init: RequestInit, env: object): Response | Promise<Response>;
}

/** Runs one turn and returns what was streamed, without ids and times. */
async function turn(app: Asked, frozen = false): Promise<Chunk[]> {
  const conversation_id = await api.start("hh_d1");
  const context = { getRemainingTimeInMillis: () => 60_000 };
  const request = {
    method: "POST",
    headers: {
      authorization: `Bearer ${await api.cloud.issuer.mint(north)}`,
      "content-type": "application/json",
    },
    body: JSON.stringify({ conversation_id, message: "How are they?" }),
  };
  const path = `${v1}/chat/stream?protocol=ui`;
  const chunks = await chunksOf(await app.request(path, request, frozen ? { context } : {}));
  return chunks.map(plain);
}

const plain = (chunk: Chunk): Chunk =>
  JSON.parse(
    JSON.stringify(chunk)
      .replace(/(con|turn|msg|call)_\w+(-\d+)*/g, "$1")
      .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, "then"),
  ) as Chunk;

const bus = { publish: async () => undefined };
const open = (ports: Partial<Runtime> = {}) =>
  api.open("offline", { model: model(), bus, ...ports });

const throws = () => {
  throw new Error("the sink is gone");
};

describe("the stream of a turn is the same", () => {
  test.each<[string, Partial<Runtime>]>([
    ["log throws", { log: { info: throws, error: throws } }],
    ["figures throw", { metrics: { put: throws } }],
    ["traces throw", { spans: { ...noSpans, keep: throws } }],
  ])("when the %s", async (_, ports) => {
    const chunks = await turn(open());
    expect(await turn(open(ports))).toEqual(chunks);
  });

  test("when the output cannot be written to", async () => {
    const chunks = await turn(open());
    vi.spyOn(process.stdout, "write").mockImplementation(throws);
    vi.spyOn(process.stderr, "write").mockImplementation(throws);
    expect(await turn(open())).toEqual(chunks);
  });

  test.each<[Manner | "is not there"]>([["hangs"], ["refuses"], ["closes"], ["is not there"]])(
    "when the collector %s",
    async (manner) => {
      const chunks = await turn(open({ spans: noSpans }));
      const there = manner !== "is not there";
      if (there) api.collector.manner = manner;
      const lost: string[] = [];
      const log: Log = { info: () => undefined, error: (event) => void lost.push(event) };
      const endpoint = there ? api.collector.url : "http://127.0.0.1:9";
      const spans = otlpSpans({ endpoint, provider: "test", version: "1.0.0", log });
      const here = await turn(open({ spans }));
      const frozen = await turn(open({ spans }), true);
      await eventually(() => expect(lost).toEqual(["spans_lost"]));
      const later = await turn(open({ spans }), true);
      const turns = [here, frozen, later];
      expect(turns).toEqual([chunks, chunks, chunks]);
      expect(lost).toEqual(["spans_lost"]);
      expect(unhandled).not.toHaveBeenCalled();
    },
  );
});

test("a turn does not wait for its traces", async () => {
  const never = new Promise<never>(() => undefined);
  const chunks = await turn(open({ spans: { ...noSpans, flushed: () => never } }));
  expect(chunks.at(-1)).toMatchObject({ type: "finish" });
});

test("a function waits half a second for a collector that hangs, and no longer", async () => {
  api.collector.manner = "hangs";
  const log: Log = { info: () => undefined, error: () => undefined };
  const spans = otlpSpans({ endpoint: api.collector.url, provider: "test", version: "1.0.0", log });
  await turn(open({ spans }));
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  let over = false;
  const flushed = spans.flushed().then(() => {
    over = true;
  });
  while (api.collector.bodies.length === 0) await new Promise(setImmediate);
  vi.advanceTimersByTime(499);
  await new Promise(setImmediate);
  expect(over).toBe(false);
  vi.advanceTimersByTime(1);
  await flushed;
  vi.useRealTimers();
});

test("traces are sent before a function may be frozen", async () => {
  const steps = [call("get_household_holdings", {}), say("All is well.")];
  const app = open({ model: scripted([...steps, ...steps]) });
  await turn(app, true);
  await eventually(() => expect(api.collector.bodies).toHaveLength(1));
  api.collector.manner = "takes its time";
  await turn(app, true);
  expect(api.collector.bodies[1]).toContain("invoke_agent copilot");
});

const flood = fileURLToPath(new URL("./flood.ts", import.meta.url));
const main = fileURLToPath(new URL("../../packages/local/src/main.ts", import.meta.url));

describe("a reader of the output", () => {
  test("that stalls loses lines but uses no memory", async () => {
    const child = spawn(process.execPath, [flood], { stdio: ["ignore", "pipe", "pipe", "ipc"] });
    running.push(child);
    const [waiting] = await once(child, "message");
    expect(waiting).toBeGreaterThan(500_000);
    expect(waiting).toBeLessThan(1_100_000);
    const { stdout, stderr } = child;
    if (stdout === null || stderr === null) throw new Error("its outputs are pipes");
    const [lines, errors] = await Promise.all([text(stdout), text(stderr)]);
    const { message, lines: lost } = JSON.parse(errors);
    expect(message).toBe("log_lines_lost");
    expect(lost + lines.trimEnd().split("\n").length).toBe(20_001);
  });

  test("that left does not end the process", async () => {
    const { env } = process;
    const child = spawn(process.execPath, [main, "--only", "api"], {
      env: { ...env, PORT: "0", LOG_LEVEL: "DEBUG", METRICS: "on" },
      stdio: ["ignore", "pipe", "pipe"],
    });
    running.push(child);
    const { stdout, stderr } = child;
    if (stdout === null || stderr === null) throw new Error("its outputs are pipes");
    const url = await listening(createInterface({ input: stdout }));
    stdout.destroy();
    stderr.destroy();
    const app = { request: (path: string, init: RequestInit) => fetch(`${url}${path}`, init) };
    for (const _ of [1, 2, 3]) {
      const chunks = await turn(app);
      expect(chunks.at(-1)).toMatchObject({ type: "finish" });
    }
    expect([child.exitCode, child.signalCode]).toEqual([null, null]);
  });
});

async function listening(lines: AsyncIterable<string>): Promise<string> {
  for await (const line of lines) {
    const url = /^Advisor Copilot: (\S+)$/.exec(line)?.[1];
    if (url !== undefined) return url;
  }
  throw new Error("the API did not start");
}
