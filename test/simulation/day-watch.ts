import type { Item } from "@advisor/adapters/dynamo/table";

const sums = ["micro_usd", "input_tokens", "output_tokens"] as const;

export interface DayWatch {
  /** What is wrong with a write to an advisor's day. */
  faults(after: Item, before: Item | undefined): string[];
  /** What the days count of all turns together and hold for them, in millionths of a dollar. */
  counted(): number;
  /** What of that is held for places that a write which arrived late took for turns that had left. */
  heldLate(): number;
}

/** What a day counts of one turn. */
interface Claim {
  spent: readonly number[];
  held: number;
}

const nothing: Claim = { spent: sums.map(() => 0), held: 0 };

function claimOf(text: unknown): Claim {
  const [micro_usd = 0, input_tokens = 0, output_tokens = 0, held = 0] = String(text)
    .split(" ")
    .map(Number);
  return { spent: [micro_usd, input_tokens, output_tokens], held };
}

const takenOf = ({ spent, held }: Claim): number => (spent[0] ?? 0) + held;

/** A day's sums move exactly as its claims, and what is spent of a turn never falls or starts over. */
export function watchDays(): DayWatch {
  /** By turn, what a day was made to count last. */
  const claims = new Map<string, Claim>();
  let left = 0;
  let heldLate = 0;

  /** A late write may take a place again when its turn has left: nobody books there, but it holds. */
  function begunAgain(name: string, now: Claim, before: Item | undefined): void {
    const last = claims.get(name);
    if (last === undefined || before?.[name] !== undefined || now.spent.join() !== "0,0,0") return;
    left += takenOf(last);
    heldLate += now.held;
    claims.delete(name);
  }

  function moved(name: string, now: Claim) {
    const then = claims.get(name) ?? nothing;
    claims.set(name, now);
    const spent = now.spent.map((one, nth) => one - (then.spent[nth] ?? 0));
    const taken = spent.map((one, nth) => (nth === 0 ? one + now.held - then.held : one));
    return { spent, taken };
  }

  /** A turn that leaves books its rest and takes its count away in one write: the rest is what the sums moved by. */
  function settled(name: string, rest: readonly number[]): Claim {
    const { spent, held } = claims.get(name) ?? nothing;
    const now = spent.map((one, nth) => one + (rest[nth] ?? 0) + (nth === 0 ? held : 0));
    return { spent: now, held: 0 };
  }

  return {
    counted: () => [...claims.values()].reduce((sum, claim) => sum + takenOf(claim), left),
    heldLate: () => heldLate,
    faults(after, before) {
      if (!sums.some((sum) => sum in after)) return [];
      const moves = Object.entries(after)
        .filter(([name]) => name.startsWith("counted_"))
        .map(([name, text]) => {
          const now = claimOf(text);
          begunAgain(name, now, before);
          return moved(name, now);
        });
      const actual = sums.map((sum) => Number(after[sum] ?? 0) - Number(before?.[sum] ?? 0));
      const [gone, ...more] = Object.keys(before ?? {}).filter(
        (name) => name.startsWith("counted_") && !(name in after),
      );
      if (
        gone !== undefined &&
        more.length === 0 &&
        moves.every(({ taken }) => !taken.some(Boolean))
      ) {
        moves.push(moved(gone, settled(gone, actual)));
      }
      const turns = sums.map((_, nth) =>
        moves.reduce((sum, { taken }) => sum + (taken[nth] ?? 0), 0),
      );
      return [
        ...(moves.some(({ spent }) => spent.some((move) => move < 0))
          ? ["a day counts less of a turn than before"]
          : []),
        ...(actual.join() === turns.join()
          ? []
          : [`a day moved by ${actual}, its turns by ${turns}`]),
      ];
    },
  };
}
