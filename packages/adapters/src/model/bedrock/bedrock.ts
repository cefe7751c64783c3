import type { Model, ModelEvent } from "@advisor/agent/model/model";
import type { ConverseStreamCommandInput } from "@aws-sdk/client-bedrock-runtime";
import type { ServiceClient } from "../../aws/connection.ts";
import { httpHandler } from "../../aws/http-handler.ts";
import { readBody } from "../../aws/sdk-call.ts";
import { bedrockService, serviceClient } from "../../aws/service-client.ts";
import { type AdaptedRequest, type ModelServer, openAdaptiveModel } from "../adaptive-model.ts";
import { canStream, capabilityNames } from "../capabilities.ts";
import { keepAliveEvent } from "../keep-alive-event.ts";
import { mergeTextDeltas } from "../merge-text-deltas.ts";
import { omitsOpeningReasoningTag, reasoningTokenBudget } from "../model-traits.ts";
import { defineModelProvider, type ModelOptions } from "../provider.ts";
import { converseBody } from "./bedrock-body.ts";
import { type CallConverse, openConverse } from "./bedrock-call.ts";
import { bedrockFault } from "./bedrock-fault.ts";
import {
  type AnswerState,
  applyChunk,
  finishAnswer,
  initialAnswerState,
  isAnswerComplete,
} from "./bedrock-step.ts";
import { toStreamChunks } from "./bedrock-whole.ts";
import { type AnswerChunk, decodeFrames, parseAnswer } from "./event-frames.ts";

export interface BedrockOptions extends ModelOptions {
  region?: string;
  client?: ServiceClient;
}

/** Imported or custom models of these makers may use a chat template of their own. */
const imported = /imported-model|custom-model|deepseek|qwen/i;

/**
 * A model on Bedrock's Converse API. It retries only to drop an unsupported capability: other
 * retries are the caller's, who knows what was already shown.
 */
export function bedrockModel(options: BedrockOptions): Model {
  const { id, effort, client = connect(options) } = options;
  const call = openConverse(client);
  const thinking_tokens = reasoningTokenBudget(id, effort);
  const unopened = imported.test(id) ? omitsOpeningReasoningTag(id) : false;
  const stated = { thinks_unopened: unopened, ...options.stated };
  const service: ModelServer = {
    call: (asked, signal) => called(call, { id, effort }, asked, signal),
  };
  return {
    id,
    thinking_tokens,
    stream: openAdaptiveModel({ ...options, thinking_tokens, stated }, service),
  };
}

export const provider = defineModelProvider({
  settings: {},
  model: "offline",
  open: (_, options) => bedrockModel(options),
});

async function* called(
  call: CallConverse,
  about: Pick<BedrockOptions, "id" | "effort">,
  { request, can, most_tokens }: AdaptedRequest,
  signal: AbortSignal,
): AsyncGenerator<ModelEvent> {
  const lacks = new Set(capabilityNames.filter((name) => !can.has(name)));
  const input = {
    modelId: about.id,
    ...converseBody(request, can, { ...about, lacks, most_tokens }),
  };
  const streamed = canStream(request, can);
  let state: AnswerState = initialAnswerState;
  try {
    const answer = streamed ? chunks(call, input, signal) : whole(call, input, signal);
    for await (const read of answer) {
      const { events, fault, ...next } = stepAll(state, read);
      state = next.state;
      yield* events.length === 0 ? [keepAliveEvent] : mergeTextDeltas(events);
      if (fault !== undefined) throw fault;
    }
  } catch (fault) {
    signal.throwIfAborted();
    if (!isAnswerComplete(state)) throw fault;
  }
  signal.throwIfAborted();
  yield* finishAnswer(state);
}

/** Processes the chunks that arrived together. Chunks before a fault are still emitted. */
function stepAll(before: AnswerState, read: readonly AnswerChunk[]) {
  const events: ModelEvent[] = [];
  let state = before;
  try {
    for (const chunk of read) {
      const next = applyChunk(state, chunk);
      state = next.state;
      events.push(...next.events);
    }
  } catch (fault) {
    return { state, events, fault };
  }
  return { state, events };
}

/**
 * Reads one answer in batches of frames that arrived together. All knowledge of frame timing is
 * here. Leaving it ends the call, because unread tokens are billed.
 */
async function* chunks(
  call: CallConverse,
  input: ConverseStreamCommandInput,
  signal: AbortSignal,
): AsyncGenerator<AnswerChunk[]> {
  let opened = false;
  let said = false;
  try {
    const body = await call("converse-stream", input, signal);
    opened = true;
    for await (const read of decodeFrames(body)) {
      said ||= read.some((chunk) => chunk.messageStart === undefined);
      yield read;
    }
  } catch (error) {
    throw bedrockFault(error, opened, said);
  }
}

/** Used for a model that cannot stream tool calls: the answer arrives in one response. */
async function* whole(
  call: CallConverse,
  input: ConverseStreamCommandInput,
  signal: AbortSignal,
): AsyncGenerator<AnswerChunk[]> {
  try {
    const body = await readBody(await call("converse", input, signal));
    yield [...toStreamChunks(parseAnswer(body.toString("utf8")))];
  } catch (error) {
    throw bedrockFault(error, false);
  }
}

/**
 * Uses keep-alive HTTP/1.1. The SDK's HTTP/2 handler opens a connection for every call and mistakes
 * a broken connection for a normal end.
 */
const connect = ({ env, region }: Pick<BedrockOptions, "env" | "region">): ServiceClient =>
  serviceClient(bedrockService, {
    env,
    region,
    maxAttempts: 1,
    requestHandler: httpHandler({ connectionTimeoutMs: 5_000 }),
  });
