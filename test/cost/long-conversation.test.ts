import { openRuntime } from "@advisor/functions/runtime";
import { afterAll, expect, test } from "vitest";
import { startCloud } from "../api/cloud.ts";
import { eventually } from "../eventually.ts";
import { appClient } from "./app-client.ts";

const turns = 30;

const cloud = await startCloud();
afterAll(() => cloud.close());

const token = await cloud.issuer.mint("adv_north");
const { spends } = openRuntime();

/** A process, and the read units of its queries. The tool of the question makes none. */
function start() {
  let units = 0;
  const runtime = openRuntime({
    meter(call, capacity) {
      if (call !== "query") return;
      units += capacity.reduce((sum, one) => sum + (one.CapacityUnits ?? 0), 0);
    },
  });
  const client = appClient(runtime, token);
  return {
    client,
    journal: runtime.journal,
    async unitsOf(work: () => Promise<unknown>): Promise<number> {
      units = 0;
      await work();
      return units;
    },
  };
}

const known = start();
const conversation = await known.client.startConversation("hh_d1");

async function ask(): Promise<void> {
  for await (const _ of known.client.ask(conversation, "What is in VOO?"));
  await eventually(async () => expect((await spends.today("adv_north")).running).toBe(0));
  await cloud.bus.idle();
}

/** What a process reads that did not see the turns before. */
function readAnew(): Promise<number> {
  const { unitsOf, journal } = start();
  return unitsOf(() => journal.read(conversation));
}

test("turn 30 of a conversation reads no more of it than turn 5, and another process only the turns after the summary", async () => {
  const units: number[] = [];
  const anew: number[] = [];
  for (let turn = 1; turn <= turns; turn += 1) {
    anew.push(await readAnew());
    units.push(await known.unitsOf(ask));
  }
  process.stdout.write(`known ${units.join(" ")}\nanew ${anew.join(" ")}\n`);
  expect(Math.max(...units.slice(5))).toBeLessThanOrEqual((units[4] ?? 0) + 1);
  // Thirteen turns of three entries each, about 1 KB an entry.
  expect(anew.at(-1)).toBeLessThanOrEqual(14);
}, 120_000);
