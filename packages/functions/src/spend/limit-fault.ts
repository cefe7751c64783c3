import { addDays } from "@advisor/domain/day";
import { Fault } from "@advisor/domain/fault";
import type * as Spend from "@advisor/domain/spend";

/** A typical answer's duration, after which a slot may be free again. */
const placeSeconds = 5;

const cent = 10_000;

/** Dollars and cents; what is less than a cent has more decimals. */
const dollars = (microUsd: number): string =>
  microUsd < cent
    ? `$${(microUsd / 1_000_000).toFixed(6).replace(/0{1,4}$/, "")}`
    : `$${(microUsd / 1_000_000).toFixed(2)}`;

/** The fault for a day's budget with nothing left. Part of it may only be reserved. */
export function dayBudgetFault({ day_micro_usd }: Spend.Limits, today: Spend.Today): Fault {
  const { spent, held_micro_usd: held, day } = today;
  const limit = day_micro_usd ?? 0;
  const free_at = budgetResetsAt(day);
  const extra = { ...budgetExtra("day", limit, spent.micro_usd), free_at };
  if (held === 0) {
    const advice = `Ask again after ${addDays(day, 1)} 00:00 UTC.`;
    return usedUp(`${usedUpOf("Today's", limit, spent.micro_usd)} ${advice}`, extra);
  }
  const message = `Today's budget of ${dollars(limit)} is used up for now: ${dollars(spent.micro_usd)} was spent, and ${dollars(held)} is held for answers that are being written. Ask again when they are there.`;
  return usedUp(message, { ...extra, held_usd: held / 1_000_000 });
}

const sentences = {
  turn: ["This answer's", "Ask for less at once."],
  conversation: ["This conversation's", "Start a new conversation."],
} as const;

/** The fault for a used-up budget: which one, what was spent, and what to do. */
export function budgetFault(budget: keyof typeof sentences, limit: number, spent: number): Fault {
  const [whose, advice] = sentences[budget];
  return usedUp(`${usedUpOf(whose, limit, spent)} ${advice}`, budgetExtra(budget, limit, spent));
}

const usedUpOf = (whose: string, limit: number, spent: number): string =>
  `${whose} budget of ${dollars(limit)} is used up: ${dollars(spent)} was spent.`;

const usedUp = (message: string, extra: Record<string, unknown>): Fault =>
  new Fault("budget", "budget_exceeded", message, { extra });

const budgetExtra = (budget: string, limit: number, spent: number) => ({
  budget,
  budget_usd: limit / 1_000_000,
  spent_usd: spent / 1_000_000,
});

/** When the next day's budget starts (UTC). */
export const budgetResetsAt = (day: string): string => `${addDays(day, 1)}T00:00:00Z`;

export function turnLimitFault(
  kind: "busy" | "too_fast",
  today: Spend.Today,
  limits: Spend.Limits,
): Fault {
  const headers = rateHeaders(today, limits);
  const { turns_at_once, turns_per_minute } = limits;
  if (kind === "busy") {
    const message = `${turns_at_once} answers are being written for you. Wait for one, or stop one.`;
    const extra = { retry_after: placeSeconds, headers };
    return new Fault("limit", "too_many_turns", message, { extra });
  }
  const message = `More than ${turns_per_minute} questions in a minute. Wait a moment.`;
  const extra = { retry_after: today.minute_ends_in_seconds, headers };
  return new Fault("limit", "rate_limited", message, { extra });
}

/**
 * The headers of draft-ietf-httpapi-ratelimit-headers: quota (q), window in seconds (w), remaining
 * (r), and seconds until reset (t).
 */
export const rateHeaders = (
  { turns_this_minute, minute_ends_in_seconds, running }: Spend.Today,
  { turns_per_minute, turns_at_once }: Spend.Limits,
): Record<string, string> => {
  const turns = Math.max(turns_per_minute - turns_this_minute, 0);
  const places = Math.max(turns_at_once - running, 0);
  return {
    "ratelimit-policy": `"turns";q=${turns_per_minute};w=60, "turns-at-once";q=${turns_at_once};qu="concurrent-requests"`,
    ratelimit: `"turns";r=${turns};t=${minute_ends_in_seconds}, "turns-at-once";r=${places}`,
  };
};
