import {
  type ModelEvent,
  ModelFailure,
  type ModelRequest,
  toolCallReminder,
} from "@advisor/agent/model/model";
import { Fault } from "@advisor/domain/fault";
import type {
  LearnedCapabilities,
  ModelCapability,
  OnCapabilityLearned,
  ServerRefusal,
  StatedCapabilities,
} from "./capabilities.ts";
import { openCapabilities } from "./capabilities.ts";
import { allText } from "./error-text.ts";
import { extractTextCalls } from "./extract-text-calls.ts";
import { redactPromptText } from "./redact-prompt.ts";
import { retryUntilCalled } from "./retry-until-called.ts";
import { splitThinking } from "./split-thinking.ts";

/** A model request together with the model's known capabilities. */
export interface AdaptedRequest {
  request: ModelRequest;
  can: ReadonlySet<ModelCapability>;
  /** The token limit of the answer, including reasoning. */
  most_tokens: number;
}

/** The API of a model server: Bedrock or OpenAI-compatible. */
export interface ModelServer {
  call(sent: AdaptedRequest, signal: AbortSignal): AsyncIterable<ModelEvent>;
}

/** What gets logged about a failed model call. */
export interface ModelFailureReport {
  code: string;
  status: number | null;
  words: string;
  request_id: string | null;
}

export interface AdaptiveModelOptions {
  id: string;
  /** Tokens for reasoning, on top of those for the answer. */
  thinking_tokens?: number;
  stated?: StatedCapabilities;
  /** Called once for each capability the model turns out to lack. */
  learned?: OnCapabilityLearned;
  failed?: (failed: ModelFailureReport) => void;
}

/** A model that adapts requests to what the server accepts. What it learns lasts until the process ends. */
export function openAdaptiveModel(
  { thinking_tokens = 0, stated, learned = () => undefined, failed }: AdaptiveModelOptions,
  service: ModelServer,
): (request: ModelRequest, signal: AbortSignal) => AsyncGenerator<ModelEvent> {
  const capabilities = openCapabilities(learned, stated);
  return async function* (request, signal) {
    try {
      yield* adaptedStep({ service, capabilities, thinking_tokens }, request, signal);
    } catch (error) {
      if (!(error instanceof Fault) || signal.aborted) throw error;
      const { fault, report } = tidied(error, request);
      failed?.(report);
      throw fault;
    }
  };
}

interface AdaptDeps {
  service: ModelServer;
  capabilities: LearnedCapabilities;
  thinking_tokens: number;
}

/**
 * The events of one model step. A request refused for a capability the model lacks is sent again
 * without it, before any event was emitted.
 */
async function* adaptedStep(
  setting: AdaptDeps,
  request: ModelRequest,
  signal: AbortSignal,
): AsyncGenerator<ModelEvent> {
  const { capabilities, thinking_tokens } = setting;
  const tries: Tries = { without: new Set(), most_tokens: request.max_tokens + thinking_tokens };
  for (;;) {
    const most_tokens = Math.min(tries.most_tokens, capabilities.mostTokens() ?? tries.most_tokens);
    const can = new Set([...capabilities.known()].filter((name) => !tries.without.has(name)));
    const sent = { request, can, most_tokens };
    let begun = false;
    try {
      for await (const event of tried(setting, sent, signal)) {
        begun ||= event.type !== "text-delta" || event.text !== "";
        yield event;
      }
      return;
    } catch (error) {
      if (begun) throw error;
      adapt(tries, capabilities, sent, error);
    }
  }
}

/** What this attempt omits from the request, and its token limit. */
interface Tries {
  without: Set<ModelCapability>;
  most_tokens: number;
}

/** Adapts the next attempt to what the server refused. Rethrows when a retry makes no sense. */
function adapt(
  tries: Tries,
  capabilities: LearnedCapabilities,
  sent: AdaptedRequest,
  error: unknown,
): void {
  const refusal = refusalOf(error);
  const refused = refusal && capabilities.learn(refusal, sent);
  if (refused === undefined) throw error;
  if (typeof refused === "number") tries.most_tokens = refused;
  else tries.without.add(refused);
}

/** The request, reduced to the capabilities the model is known to have. */
function tried(
  { service, capabilities }: AdaptDeps,
  { request, can, most_tokens }: AdaptedRequest,
  signal: AbortSignal,
): AsyncIterable<ModelEvent> {
  const call = (sent: ModelRequest) =>
    extractTextCalls(
      splitThinking(service.call({ request: sent, can, most_tokens }, signal), capabilities),
      sent,
    );
  return attempt(call, can, request);
}

/** Asks for a tool call in the prompt when the model cannot be forced to make one. */
function attempt(
  call: (request: ModelRequest) => AsyncIterable<ModelEvent>,
  can: ReadonlySet<ModelCapability>,
  request: ModelRequest,
): AsyncIterable<ModelEvent> {
  const { choice, tools, context } = request;
  const forced = choice === "required" && tools.length > 0;
  if (!forced || can.has("forced_choice")) return call(request);
  const instructed = context.includes(toolCallReminder) ? context : [...context, toolCallReminder];
  const unforced: ModelRequest = { ...request, choice: "auto", context: instructed };
  return retryUntilCalled(() => call(unforced));
}

const failureOf = (error: unknown): ModelFailure | undefined =>
  error instanceof Fault && error.cause instanceof ModelFailure ? error.cause : undefined;

/** The server's refusal, if it came before any part of the answer. */
function refusalOf(error: unknown): ServerRefusal | undefined {
  const failure = failureOf(error);
  return failure?.status == null || failure.status < 400
    ? undefined
    : { status: failure.status, words: allText(failure.message) };
}

const longestWords = 500;

/** Removes account ids and ARNs, because more people may read the logs than own the accounts. */
const withoutAccounts = (words: string): string =>
  words.replace(/arn:[^\s"']+/g, "[arn]").replace(/\b\d{12}\b/g, "[account]");

/**
 * The fault with a short server message, from which the advisor's and the clients' text is removed.
 */
function tidied(fault: Fault, request: ModelRequest): { fault: Fault; report: ModelFailureReport } {
  const failure = failureOf(fault);
  const said = fault.cause instanceof Error ? fault.cause.message : "";
  const words = redactPromptText(withoutAccounts(said), request)
    .slice(0, longestWords)
    .toWellFormed();
  const { status = null, request_id = null, retry_after_ms = null } = failure ?? {};
  const report = { code: fault.code, status, words, request_id };
  if (failure === undefined) return { fault, report };
  const cause = new ModelFailure(
    words,
    { status, request_id, retry_after_ms },
    { cause: failure.cause },
  );
  const { kind, code, message, extra } = fault;
  return { fault: new Fault(kind, code, message, { cause, extra: { ...extra } }), report };
}
