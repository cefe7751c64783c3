import * as z from "zod";
import type { Ports } from "./ports.ts";
import type { Sourced } from "./sourced.ts";
import type { ToolResultData } from "./tool.ts";

/** How the result of a lookup of one symbol begins. */
export const FoundSymbol = z.object({
  found: z.boolean(),
  symbol: z.string(),
  name: z.string().nullable(),
});

/** The result of a lookup without a match: the reason, and suggestions. */
export const Suggestions = z.object({
  reason: z.string().nullable(),
  suggestions: z.array(z.string()),
});

/** Why nothing was found: the symbol is unknown (with suggestions), or else `otherwise`. */
export async function notFoundReason(symbol: string, otherwise: string, symbols: Ports["symbols"]) {
  const { value: close, source, failed } = await symbols.suggest(symbol);
  const known = close.includes(symbol);
  return {
    source,
    failed,
    known,
    reason: known ? otherwise : `${symbol} is not on file.`,
    suggestions: known ? [] : close,
  };
}

/** The result of a tool that found something; `reason` says why a list is empty nevertheless. */
export const foundResult = <Data extends { reason: string | null }>(
  { source, failed, partial }: Sourced<unknown>,
  data: Data,
): ToolResultData<{ found: true } & Data & { suggestions: string[] }> => ({
  source,
  failed,
  partial,
  data: { found: true, ...data, suggestions: [] },
});

/** The result of a tool that found nothing. This is a result, not an error. */
export async function notFoundResult<Blank extends object>(
  blank: Blank,
  symbol: string,
  otherwise: string,
  symbols: Ports["symbols"],
): Promise<ToolResultData<Blank & { found: false; reason: string; suggestions: string[] }>> {
  const { source, failed, reason, suggestions } = await notFoundReason(symbol, otherwise, symbols);
  return { source, failed, data: { ...blank, found: false, reason, suggestions } };
}

/** One of several symbols without data. */
export const AbsentRow = z.object({
  symbol: z.string(),
  reason: z.string(),
  suggestions: z.array(z.string()),
});
export type AbsentRow = z.infer<typeof AbsentRow>;

export async function absentRow(
  symbol: string,
  otherwise: string,
  symbols: Ports["symbols"],
): Promise<AbsentRow> {
  const { reason, suggestions } = await notFoundReason(symbol, otherwise, symbols);
  return { symbol, reason, suggestions };
}
