import Big from "big.js";
import * as z from "zod";
import type { Spent } from "./conversation.ts";
import { decimal } from "./decimal.ts";
import type { Fault } from "./fault.ts";
import { modelNames } from "./model/model-names.ts";
import { priceList } from "./model/price-list.ts";
import { makeUsage, type Usage } from "./model/usage.ts";

const Dollars = z
  .string()
  .regex(/^\d{1,9}(\.\d{1,9})?$/, 'dollars written as text, for example "2.50"');

/** US dollars for a million tokens, as decimal text. Cached input costs what other input does where it has no price. */
const Rates = z.strictObject({
  input_usd: Dollars,
  output_usd: Dollars,
  cache_read_usd: Dollars.optional(),
  cache_write_usd: Dollars.optional(),
});

export const Price = Rates.extend({
  /** What every token of a request costs whose prompt is longer than this. */
  long_prompt: Rates.extend({ over_tokens: z.int().positive() }).optional(),
});
export type Price = z.infer<typeof Price>;

/** Prices by model id, or by its name without region, maker and version. */
export const Prices = z.record(z.string(), Price);
export type Prices = z.infer<typeof Prices>;

/** A budget as it is configured: dollars as text, counted in millionths. */
export const Budget = Dollars.transform((usd) =>
  decimal(usd).times(1_000_000).round(0, Big.roundDown).toNumber(),
);

/** What a model costs: as configured, else as listed. Null when nobody has said so: unknown, never free. */
export function priceOf(modelId: string, configured: Prices): Price | null {
  const names = modelNames(modelId);
  for (const prices of [configured, priceList]) {
    const name = names.find((one) => Object.hasOwn(prices, one));
    if (name !== undefined) return prices[name] ?? null;
  }
  return null;
}

/** The cost of a step in millionths of a dollar, rounded up; null when price or tokens are not known. */
export function costMicroUsd(price: Price | null, usage: Usage): number | null {
  if (price === null || usage === null) return null;
  const { input_tokens, output_tokens, cache_read_tokens = 0, cache_write_tokens = 0 } = usage;
  const { input_usd, output_usd, cache_read_usd, cache_write_usd } = ratesFor(price, input_tokens);
  const fresh = input_tokens - cache_read_tokens - cache_write_tokens;
  // A dollar for a million tokens is a millionth of a dollar for one.
  return decimal(input_usd)
    .times(fresh)
    .plus(decimal(cache_read_usd ?? input_usd).times(cache_read_tokens))
    .plus(decimal(cache_write_usd ?? input_usd).times(cache_write_tokens))
    .plus(decimal(output_usd).times(output_tokens))
    .round(0, Big.roundUp)
    .toNumber();
}

const ratesFor = (price: Price, input_tokens: number): z.infer<typeof Rates> =>
  price.long_prompt !== undefined && input_tokens > price.long_prompt.over_tokens
    ? price.long_prompt
    : price;

/** The most that a step of so many characters and tokens to be written is likely to cost: what is held for it. */
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

/** Budgets are in millionths of a dollar; null where there is none. */
export interface Limits {
  turn_micro_usd: number | null;
  conversation_micro_usd: number | null;
  day_micro_usd: number | null;
  turns_at_once: number;
  turns_per_minute: number;
}

/** An advisor's day (UTC) so far. A turn belongs to the day on which it began. */
export interface Today {
  day: string;
  spent: Spent;
  /** Held, in millionths of a dollar, for model calls and paid tools that are under way. */
  held_micro_usd: number;
  turns: number;
  running: number;
  turns_this_minute: number;
  minute_ends_in_seconds: number;
}

/** A day (UTC) on which something was spent. */
export interface DaySpend {
  day: string;
  spent: Spent;
  turns: number;
}

/** Days are kept for as long, and one read has room for them. */
export const retentionDays = 90;

/** What somebody is about to spend, and the budget of the day that it must fit into. */
export interface ReservationRequest {
  micro_usd: number;
  day_micro_usd: number | null;
}

/** What was held of what was wanted: less when the day has less left, 0 when it has nothing left. */
export interface Reservation {
  held_micro_usd: number;
  /** What the day has spent and holds, this included. */
  day_micro_usd: number;
}

/**
 * What one turn, or one call outside of turns, spends of its advisor's day. What is held counts as
 * spent until it is settled: of a process that died the day keeps what was held, because nobody knows
 * what was spent of it.
 */
export interface SpendAccount {
  /** Makes the day count what was spent so far, once, however often it is told, and holds what is wanted next. */
  book(spent: Spent, wanted: ReservationRequest): Promise<Reservation>;
  /** Books what is not booked yet, holds nothing any more, and gives a turn's place back. */
  close(spent: Spent): Promise<void>;
}

/** An advisor's day as the store has it; what it says is the store's own affair. */
export interface StoredDay {
  day: string;
  item: Readonly<Record<string, unknown>> | undefined;
  /** Turns of the day before that may still be running. */
  earlier: number;
}

/** The day's budget is used up, too many turns run, or too many began in this minute. */
export interface SlotRefusal {
  kind: "spent" | "busy" | "too_fast";
  today: Today;
}

export type SlotCheck = { kind: "free"; day: StoredDay } | SlotRefusal;

/**
 * What a turn takes of its advisor's day with the write that opens it: one of the advisor's slots, and
 * a hold of what its first step may cost.
 */
export interface SlotClaim {
  advisor_id: string;
  limits: Limits;
  wanted_micro_usd: number;
  /** As it was read before; the write holds only where that is still so. */
  day: StoredDay;
  /** The Fault to be thrown where the slot is gone by then. */
  refusal(no: SlotRefusal): Fault;
}

export interface ClaimedSlot {
  account: SpendAccount;
  today: Today;
  held_micro_usd: number;
}

export type OpenAccountResult =
  | { kind: "opened"; account: SpendAccount; today: Today; held_micro_usd: number }
  /** The day has nothing left: nothing was written. */
  | { kind: "spent"; today: Today };

export interface Store {
  /** Whether a turn could begin now. It takes its slot with what opens it: `Journal.begin`. */
  checkSlot(advisorId: string, limits: Limits): Promise<SlotCheck>;
  /** Holds what a call outside of turns may cost. It takes no place and counts as no turn. */
  open(given: { advisor_id: string; wanted: ReservationRequest }): Promise<OpenAccountResult>;
  today(advisorId: string): Promise<Today>;
  /** Of the last `count` days, at most `keptDays`, those on which something was spent; today first. */
  days(advisorId: string, count: number): Promise<DaySpend[]>;
}
