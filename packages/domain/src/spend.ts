import * as z from "zod";
import type { Spent } from "./conversation.ts";
import { decimal } from "./decimal.ts";
import type { Fault } from "./fault.ts";
import { modelNames } from "./model/model-names.ts";
import { priceList } from "./model/price-list.ts";
import { makeUsage, type Usage } from "./model/usage.ts";

const Dollars = z
  .string()
  .regex(/^\d{1,9}(\.\d{1,9})?$/, 'must be dollars as text, for example "2.50"');

/** US dollars per million tokens, as decimal text. Without a price of its own, cached input costs as much as other input. */
const Rates = z.strictObject({
  input_usd: Dollars,
  output_usd: Dollars,
  cache_read_usd: Dollars.optional(),
  cache_write_usd: Dollars.optional(),
});

export const Price = Rates.extend({
  /** The rates for all tokens of a request whose prompt is longer than `over_tokens`. */
  long_prompt: Rates.extend({ over_tokens: z.int().positive() }).optional(),
});
export type Price = z.infer<typeof Price>;

/** Prices by model id, or by model name without region, maker and version. */
export const Prices = z.record(z.string(), Price);
export type Prices = z.infer<typeof Prices>;

/** A configured budget: parses dollars as text to millionths of a dollar. */
export const Budget = Dollars.transform((usd) =>
  decimal(usd).times(1_000_000).round(0, "down").toNumber(),
);

/** A model's configured price, or its list price. Null when unknown, which does not mean free. */
export function priceOf(modelId: string, configured: Prices): Price | null {
  const names = modelNames(modelId);
  for (const prices of [configured, priceList]) {
    const name = names.find((one) => Object.hasOwn(prices, one));
    if (name !== undefined) return prices[name] ?? null;
  }
  return null;
}

/** The cost of a step in millionths of a dollar, rounded up; null when price or usage is unknown. */
export function costMicroUsd(price: Price | null, usage: Usage): number | null {
  if (price === null || usage === null) return null;
  const { input_tokens, output_tokens, cache_read_tokens = 0, cache_write_tokens = 0 } = usage;
  const { input_usd, output_usd, cache_read_usd, cache_write_usd } = ratesFor(price, input_tokens);
  const fresh = input_tokens - cache_read_tokens - cache_write_tokens;
  // One dollar per million tokens is one millionth of a dollar per token.
  return decimal(input_usd)
    .times(fresh)
    .plus(decimal(cache_read_usd ?? input_usd).times(cache_read_tokens))
    .plus(decimal(cache_write_usd ?? input_usd).times(cache_write_tokens))
    .plus(decimal(output_usd).times(output_tokens))
    .round(0, "up")
    .toNumber();
}

const ratesFor = (price: Price, input_tokens: number): z.infer<typeof Rates> =>
  price.long_prompt !== undefined && input_tokens > price.long_prompt.over_tokens
    ? price.long_prompt
    : price;

/** The most that a step is likely to cost, in millionths of a dollar; this amount is reserved for it. */
export function maxCostMicroUsd(
  price: Price | null,
  step: { input_tokens: number; output_tokens: number },
): number {
  const plain = costMicroUsd(price, makeUsage(step)) ?? 0;
  const written = costMicroUsd(
    price,
    makeUsage({ ...step, cache_write_tokens: step.input_tokens }),
  );
  return Math.max(plain, written ?? 0);
}

export const zeroSpent: Spent = { micro_usd: 0, input_tokens: 0, output_tokens: 0 };

export const add = (a: Spent, b: Spent): Spent => ({
  micro_usd: a.micro_usd + b.micro_usd,
  input_tokens: a.input_tokens + b.input_tokens,
  output_tokens: a.output_tokens + b.output_tokens,
});

/** Budgets in millionths of a dollar (null: no budget), and limits on turns. */
export interface Limits {
  turn_micro_usd: number | null;
  conversation_micro_usd: number | null;
  day_micro_usd: number | null;
  turns_at_once: number;
  turns_per_minute: number;
}

/** An advisor's usage today (UTC). A turn counts toward the day on which it began. */
export interface Today {
  day: string;
  spent: Spent;
  /** Reserved for model calls and paid tools in progress, in millionths of a dollar. */
  held_micro_usd: number;
  turns: number;
  running: number;
  turns_this_minute: number;
  minute_ends_in_seconds: number;
}

/** The spending of a day (UTC). */
export interface DaySpend {
  day: string;
  spent: Spent;
  turns: number;
}

/** How many days of spending are stored; one read returns all of them. */
export const retentionDays = 90;

/** An amount to reserve and the day's budget that limits it, in millionths of a dollar. */
export interface ReservationRequest {
  micro_usd: number;
  day_micro_usd: number | null;
}

/** The amount that was reserved, which is less than requested if the budget has less left. */
export interface Reservation {
  held_micro_usd: number;
  /** All spending and reservations of the day, including this one. */
  day_micro_usd: number;
}

/**
 * The spending of one turn, or of one call outside a turn, within its advisor's day. A reservation
 * counts as spent until it is settled. If a process dies, its reservation stays in the day's total,
 * because its real cost is unknown.
 */
export interface SpendAccount {
  /** Records the total spent so far (idempotent) and reserves the next amount. */
  book(spent: Spent, wanted: ReservationRequest): Promise<Reservation>;
  /** Records the final total, releases the reservation, and frees the turn's slot. */
  close(spent: Spent): Promise<void>;
}

/** An advisor's day as stored. The content of `item` is private to the store. */
export interface StoredDay {
  day: string;
  item: Readonly<Record<string, unknown>> | undefined;
  /** The number of turns of the previous day that may still be running. */
  earlier: number;
}

/** Why there is no slot: the day's budget is used up, too many turns run, or too many began this minute. */
export interface SlotRefusal {
  kind: "spent" | "busy" | "too_fast";
  today: Today;
}

export type SlotCheck = { kind: "free"; day: StoredDay } | SlotRefusal;

/**
 * The slot that a turn takes in the transaction that starts it, with a reservation for the cost of
 * its first step.
 */
export interface SlotRequest {
  advisor_id: string;
  limits: Limits;
  wanted_micro_usd: number;
  /** The day as it was read. The write fails if it changed since. */
  day: StoredDay;
  /** The Fault to throw if no slot is available at the time of the write. */
  refusal(no: SlotRefusal): Fault;
}

export interface ClaimedSlot {
  account: SpendAccount;
  today: Today;
  held_micro_usd: number;
}

export type OpenAccountResult =
  | { kind: "opened"; account: SpendAccount; today: Today; held_micro_usd: number }
  /** The day's budget is used up; nothing was written. */
  | { kind: "spent"; today: Today };

export interface Store {
  /** Whether a turn could start now. The slot itself is taken by `Journal.begin`. */
  checkSlot(advisorId: string, limits: Limits): Promise<SlotCheck>;
  /** Reserves the cost of a call outside a turn. It takes no slot and does not count as a turn. */
  open(request: { advisor_id: string; wanted: ReservationRequest }): Promise<OpenAccountResult>;
  today(advisorId: string): Promise<Today>;
  /** The days with spending among the last `count` (at most `retentionDays`), newest first. */
  days(advisorId: string, count: number): Promise<DaySpend[]>;
}
