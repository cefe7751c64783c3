import type { TableItem } from "@advisor/adapters/dynamo/table";

const sums = ["micro_usd", "input_tokens", "output_tokens"] as const;

export interface DayWatch {
  /** The problems with a write to an advisor's day. */
  faults(after: TableItem, before: TableItem | undefined): string[];
  /** What the days book and reserve for all turns, in millionths of a dollar. */
  counted(): number;
  /** The part reserved by a late write for turns that had already ended. */
  heldLate(): number;
}

/** What a day books for one turn. */
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

/**
 * Checks that a day's totals change exactly with its claims, and that a turn's spend never falls or
 * restarts.
 */
export function watchDays(): DayWatch {
  /** Each turn's latest claim on its day. */
  const claims = new Map<string, Claim>();
  let left = 0;
  let heldLate = 0;

  /**
   * A late write may reopen the slot of a turn that has ended. Nothing is booked on it, but its
   * reservation counts.
   */
  function begunAgain(name: string, now: Claim, before: TableItem | undefined): void {
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

  /** A turn that ends books its remainder and removes its claim in one write. */
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
