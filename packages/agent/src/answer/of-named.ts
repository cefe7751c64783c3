import { openPlace } from "../route/beside-named.ts";
import type { RoutedPart } from "../route/routed.ts";
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
  if (missing === "account") {
    return place === undefined
      ? [part]
      : [{ ...rest, intent, params: { ...rest.params, account: place } }];
  }
  const [symbol, ...others] = named;
  if (symbol === undefined) return [part];
  const { account, ...params } = rest.params;
  // "Are we up on it in that account?", where the trades are of several.
  if (account === openPlace && place === undefined)
    return [{ ...part, params, missing: "account" }];
  const where = given({ account: account === openPlace ? place : account });
  if (named.length > mostAtOnce)
    return [{ ...part, params: { ...params, ...where, symbols: [...named] } }];
  if (intent === "quotes" && others.length > 0) {
    return [{ ...rest, intent, params: { ...params, ...where, symbols: [...named] } }];
  }
  return named.map((one) => ({ ...rest, intent, params: { ...params, ...where, symbol: one } }));
}
