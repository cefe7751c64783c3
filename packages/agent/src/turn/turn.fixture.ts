import type * as Entry from "@advisor/domain/entry";
import type { Writer } from "@advisor/domain/journal";
import type { Clock, NewId, Wait } from "@advisor/domain/world";
import type { Part } from "@advisor/protocol/part";
import { defineTool } from "@advisor/tools/define-tool";
import { runTool } from "@advisor/tools/run-tool";
import * as z from "zod";
import { noContext } from "../context/context-provider.ts";
import { type ScriptEvent, type Scripted, scripted } from "../model/scripted.ts";
import { runLoop } from "./run-loop.ts";
import { noSpending } from "./spending.ts";
import type { Turn } from "./turn.ts";

const source = {
  as_of: "2026-11-20",
  provider: "household",
  delay: "eod",
  simulated: true,
} as const;

/** A working tool with a view. */
const getPrice = defineTool({
  name: "get_price",
  description: "The price of one fund.",
  effect: "read",
  needs: [],
  input: z.object({ symbol: z.string() }),
  example: { symbol: "VOO" },
  output: z.object({ symbol: z.string(), price: z.number() }),
  cost: { usd: 0, seconds: 5 },
  view: ({ symbol }) => ({ view: "etf", view_state: { ticker: symbol } }),
  execute: async ({ symbol }) => ({ data: { symbol, price: 7 }, source }),
});

/** A working tool without a view. */
export const getCount = defineTool({
  name: "get_count",
  description: "How many there are.",
  effect: "read",
  needs: [],
  input: z.object({}),
  example: {},
  output: z.object({ count: z.number() }),
  cost: { usd: 0, seconds: 5 },
  execute: async () => ({ data: { count: 3 }, source }),
});

/** A writer that keeps all entries. */
export function recorder(over: Partial<Writer> = {}) {
  const entries: Entry.Body[] = [];
  const keep = async (body: Entry.Body): Promise<Entry.Info[]> => {
    entries.push(body);
    return [];
  };
  const writer: Writer = {
    conversation_id: "con_1",
    turn_id: "turn_1",
    epoch: 1,
    append: keep,
    finish: keep,
    renew: async () => ({ stop: false }),
    checkpoint: async () => undefined,
    ...over,
  };
  return { entries, writer };
}

export const clock: Clock = {
  now: () => Date.parse("2026-11-20T15:00:00Z"),
  today: () => "2026-11-20",
};

export function counting(): NewId {
  let count = 0;
  return (prefix) => {
    count += 1;
    return `${prefix}_${count}`;
  };
}

/** The limit for a silent model in tests; waits of this length never end. */
export const patienceMs = 30_000;

/** Pauses end at once and are listed; the timer for a silent model never fires. */
export function patient() {
  const pauses: number[] = [];
  const wait: Wait = (milliseconds, signal) => {
    if (milliseconds === patienceMs) return until(signal);
    pauses.push(milliseconds);
    return signal.aborted ? Promise.reject(signal.reason) : Promise.resolve();
  };
  return { pauses, wait };
}

const until = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });

/** Overrides for a test: any field of any group. */
type Over = {
  [Group in "ids" | "prompt" | "tools" | "stored" | "money" | "world"]?: Partial<Turn[Group]>;
} & Partial<Pick<Turn, "model" | "bounds" | "contextProvider" | "panel">> & {
    store?: Partial<Writer>;
  };

/** A turn with a scripted model, ready to run, with everything that it stores and reports. */
export function staged(steps: readonly (ScriptEvent | ScriptEvent[])[], over: Over = {}) {
  const model: Scripted = scripted(steps);
  const { entries, writer } = recorder(over.store);
  const { pauses, wait } = patient();
  const stop = new AbortController();
  const defects: unknown[] = [];
  const shown: Parameters<Turn["panel"]["show"]>[0][] = [];
  const turn: Turn = {
    ids: {
      conversation_id: "con_1",
      turn_id: "turn_1",
      user_message_id: "msg_1",
      message_id: "msg_2",
      opening: 1,
      ...over.ids,
    },
    model: over.model ?? model,
    prompt: {
      system: "Be brief.",
      turns: [[{ role: "user", text: "How much?" }]],
      choice: "auto",
      ...over.prompt,
    },
    bounds: over.bounds ?? {
      steps: 3,
      callsPerStep: 20,
      maxTokens: 500,
      silenceMs: patienceMs,
    },
    tools: {
      offered: [getPrice, getCount],
      run: (tool, raw, signal) => runTool(tool, raw, {}, signal),
      allowed: new Set(),
      ...over.tools,
    },
    contextProvider: over.contextProvider ?? noContext,
    panel: over.panel ?? { seen: undefined, show: (event) => shown.push(event) },
    writer,
    stored: {
      steps: 0,
      total: { usage: null, micro_usd: 0 },
      context: [],
      answered: "",
      pending: undefined,
      ...over.stored,
    },
    money: {
      spending: noSpending,
      spentBefore: { micro_usd: 0, input_tokens: 0, output_tokens: 0 },
      ...over.money,
    },
    world: {
      signal: stop.signal,
      clock,
      newId: counting(),
      random: () => 0,
      wait,
      reportDefect: (cause) => defects.push(cause),
      ...over.world,
    },
  };
  return { turn, model, entries, pauses, stop, shown, defects };
}

/** All parts of the turn; `seen` is called with each. */
export async function partsOf(
  turn: Turn,
  seen: (part: Part) => void = () => undefined,
): Promise<Part[]> {
  const parts: Part[] = [];
  for await (const part of runLoop(turn)) {
    parts.push(part);
    seen(part);
  }
  return parts;
}

/** The text shown to the reader. */
export const textOf = (parts: readonly Part[]): string =>
  parts.map((part) => (part.type === "text-delta" ? part.delta : "")).join("");

/** The values as JSON, one per line. */
export const lines = (values: readonly unknown[]): string =>
  values.map((value) => JSON.stringify(value)).join("\n");
