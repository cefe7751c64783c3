import { readSum, type Spent } from "@advisor/domain/conversation";
import { nothing } from "@advisor/domain/spend";
import type { Item } from "../table.ts";

/**
 * What the day counts of one turn or call: what it has spent, and what it holds beyond that until a
 * moment after which nobody can be spending it any more.
 */
export interface SpendCounts {
  spent: Spent;
  held_micro_usd: number;
  held_until: number;
}

const countedPrefix = "counted_";
export const countedAttribute = (id: string): string => `${countedPrefix}${id}`;

export const uncounted: SpendCounts = { spent: nothing, held_micro_usd: 0, held_until: 0 };

/** As a text that a write can compare. It stands beside the day's sums, which hold it already. */
export function written({ spent, held_micro_usd, held_until }: SpendCounts): string {
  const sums = `${spent.micro_usd} ${spent.input_tokens} ${spent.output_tokens}`;
  return held_micro_usd === 0 ? sums : `${sums} ${held_micro_usd} ${held_until}`;
}

export function read(text: string): SpendCounts {
  const [micro_usd, input_tokens, output_tokens, held, until = 0] = text.split(" ").map(Number);
  const spent = {
    micro_usd: readSum(micro_usd),
    input_tokens: readSum(input_tokens),
    output_tokens: readSum(output_tokens),
  };
  return { spent, held_micro_usd: readSum(held), held_until: until };
}

/** What it takes of the day's budget. */
export const claimOf = ({ spent, held_micro_usd }: SpendCounts): number =>
  spent.micro_usd + held_micro_usd;

/** What the day has spent and holds: one sum, so that one condition can keep it within a budget. */
export const claimedOf = (item: Item | undefined): number => readSum(item?.micro_usd);

/** What is held now; what nobody settled in its time counts as spent. */
export const heldOf = (item: Item | undefined, now: number): number =>
  Object.entries(item ?? {})
    .filter(([name]) => name.startsWith(countedPrefix))
    .map(([, text]) => read(String(text)))
    .reduce((sum, one) => sum + (one.held_until > now ? one.held_micro_usd : 0), 0);

export const spentOf = (item: Item | undefined, now: number): Spent => ({
  micro_usd: claimedOf(item) - heldOf(item, now),
  input_tokens: readSum(item?.input_tokens),
  output_tokens: readSum(item?.output_tokens),
});

/** How much of what is wanted a day can hold that has claimed so much. */
export const grantOf = (wanted: number, budget: number | null, claimed: number): number =>
  budget === null ? wanted : Math.max(0, Math.min(wanted, budget - claimed));

/** What the day keeps of turns that never left: more than sleep at one time, little beside an item's size. */
const mostDead = 200;

/** Counts of turns that died long ago: of so many that none of them is waiting to wake. */
export function oldCounts(item: Item): string[] {
  const held = new Set(
    Object.entries(item).flatMap(([name, id]) =>
      name.startsWith("place_") ? [countedAttribute(String(id))] : [],
    ),
  );
  const counts = Object.keys(item).filter((name) => name.startsWith(countedPrefix));
  return counts
    .filter((name) => !held.has(name))
    .toSorted()
    .slice(0, -mostDead);
}
