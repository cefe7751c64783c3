import * as z from "zod";
import type { Ports } from "./ports.ts";
import type { FoundData } from "./tool.ts";

/** What a lookup says when it found nothing: why, and what was perhaps meant. */
export const Suggestions = z.object({
  reason: z.string().nullable(),
  suggestions: z.array(z.string()),
});

/** Why there is nothing: nobody knows the symbol, with what was perhaps meant; else `otherwise`. */
export async function absence(symbol: string, otherwise: string, symbols: Ports["symbols"]) {
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

/** The answer of a tool that found nothing: an answer, not an error. */
export async function absent<Blank extends object>(
  blank: Blank,
  symbol: string,
  otherwise: string,
  symbols: Ports["symbols"],
): Promise<FoundData<Blank & { found: false; reason: string; suggestions: string[] }>> {
  const { source, failed, reason, suggestions } = await absence(symbol, otherwise, symbols);
  return { source, failed, data: { ...blank, found: false, reason, suggestions } };
}

/** One of several symbols that have nothing. */
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
  const { reason, suggestions } = await absence(symbol, otherwise, symbols);
  return { symbol, reason, suggestions };
}
