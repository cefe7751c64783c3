import * as z from "zod";
import type { Page } from "./page.ts";
import type { Liveness } from "./record/liveness.ts";

/** The right to write a turn. A later epoch makes every earlier holder's writes fail. */
export const Lease = z.object({
  turn_id: z.string(),
  epoch: z.int(),
  /**
   * Milliseconds since 1970 by the holder's clock. It grows with every renewal: whoever sees it stand
   * still for as long as the lease lasts may take the conversation over.
   */
  expires_at: z.number(),
  /** How long it lasts from its last renewal, in milliseconds. */
  ms: z.number(),
  /** Set by a stop request; the turn that holds the lease ends as interrupted. */
  stop: z.boolean(),
});
export type Lease = z.infer<typeof Lease>;

/** What has been spent on a conversation, counted when a turn ends. */
const Sum = z.int().min(0).max(1_000_000_000_000);
export const Spent = z.object({
  /** Millionths of a US dollar; steps of a model without a known price count nothing. */
  micro_usd: Sum,
  input_tokens: Sum,
  output_tokens: Sum,
});
/** A stored sum as it can be counted on; one that can be no sum counts nothing. */
export const readTotal = (stored: unknown): number => Sum.catch(0).parse(stored);
export type Spent = z.infer<typeof Spent>;

const nothingSpent: Spent = { micro_usd: 0, input_tokens: 0, output_tokens: 0 };

/** Where the newest summary of older turns stands in the record, and how far it reaches. */
export const Summary = z.object({ seq: z.int(), through: z.int() });

export const Info = z.object({
  id: z.string(),
  advisor_id: z.string(),
  /** Which way in it came. Only the copilot's conversations are listed. */
  door: z.enum(["copilot", "trading", "openbb"]),
  /** Null until a household is chosen; never changes after that. */
  household_id: z.string().nullable(),
  title: z.string().nullable(),
  created_at: z.string(),
  /** The time of the last accepted message. */
  updated_at: z.string(),
  /** Its advisor keeps it at the head of the list. */
  pinned: z.boolean().default(false),
  deleted: z.boolean(),
  /** How many turns have held the lease, including repairs. */
  epoch: z.int(),
  lease: Lease.nullable(),
  /** Tools that write and that the advisor allowed for the rest of this conversation. */
  allowed_tools: z.array(z.string()).default([]),
  summary: Summary.nullable().default(null),
  spent: Spent.default(nothingSpent),
});
export type Info = z.infer<typeof Info>;

export const leaseStamp = ({ epoch, expires_at }: Lease): string => `${epoch} ${expires_at}`;

/** How long the conversation is still held, in milliseconds: 0 when anybody may take it over. */
export function leaseRemainingMs({ id, lease }: Info, liveness: Liveness): number {
  if (lease === null || liveness.longAgo(lease.expires_at)) return 0;
  return Math.max(0, lease.ms - liveness.unchangedMs(id, leaseStamp(lease)));
}

export const isLeased = (conversation: Info, liveness: Liveness): boolean =>
  leaseRemainingMs(conversation, liveness) > 0;

/** What a list shows of a conversation. */
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
  /** Stores it once: false when the id is taken. */
  create(conversation: Info): Promise<boolean>;
  get(id: string): Promise<Info | undefined>;
  /** The advisor's conversations: pinned ones first, then the newest activity. */
  list(given: {
    advisorId: string;
    householdId: string | undefined;
    cursor: string | undefined;
    limit: number;
  }): Promise<Page<Card>>;
}
