import type { Ask } from "../schema/query.ts";
import type { Token } from "./tokens.ts";

/**
 * The longest question, in words, for which a configured model is not asked. Of longer ones that
 * nobody wrote rules for, the rules misread one in seven or more.
 */
const maxTrustedWords = 3;

/** True for a question short enough, and spelled well enough, to be read by the rules alone. */
export const isPlain = (tokens: readonly Token[]): boolean =>
  tokens.length <= maxTrustedWords && !tokens.some(({ corrected }) => corrected);

/**
 * Refusals and calls of tools are sure by their words. Words that may go on from the question before, such as
 * "both together" or "worth?", are not.
 */
export function isSure(
  { kind }: Ask,
  {
    plain,
    notAQuestion,
    first,
    subject,
  }: Record<"plain" | "notAQuestion" | "first" | "subject", boolean>,
): boolean {
  if (kind === "query") return plain && (first || subject);
  return kind !== "clarify" || (notAQuestion && first);
}
