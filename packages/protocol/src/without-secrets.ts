/** Shorter texts are words of the message, not a token. */
const shortestToken = 6;
const signed = /\beyJ[\w-]{5,}\.[\w-]{5,}(?:\.[\w-]*)?/g;
/** What follows a word that announces a secret, where it looks like one: long, and with a digit in it. */
const announced =
  /((?:(?<![a-z])(?:token|secret|password|passcode|api[\s_-]?key|access[\s_-]?key|bearer))["']?(?:\s+is)?[\s:=]*["'`]?)((?=[^\s"'`]*\d)[\w.~+/=-]{12,})/gi;

const removed = "(token removed)";

/**
 * A message without the broker token that came with it, and without what is announced as a token or
 * looks like a signed one: whatever is written is kept for good. The place where it stood stays visible.
 */
export function withoutSecrets(message: string, token?: string): string {
  const own = token?.trim() ?? "";
  const known = own.length < shortestToken ? message : message.replaceAll(own, removed);
  return known
    .replace(signed, removed)
    .replace(announced, (_, words: string) => `${words}${removed}`);
}
