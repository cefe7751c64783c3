import type * as Entry from "@advisor/domain/entry";
import { Fault } from "@advisor/domain/fault";
import { type Part, sourcePart } from "@advisor/protocol/part";
import type { Outcome } from "@advisor/protocol/tool-call";
import type { Reply } from "./ask.ts";
import { seen } from "./history.ts";
import type { Call } from "./model.ts";
import type { Progress, Turn } from "./turn.ts";

type Settled = { call: Call } & ({ outcome: Outcome } | { fault: Fault });

/** What a model format accepts as the name of a tool. */
const wireName = /^[a-zA-Z0-9_-]{1,64}$/;

/** Runs the calls of one step together, shows each result, and stores the calls with their results as one. */
export async function* answerCalls(
  given: Turn,
  progress: Progress,
  reply: Reply,
): AsyncGenerator<Part> {
  const calls = reply.calls.map(readable);
  for (const call of calls) {
    yield { type: "tool-call", call_id: call.id, tool: call.name, input: call.input };
  }
  const running = calls.map((call, place) => settled(given, call, place));
  const all = Promise.all(running);
  all.catch(() => undefined); // It is awaited below; until then a failure must not count as unhandled.
  for (const one of running) yield* shown(given, progress, await one);
  const results = (await all).map(resultOf);
  yield { type: "step-end", reason: "tools", usage: reply.usage };
  const { turn_id, writer } = given;
  const { text } = progress;
  await writer.append({ kind: "step", turn_id, text, calls, results, usage: reply.usage });
  given.turns
    .at(-1)
    ?.push({ role: "assistant", text, calls }, { role: "tools", results: results.map(seen) });
}

/** The call with a name and arguments that can be stored and sent again. */
const readable = (call: Call): Entry.Step["calls"][number] => ({
  ...call,
  name: wireName.test(call.name) ? call.name : "unreadable_name",
  input: isObject(call.input) ? call.input : {},
});

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

async function settled(given: Turn, call: Call, place: number): Promise<Settled> {
  try {
    return { call, outcome: await run(given, call, place) };
  } catch (error) {
    if (error instanceof Fault && !given.signal.aborted) return { call, fault: error };
    throw error;
  }
}

function run({ tools, run, bounds, signal }: Turn, call: Call, place: number): Promise<Outcome> {
  if (place >= bounds.callsPerStep) {
    const message = `At most ${bounds.callsPerStep} calls a step are answered. Ask for the rest in the next step.`;
    throw new Fault("limit", "too_many_calls", message);
  }
  const tool = tools.find(({ name }) => name === call.name);
  if (tool === undefined) {
    const names = tools.map(({ name }) => name).join(", ");
    throw new Fault(
      "invalid",
      "unknown_tool",
      `There is no such tool here. Available tools: ${names}.`,
    );
  }
  if (call.malformed_bytes !== null) {
    throw new Fault(
      "invalid",
      "invalid_arguments",
      "The arguments were not a JSON object. Send them again.",
    );
  }
  return run(tool, call.input, signal);
}

function* shown({ clock }: Turn, { sources }: Progress, one: Settled): Generator<Part> {
  const { id: call_id, name: tool } = one.call;
  if ("fault" in one) {
    const { code, message } = one.fault;
    yield { type: "tool-error", call_id, tool, error: { code, message } };
    return;
  }
  const { result, view } = one.outcome;
  yield { type: "tool-result", call_id, tool, result };
  if (!sources.has(result.source_id)) {
    sources.add(result.source_id);
    yield sourcePart(tool, result);
  }
  if (view === null) return;
  const timestamp = new Date(clock.now()).toISOString();
  yield { type: "event", event: { event: "side_panel_update", timestamp, panel: view } };
}

function resultOf(one: Settled): Entry.Step["results"][number] {
  const call_id = one.call.id;
  if ("fault" in one) {
    const { code, message } = one.fault;
    return { call_id, status: "error", shown: { error: { code, message } }, result: null };
  }
  const { shown, result } = one.outcome;
  return { call_id, status: "success", shown, result };
}
