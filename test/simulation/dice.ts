/** A seeded random number generator. */
export interface Dice {
  /** A number in [0, 1). */
  next(): number;
  chance(probability: number): boolean;
  /** An integer, inclusive. */
  between(from: number, to: number): number;
  pick<Value>(values: readonly [Value, ...Value[]]): Value;
  /** One of the names, chosen by weight. */
  weighted<Name extends string>(weights: Readonly<Record<Name, number>>): Name;
}

/** The mulberry32 generator. */
export function dice(seed: number): Dice {
  let state = seed >>> 0;
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }
  const between = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  return {
    next,
    chance: (probability) => next() < probability,
    between,
    pick: (values) => values[between(0, values.length - 1)] ?? values[0],
    weighted<Name extends string>(weights: Readonly<Record<Name, number>>): Name {
      const names = Object.keys(weights) as [Name, ...Name[]];
      let left = next() * names.reduce((sum, name) => sum + weights[name], 0);
      const drawn = names.find((name) => {
        left -= weights[name];
        return left < 0;
      });
      return drawn ?? names[0];
    },
  };
}
