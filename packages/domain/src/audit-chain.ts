/** The `previous` of the first entry of every chain. */
export const genesis = "";

export type Verdict =
  | { valid: true; length: number; head: string }
  /** `at` is the index of the first entry that does not fit. */
  | { valid: false; length: number; at: number };

/** The hash of an entry: over the canonical JSON of {previous, entry}. */
export const link = (entry: unknown, previous: string, digest: (text: string) => string): string =>
  digest(canonical({ previous, entry }));

export interface Linked {
  hash: string;
  previous: string;
}

/** How far a chain has been checked. */
export interface Checked {
  length: number;
  /** The hash of the newest entry that fits. */
  head: string;
  /**
   * The first entry that does not fit: it does not follow the one before it (`order`), or is not what
   * was hashed (`content`).
   */
  broken: { at: number; why: "order" | "content" } | null;
}

export const unchecked: Checked = { length: 0, head: genesis, broken: null };

/** Checks the next entry, so that a chain of any length is checked with one entry in hand. */
export function checkNext(
  { length, head, broken }: Checked,
  { hash, previous, ...entry }: Linked,
  digest: (text: string) => string,
): Checked {
  const next = { length: length + 1, head, broken };
  if (broken !== null) return next;
  if (previous !== head) return { ...next, broken: { at: length, why: "order" } };
  if (hash !== link(entry, previous, digest))
    return { ...next, broken: { at: length, why: "content" } };
  return { ...next, head: hash };
}

/**
 * Entries cut off at the end leave a valid, shorter chain: compare `head` with one kept elsewhere.
 */
export const verdictOf = ({ length, head, broken }: Checked): Verdict =>
  broken === null ? { valid: true, length, head } : { valid: false, length, at: broken.at };

/** Checks every link from the first entry on. */
export const verify = (entries: readonly Linked[], digest: (text: string) => string): Verdict =>
  verdictOf(
    entries.reduce<Checked>((checked, entry) => checkNext(checked, entry, digest), unchecked),
  );

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
