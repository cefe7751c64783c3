/** As much of a message as is read, in characters. */
export const longest = 2_000;

/**
 * What of a message is read: its first 2,000 characters, composed as Unicode composes them (NFKC, which can make them
 * more), without invisible ones, with single blanks and straight apostrophes.
 */
export const legible = (message: string): string =>
  message
    .slice(0, longest)
    .normalize("NFKC")
    .slice(0, longest)
    .replace(/\p{Cf}/gu, "")
    .replace(/[ \t]{2,}/g, " ")
    .replace(/[’‘´]/g, "'");
