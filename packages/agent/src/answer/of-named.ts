import { openPlace } from "../route/beside-named.ts";
import type { Intent, RoutedPart } from "../route/routed.ts";
import { given } from "../route/rules/claim.ts";

/** More than these have to be asked which. */
const mostAtOnce = 3;

/**
 * "my last trade, and what is that stock at": the part with each symbol, or the one account, that was named; where
 * nothing was named, or too many were, it has to be asked which.
 */
export function ofNamed(part: RoutedPart, named: readonly string[], place?: string): RoutedPart[] {
  const { ofNamed: intent, missing, ...rest } = part;
  if (intent === undefined) return [part];
  return missing === "account"
    ? [placedIn({ ...rest, intent }, place) ?? part]
    : ofSymbols(part, { ...rest, intent }, named, place);
}

const placedIn = (part: RoutedPart, place: string | undefined): RoutedPart | undefined =>
  place === undefined ? undefined : { ...part, params: { ...part.params, account: place } };

function ofSymbols(
  open: RoutedPart,
  part: RoutedPart,
  named: readonly string[],
  place: string | undefined,
): RoutedPart[] {
  const [symbol, ...others] = named;
  if (symbol === undefined) return [open];
  const { account, ...rest } = part.params;
  // "Are we up on it in that account?", where the trades are of several.
  if (account === openPlace && place === undefined)
    return [{ ...open, params: rest, missing: "account" }];
  const params = { ...rest, ...given({ account: account === openPlace ? place : account }) };
  const isMany = named.length > mostAtOnce || (others.length > 0 && !ofSome.has(part.intent));
  const all = { ...params, symbols: [...named] };
  if (isMany) return [{ ...open, params: all }];
  if (part.intent === "quotes" && others.length > 0) return [{ ...part, params: all }];
  return named.map((one) => ({ ...part, params: { ...params, symbol: one } }));
}
const ofSome: ReadonlySet<Intent> = new Set<Intent>(["quotes", "positions", "symbol_performance"]);
