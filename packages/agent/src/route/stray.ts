import { enough } from "./decide.ts";
import type { RoutedPart } from "./routed.ts";
import type { Claim } from "./rules/claim.ts";

/** Beside what is clear, what is refused or asked back on a faint likeness is only not understood. */
export function withoutStrays(
  parts: readonly RoutedPart[],
  claims: readonly (readonly Claim[])[],
): RoutedPart[] {
  if (!parts.some(({ intent }) => isAnswered(intent))) return [...parts];
  return parts.map((part, at) =>
    isStray(part, claims[at] ?? [])
      ? {
          intent: "clarify",
          params: {},
          confidence: part.confidence,
          assumed: [],
          missing: "intent",
          text: part.text,
        }
      : part,
  );
}

const isAnswered = (intent: RoutedPart["intent"]): boolean =>
  intent !== "clarify" && intent !== "out_of_scope";

function isStray({ intent, confidence }: RoutedPart, claims: readonly Claim[]): boolean {
  if (isAnswered(intent)) return false;
  const isRuled = claims.some((claim) => claim.score >= enough);
  return !isRuled && (intent === "clarify" || confidence < refusedSurely);
}

const refusedSurely = 0.8;
