/** The FNV-1a hash (32 bits), from which all random numbers are seeded. */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) value = Math.imul(value ^ byte, 0x01000193);
  return value >>> 0;
}

/** Pseudo-random numbers that depend only on the seed. */
export interface SeededRandom {
  /** A number in [low, high). */
  between(low: number, high: number): number;
  /** An integer from `low` to `high`, inclusive. */
  whole(low: number, high: number): number;
  /**
   * A normally distributed number with deviation 1. Uses sums and products only, so that all
   * machines round alike.
   */
  normal(): number;
  pick<Value>(values: readonly [Value, ...Value[]]): Value;
}

export function seededRandom(seed: string): SeededRandom {
  const next = mulberry(hash(seed));
  const between = (low: number, high: number) => low + (high - low) * next();
  return {
    between,
    whole: (low, high) => low + Math.floor(next() * (high - low + 1)),
    normal: () => (next() + next() + next() + next() - 2) * Math.sqrt(3),
    pick: (values) => values[Math.floor(next() * values.length)] ?? values[0],
  };
}

/** Mulberry32: a number in [0, 1) per call. */
function mulberry(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
