import { general, namesIn } from "./household.ts";

/**
 * "Total cash for the Smiths?", "the Smith family: best position": the household's own name at the end or at the
 * beginning only says of whom it is asked, and what is "the Smiths'" is ours. Another household's name is left where it is.
 */
export function withoutOwnHousehold(message: string, name: string): string {
  const all = namesIn(name);
  const own = all.filter((word) => !general.test(word));
  const beside = [...all, "family", "household", "clients?"].join("|");
  // "the demo investor" is called so by all of its words.
  const called =
    own.length === 0
      ? `(?:the )?${all.join(" ")}`
      : `(?:the )?(?:${own.join("|")})s?(?: (?:${beside}))*`;
  const anybody = "(?:the|this|our|my) (?:clients?|household|family|foundation)";
  const theirs =
    own.length === 0 ? "(?!)" : `the (?:${own.join("|")})(?:e?s['’]|s? (?:family|household)['’]s)`;
  const bare = message
    .replace(new RegExp(`\\b${theirs}(?= \\p{L})`, "giu"), "our")
    .replace(
      new RegExp(`,?\\s+(?:for|on behalf of) (?:${called}|${anybody})(?=[\\s?.!]*$)`, "i"),
      "",
    )
    .replace(new RegExp(`^\\W*${called}\\s*[:,–—-]\\s+`, "i"), "");
  return /\p{L}{2}/u.test(bare) ? bare : message;
}
