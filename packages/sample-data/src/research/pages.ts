import type { WebResult } from "@advisor/domain/market/web-result";
import { americanStocks } from "../stock-rows.ts";
import { fictionalPages } from "./fictional-pages.ts";
import { fictionalCompanies } from "./fictional-rows.ts";
import { hostilePages } from "./hostile-pages.ts";
import { businessPages, businessRows } from "./listed-business.ts";
import { listedPages } from "./listed-pages.ts";
import { listedRows } from "./listed-rows.ts";

/** All company pages of the simulated web. */
export function researchPages(): WebResult[] {
  const names = new Map(americanStocks.map(([symbol, name]) => [symbol, name]));
  return [
    ...fictionalCompanies.flatMap(fictionalPages),
    ...listedRows.flatMap((row) => listedPages(nameOf(names, row.symbol), row)),
    ...businessRows.flatMap((row) => businessPages(nameOf(names, row.symbol), row)),
    ...hostilePages,
  ];
}

function nameOf(names: ReadonlyMap<string, string>, symbol: string): string {
  const name = names.get(symbol);
  if (name === undefined) throw new Error(`${symbol} is not a listed company of the sample data`);
  return name;
}
