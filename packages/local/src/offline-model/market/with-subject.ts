import { lacksTicker } from "../intents.ts";
import { symbols } from "../read/symbols.ts";

/**
 * "P/E?" and "compare with VOO" after the price of NVDA are about NVDA. `about` is the text whose tickers the question
 * may be about.
 */
export function withSubject(text: string, about: string): string {
  const [subject] = symbols(about);
  if (subject === undefined || symbols(about).every((symbol) => symbols(text).includes(symbol)))
    return text;
  if (comparison.test(text) && symbols(text).length === 1) return `${text} with $${subject}`;
  return lacksTicker(text) ? `${text} of it` : text;
}

const comparison = /^\W*(?:and |now |ok )*(?:compare|compared|versus|vs|against)\b/i;
