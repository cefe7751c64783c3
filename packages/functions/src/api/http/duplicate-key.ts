/** A string, with the colon that makes it a key; or the beginning or end of an object or a list. */
const tokens = /"([^"\\]*(?:\\.[^"\\]*)*)"(\s*:)?|[{}[\]]/gs;

/**
 * The first key that one object of the text has twice; undefined when none has. Two readers of such a
 * text may see two different requests. The text must be valid JSON.
 */
export function duplicateKey(text: string): string | undefined {
  const open: Set<string>[] = [];
  for (const [token, string = "", colon] of text.matchAll(tokens)) {
    if (token === "{" || token === "[") open.push(new Set());
    if (token === "}" || token === "]") open.pop();
    if (colon !== undefined && isTaken(open.at(-1), unescaped(string))) return unescaped(string);
  }
  return undefined;
}

/** Takes the key if it is free. */
function isTaken(keys: Set<string> | undefined, key: string): boolean {
  const taken = keys?.has(key) ?? false;
  keys?.add(key);
  return taken;
}

const unescaped = (string: string): string =>
  string.includes("\\") ? String(JSON.parse(`"${string}"`)) : string;
