import { Fault } from "@advisor/domain/fault";
import type { Usage } from "@advisor/domain/model/usage";
import type { Wait } from "@advisor/domain/world";
import type { Call, Model, ModelRequest } from "../../model/model.ts";
import { copilotBounds } from "../../turn/bounds.ts";
import { withTimeouts } from "../../turn/with-timeouts.ts";

export interface ReplyDeps {
  model: Model;
  signal: AbortSignal;
  wait: Wait;
  now(): number;
}

/** What a model replied; `failure` where it did not reply in full. */
export interface ModelReply {
  calls: readonly Call[];
  failure: "late" | "failed" | null;
  tokens: Usage;
}

const deadlineMs = 5_000;

/** Lets the model reply to some requests, which share one deadline. A failure is a reply without calls. */
export async function withinDeadline<Result>(
  deps: ReplyDeps,
  work: (ask: (request: ModelRequest) => Promise<ModelReply>) => Promise<Result>,
): Promise<Result> {
  const late = new AbortController();
  const over = new AbortController();
  const either = AbortSignal.any([deps.signal, late.signal]);
  deps.wait(deadlineMs, AbortSignal.any([deps.signal, over.signal])).then(
    () => late.abort(new Fault("upstream", "model_timeout", "The model took too long.")),
    () => undefined,
  );
  const ask = async (request: ModelRequest): Promise<ModelReply> => {
    try {
      return await readReply(deps, request, either);
    } catch (error) {
      return { calls: [], failure: failureOf(error, deps.signal, late.signal), tokens: null };
    }
  };
  try {
    return await work(ask);
  } finally {
    over.abort();
  }
}

/** The outcome that a failure means. A bug or an exhausted budget is rethrown. */
function failureOf(error: unknown, signal: AbortSignal, late: AbortSignal): "late" | "failed" {
  if (error instanceof Fault) {
    if (error.kind === "budget") throw error;
    return late.aborted || error.code === "model_timeout" ? "late" : "failed";
  }
  if (late.aborted) return "late";
  if (signal.aborted) return "failed";
  throw error;
}

async function readReply(
  { model, wait, now }: ReplyDeps,
  request: ModelRequest,
  signal: AbortSignal,
): Promise<ModelReply> {
  const bounds = { ...copilotBounds, silenceMs: deadlineMs };
  const calls: Call[] = [];
  let tokens: Usage = null;
  const watch = { bounds, signal, wait, now };
  for await (const event of withTimeouts((upstream) => model.stream(request, upstream), watch)) {
    if (event.type === "tool-call") calls.push(event.call);
    if (event.type === "end") tokens = event.usage;
  }
  return { calls, failure: null, tokens };
}
