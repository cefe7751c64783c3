import type { Item } from "@advisor/adapters/dynamo/table";

const sums = ["micro_usd", "input_tokens", "output_tokens"] as const;

export interface DayWatch {
  /** What is wrong with a write to an advisor's day. */
  faults(after: Item, before: Item | undefined): string[];
  uncertain(): number;
}

/**
 * A day's sums move exactly as what they count of single turns. One exception: a turn whose booking was
 * stored without an answer, and whose place was then forgotten, cannot know that, and books it again;
 * `uncertain` is the sum of that in millionths of a dollar.
 */
export function watchDays(): DayWatch {
  /** By booking, what a day was made to count last. */
  const counted = new Map<string, number[]>();
  let twice = 0;

  /** What the day counted of a turn until now, and whether it still knew. */
  function turnsOf(after: Item, before: Item | undefined) {
    const booked = Object.entries(after).filter(([name]) => name.startsWith("counted_"));
    return booked.map(([name, value]) => {
      const now = String(value).split(" ").map(Number);
      // A place that is taken again by a write that arrives late counts from nothing once more.
      const then = value === "0 0 0" ? now : (counted.get(name) ?? [0, 0, 0]);
      counted.set(name, now);
      return { now, then, known: before?.[name] !== undefined };
    });
  }

  return {
    uncertain: () => twice,
    faults(after, before) {
      if (!sums.some((sum) => sum in after)) return [];
      const turns = turnsOf(after, before);
      const moved = sums.map((_, nth) =>
        turns.reduce((sum, { now, then }) => sum + (now[nth] ?? 0) - (then[nth] ?? 0), 0),
      );
      const forgotten = turns.find(({ known }) => !known)?.then ?? [];
      const actual = sums.map((sum) => Number(after[sum] ?? 0) - Number(before?.[sum] ?? 0));
      if (actual.join() === moved.join()) return [];
      const again = moved.map((one, nth) => one + (forgotten[nth] ?? 0));
      if (actual.join() !== again.join())
        return [`a day moved by ${actual}, its turns by ${moved}`];
      twice += forgotten[0] ?? 0;
      return [];
    },
  };
}
