import { decimal } from "@advisor/domain/decimal";
import * as z from "zod";
import type { Call, Result } from "./converse.ts";
import { symbols } from "./read/symbols.ts";

/** True for news of what the household holds: its tickers are looked up first. */
export const asksForHeldNews = (text: string): boolean =>
  /\b(?:news|headlines?)\b/i.test(text) &&
  /\b(?:holdings?|positions?|portfolio|own|hold|held)\b/i.test(text) &&
  symbols(text).length === 0;

const mostSymbols = 10;

const Row = z.object({ symbol: z.string().nullable(), value: z.number().nullable() });
const Accounts = z.object({
  accounts: z.array(z.object({ holdings: z.array(z.unknown()) }).catch({ holdings: [] })),
});

/** The tickers of the largest holdings, each once. */
export function largest(data: unknown): string[] {
  const accounts = Accounts.safeParse(data).data?.accounts ?? [];
  const rows = accounts
    .flatMap(({ holdings }) => holdings)
    .flatMap((row) => Row.safeParse(row).data ?? [])
    .toSorted((a, b) => decimal(b.value ?? 0).cmp(a.value ?? 0));
  return [...new Set(rows.flatMap(({ symbol }) => symbol ?? []))].slice(0, mostSymbols);
}

export const newsOf = ({ call, outcome }: Result): Call[] => {
  if (call.name !== "get_household_holdings" || "error" in outcome) return [];
  const held = largest(outcome.data);
  return held.length === 0 ? [] : [{ name: "get_all_ticker_news", input: { symbols: held } }];
};
