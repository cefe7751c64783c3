const symbols = new Set(["symbol", "underlying", "fund"]);

/** A name without what writers differ in: capitals, and signs between the words; in a symbol no signs at all. */
export function fold(field: string, text: string): string {
  const plain = text
    .toLowerCase()
    .replace(/['’]s?\b/g, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
  return symbols.has(field) ? plain.replaceAll(" ", "") : plain;
}
