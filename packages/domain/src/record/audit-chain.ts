import * as z from "zod";

/** The `previous` of the first entry of every chain. */
export const genesis = "";

export type Verdict =
  /** `unreadable`: how many entries cannot be read and were acknowledged by a repair entry. */
  | { valid: true; length: number; head: string; unreadable?: number }
  /** `at` is the index of the first entry that does not match. */
  | { valid: false; length: number; at: number };

/** The hash of an entry: the digest of the canonical JSON of {previous, entry}. */
export const entryHash = (
  entry: unknown,
  previous: string,
  digest: (text: string) => string,
): string => digest(canonicalJson({ previous, entry }));

export interface ChainedEntry {
  hash: string;
  previous: string;
}

/** How far a chain has been checked. */
export interface ChainCheck {
  length: number;
  /** The hash of the newest entry that matches. */
  head: string;
  /**
   * The first entry that does not match: it does not follow its predecessor (`order`), or its
   * content was changed (`content`).
   */
  broken: { at: number; why: "order" | "content" } | null;
  /** Entries that cannot be read. */
  gaps: readonly KnownGap[];
}

/**
 * A stored entry that cannot be read: its index, the digest of its bytes, and its hash if that is
 * known.
 */
export interface UnreadableEntry {
  seq: number;
  digest: string;
  hash: string;
}

interface KnownGap extends UnreadableEntry {
  at: number;
  repaired: boolean;
}

export const uncheckedChain: ChainCheck = { length: 0, head: genesis, broken: null, gaps: [] };

/** Checks the next entry; a chain of any length can be checked with one entry in memory. */
export function checkNext(
  checked: ChainCheck,
  { hash, previous, ...entry }: ChainedEntry,
  digest: (text: string) => string,
): ChainCheck {
  const { length, head, broken, gaps } = checked;
  const next = { ...checked, length: length + 1 };
  if (broken !== null) return next;
  // An unreadable entry cannot be hashed again, so the entry after it states its hash.
  const afterGap = gaps.at(-1)?.at === length - 1;
  if (previous !== head && !afterGap) return { ...next, broken: { at: length, why: "order" } };
  if (hash !== entryHash(entry, previous, digest))
    return { ...next, broken: { at: length, why: "content" } };
  return { ...next, head: hash, gaps: gaps.map((gap) => withRepair(gap, entry)) };
}

/**
 * Skips an entry that cannot be read; the chain is valid only when a later entry acknowledges it.
 */
export const skipUnreadable = (checked: ChainCheck, gap: UnreadableEntry): ChainCheck => ({
  ...checked,
  length: checked.length + 1,
  head: checked.broken === null ? gap.hash : checked.head,
  gaps: [...checked.gaps, { ...gap, at: checked.length, repaired: false }],
});

const Repair = z.object({
  body: z.object({
    kind: z.literal("repaired"),
    entries: z.array(z.object({ seq: z.int(), digest: z.string() })),
  }),
});

function withRepair(gap: KnownGap, entry: object): KnownGap {
  const named = gap.repaired ? undefined : Repair.safeParse(entry).data?.body.entries;
  const repaired = named?.some(({ seq, digest }) => seq === gap.seq && digest === gap.digest);
  return repaired === true ? { ...gap, repaired } : gap;
}

/** The first unreadable entry that no later entry acknowledges. */
export const unacknowledgedEntry = ({ gaps }: ChainCheck): number | undefined =>
  gaps.find(({ repaired }) => !repaired)?.at;

/**
 * A chain whose end was cut off is still valid, only shorter: compare `head` with a copy kept
 * elsewhere.
 */
export function verdictOf(checked: ChainCheck): Verdict {
  const { length, head, broken, gaps } = checked;
  const at = Math.min(
    broken?.at ?? Number.POSITIVE_INFINITY,
    unacknowledgedEntry(checked) ?? Number.POSITIVE_INFINITY,
  );
  if (Number.isFinite(at)) return { valid: false, length, at };
  return { valid: true, length, head, ...(gaps.length === 0 ? {} : { unreadable: gaps.length }) };
}

/** Checks every entry from the first one on. */
export const verifyEntries = (
  entries: readonly ChainedEntry[],
  digest: (text: string) => string,
): Verdict =>
  verdictOf(
    entries.reduce<ChainCheck>(
      (checked, entry) => checkNext(checked, entry, digest),
      uncheckedChain,
    ),
  );

/** Canonical JSON: sorted keys and no white space (RFC 8785). Like `JSON.stringify`, leaves out undefined. */
export const canonicalJson = (value: unknown): string => write(value) ?? "null";

function write(value: unknown): string | undefined {
  if (Array.isArray(value)) return `[${value.map((one) => write(one) ?? "null").join(",")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  // A date or a buffer says itself what its JSON is.
  if ("toJSON" in value && typeof value.toJSON === "function") return write(value.toJSON());
  const fields: Readonly<Record<string, unknown>> = { ...value };
  let members = "";
  for (const key of Object.keys(fields).sort()) {
    const text = write(fields[key]);
    if (text === undefined) continue;
    members += `${members === "" ? "" : ","}${JSON.stringify(key)}:${text}`;
  }
  return `{${members}}`;
}
