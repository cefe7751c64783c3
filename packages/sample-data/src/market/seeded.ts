/** FNV-1a, 32 bits: the seed of everything that is derived from a name. */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) value = Math.imul(value ^ byte, 0x01000193);
  return value >>> 0;
}

/** Numbers that depend on the seed only, the same on every machine. */
export interface Dice {
  /** A number from `low` up to `high`. */
  between(low: number, high: number): number;
  /** A whole number from `low` to `high`, both included. */
  whole(low: number, high: number): number;
  /** A number around 0 with deviation 1; sums and products alone, so that no machine rounds otherwise. */
  normal(): number;
  pick<Value>(values: readonly [Value, ...Value[]]): Value;
}

export function dice(seed: string): Dice {
  const next = mulberry(hash(seed));
  const between = (low: number, high: number) => low + (high - low) * next();
  return {
    between,
    whole: (low, high) => low + Math.floor(next() * (high - low + 1)),
    normal: () => (next() + next() + next() + next() - 2) * Math.sqrt(3),
    pick: (values) => values[Math.floor(next() * values.length)] ?? values[0],
  };
}

/** Mulberry32: a number from 0 up to 1 at each call. */
function mulberry(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
