import { optionContract } from "@advisor/domain/text/option-contract";

/**
 * One spelling of a symbol: capitals, BRK-B and BRK/B as BRK.B, an option without the blanks that pad its 21 characters.
 * Names of what has no ticker (private_harborview_iv) stay in small letters.
 */
export function normalSymbol(text: string): string {
  const trimmed = text.trim();
  if (trimmed.includes("_")) return trimmed.toLowerCase();
  const upper = trimmed.toUpperCase();
  const joined = upper.replace(/\s+/g, "");
  if (optionContract(joined) !== undefined) return joined;
  return upper.replace(/^([A-Z]{1,5})[-/ ]([A-Z])$/, "$1.$2");
}

/** BRKB is BRK.B where the symbols at hand have the second and not only the first. */
export function spellings(symbols: Iterable<string>): (text: string) => string {
  const dotted = new Map<string, string>();
  for (const symbol of symbols) {
    const normal = normalSymbol(symbol);
    if (/^[A-Z]+\.[A-Z]$/.test(normal)) dotted.set(normal.replace(".", ""), normal);
  }
  return (text) => {
    const normal = normalSymbol(text);
    return dotted.get(normal) ?? normal;
  };
}
