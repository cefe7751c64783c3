import { Fault } from "@advisor/domain/fault";
import { estimateTokens } from "@advisor/domain/model/usage";
import { mostMicroUsd, type Price } from "@advisor/domain/spend";
import type { Model, ModelEvent, ModelRequest } from "./model.ts";

/** How many characters a model is sent. */
export const askedCharacters = (request: ModelRequest): number => {
  const { system, messages, tools, context, anchored = [] } = request;
  return (
    system.length +
    JSON.stringify(messages).length +
    JSON.stringify(tools).length +
    [...context, ...anchored.map(({ text }) => text)].join().length
  );
};

/** How many characters of an answer an event brings. */
export const saidCharacters = (event: ModelEvent): number => {
  if (event.type === "text-delta" || event.type === "reasoning-delta") return event.text.length;
  return event.type === "tool-call"
    ? event.call.name.length + JSON.stringify(event.call.input).length
    : 0;
};

/** The most that a model call is likely to cost. */
export const requestMicroUsd = (
  price: Price | null,
  request: ModelRequest,
  { thinking_tokens = 0 }: Pick<Model, "thinking_tokens">,
): number =>
  mostMicroUsd(price, {
    input_tokens: estimateTokens(askedCharacters(request)),
    output_tokens: request.max_tokens + thinking_tokens,
  });

/** A usual first step of a turn: what is held for it before it is known what the model is sent. */
const usualTokens = 12_000;

export const firstStepMicroUsd = (price: Price | null, max_tokens: number): number =>
  mostMicroUsd(price, { input_tokens: usualTokens, output_tokens: max_tokens });

/** What the results of a step's calls usually add to what the next step is sent. */
const resultTokens = 4_000;

export const nextStepMicroUsd = (
  price: Price | null,
  { asked, said, max_tokens }: { asked: number; said: number; max_tokens: number },
): number =>
  mostMicroUsd(price, {
    input_tokens: estimateTokens(asked + said) + resultTokens,
    output_tokens: max_tokens,
  });

/** Refusals before the model read anything. Of every other call that failed, what was sent is paid for. */
const unpaid: ReadonlySet<string> = new Set([
  "model_throttled",
  "model_unavailable",
  "model_misconfigured",
  "context_too_long",
  "budget_exceeded",
]);

export const failedStepIsPaid = (error: unknown): boolean =>
  !(error instanceof Fault && unpaid.has(error.code));
