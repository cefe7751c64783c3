import { Fault } from "@advisor/domain/fault";
import { estimateTokens } from "@advisor/domain/model/usage";
import { maxCostMicroUsd, type Price } from "@advisor/domain/spend";
import type { Model, ModelEvent, ModelRequest, ToolSpec } from "./model.ts";

/** The number of characters in a request. */
export const requestCharacters = (request: ModelRequest): number => {
  const { system, messages, tools, context, anchored = [] } = request;
  return (
    system.length +
    JSON.stringify(messages).length +
    tools.reduce((sum, tool) => sum + 1 + toolCharacters(tool), 1) +
    [...context, ...anchored.map(({ text }) => text)].join().length
  );
};

/** Tools are most of a prompt and the same in every request. */
function toolCharacters(tool: ToolSpec): number {
  const known = toolLengths.get(tool);
  if (known !== undefined) return known;
  const length = JSON.stringify(tool).length;
  toolLengths.set(tool, length);
  return length;
}

const toolLengths = new WeakMap<ToolSpec, number>();

/** The number of characters that an event adds to an answer. */
export const eventCharacters = (event: ModelEvent): number => {
  if (event.type === "text-delta" || event.type === "reasoning-delta") return event.text.length;
  return event.type === "tool-call"
    ? event.call.name.length + JSON.stringify(event.call.input).length
    : 0;
};

/** An upper estimate of the cost of a model call that sends `asked` characters. */
export const requestMicroUsd = (
  price: Price | null,
  { asked, max_tokens }: { asked: number; max_tokens: number },
  { thinking_tokens = 0 }: Pick<Model, "thinking_tokens">,
): number =>
  maxCostMicroUsd(price, {
    input_tokens: estimateTokens(asked),
    output_tokens: max_tokens + thinking_tokens,
  });

/** The tokens of a typical first step, reserved before the prompt is known. */
const usualTokens = 12_000;

export const firstStepMicroUsd = (price: Price | null, max_tokens: number): number =>
  maxCostMicroUsd(price, { input_tokens: usualTokens, output_tokens: max_tokens });

/** The tokens that the results of a step typically add to the next prompt. */
const resultTokens = 4_000;

export const nextStepMicroUsd = (
  price: Price | null,
  { asked, said, max_tokens }: { asked: number; said: number; max_tokens: number },
): number =>
  maxCostMicroUsd(price, {
    input_tokens: estimateTokens(asked + said) + resultTokens,
    output_tokens: max_tokens,
  });

/** Failures before the model read anything. After any other failure the input is billed. */
const unpaid: ReadonlySet<string> = new Set([
  "model_throttled",
  "model_unavailable",
  "model_misconfigured",
  "context_too_long",
  "budget_exceeded",
]);

export const failedStepIsPaid = (error: unknown): boolean =>
  !(error instanceof Fault && unpaid.has(error.code));
