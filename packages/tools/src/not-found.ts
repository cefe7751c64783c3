import * as z from "zod";
import type { Ports } from "./ports.ts";
import type { Found } from "./tool.ts";

/** What a lookup says when it found nothing: why, and what was perhaps meant. */
export const Suggestions = z.object({
  reason: z.string().nullable(),
  suggestions: z.array(z.string()),
});

/** The answer for an unknown ticker: an answer with suggestions, not an error. */
export async function notFound<Blank extends object>(
  blank: Blank,
  symbol: string,
  symbols: Ports["symbols"],
): Promise<Found<Blank & { found: false; reason: string; suggestions: string[] }>> {
  const { value: suggestions, source } = await symbols.suggest(symbol);
  return {
    source,
    data: { ...blank, found: false, reason: `${symbol} is not on file.`, suggestions },
  };
}
