import type { Model, ModelEvent } from "@advisor/agent/model/model";
import { Fault } from "@advisor/domain/fault";
import { type AdaptedRequest, type ModelServer, openAdaptiveModel } from "../adaptive-model.ts";
import { keepAliveEvent } from "../keep-alive-event.ts";
import { omitsOpeningReasoningTag, reasoningTokenBudget } from "../model-traits.ts";
import { defineModelProvider, type ModelOptions } from "../provider.ts";
import { isPromptFiltered } from "../refusal-text.ts";
import { chatCompletionBody } from "./openai-body.ts";
import { Completion, CompletionChunk, StreamFailure } from "./openai-chunk.ts";
import { readServerEvents, type ServerEvent } from "./openai-events.ts";
import { type OpenaiFaults, openaiFaults } from "./openai-fault.ts";
import {
  type AnswerState,
  applyChunk,
  finishAnswer,
  initialAnswerState,
  isAnswerComplete,
} from "./openai-step.ts";

export interface OpenaiOptions extends ModelOptions {
  /** The base URL, without `/chat/completions`. */
  baseUrl: string;
  /** Undefined for a server that needs no key, as on a laptop. */
  apiKey: string | undefined;
  fetch?: typeof globalThis.fetch;
}

/**
 * A model on the chat completions API of any OpenAI-compatible server. It retries only to drop an
 * unsupported capability.
 */
export function openaiModel(options: OpenaiOptions): Model {
  const { id, effort } = options;
  const thinking_tokens = reasoningTokenBudget(id, effort);
  const stated = { thinks_unopened: omitsOpeningReasoningTag(id), ...options.stated };
  const service: ModelServer = { call: (asked, signal) => called(options, asked, signal) };
  return {
    id,
    thinking_tokens,
    stream: openAdaptiveModel({ ...options, thinking_tokens, stated }, service),
  };
}

export const provider = defineModelProvider({
  settings: {
    OPENAI_BASE_URL: { kind: "address", default: "https://api.openai.com/v1" },
    OPENAI_API_KEY: { kind: "secret" },
  },
  open: ({ OPENAI_BASE_URL: baseUrl, OPENAI_API_KEY: apiKey }, options) =>
    openaiModel({ ...options, baseUrl, apiKey }),
});

async function* called(
  options: OpenaiOptions,
  asked: AdaptedRequest,
  signal: AbortSignal,
): AsyncGenerator<ModelEvent> {
  const answer = chunks(options, asked, signal);
  let state: AnswerState = initialAnswerState;
  try {
    for (;;) {
      const { done, value } = await answer.next();
      if (done === true) {
        signal.throwIfAborted();
        yield* finishAnswer(state, value);
        return;
      }
      const next = value === undefined ? { state, events: [] } : applyChunk(state, value);
      state = next.state;
      yield* next.events.length === 0 ? [keepAliveEvent] : next.events;
    }
  } catch (fault) {
    signal.throwIfAborted();
    if (!isAnswerComplete(state)) throw fault;
    yield* finishAnswer(state);
  } finally {
    await answer.return(false);
  }
}

/**
 * Reads one answer and returns whether the server marked it as complete. Yields undefined as a sign
 * of life. Returning early aborts the request.
 */
async function* chunks(
  options: OpenaiOptions,
  asked: AdaptedRequest,
  signal: AbortSignal,
): AsyncGenerator<CompletionChunk | undefined, boolean> {
  const faults = openaiFaults(options.apiKey);
  const answer = await ask(options, asked, signal).catch((error: unknown) => {
    throw faults.unreached(error);
  });
  if (answer.ok && answer.body) return yield* readChunks(answer, answer.body, faults);
  const text = await answer.text().catch(String);
  if (!isPromptFiltered(answer.status, text)) {
    throw faults.refused(answer.status, text, answer.headers);
  }
  yield CompletionChunk.parse({ choices: [{ finish_reason: "content_filter" }] });
  return true;
}

function ask(
  { id, baseUrl, apiKey, effort, fetch = globalThis.fetch }: OpenaiOptions,
  { request, ...asked }: AdaptedRequest,
  signal: AbortSignal,
): Promise<Response> {
  return fetch(`${baseUrl.replace(/\/+$/, "")}/chat/completions`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      accept: "text/event-stream",
      ...(apiKey ? { authorization: `Bearer ${apiKey}` } : {}),
    },
    body: JSON.stringify({ model: id, ...chatCompletionBody(request, asked, { id, effort }) }),
    signal,
    redirect: "manual",
  });
}

async function* readChunks(
  answer: Response,
  body: ReadableStream<Uint8Array>,
  faults: OpenaiFaults,
): AsyncGenerator<CompletionChunk | undefined, boolean> {
  const events = readServerEvents(body);
  let first = true;
  try {
    for (;;) {
      const { done, value } = await events.next();
      if (done === true) return value;
      if (value === undefined) {
        yield undefined;
        continue;
      }
      yield chunkOf(value, first, answer, faults);
      first = false;
    }
  } catch (error) {
    throw error instanceof Fault ? error : faults.broken(error);
  } finally {
    await events.return(false);
  }
}

/**
 * Parses the chunk in an event. A response that is neither a stream nor a completion is a refusal.
 */
function chunkOf(
  { event, data, whole }: ServerEvent,
  first: boolean,
  { status, headers }: Response,
  faults: OpenaiFaults,
): CompletionChunk {
  if (event === "error") throw faults.failed(data, first, headers);
  if (whole === true && !isCompletion(data)) throw faults.refused(status, data, headers);
  const said: unknown = JSON.parse(data);
  const failed = [said].flat().some((one) => StreamFailure.safeParse(one).success);
  if (failed) throw faults.failed(data, first, headers);
  return CompletionChunk.parse(said);
}

function isCompletion(text: string): boolean {
  try {
    return Completion.safeParse(JSON.parse(text)).success;
  } catch {
    return false;
  }
}
