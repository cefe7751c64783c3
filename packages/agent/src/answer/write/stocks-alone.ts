import type { Ranking } from "@advisor/domain/ranking";
import type { RoutedPart } from "../../route/routed.ts";
import { heard } from "../../route/words.ts";
import { figuresOf, written } from "./ranking-words.ts";

const asStocks = /\b(?:my|our|the|his|her|their) stocks\b|\bstock\b(?! plan)/;

/** A holding as it is listed. */
interface Row {
  symbol: string;
  asset_class?: string;
}

/**
 * "Which of my stocks is worth most" may mean all that is held or the stocks alone: where what comes first is no
 * stock, the first of the stocks is told beside it.
 */
export function stocksAlone(
  { params, text }: Pick<RoutedPart, "params" | "text">,
  { ranked, basis }: Ranking,
  rows: readonly Row[],
): { text: string; figures: number[] } {
  const classes = new Map(rows.map(({ symbol, asset_class }) => [symbol, asset_class]));
  const isStock = ({ symbol }: { symbol: string | null }): boolean =>
    symbol !== null && classes.get(symbol) === "stocks";
  const own = ranked.find(isStock);
  const [first] = ranked;
  const isAsked = params.asset_class === undefined && asStocks.test(heard(text));
  if (!isAsked || own === undefined || first === undefined || isStock(first)) {
    return { text: "", figures: [] };
  }
  return {
    text: `Of the stocks alone it is ${own.symbol}, ${written(own.figure, basis)}.`,
    figures: figuresOf([own]),
  };
}
