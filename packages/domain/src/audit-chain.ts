/** The `previous` of the first entry of every chain. */
export const genesis = "";

export type Verdict =
  | { valid: true; length: number; head: string }
  /** `at` is the index of the first entry that does not fit. */
  | { valid: false; length: number; at: number };

/** The hash of an entry: over the canonical JSON of {previous, entry}. */
export const link = (entry: unknown, previous: string, digest: (text: string) => string): string =>
  digest(canonical({ previous, entry }));

/**
 * Checks every link from the first entry on. Entries cut off at the end leave a valid, shorter
 * chain: compare `head` with one kept elsewhere.
 */
export function verify(
  entries: readonly { hash: string; previous: string }[],
  digest: (text: string) => string,
): Verdict {
  let head = genesis;
  for (const [at, { hash, previous, ...entry }] of entries.entries()) {
    if (previous !== head || hash !== link(entry, previous, digest)) {
      return { valid: false, length: entries.length, at };
    }
    head = hash;
  }
  return { valid: true, length: entries.length, head };
}

/** JSON with the keys of every object in order and without whitespace (RFC 8785). */
export const canonical = (value: unknown): string =>
  write(JSON.parse(JSON.stringify(value) ?? "null"));

function write(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(write).join(",")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const members = Object.entries(value)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, member]) => `${JSON.stringify(key)}:${write(member)}`);
  return `{${members.join(",")}}`;
}
