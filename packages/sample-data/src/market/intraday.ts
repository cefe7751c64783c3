import { joinBars } from "@advisor/adapters/market/embedded/joined-bars";
import type { Bar } from "@advisor/domain/market/bar";
import type { Instrument } from "@advisor/domain/market/instrument";
import { type SeededRandom, seededRandom } from "./seeded.ts";
import { sessionOf } from "./sessions.ts";

/** Days with five-minute bars; the last one also has one-minute bars. */
const knownDays = 5;

/** Intraday bars, oldest first. Each day has the open, close, high and low of its daily bar. */
export function intraday(
  instrument: Instrument,
  bars: readonly Bar[],
): { fives: Bar[]; minutes: Bar[] } {
  const last = bars.slice(-1).flatMap((bar) => within(instrument, bar, 1));
  const earlier = bars.slice(-knownDays, -1).flatMap((bar) => within(instrument, bar, 5));
  return { fives: [...earlier, ...joinBars(last, 5)], minutes: last };
}

function within({ segment, security_id }: Instrument, day: Bar, step: number): Bar[] {
  const session = sessionOf(segment);
  const count = session.minutes / step;
  const roll = seededRandom(`${segment} ${security_id} ${day.at} ${step}`);
  const path = pricePath(day, count, roll);
  const [top, bottom] = [roll.whole(0, count - 1), roll.whole(0, count - 1)];
  const volumes = splitVolume(day.volume, count, roll);
  return Array.from({ length: count }, (_, index) => {
    const [open = 0, close = 0] = [path[index], path[index + 1]];
    return {
      at: session.minuteOf(day.at, index * step),
      open: open.toFixed(2),
      high: index === top ? day.high : Math.max(open, close).toFixed(2),
      low: index === bottom ? day.low : Math.min(open, close).toFixed(2),
      close: close.toFixed(2),
      volume: volumes[index] ?? null,
    };
  });
}

/** Prices from open to close, always inside the day's range. */
function pricePath(day: Bar, count: number, roll: SeededRandom): number[] {
  const [open, high, low, close] = [day.open, day.high, day.low, day.close].map(Number);
  if (open === undefined || high === undefined || low === undefined || close === undefined) {
    throw new Error("a bar has four prices");
  }
  const size = (high - low) / Math.sqrt(count);
  const walk = [0];
  for (let at = 1; at <= count; at += 1) walk.push((walk[at - 1] ?? 0) + size * roll.normal());
  const miss = close - open - (walk[count] ?? 0);
  return walk.map((place, at) => Math.min(high, Math.max(low, open + place + (miss * at) / count)));
}

/** Random parts that add up to the total. */
function splitVolume(volume: number | null, count: number, roll: SeededRandom): number[] {
  if (volume === null) return [];
  const weights = Array.from({ length: count }, () => roll.between(0.5, 1.5));
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  let assigned = 0;
  return weights.map((weight, at) => {
    const part = at === count - 1 ? volume - assigned : Math.floor((volume * weight) / whole);
    assigned += part;
    return part;
  });
}
