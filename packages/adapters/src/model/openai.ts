import type { Model, ModelEvent, ModelRequest } from "@advisor/agent/model";
import { Fault } from "@advisor/domain/fault";
import { adapted, type Service } from "./adapted.ts";
import { type Learned, openCapabilities } from "./capabilities.ts";
import { body } from "./openai-body.ts";
import { Chunk, Failure } from "./openai-chunk.ts";
import { sentEvents } from "./openai-events.ts";
import { type OpenaiFaults, openaiFaults, openaiRefusal } from "./openai-fault.ts";
import { finish, type State, start, step } from "./openai-step.ts";

export interface OpenaiOptions {
  id: string;
  /** Up to and without `/chat/completions`. */
  baseUrl: string;
  /** Undefined where the server wants none, as on a laptop. */
  apiKey: string | undefined;
  fetch?: typeof globalThis.fetch;
  /** Told once of each thing that the model turns out not to be able to. */
  learned?: Learned;
}

/**
 * A model behind the chat completions of any OpenAI-compatible server. It retries only without what the
 * model cannot.
 */
export function openaiModel(options: OpenaiOptions): Model {
  const { id, learned = () => undefined } = options;
  const capabilities = openCapabilities(learned);
  const service: Service = {
    call: (request, _, signal) => called(options, request, signal),
    refusal: openaiRefusal,
  };
  return { id, stream: (request, signal) => adapted(service, capabilities, request, signal) };
}

async function* called(
  options: OpenaiOptions,
  request: ModelRequest,
  signal: AbortSignal,
): AsyncGenerator<ModelEvent> {
  let state: State = start;
  try {
    for await (const chunk of chunks(options, request, signal)) {
      const next = step(state, chunk);
      state = next.state;
      yield* next.events;
    }
  } catch (fault) {
    signal.throwIfAborted();
    throw fault;
  }
  signal.throwIfAborted();
  yield* finish(state);
}

/** Reads one answer. Leaving it ends the call upstream. */
async function* chunks(
  options: OpenaiOptions,
  request: ModelRequest,
  signal: AbortSignal,
): AsyncGenerator<Chunk> {
  const faults = openaiFaults(options.apiKey);
  const answer = await ask(options, request, signal).catch((error: unknown) => {
    throw faults.unreached(error);
  });
  if (!answer.body || !streams(answer)) {
    throw faults.refused(answer.status, await answer.text().catch(String));
  }
  yield* told(answer.body, faults);
}

function ask(
  { id, baseUrl, apiKey, fetch = globalThis.fetch }: OpenaiOptions,
  request: ModelRequest,
  signal: AbortSignal,
): Promise<Response> {
  return fetch(`${baseUrl.replace(/\/+$/, "")}/chat/completions`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      accept: "text/event-stream",
      ...(apiKey ? { authorization: `Bearer ${apiKey}` } : {}),
    },
    body: JSON.stringify({ model: id, ...body(request) }),
    signal,
    redirect: "manual",
  });
}

/** A page or a plain object with a good status comes from something in between. */
function streams({ ok, headers }: Response): boolean {
  return ok && !/^(text\/html|application\/json)/i.test(headers.get("content-type") ?? "");
}

async function* told(
  stream: ReadableStream<Uint8Array>,
  faults: OpenaiFaults,
): AsyncGenerator<Chunk> {
  try {
    for await (const { event, data } of sentEvents(stream)) {
      if (event === "error") throw faults.failed(data);
      const said: unknown = JSON.parse(data);
      if (Failure.safeParse(said).success) throw faults.failed(data);
      yield Chunk.parse(said);
    }
  } catch (error) {
    throw error instanceof Fault ? error : faults.broken(error);
  }
}
