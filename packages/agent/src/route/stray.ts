import { enough } from "./decide.ts";
import type { Intent, RoutedPart } from "./routed.ts";
import type { Claim } from "./rules/claim.ts";

/** Beside what is clear, what is refused, asked back or of all there is by a faint likeness is only not understood. */
export function withoutStrays(
  parts: readonly RoutedPart[],
  claims: readonly (readonly Claim[])[],
): RoutedPart[] {
  const isFaint = parts.map((part, at) => isStray(part, claims[at] ?? []));
  const isClear = parts.some(({ intent }, at) => intent !== "clarify" && isFaint[at] === false);
  if (!isClear) return [...parts];
  return parts.map((part, at) => (isFaint[at] === true ? notUnderstood(part) : part));
}

const notUnderstood = ({ confidence, text }: RoutedPart): RoutedPart => ({
  intent: "clarify",
  params: {},
  confidence,
  assumed: [],
  missing: "intent",
  text,
});

const isAnswered = (intent: RoutedPart["intent"]): boolean =>
  intent !== "clarify" && intent !== "out_of_scope";

function isStray(part: RoutedPart, claims: readonly Claim[]): boolean {
  const { intent, confidence } = part;
  if (claims.some((claim) => claim.score >= enough)) return false;
  if (isAnswered(intent)) return confidence < (isOfAll(part) ? surelyOfAll : surely(part));
  return intent === "clarify" || confidence < refusedSurely;
}

const refusedSurely = 0.8;

/** "the rent in my city goes up every year" sounds like a return: what names nothing is read into any words. */
const isOfAll = ({ intent, params }: RoutedPart): boolean =>
  ofAll.has(intent) && params.account === undefined;
const ofAll: ReadonlySet<Intent> = new Set([
  ...(["performance", "account_value", "portfolio_ranking", "facts"] as const),
]);
const surelyOfAll = 0.9;

/** "on what date" may sound like trades: what names nothing needs to sound more like it than what does. */
const surely = ({ params }: RoutedPart): number => (names.some((key) => key in params) ? 0 : 0.65);
const names = ["symbol", "symbols", "account", "from", "timeframe"] as const;
