import type { CapacityMeter } from "@advisor/adapters/dynamo/table";
import type { Wait } from "@advisor/domain/world";
import { openRuntime, type Runtime } from "@advisor/functions/runtime";
import { sessionPorts } from "@advisor/functions/tools/session-ports";
import { runTool } from "@advisor/tools/run-tool";
import { afterAll, expect, test } from "vitest";
import { startCloud } from "../api/cloud.ts";
import { eventually } from "../eventually.ts";
import { appClient } from "./app-client.ts";

const question = "What is in VOO?";

const cloud = await startCloud();
afterAll(() => cloud.close());

interface Row {
  call: Parameters<CapacityMeter>[0];
  table: number;
  index: number;
}

const meterTo =
  (rows: Row[]): CapacityMeter =>
  (call, capacity) => {
    const index = capacity
      .flatMap((one) => Object.values(one.GlobalSecondaryIndexes ?? {}))
      .reduce((sum, one) => sum + (one.CapacityUnits ?? 0), 0);
    const all = capacity.reduce((sum, one) => sum + (one.CapacityUnits ?? 0), 0);
    rows.push({ call, table: all - index, index });
  };

/** Time passes with the text: each further second costs a checkpoint and half a lease renewal. */
const wordMs = 10;
let now = Date.now();
const timers = new Set<{ at: number; ring(): void }>();

function pass(): void {
  now += wordMs;
  for (const timer of timers) if (timer.at <= now) timer.ring();
}

const wait: Wait = (milliseconds, signal) =>
  new Promise((resolve, reject) => {
    const timer = { at: now + milliseconds, ring: () => settle(resolve) };
    const settle = (done: () => void) => {
      timers.delete(timer);
      done();
    };
    timers.add(timer);
    signal.addEventListener("abort", () => settle(() => reject(signal.reason)));
  });

/** The words of a delta. How many deltas arrive in one read and are merged differs by machine. */
function* wordByWord(text: string): Generator<string> {
  for (const word of text.split(/(?<= )/)) {
    pass();
    yield word;
  }
}

/** What a process knows after a conversation's first turn in it. */
const { knownHouseholds } = openRuntime();

/**
 * A runtime whose store calls are counted, one for each thing that is measured: the slot of a turn is
 * seen to be released before the call that releases it has its answer.
 */
function counted(): { runtime: Runtime; rows: Row[] } {
  const rows: Row[] = [];
  const { model, clock, ...ports } = openRuntime({ meter: meterTo(rows) });
  const runtime: Runtime = {
    ...ports,
    knownHouseholds,
    wait,
    clock: { ...clock, now: () => now },
    model: {
      id: model.id,
      async *stream(request, signal) {
        for await (const event of model.stream(request, signal)) {
          if (event.type !== "text-delta") yield event;
          else for (const text of wordByWord(event.text)) yield { ...event, text };
        }
      },
    },
  };
  return { runtime, rows };
}

const units = (all: Row[], writes: boolean): number =>
  all
    .filter(({ call }) => (call === "write") === writes)
    .reduce((sum, { table, index }) => sum + table + index, 0);

const token = await cloud.issuer.mint("adv_north");
const clientOf = (runtime: Runtime) => {
  return appClient(runtime, token);
};
const { spends } = openRuntime();

/** A conversation that has its title, because writing one is not part of a turn. */
const conversation = await clientOf(counted().runtime).startConversation("hh_d1");
await asked("Hello");
await cloud.bus.idle();

/** A turn, until its slot is released. */
async function asked(text: string): Promise<{ answer: string; turn: Row[] }> {
  let answer = "";
  const { runtime, rows: turn } = counted();
  for await (const chunk of clientOf(runtime).ask(conversation, text)) {
    if (chunk.type === "text-delta") answer += chunk.delta;
  }
  await eventually(async () => expect((await spends.today("adv_north")).running).toBe(0));
  const lines = turn.map((row) => `${row.call.padEnd(8)}${row.table}\t${row.index}`);
  process.stdout.write(`${text}\ncall    table\tindex\n${lines.join("\n")}\n`);
  return { answer, turn };
}

test("a turn without a tool makes at most 5 store calls", async () => {
  const { turn } = await asked("Hello again");
  expect(turn.length).toBeLessThanOrEqual(5);
});

test("a two-step turn of 200 words makes at most 10 store calls with the tool's, and at most 20 write and 8 read units", async () => {
  const { answer, turn } = await asked(question);
  const { runtime, rows: tool } = counted();
  const [etf] = runtime.catalog.filter(({ name }) => name === "get_etf_holdings");
  if (etf === undefined) throw new Error("the catalog has the tool");
  const session = { advisor_id: "adv_north", household_id: "hh_d1", turn_id: "turn_1" };
  const ports = sessionPorts(runtime, session);
  await runTool(etf, { symbol: "VOO" }, ports, new AbortController().signal);

  const written = units(turn, true);
  const read = units(turn, false) - units(tool, false);
  const total = `${written} written, ${read} read, ${units(tool, false)} read by the tool`;
  process.stdout.write(`${total}\n`);

  expect(answer.split(/\s+/).length).toBeGreaterThan(150);
  expect(turn.length).toBeLessThanOrEqual(10);
  expect(written).toBeLessThanOrEqual(20);
  expect(read).toBeLessThanOrEqual(8);
});
