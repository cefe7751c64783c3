import { parseTotal, type Spent } from "@advisor/domain/conversation";
import { zeroSpent } from "@advisor/domain/spend";
import type { TableItem } from "../table.ts";

/**
 * One turn's or call's share of the day: what it has spent, and what it holds in reserve until a time by
 * which it must have ended.
 */
export interface SpendCounts {
  spent: Spent;
  held_micro_usd: number;
  held_until: number;
}

const countsPrefix = "counted_";
export const countsAttribute = (id: string): string => `${countsPrefix}${id}`;

export const zeroCounts: SpendCounts = { spent: zeroSpent, held_micro_usd: 0, held_until: 0 };

/** Encoded as a string that a write condition can compare. The day's totals already include these counts. */
export function encodeCounts({ spent, held_micro_usd, held_until }: SpendCounts): string {
  const sums = `${spent.micro_usd} ${spent.input_tokens} ${spent.output_tokens}`;
  return held_micro_usd === 0 ? sums : `${sums} ${held_micro_usd} ${held_until}`;
}

export function decodeCounts(text: string): SpendCounts {
  const [micro_usd, input_tokens, output_tokens, held, until = 0] = text.split(" ").map(Number);
  const spent = {
    micro_usd: parseTotal(micro_usd),
    input_tokens: parseTotal(input_tokens),
    output_tokens: parseTotal(output_tokens),
  };
  return { spent, held_micro_usd: parseTotal(held), held_until: until };
}

/** How much of the day's budget one turn or call takes: spent plus held. */
export const claimedAmount = ({ spent, held_micro_usd }: SpendCounts): number =>
  spent.micro_usd + held_micro_usd;

/** Spent plus held for the whole day: one number, so that one condition can enforce the budget. */
export const claimedOnDay = (item: TableItem | undefined): number => parseTotal(item?.micro_usd);

/** What is held now. Holds that expired without being settled count as spent. */
export const heldOnDay = (item: TableItem | undefined, now: number): number =>
  Object.entries(item ?? {})
    .filter(([name]) => name.startsWith(countsPrefix))
    .map(([, text]) => decodeCounts(String(text)))
    .reduce((sum, one) => sum + (one.held_until > now ? one.held_micro_usd : 0), 0);

export const spentOnDay = (item: TableItem | undefined, now: number): Spent => ({
  micro_usd: claimedOnDay(item) - heldOnDay(item, now),
  input_tokens: parseTotal(item?.input_tokens),
  output_tokens: parseTotal(item?.output_tokens),
});

/** How much of the wanted amount still fits into the budget. */
export const affordableAmount = (wanted: number, budget: number | null, claimed: number): number =>
  budget === null ? wanted : Math.max(0, Math.min(wanted, budget - claimed));

/** How many counts of dead turns to keep: more than can be paused at once, few enough for an item's size. */
const maxStaleCounts = 200;

/** Counts of turns that died long ago and can be deleted: the oldest ones without a slot. */
export function staleCounts(item: TableItem): string[] {
  const held = new Set(
    Object.entries(item).flatMap(([name, id]) =>
      name.startsWith("place_") ? [countsAttribute(String(id))] : [],
    ),
  );
  const counts = Object.keys(item).filter((name) => name.startsWith(countsPrefix));
  return counts
    .filter((name) => !held.has(name))
    .toSorted()
    .slice(0, -maxStaleCounts);
}
