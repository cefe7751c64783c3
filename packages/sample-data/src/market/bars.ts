import type { Day } from "@advisor/domain/day";
import type { Bar } from "@advisor/domain/market/bar";
import type { Listing } from "../securities.ts";
import { anchorsOf } from "./anchors.ts";
import { type LastDay, lastDay } from "./last-day.ts";
import { motionOf } from "./motion.ts";
import { type Motion, simulateCloses } from "./path.ts";
import { seededRandom } from "./seeded.ts";
import { type Calendar, tradingDays } from "./trading-days.ts";
import { relativeMotion } from "./twins.ts";

/** A year of daily bars, oldest first. The last one is the day of the quote. */
export function barsOf(listing: Listing): Bar[] {
  const { security } = listing;
  const calendar = security.currency === "INR" ? "indian" : "american";
  const motion = motionOf(security);
  const anchors = anchorsOf(security.symbol);
  const [stated] = anchors;
  const year = seededRandom(`${motion.seed} year`);
  const start =
    stated === undefined
      ? Number(listing.price) / (1 + year.between(-0.15, 0.4) * relativeMotion(security))
      : stated.close * year.between(0.94, 1.02);
  return dailyBars({ calendar, motion, last: lastDay(listing), anchors, start });
}

export function dailyBars(input: {
  calendar: Calendar;
  motion: Motion;
  last: LastDay;
  anchors: { day: Day; close: number }[];
  /** The close on the first day. */
  start: number;
}): Bar[] {
  const { motion, last, start } = input;
  const days = tradingDays[input.calendar];
  const [first = "", before = "", final = ""] = [days[0], days.at(-2), days.at(-1)];
  const path = simulateCloses(days, motion, [
    { day: first, close: start },
    ...input.anchors,
    { day: before, close: Number(last.previous_close) },
    { day: final, close: Number(last.close) },
  ]);
  const { open, high, low, close, volume } = last;
  return [
    ...earlierBars(days.slice(0, -1), path, motion, volume),
    { at: final, open, high, low, close, volume },
  ];
}

function earlierBars(
  days: readonly Day[],
  path: readonly number[],
  motion: Motion,
  volume: number | null,
): Bar[] {
  const roll = seededRandom(`${motion.seed} days`);
  const range = motion.own_volatility + motion.beta * motion.factor_volatility;
  return days.map((at, index) => {
    const close = path[index] ?? 0;
    const open = (path[index - 1] ?? close) * (1 + (range / 4) * roll.normal());
    return {
      at,
      open: open.toFixed(2),
      high: (Math.max(open, close) * (1 + (range / 2) * roll.between(0, 1))).toFixed(2),
      low: (Math.min(open, close) * (1 - (range / 2) * roll.between(0, 1))).toFixed(2),
      close: close.toFixed(2),
      volume: volume === null ? null : Math.round(volume * roll.between(0.7, 1.6)),
    };
  });
}
