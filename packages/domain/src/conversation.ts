import * as z from "zod";
import type { Page } from "./page.ts";
import type { Liveness } from "./record/liveness.ts";

/** The exclusive right to write a turn. Writes under an older epoch fail. */
export const Lease = z.object({
  turn_id: z.string(),
  epoch: z.int(),
  /**
   * Milliseconds since 1970 by the holder's clock. Every renewal increases it. A process that sees it
   * unchanged for the lease's whole duration may take the conversation over.
   */
  expires_at: z.number(),
  /** The duration of the lease after a renewal, in milliseconds. */
  ms: z.number(),
  /** Set by a stop request: the turn that holds the lease then ends as interrupted. */
  stop: z.boolean(),
});
export type Lease = z.infer<typeof Lease>;

/** What a conversation has spent; updated when a turn ends. */
const Sum = z.int().min(0).max(1_000_000_000_000);
export const Spent = z.object({
  /** Millionths of a US dollar. Steps of a model with an unknown price are not counted. */
  micro_usd: Sum,
  input_tokens: Sum,
  output_tokens: Sum,
});
const StoredTotal = Sum.catch(0);
/** Reads a stored total. An invalid one counts as 0. */
export const parseTotal = (stored: unknown): number => StoredTotal.parse(stored);
export type Spent = z.infer<typeof Spent>;

const nothingSpent: Spent = { micro_usd: 0, input_tokens: 0, output_tokens: 0 };

/** The entry (`seq`) with the newest summary of older turns, and the last entry that it covers. */
export const Summary = z.object({ seq: z.int(), through: z.int() });

export const Info = z.object({
  id: z.string(),
  advisor_id: z.string(),
  /** The entry point it was started from. Only the copilot's conversations are listed. */
  door: z.enum(["copilot", "trading", "openbb"]),
  /** Null until a household is chosen; never changes after that. */
  household_id: z.string().nullable(),
  title: z.string().nullable(),
  created_at: z.string(),
  /** The time of the last accepted message. */
  updated_at: z.string(),
  /** True when the advisor pinned it to the top of the list. */
  pinned: z.boolean().default(false),
  deleted: z.boolean(),
  /** How many turns have held the lease, including repairs. */
  epoch: z.int(),
  lease: Lease.nullable(),
  /** Write tools that the advisor approved for the rest of this conversation. */
  allowed_tools: z.array(z.string()).default([]),
  summary: Summary.nullable().default(null),
  spent: Spent.default(nothingSpent),
});
export type Info = z.infer<typeof Info>;

export const leaseStamp = ({ epoch, expires_at }: Lease): string => `${epoch} ${expires_at}`;

/** How long the lease is still valid, in milliseconds; 0 when another process may take over. */
export function leaseRemainingMs({ id, lease }: Info, liveness: Liveness): number {
  if (lease === null || liveness.longAgo(lease.expires_at)) return 0;
  return Math.max(0, lease.ms - liveness.unchangedMs(id, leaseStamp(lease)));
}

export const isLeased = (conversation: Info, liveness: Liveness): boolean =>
  leaseRemainingMs(conversation, liveness) > 0;

/** The fields of a conversation that a list shows. */
export const Card = Info.pick({
  id: true,
  household_id: true,
  title: true,
  created_at: true,
  updated_at: true,
  pinned: true,
});
export type Card = z.infer<typeof Card>;

export interface Store {
  /** Stores a new conversation; false when the id is taken. */
  create(conversation: Info): Promise<boolean>;
  get(id: string): Promise<Info | undefined>;
  /** The advisor's conversations: pinned ones first, then by latest activity. */
  list(request: {
    advisorId: string;
    householdId: string | undefined;
    cursor: string | undefined;
    limit: number;
  }): Promise<Page<Card>>;
}
