/** Shorter strings are ordinary words, not tokens. */
const shortestToken = 6;
const signed = /\beyJ[\w-]{5,}\.[\w-]{5,}(?:\.[\w-]*)?/g;
/** A string after a word that introduces a secret, if it is long and contains a digit. */
const announcedSecret =
  /((?:(?<![a-z])(?:token|secret|password|passcode|api[\s_-]?key|access[\s_-]?key|bearer))["']?(?:\s+is)?[\s:=]*["'`]?)((?=[^\s"'`]*\d)[\w.~+/=-]{12,})/gi;

const removed = "(token removed)";

/**
 * Removes secrets from a message before it is stored: the broker token of the request, strings
 * introduced as a token, and signed tokens. A marker remains in their place.
 */
export function withoutSecrets(message: string, token?: string): string {
  const own = token?.trim() ?? "";
  const known = own.length < shortestToken ? message : message.replaceAll(own, removed);
  return known
    .replace(signed, removed)
    .replace(announcedSecret, (_, words: string) => `${words}${removed}`);
}
