/** How many characters of a message are read. */
export const maxCharacters = 2_000;

/**
 * Normalizes a message for reading: its first 2,000 characters in NFKC form (which may lengthen
 * it), without invisible characters, with single spaces and straight apostrophes.
 */
export const normalizeMessage = (message: string): string =>
  message
    .slice(0, maxCharacters)
    .normalize("NFKC")
    .slice(0, maxCharacters)
    .replace(/\p{Cf}/gu, "")
    .replace(/[ \t]{2,}/g, " ")
    .replace(/[’‘´]/g, "'");
