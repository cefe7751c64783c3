import type { Model, ModelEvent } from "@advisor/agent/model/model";
import { Fault } from "@advisor/domain/fault";
import {
  type AdaptedRequest,
  type AdaptiveModelOptions,
  type ModelServer,
  openAdaptiveModel,
} from "../adapted.ts";
import type { Effort } from "../model-traits.ts";
import { omitsOpeningTag, thinkingTokens } from "../model-traits.ts";
import { keepAliveEvent } from "../sign-of-life.ts";
import { body } from "./openai-body.ts";
import { Chunk, Completion, Failure } from "./openai-chunk.ts";
import { readServerSentEvents } from "./openai-events.ts";
import { type OpenaiFaults, openaiFaults } from "./openai-fault.ts";
import { finish, initialState, type State, step } from "./openai-step.ts";

export interface OpenaiOptions extends AdaptiveModelOptions {
  /** The base URL, without `/chat/completions`. */
  baseUrl: string;
  /** Undefined for a server that needs no key, as on a laptop. */
  apiKey: string | undefined;
  effort?: Effort | undefined;
  fetch?: typeof globalThis.fetch;
}

/**
 * A model on the chat completions API of any OpenAI-compatible server. It retries only to drop an
 * unsupported capability.
 */
export function openaiModel(options: OpenaiOptions): Model {
  const { id, effort } = options;
  const thinking_tokens = thinkingTokens(id, effort);
  const stated = { thinks_unopened: omitsOpeningTag(id), ...options.stated };
  const service: ModelServer = { call: (asked, signal) => called(options, asked, signal) };
  return {
    id,
    thinking_tokens,
    stream: openAdaptiveModel({ ...options, thinking_tokens, stated }, service),
  };
}

async function* called(
  options: OpenaiOptions,
  asked: AdaptedRequest,
  signal: AbortSignal,
): AsyncGenerator<ModelEvent> {
  const answer = chunks(options, asked, signal);
  let state: State = initialState;
  try {
    for (;;) {
      const { done, value } = await answer.next();
      if (done === true) {
        signal.throwIfAborted();
        yield* finish(state, value);
        return;
      }
      const next = step(state, value);
      state = next.state;
      yield* next.events.length === 0 ? [keepAliveEvent] : next.events;
    }
  } catch (fault) {
    signal.throwIfAborted();
    throw fault;
  } finally {
    await answer.return(false);
  }
}

/**
 * Reads one answer, and returns whether the server marked it as complete. Leaving the generator
 * aborts the upstream call.
 */
async function* chunks(
  options: OpenaiOptions,
  asked: AdaptedRequest,
  signal: AbortSignal,
): AsyncGenerator<Chunk, boolean> {
  const faults = openaiFaults(options.apiKey);
  const answer = await ask(options, asked, signal).catch((error: unknown) => {
    throw faults.unreached(error);
  });
  if (answer.body && streams(answer)) return yield* streamedEvents(answer, answer.body, faults);
  const text = await answer.text().catch(String);
  const whole = answer.ok ? completion(text) : undefined;
  if (whole === undefined) throw faults.refused(answer.status, text, answer.headers);
  yield whole;
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
    body: JSON.stringify({ model: id, ...body(request, asked, { id, effort }) }),
    signal,
    redirect: "manual",
  });
}

/** An HTML page or a plain JSON object with a success status is not a stream. */
function streams({ ok, headers }: Response): boolean {
  return ok && !/^(text\/html|application\/json)/i.test(headers.get("content-type") ?? "");
}

/** The completion of a server that does not stream, as one chunk; undefined for anything else. */
function completion(text: string): Chunk | undefined {
  try {
    const said = Completion.safeParse(JSON.parse(text));
    return said.success ? Chunk.parse(said.data) : undefined;
  } catch {
    return undefined;
  }
}

async function* streamedEvents(
  answer: Response,
  stream: ReadableStream<Uint8Array>,
  faults: OpenaiFaults,
): AsyncGenerator<Chunk, boolean> {
  const events = readServerSentEvents(stream);
  let first = true;
  try {
    for (;;) {
      const { done, value } = await events.next();
      if (done === true) return value;
      const { event, data } = value;
      if (event === "error") throw faults.failed(data, first, answer.headers);
      const said: unknown = JSON.parse(data);
      if (Failure.safeParse(said).success) throw faults.failed(data, first, answer.headers);
      first = false;
      yield Chunk.parse(said);
    }
  } catch (error) {
    throw error instanceof Fault ? error : faults.broken(error);
  } finally {
    await events.return(false);
  }
}
