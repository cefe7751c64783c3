import { Fault } from "@advisor/domain/fault";
import type { Usage } from "@advisor/domain/model/usage";
import type * as Entry from "@advisor/domain/research/entry";
import { costMicroUsd, type Price } from "@advisor/domain/spend";
import type { Call, Message, ModelRequest } from "../../model/model.ts";
import { toolSpec } from "../../toolbox.ts";
import { withTimeouts } from "../../turn/with-timeouts.ts";
import type { CellDeps } from "../cell/cell-deps.ts";
import { queryFromInput } from "./query-input.ts";
import { writtenCalls } from "./text-calls.ts";

const maxTokens = 1_200;
const pausesMs = [300, 900, 2_400];
const passing = new Set(["model_throttled", "model_unavailable", "model_timeout"]);

interface ModelAnswer {
  text: string;
  calls: Call[];
  stop_reason: string;
  usage: Usage;
  ms: number;
}

/** The cost a step reserves: its prompt in tokens, estimated high, and the longest answer. */
export function reservedStepCost(price: Price | null, texts: readonly string[]): number | null {
  const characters = texts.reduce((sum, text) => sum + text.length, 0);
  return costMicroUsd(price, { input_tokens: Math.ceil(characters / 3), output_tokens: maxTokens });
}

/** One model call, retried while a retry makes sense. */
export async function askModel(
  deps: CellDeps,
  request: Pick<ModelRequest, "system" | "choice" | "context"> & {
    messages: Message[];
    tools: CellDeps["tools"];
  },
): Promise<ModelAnswer> {
  const tools = request.tools.map((tool) => ({ ...toolSpec(tool), cost_usd: tool.cost.usd }));
  const whole: ModelRequest = { ...request, tools, max_tokens: maxTokens };
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await once(deps, whole);
    } catch (error) {
      const pause = pausesMs[attempt];
      const again = error instanceof Fault && passing.has(error.code) && !deps.signal.aborted;
      if (!again || pause === undefined) throw error;
      await deps.wait(pause * (0.5 + deps.random() / 2), deps.signal);
    }
  }
}

async function once(deps: CellDeps, request: ModelRequest): Promise<ModelAnswer> {
  const { model, clock } = deps;
  const began = clock.now();
  const answered = { text: "", calls: [] as Call[] };
  for await (const event of withTimeouts((signal) => model.stream(request, signal), {
    ...deps,
    now: clock.now,
  })) {
    if (event.type === "text-delta") answered.text += event.text;
    else if (event.type === "tool-call") answered.calls.push(event.call);
    else if (event.type === "end") {
      const { reason: stop_reason, usage } = event;
      return { ...withWritten(answered, request), stop_reason, usage, ms: clock.now() - began };
    }
  }
  throw new Error("a model step ends with an end");
}

type Reply = Pick<ModelAnswer, "text" | "calls">;

/**
 * Some models write tool requests as text even when they have function calling. Such requests count
 * as calls.
 */
function withWritten(reply: Reply, { tools, choice }: ModelRequest): Reply {
  if (reply.calls.length > 0 || choice === "none") return reply;
  const { said, calls } = writtenCalls(reply.text, tools);
  const known = calls.filter(({ name }) => tools.some((tool) => tool.name === name));
  return known.length === 0 ? reply : { text: said, calls: known };
}

/**
 * The calls as they are recorded. Arguments that the tool would refuse are not a request, and cost
 * nothing.
 */
export const toRequestedCalls = (
  calls: readonly Call[],
  { tools, newId }: Pick<CellDeps, "tools" | "newId">,
): Promise<Entry.RequestedCall[]> =>
  Promise.all(
    calls.map(async (call) => {
      const call_id = newId("call");
      const tool = tools.find(({ name }) => name === call.name);
      const input = isObject(call.input) ? call.input : {};
      const schema = tool === undefined ? {} : toolSpec(tool).schema;
      return {
        call_id,
        tool: call.name.slice(0, 64),
        query: queryFromInput(schema, input).slice(0, 2_000),
        input,
        malformed: await faultOf(call, tool),
      };
    }),
  );

async function faultOf(
  call: Call,
  tool: CellDeps["tools"][number] | undefined,
): Promise<string | null> {
  if (call.malformed_bytes !== null)
    return `${call.name.slice(0, 64)} was asked with something that is no query of it.`;
  const defined = await tool?.load();
  const parsed = await defined?.input.safeParseAsync(call.input);
  if (parsed === undefined || parsed.success) return null;
  const [issue] = parsed.error.issues;
  return `${call.name}: ${issue?.path.join(".") ?? ""} ${issue?.message ?? "does not fit"}`;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
