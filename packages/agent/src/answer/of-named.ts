import type { RoutedPart } from "../route/routed.ts";

/** "my last trade, and what is that stock at": the part with the one symbol, or the one account, that was named; of several it has to be asked which. */
export function ofNamed(
  part: RoutedPart,
  [symbol, ...others]: readonly string[],
  place?: string,
): RoutedPart {
  const { ofNamed: intent, missing, ...rest } = part;
  if (intent !== undefined && missing === "account") {
    return place === undefined
      ? part
      : { ...rest, intent, params: { ...rest.params, account: place } };
  }
  if (intent === undefined || symbol === undefined) return part;
  if (others.length > 0)
    return { ...part, params: { ...part.params, symbols: [symbol, ...others] } };
  return { ...rest, intent, params: { ...rest.params, symbol } };
}
