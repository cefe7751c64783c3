import type { RoutedPart } from "../route/routed.ts";

/** "my last trade, and what is that stock at": the part with the one symbol that was named; of several it has to be asked which. */
export function ofNamed(part: RoutedPart, [symbol, ...others]: readonly string[]): RoutedPart {
  const { ofNamed: intent, missing: _, ...rest } = part;
  if (intent === undefined || symbol === undefined) return part;
  if (others.length > 0)
    return { ...part, params: { ...part.params, symbols: [symbol, ...others] } };
  return { ...rest, intent, params: { ...rest.params, symbol } };
}
