import { converseBody as bedrockBody } from "@advisor/adapters/model/bedrock/bedrock-body";
import type { ModelCapability } from "@advisor/adapters/model/capabilities";
import { chatCompletionBody as openaiBody } from "@advisor/adapters/model/openai/openai-body";
import { wait } from "@advisor/adapters/world";
import type { LoadedContext } from "@advisor/agent/context/context-provider";
import { copilotDoor } from "@advisor/agent/door";
import type { Model, ModelRequest } from "@advisor/agent/model/model";
import { summarize, summaryOf } from "@advisor/agent/record/summary";
import { runTurn } from "@advisor/agent/turn/run-turn";
import { noSpending } from "@advisor/agent/turn/spending";
import * as Conversation from "@advisor/domain/conversation";
import type * as Entry from "@advisor/domain/entry";
import type { Writer } from "@advisor/domain/journal";
import { defineTool } from "@advisor/tools/define-tool";
import { expect, test } from "vitest";
import * as z from "zod";

const turns = 1_000;
const can: ReadonlySet<ModelCapability> = new Set(["cache_points"]);

const getPrice = defineTool({
  name: "get_price",
  description: "The price of one fund.",
  effect: "read",
  needs: [],
  input: z.object({ symbol: z.string() }),
  example: { symbol: "VOO" },
  output: z.object({ price: z.number() }),
  cost: { usd: 0, seconds: 5 },
  view: () => ({ view: "etf", view_state: { ticker: "VOO" } }),
  execute: async () => ({
    data: { price: 7 },
    source: { as_of: "2026-11-20", provider: "household", delay: "eod", simulated: true },
  }),
});

const conversation = Conversation.Info.parse({
  id: "con_1",
  advisor_id: "adv_north",
  door: "copilot",
  household_id: null,
  title: null,
  created_at: "2026-11-21T10:00:00.000Z",
  updated_at: "2026-11-21T10:00:00.000Z",
  deleted: false,
  epoch: 0,
  lease: null,
});

/** A long conversation in which every step has another time and panel. */
function talk({ thinks = false } = {}) {
  const record: Entry.Info[] = [];
  const requests: ModelRequest[] = [];
  let ticks = 0;
  const add = (body: Entry.Body): Entry.Info[] => {
    const seq = record.length + 1;
    record.push({ seq, at: "2026-11-21T10:00:00.000Z", mark: "m", previous: "", hash: "h", body });
    return [];
  };
  const writer = (turn_id: string): Writer => ({
    conversation_id: "con_1",
    turn_id,
    epoch: 1,
    append: async (body) => add(body),
    finish: async (body) => add(body),
    renew: async () => ({ stop: false }),
    checkpoint: async () => undefined,
  });
  const loadContext = async (): Promise<LoadedContext> => {
    ticks += 1;
    return { text: `<context>\ntoday: tick ${ticks}\n</context>`, loaded: [] };
  };
  const model: Model = {
    id: "scripted",
    async *stream(request) {
      requests.push(structuredClone(request));
      const calls = request.choice !== "none" && requests.length % 3 !== 0;
      const input = { symbol: `S${requests.length}` };
      if (calls) {
        yield {
          type: "tool-call",
          call: { id: "u", name: "get_price", input, malformed_bytes: null },
        };
      } else yield { type: "text-delta", text: "It is 7." };
      const block = { text: `Thought ${requests.length}`, signature: "c2ln" };
      const thinking = thinks ? [{ after: { characters: 0, calls: 0 }, block }] : [];
      yield { type: "end", reason: calls ? "tools" : "stop", usage: null, thinking };
    },
  };
  let ids = 0;
  return {
    requests,
    /** Whether earlier turns were summarized for this one. */
    async turn(n: number): Promise<boolean> {
      const through = summaryOf(record)?.through ?? 0;
      const recent = () =>
        record.filter(({ seq, body }) => seq > through || body.kind === "summarized");
      const summary = summarize(recent());
      if (summary !== undefined) add(summary);
      const user: Entry.User = {
        kind: "user",
        turn_id: `turn_${n}`,
        message_id: `msg_${n}`,
        reply_id: `msg_${n}_reply`,
        text: `Question ${n}?`,
        context: `<context>\ntoday: day ${n}\n</context>`,
        model_id: "scripted",
        system_hash: "hash",
      };
      add(user);
      const parts = runTurn({
        opened: {
          kind: "run",
          conversation,
          writer: writer(user.turn_id),
          user,
          entries: recent(),
          first: n === 0,
        },
        door: { ...copilotDoor, bounds: { ...copilotDoor.bounds, steps: 2 } },
        model,
        tools: { offered: [getPrice], run: (tool, raw, signal) => tool.run(raw, {}, signal) },
        contextProvider: { open: loadContext, view: loadContext },
        panel: { seen: undefined, show: () => undefined },
        spending: noSpending,
        world: {
          signal: new AbortController().signal,
          reportDefect: (cause) => {
            throw cause;
          },
          clock: { now: () => 0, today: () => "2026-11-21" },
          newId: (prefix) => `${prefix}_${ids++}`,
          random: () => 0,
          wait,
        },
      });
      for await (const _ of parts);
      return summary !== undefined;
    },
  };
}

type Blocks = readonly object[];
const isPoint = (block: object): boolean => "cachePoint" in block;

/** The part of a request that a vendor caches: everything up to its last cache point. */
function keptOf(request: ModelRequest): string {
  const { toolConfig, system = [], messages = [] } = bedrockBody(request, can);
  const blocks: Blocks = [
    ...(toolConfig?.tools ?? []),
    ...system,
    ...messages.flatMap(({ role, content = [] }) => content.map((block) => ({ role, ...block }))),
  ];
  const last = blocks.findLastIndex(isPoint);
  const kept = blocks.slice(0, last).filter((block) => !isPoint(block));
  return kept.map((block) => `${JSON.stringify(block)}\n`).join("");
}

/** The part of the prompt that a prefix-caching server reuses in the next step. */
function stableOf(request: ModelRequest): string {
  const { messages, tools } = openaiBody({ ...request, context: [], choice: "auto" });
  // Without the closing characters of the last message, the list and the pair.
  return JSON.stringify([tools, messages]).slice(0, -4);
}

test("in a thousand turns, each request begins with the prefix that the previous one cached", async () => {
  const { requests, turn } = talk();
  const shortened = new Set<number>();
  for (let n = 0; n < turns; n += 1) {
    const first = requests.length;
    if (await turn(n)) shortened.add(first);
  }
  expect(requests.length).toBeGreaterThan(2 * turns);
  expect(shortened.size).toBeGreaterThan(5);
  expect(shortened.size).toBeLessThan(turns / 10);
  const kept = requests.map(keptOf);
  const stable = requests.map(stableOf);
  const torn = requests.flatMap((_, at) => {
    const [keptBefore, stableBefore] = [kept[at - 1], stable[at - 1]];
    if (keptBefore === undefined || stableBefore === undefined || shortened.has(at)) return [];
    const same = kept[at]?.startsWith(keptBefore) && stable[at]?.startsWith(stableBefore);
    return same ? [] : [at];
  });
  expect(torn).toEqual([]);
  const changing = kept.filter((text) => /tick|Answer now/.test(text));
  expect(changing).toEqual([]);
  expect(new Set(requests.map(({ system, tools }) => JSON.stringify([system, tools]))).size).toBe(
    1,
  );
});

/** A request's messages in Converse's format, one block per line, without cache points. */
const linesOf = (request: ModelRequest): string =>
  (bedrockBody(request, can, { id: "scripted" }).messages ?? [])
    .flatMap(({ role, content = [] }) => content.map((block) => ({ role, ...block })))
    .filter((block) => !isPoint(block))
    .map((block) => `${JSON.stringify(block)}\n`)
    .join("");

test("each step of a reasoning model extends the request of the previous step", async () => {
  const { requests, turn } = talk({ thinks: true });
  for (let n = 0; n < 50; n += 1) await turn(n);
  const moved = requests.flatMap((request, at) => {
    const before = requests[at - 1];
    const goesOn = request.messages.at(-1)?.role === "tools" && request.choice !== "none";
    if (before === undefined || !goesOn) return [];
    return linesOf(request).startsWith(linesOf(before)) ? [] : [at];
  });
  expect(moved).toEqual([]);
  const thoughts = requests.map((request) => linesOf(request).split("reasoningContent").length - 1);
  expect(Math.max(...thoughts)).toBe(2);
});
