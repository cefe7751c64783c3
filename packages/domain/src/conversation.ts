import * as z from "zod";
import type { Page } from "./page.ts";

/** The right to write a turn. A later epoch makes every earlier holder's writes fail. */
export const Lease = z.object({
  turn_id: z.string(),
  epoch: z.int(),
  /** Milliseconds since 1970; after it anybody may take the conversation over. */
  expires_at: z.number(),
  /** Set by a stop request; the turn that holds the lease ends as interrupted. */
  stop: z.boolean(),
});
export type Lease = z.infer<typeof Lease>;

export const Info = z.object({
  id: z.string(),
  advisor_id: z.string(),
  /** Which way in it came. Only the copilot's conversations are listed. */
  door: z.enum(["copilot", "trading"]),
  /** Null until a household is chosen; never changes after that. */
  household_id: z.string().nullable(),
  title: z.string().nullable(),
  created_at: z.string(),
  /** The time of the last accepted message. */
  updated_at: z.string(),
  deleted: z.boolean(),
  /** How many turns have held the lease, including repairs. */
  epoch: z.int(),
  lease: Lease.nullable(),
});
export type Info = z.infer<typeof Info>;

export const held = (conversation: Info, now: number): boolean =>
  conversation.lease !== null && conversation.lease.expires_at > now;

/** What a list shows of a conversation. */
export const Card = Info.pick({
  id: true,
  household_id: true,
  title: true,
  created_at: true,
  updated_at: true,
});
export type Card = z.infer<typeof Card>;

export interface Store {
  /** Stores it once: false when the id is taken. */
  create(conversation: Info): Promise<boolean>;
  get(id: string): Promise<Info | undefined>;
  /** The advisor's conversations, newest activity first. */
  list(given: {
    advisorId: string;
    householdId: string | undefined;
    cursor: string | undefined;
    limit: number;
  }): Promise<Page<Card>>;
}
