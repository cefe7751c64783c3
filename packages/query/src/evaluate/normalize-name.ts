const symbols = new Set(["symbol", "underlying", "fund"]);

/** What a program writes for the values of a dimension such as `managed`. */
const truths: Readonly<Record<string, string>> = { true: "yes", false: "no" };

/** Normalizes a name for comparison: lower case, punctuation as spaces; symbols lose all punctuation. */
export function normalizeName(field: string, text: string): string {
  const plain = text
    .toLowerCase()
    .replace(/['’]s?\b/g, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
  return symbols.has(field) ? plain.replaceAll(" ", "") : (truths[plain] ?? plain);
}
