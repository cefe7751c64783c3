import { Fault } from "@advisor/domain/fault";
import type { Usage } from "@advisor/domain/usage";
import type { Wait } from "@advisor/domain/world";
import { copilotBounds } from "../../bounds.ts";
import type { Call, Model, ModelRequest } from "../../model.ts";
import { watched } from "../../watched.ts";
import { merged } from "../merge.ts";
import { read } from "../read.ts";
import type { Routed, Surroundings } from "../routed.ts";
import { checked } from "./checked.ts";
import { Choice, routeSystem, routeTool } from "./choice.ts";

/** What came of asking the model, for the trace. */
export interface Consulted {
  model: string;
  outcome: "used" | "unsure" | "invalid" | "late" | "failed";
  confidence: number | null;
  tokens: Usage;
  latency_ms: number;
}

export interface Undecided {
  model: Model;
  message: string;
  /** What the rules made of the message. */
  routed: Routed;
  surroundings: Surroundings;
  signal: AbortSignal;
  wait: Wait;
  now(): number;
}

const deadlineMs = 5_000;
const enough = 0.6;
const mostParts = 3;
const mostCharacters = 2_000;

/** Asks the model once, and only where the rules do not know what is asked; else theirs stands. */
export async function routedByModel(
  given: Undecided,
): Promise<{ routed: Routed; consulted: Consulted | null }> {
  const { model, message, routed, surroundings, signal, now } = given;
  if (!isOpen(routed) || read(message, surroundings).items.length === 0) {
    return { routed, consulted: null };
  }
  const began = now();
  const said = await ask(given);
  signal.throwIfAborted();
  const seen = { model: model.id, tokens: said.tokens, latency_ms: now() - began };
  if (said.choice === undefined) {
    return { routed, consulted: { ...seen, outcome: said.outcome, confidence: null } };
  }
  const { confidence } = said.choice;
  const part = confidence < enough ? undefined : checked(said.choice, message, surroundings);
  if (part === undefined) return { routed, consulted: { ...seen, outcome: "unsure", confidence } };
  return {
    routed: { ...routed, parts: merged([part]).slice(0, mostParts), by: "model" },
    consulted: { ...seen, outcome: "used", confidence },
  };
}

/** True where all that the rules can do is ask what is meant. */
const isOpen = ({ parts }: Routed): boolean =>
  parts.length === 1 && parts[0]?.intent === "clarify" && parts[0].missing === "intent";

interface Said {
  choice: Choice | undefined;
  outcome: "invalid" | "late" | "failed";
  tokens: Usage;
}

async function ask(given: Undecided): Promise<Said> {
  const late = new AbortController();
  const over = new AbortController();
  const either = AbortSignal.any([given.signal, late.signal]);
  given.wait(deadlineMs, AbortSignal.any([given.signal, over.signal])).then(
    () => late.abort(new Fault("upstream", "model_timeout", "The model took too long.")),
    () => undefined,
  );
  try {
    return await listen(given, either);
  } catch (error) {
    return { choice: undefined, outcome: failure(error, given, late.signal), tokens: null };
  } finally {
    over.abort();
  }
}

/** What a failure comes to; a bug, and a budget that is used up, are no outcome. */
function failure(error: unknown, { signal }: Undecided, late: AbortSignal): "late" | "failed" {
  if (error instanceof Fault) {
    if (error.kind === "budget") throw error;
    return late.aborted || error.code === "model_timeout" ? "late" : "failed";
  }
  if (late.aborted) return "late";
  if (signal.aborted) return "failed";
  throw error;
}

async function listen(
  { model, wait, now, ...given }: Undecided,
  signal: AbortSignal,
): Promise<Said> {
  const request = requestFor(given);
  const bounds = { ...copilotBounds, firstByteMs: deadlineMs, silenceMs: deadlineMs };
  const calls: Call[] = [];
  let tokens: Usage = null;
  const watch = { bounds, signal, wait, now };
  const events = watched((upstream) => model.stream(request, upstream), watch);
  for await (const event of events) {
    if (event.type === "tool-call") calls.push(event.call);
    if (event.type === "end") tokens = event.usage;
  }
  return { choice: choiceOf(calls), outcome: "invalid", tokens };
}

const requestFor = ({
  message,
  surroundings,
}: Pick<Undecided, "message" | "surroundings">): ModelRequest => ({
  system: routeSystem,
  messages: [
    {
      role: "user",
      text: JSON.stringify({
        question: message.slice(0, mostCharacters).toWellFormed(),
        accounts: surroundings.accounts,
      }),
    },
  ],
  context: [],
  tools: [routeTool],
  choice: "required",
  max_tokens: 300,
});

/** One call of the one tool, with arguments exactly as the schema has them. */
function choiceOf([call, ...others]: readonly Call[]): Choice | undefined {
  if (call?.name !== routeTool.name || others.length > 0 || call.malformed_bytes !== null) {
    return undefined;
  }
  return Choice.safeParse(call.input).data;
}
