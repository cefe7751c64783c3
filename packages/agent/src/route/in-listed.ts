import type { Clause } from "./clause.ts";
import type { Intent, Remembered, RoutedPart } from "./routed.ts";

/** "how is the TIPS fund doing?", "and the other one?" after what an account holds: there, unless all are meant. */
export function inListed(
  parts: readonly RoutedPart[],
  asked: readonly Clause[],
  previous: Remembered | undefined,
): RoutedPart[] {
  const { listed } = previous ?? {};
  const [clause, ...others] = asked;
  if (listed === undefined || clause === undefined || others.length > 0) return [...parts];
  const isFree = clause.account === undefined && clause.without === undefined;
  const isMeant = isFree && points.test(clause.text) && !ofAll.test(clause.text);
  return parts.map((part) => {
    const { symbol, account } = part.params;
    const isRow = ofOne.has(part.intent) && symbol !== undefined && listed.named.includes(symbol);
    return isMeant && isRow && account === undefined
      ? { ...part, params: { ...part.params, account: listed.account } }
      : part;
  });
}

const ofOne: ReadonlySet<Intent> = new Set(["symbol_performance", "positions"] as const);
const points =
  /\b(?:the|that|this)\b.*\b(?:one|fund|stock|etf|bond|position|holding|shares|other|first|second|third|last|former|latter)\b|\b(?:it|there)\b/i;
const ofAll =
  /\b(?:overall|altogether|in all|across|everywhere|household|we|our|accounts|anywhere|elsewhere|in total)\b/i;
