import { Agent as HttpAgent } from "node:http";
import { Agent as HttpsAgent } from "node:https";
import type { Model, ModelEvent } from "@advisor/agent/model";
import {
  BedrockRuntimeClient,
  ConverseStreamCommand,
  type ConverseStreamCommandInput,
  type ConverseStreamOutput,
} from "@aws-sdk/client-bedrock-runtime";
import { NodeHttpHandler } from "@smithy/node-http-handler";
import { adapted, type Service } from "./adapted.ts";
import { body } from "./bedrock-body.ts";
import { bedrockFault, bedrockRefusal } from "./bedrock-fault.ts";
import { complete, finish, type State, start, step } from "./bedrock-step.ts";
import { type Learned, openCapabilities } from "./capabilities.ts";

export interface BedrockOptions {
  id: string;
  region?: string;
  client?: BedrockRuntimeClient;
  /** Told once of each thing that the model turns out not to be able to. */
  learned?: Learned;
}

/**
 * A model behind Bedrock's Converse API. It retries only without what the model cannot: whoever asks
 * knows what was shown.
 */
export function bedrockModel(options: BedrockOptions): Model {
  const { id, region, client = connect(region), learned = () => undefined } = options;
  const capabilities = openCapabilities(learned);
  const service: Service = {
    call: (request, can, signal) => called(client, { modelId: id, ...body(request, can) }, signal),
    refusal: bedrockRefusal,
  };
  return { id, stream: (request, signal) => adapted(service, capabilities, request, signal) };
}

async function* called(
  client: BedrockRuntimeClient,
  input: ConverseStreamCommandInput,
  signal: AbortSignal,
): AsyncGenerator<ModelEvent> {
  // Leaving the SDK's loop does not end the call, and unread tokens are billed: abort does.
  const left = new AbortController();
  let state: State = start;
  try {
    for await (const chunk of chunks(client, input, AbortSignal.any([signal, left.signal]))) {
      const next = step(state, chunk);
      state = next.state;
      yield* next.events;
    }
  } catch (fault) {
    signal.throwIfAborted();
    if (!complete(state)) throw fault;
  } finally {
    left.abort();
  }
  signal.throwIfAborted();
  yield* finish(state);
}

/** Reads one answer. Everything that knows how frames arrive is in here. */
async function* chunks(
  client: BedrockRuntimeClient,
  input: ConverseStreamCommandInput,
  abortSignal: AbortSignal,
): AsyncGenerator<ConverseStreamOutput> {
  let opened = false;
  try {
    const answer = await client.send(new ConverseStreamCommand(input), { abortSignal });
    opened = true;
    yield* answer.stream ?? [];
  } catch (error) {
    throw bedrockFault(error, opened);
  }
}

/**
 * Kept-alive HTTP/1.1: the SDK's own HTTP/2 opens a connection for every call and takes a cut one
 * for a proper end.
 */
function connect(region: string | undefined): BedrockRuntimeClient {
  const agent = { keepAlive: true, maxSockets: 500 };
  return new BedrockRuntimeClient({
    ...(region === undefined ? {} : { region }),
    maxAttempts: 1,
    requestHandler: new NodeHttpHandler({
      connectionTimeout: 5_000,
      httpAgent: new HttpAgent(agent),
      httpsAgent: new HttpsAgent(agent),
    }),
  });
}
