import { placed } from "./kept-account.ts";
import type { Intent, RoutedPart } from "./routed.ts";

/**
 * The parts that are asked of one person's accounts by the name alone ("David's cash", "what does Karen own"), with the
 * joint accounts that are not counted in them: who asks may have meant those too, and is told.
 */
export const withShared = (
  parts: readonly RoutedPart[],
  accounts: readonly string[],
): RoutedPart[] => {
  const joint = accounts.filter((name) => /\bjoint\b/i.test(name));
  return parts.map(({ shared: _, ...part }) =>
    joint.length > 0 && isByName(part, joint) ? { ...part, shared: joint } : part,
  );
};

function isByName(
  { intent, params, missing, text }: RoutedPart,
  joint: readonly string[],
): boolean {
  const kept = params.account === undefined ? params.without?.kept : [params.account];
  const [owner] = /^\S+(?='s )/.exec(kept?.[0] ?? "") ?? [];
  if (kept === undefined || owner === undefined || missing !== undefined) return false;
  const areTheirs = kept.every((name) => name.startsWith(`${owner}'s `) && !joint.includes(name));
  // "davd", "Dave": the name may be misspelt, or short.
  const isNamed = new RegExp(`\\b${owner.slice(0, 3)}`, "i").test(text) && !kinds.test(text);
  return areTheirs && isNamed && params.comparison === undefined && counts.has(intent);
}

/** Who names the account means that one. */
const kinds =
  /\b(?:ira|iras|roth|roths|rollover|traditional|trad|sep|401 ?\(?k\)?s?|403 ?\(?b\)?|529s?|trusts?|plans?|joint|brokerage)\b/i;
const counts: ReadonlySet<Intent> = new Set<Intent>([
  ...placed,
  ...(["positions", "symbol_performance"] as const),
]);
