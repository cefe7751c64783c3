/** Random choices from a seed (mulberry32): the same seed gives the same household on every machine. */
export function diceOf(seed: number) {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const between = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));
  return {
    between,
    chance: (percent: number) => next() * 100 < percent,
    one: <Value>(values: readonly Value[]): Value => values[between(0, values.length - 1)] as Value,
    /** A decimal with so many places, as text. */
    amount(least: number, most: number, places = 2): string {
      return (between(least * 10 ** places, most * 10 ** places) / 10 ** places).toFixed(places);
    },
  };
}
export type Dice = ReturnType<typeof diceOf>;

const day = 86_400_000;
export const daysAfter = (from: string, count: number): string =>
  new Date(Date.parse(from) + count * day).toISOString().slice(0, 10);
export const daysFrom = (from: string, to: string): number =>
  (Date.parse(to) - Date.parse(from)) / day;

export const many = <Value>(count: number, make: (at: number) => Value): Value[] =>
  Array.from({ length: count }, (_, at) => make(at));
