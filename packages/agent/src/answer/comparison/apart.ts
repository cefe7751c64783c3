import type { RoutedPart } from "../../route/routed.ts";

/** Two symbols that are looked up one by one, or whose quotes are told one by one. */
export const isApart = ({ params: { comparison, symbol, symbols } }: RoutedPart): boolean =>
  symbols !== undefined ||
  (symbol !== undefined && comparison?.sides.every((side) => side.symbol === symbol) === false);
