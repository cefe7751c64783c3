import type { Call, Model, ModelEvent, ModelRequest } from "@advisor/agent/model/model";
import { Fault } from "@advisor/domain/fault";
import type { Wait } from "@advisor/domain/world";
import { advisors } from "./people.ts";
import type { World } from "./world.ts";

/** Words in a message that control the model; otherwise the seed decides. */
export const wishes = { loop: "again and again", task: "Create a task" } as const;

const manners = {
  answers: 60,
  calls: 40,
  slow: 3,
  throttled: 2,
  alwaysThrottled: 0.5,
  unavailable: 1.5,
  misconfigured: 0.7,
  tooLong: 1,
  cut: 2,
  corrupt: 1,
  broken: 1.5,
  silent: 0.5,
  blank: 1,
};
type Manner = keyof typeof manners;

const sentMessage: Partial<Record<Manner, string>> = {
  throttled: "model_throttled",
  alwaysThrottled: "model_throttled",
  unavailable: "model_unavailable",
  misconfigured: "model_misconfigured",
  tooLong: "context_too_long",
  cut: "model_stream_truncated",
  corrupt: "model_stream_corrupt",
  broken: "model_stream_error",
};
const before: ReadonlySet<Manner> = new Set([
  "throttled",
  "alwaysThrottled",
  "unavailable",
  "misconfigured",
  "tooLong",
]);

/** A seeded model: it answers, calls tools, stalls, fails, and tries what it must not. */
export function simulatedModel(world: World, wait: Wait): Model {
  return {
    id: "simulated",
    stream: (request, signal) => answer(world, wait, request, signal),
  };
}

async function* answer(
  world: World,
  wait: Wait,
  request: ModelRequest,
  signal: AbortSignal,
): AsyncGenerator<ModelEvent> {
  const { dice } = world;
  const text = JSON.stringify(request);
  const marks = advisors.filter(({ mark }) => text.includes(mark)).map(({ mark }) => mark);
  if (marks.length > 1) world.broken(`the model was sent data of ${marks.join(" and ")} at once`);
  const manner = mannerOf(world, request);
  world.note(`model ${manner}`);
  await wait(dice.between(5, 900), signal);
  const code = sentMessage[manner];
  if (code !== undefined && before.has(manner)) throw failure(code);
  yield* words(world, wait, signal, { manner, mark: marks[0] ?? "" });
  if (code !== undefined) throw failure(code);
  if (manner === "silent") await wait(10_000_000, signal);
  const calls = manner === "calls" ? callsOf(world, request) : [];
  for (const call of calls) yield { type: "tool-call", call };
  yield { type: "end", reason: calls.length > 0 ? "tools" : "stop", usage: usageOf(world) };
}

const failure = (code: string): Fault => new Fault("upstream", code, `The model failed: ${code}.`);

const usageOf = ({ dice }: World) =>
  dice.chance(0.05)
    ? null
    : { input_tokens: dice.between(100, 4_000), output_tokens: dice.between(1, 400) };

function mannerOf({ dice, weather }: World, { messages, choice }: ModelRequest): Manner {
  const last = messages.at(-1);
  const question = messages.findLast(({ role }) => role === "user");
  const asked = question?.role === "user" ? question.text : "";
  const bad = Object.fromEntries(
    Object.entries(manners).map(([name, weight]) => [name, weight * weather.model]),
  ) as typeof manners;
  const wants = asked.includes(wishes.loop) ? 1_000 : asked.includes(wishes.task) ? 90 : 30;
  const calls = last?.role === "tools" && wants < 1_000 ? 15 : wants;
  return dice.weighted<Manner>({ ...bad, answers: 60, calls: choice === "none" ? 1 : calls });
}

async function* words(
  { dice }: World,
  wait: Wait,
  signal: AbortSignal,
  { manner, mark }: { manner: Manner; mark: string },
): AsyncGenerator<ModelEvent> {
  if (manner === "blank" || (manner === "calls" && dice.chance(0.4))) return;
  const pace = manner === "slow" ? 4_000 : dice.pick([30, 120, 500]);
  for (let left = dice.between(1, 14); left > 0; left -= 1) {
    await wait(dice.between(1, pace), signal);
    const word = `${mark} w${dice.between(1_000, 9_999)} ${dice.pick(["", "🦊", "é", "\n", "data: [DONE]"])} `;
    yield { type: "text-delta", text: word };
  }
}

const hostile = ["__proto__", "constructor", "drop_table", "transfer_money"] as const;

function callsOf(world: World, { tools, messages }: ModelRequest): Call[] {
  const { dice } = world;
  const household = tools.some(({ name }) => name === "create_task");
  const asked = JSON.stringify(messages.findLast(({ role }) => role === "user") ?? "");
  const write = household && asked.includes(wishes.task);
  const count = dice.weighted({ 1: 6, 2: 3, 3: 2, 24: 0.3 });
  return Array.from({ length: Number(count) }, () => one(world, write)).map((call) => ({
    id: dice.chance(0.1) ? "same" : `up_${dice.between(1, 1_000_000)}`,
    malformed_bytes: dice.chance(0.03) ? 17 : null,
    ...call,
  }));
}

function one({ dice, count }: World, write: boolean): { name: string; input: unknown } {
  const other = dice.pick(["hh_n1", "hh_n2", "hh_s1", "*"]);
  // The tool rejects unknown arguments.
  const strange = dice.chance(0.2) ? { household_id: other } : {};
  const kind = dice.weighted({
    task: write ? 6 : 0.4,
    holdings: 3,
    ips: 2,
    documents: 2,
    hostile: 1,
  });
  if (kind === "task") {
    const number = count() - (dice.chance(0.1) ? 1 : 0);
    return { name: "create_task", input: { title: `task ${number}.`, ...strange } };
  }
  if (kind === "holdings") return { name: "get_household_holdings", input: { account: other } };
  if (kind === "ips") return { name: "compare_to_ips", input: strange };
  if (kind === "documents") return { name: "search_documents", input: { query: other } };
  return {
    name: dice.pick(hostile),
    input: dice.pick<unknown>([{}, [], "text", { household_id: other }]),
  };
}
