import {
  type ModelEvent,
  ModelFailure,
  type ModelRequest,
  mustCall,
} from "@advisor/agent/model/model";
import { Fault } from "@advisor/domain/fault";
import type {
  Capabilities,
  Capability,
  Learned,
  Refusal,
  StatedCapabilities,
} from "./capabilities.ts";
import { openCapabilities } from "./capabilities.ts";
import { splitThinking } from "./split-thinking.ts";
import { untilCalled } from "./until-called.ts";
import { withoutPrompt } from "./without-prompt.ts";

/** What is asked of a model, as far as it is known what it can. */
export interface AdaptedRequest {
  request: ModelRequest;
  can: ReadonlySet<Capability>;
  /** Tokens that may be written, thoughts included. */
  most_tokens: number;
}

/** One kind of server. */
export interface Service {
  call(asked: AdaptedRequest, signal: AbortSignal): AsyncIterable<ModelEvent>;
}

/** What is told of a fault to whoever runs the product. */
export interface Failed {
  code: string;
  status: number | null;
  words: string;
  request_id: string | null;
}

export interface Options {
  id: string;
  /** Tokens to think with, beside those of the answer. */
  thinking_tokens?: number;
  stated?: StatedCapabilities;
  /** Told once of each thing that the model turns out not to be able to. */
  learned?: Learned;
  failed?: (failed: Failed) => void;
}

/** Opens a model over a server. What is learned of it holds for the life of the process. */
export function adapted(
  { thinking_tokens = 0, stated, learned = () => undefined, failed }: Options,
  service: Service,
): (request: ModelRequest, signal: AbortSignal) => AsyncGenerator<ModelEvent> {
  const capabilities = openCapabilities(learned, stated);
  return async function* (request, signal) {
    try {
      yield* adaptedStep({ service, capabilities, thinking_tokens }, request, signal);
    } catch (error) {
      if (!(error instanceof Fault) || signal.aborted) throw error;
      const { fault, told } = tidied(error, request);
      failed?.(told);
      throw fault;
    }
  };
}

interface AdaptDeps {
  service: Service;
  capabilities: Capabilities;
  thinking_tokens: number;
}

/**
 * The events of one model step. A request that is refused for something that the model cannot is made
 * again without it, before anybody has seen an event.
 */
async function* adaptedStep(
  setting: AdaptDeps,
  request: ModelRequest,
  signal: AbortSignal,
): AsyncGenerator<ModelEvent> {
  const { capabilities } = setting;
  const without = new Set<Capability>();
  for (;;) {
    const can = new Set([...capabilities.known()].filter((name) => !without.has(name)));
    let begun = false;
    try {
      for await (const event of tried(setting, can, request, signal)) {
        begun = true;
        yield event;
      }
      return;
    } catch (error) {
      if (begun) throw error;
      for (const name of learnedFrom(error, capabilities, can, request)) without.add(name);
    }
  }
}

/** What to leave out of the same request made again; throws the error when it makes no sense once more. */
function learnedFrom(
  error: unknown,
  capabilities: Capabilities,
  can: ReadonlySet<Capability>,
  request: ModelRequest,
): Capability[] {
  const refusal = refusalOf(error);
  const refused = refusal && capabilities.learn(refusal, can, request);
  if (refused === undefined) throw error;
  return refused === "most_tokens" ? [] : [refused];
}

/** The request with what the model can, as far as is known. */
function tried(
  { service, capabilities, thinking_tokens }: AdaptDeps,
  can: ReadonlySet<Capability>,
  request: ModelRequest,
  signal: AbortSignal,
): AsyncIterable<ModelEvent> {
  const wanted = request.max_tokens + thinking_tokens;
  const most_tokens = Math.min(wanted, capabilities.mostTokens() ?? wanted);
  const call = (asked: ModelRequest) =>
    splitThinking(service.call({ request: asked, can, most_tokens }, signal), capabilities);
  return attempt(call, can, request);
}

/** A model that cannot be made to call a tool is told to. */
function attempt(
  call: (request: ModelRequest) => AsyncIterable<ModelEvent>,
  can: ReadonlySet<Capability>,
  request: ModelRequest,
): AsyncIterable<ModelEvent> {
  const { choice, tools, context } = request;
  const forced = choice === "required" && tools.length > 0;
  if (!forced || can.has("forced_choice")) return call(request);
  const told = context.includes(mustCall) ? context : [...context, mustCall];
  const asked: ModelRequest = { ...request, choice: "auto", context: told };
  return untilCalled(() => call(asked));
}

const failureOf = (error: unknown): ModelFailure | undefined =>
  error instanceof Fault && error.cause instanceof ModelFailure ? error.cause : undefined;

/** What the server said when it refused the request, before any answer. */
function refusalOf(error: unknown): Refusal | undefined {
  const failure = failureOf(error);
  return failure?.status == null || failure.status < 400
    ? undefined
    : { status: failure.status, words: failure.message.replace(/^\d{3} /, "") };
}

const longestWords = 500;

/** Without the names of accounts and of what belongs to them: logs may be read by more people than own them. */
const withoutAccounts = (words: string): string =>
  words.replace(/arn:[^\s"']+/g, "[arn]").replace(/\b\d{12}\b/g, "[account]");

/** The fault with the server's words cut, and without what the advisor or the records said. */
function tidied(fault: Fault, request: ModelRequest): { fault: Fault; told: Failed } {
  const failure = failureOf(fault);
  const said = fault.cause instanceof Error ? fault.cause.message : "";
  const words = withoutPrompt(withoutAccounts(said), request).slice(0, longestWords).toWellFormed();
  const { status = null, request_id = null, retry_after_ms = null } = failure ?? {};
  const told = { code: fault.code, status, words, request_id };
  if (failure === undefined) return { fault, told };
  const cause = new ModelFailure(
    words,
    { status, request_id, retry_after_ms },
    { cause: failure.cause },
  );
  const { kind, code, message, extra } = fault;
  return { fault: new Fault(kind, code, message, { cause, extra: { ...extra } }), told };
}
