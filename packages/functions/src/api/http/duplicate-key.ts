/** Matches a string (a key if a colon follows), or a bracket. */
const tokens = /"([^"\\]*(?:\\.[^"\\]*)*)"(\s*:)?|[{}[\]]/gs;

/**
 * The first key that occurs twice in one object, or undefined. Different parsers would read such a
 * request differently. The text must be valid JSON.
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

/** Records the key; returns true if the object already had it. */
function isTaken(keys: Set<string> | undefined, key: string): boolean {
  const taken = keys?.has(key) ?? false;
  keys?.add(key);
  return taken;
}

const unescaped = (string: string): string =>
  string.includes("\\") ? String(JSON.parse(`"${string}"`)) : string;
