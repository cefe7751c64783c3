import type { Item } from "@advisor/adapters/dynamo/table";

const sums = ["micro_usd", "input_tokens", "output_tokens"] as const;
const nothing = sums.map(() => 0);

export interface DayWatch {
  /** What is wrong with a write to an advisor's day. */
  faults(after: Item, before: Item | undefined): string[];
  /** What the days count of all turns together, turn by turn, in millionths of a dollar. */
  counted(): number;
}

/** A day's sums move exactly as what the day counts of single turns, and that never falls or starts over. */
export function watchDays(): DayWatch {
  /** By turn, what a day was made to count last. */
  const counts = new Map<string, number[]>();
  const left = new Set<string>();

  /** A place may be taken again by a write that arrives late, when its turn has left: nobody books there. */
  function leftBefore(name: string, value: unknown, before: Item | undefined): boolean {
    if (value !== "0 0 0") return false;
    if (counts.has(name) && before?.[name] === undefined) left.add(name);
    return left.has(name);
  }

  /** How far the count of a turn moved; negative where it fell. */
  function moved([name, value]: [string, unknown]): number[] {
    const now = String(value).split(" ").map(Number);
    const then = counts.get(name) ?? nothing;
    counts.set(name, now);
    return now.map((one, nth) => one - (then[nth] ?? 0));
  }

  return {
    counted: () => [...counts.values()].reduce((sum, [micro_usd = 0]) => sum + micro_usd, 0),
    faults(after, before) {
      if (!sums.some((sum) => sum in after)) return [];
      const booked = Object.entries(after).filter(
        ([name, value]) => name.startsWith("counted_") && !leftBefore(name, value, before),
      );
      const moves = booked.map(moved);
      const turns = sums.map((_, nth) => moves.reduce((sum, move) => sum + (move[nth] ?? 0), 0));
      const actual = sums.map((sum) => Number(after[sum] ?? 0) - Number(before?.[sum] ?? 0));
      return [
        ...(moves.flat().some((move) => move < 0)
          ? ["a day counts less of a turn than before"]
          : []),
        ...(actual.join() === turns.join()
          ? []
          : [`a day moved by ${actual}, its turns by ${turns}`]),
      ];
    },
  };
}
