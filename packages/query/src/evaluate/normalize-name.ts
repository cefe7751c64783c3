const symbols = new Set(["symbol", "underlying", "fund"]);

/** Normalizes a name for comparison: lower case, punctuation as spaces; symbols lose all punctuation. */
export function normalizeName(field: string, text: string): string {
  const plain = text
    .toLowerCase()
    .replace(/['’]s?\b/g, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
  return symbols.has(field) ? plain.replaceAll(" ", "") : plain;
}
