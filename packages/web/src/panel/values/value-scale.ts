import { addDays, type Day, daysBetween } from "@advisor/domain/day";
import { dateFormat } from "../../format/figures.ts";

/** Maps days and dollars to positions in a chart of this size. */
export interface Scale {
  x(day: Day): number;
  y(value: number): number;
}

export interface Frame {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

interface Point {
  day: Day;
  value_usd: number;
}

/** Days are spaced by time; dollars fill the height between the lowest and the highest. */
export function scaleOf(points: readonly Point[], frame: Frame): Scale {
  const values = points.map(({ value_usd }) => value_usd);
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const [from = "", to = ""] = [points[0]?.day, points.at(-1)?.day];
  const length = Math.max(1, daysBetween(from, to));
  const across = frame.width - frame.left - frame.right;
  const up = frame.height - frame.top - frame.bottom;
  return {
    x: (day) => tenth(frame.left + (daysBetween(from, day) / length) * across),
    y: (value) => tenth(frame.top + (high === low ? 0.5 : (high - value) / (high - low)) * up),
  };
}

const tenth = (value: number): number => Math.round(value * 10) / 10;

export const lineOf = (points: readonly Point[], { x, y }: Scale): string =>
  points.map(({ day, value_usd }) => `${x(day)},${y(value_usd)}`).join(" ");

const most = 4;

/** Round amounts in the range of the values, at most four. */
export function amountTicks(values: readonly number[]): number[] {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  if (!(high > low)) return values.slice(0, 1);
  const rough = (high - low) / most;
  const size = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 2.5, 5, 10].map((one) => one * size).find((one) => one >= rough) ?? rough;
  const first = Math.ceil(low / step);
  const last = Math.floor(high / step);
  return Array.from({ length: last - first + 1 }, (_, at) => (first + at) * step);
}

const steps = [1, 2, 3, 6, 12, 24, 60, 120];
const room = 0.84;

/** First days of months or years, at most four, none close to the last day's label. */
export function dayTicks(from: Day, to: Day): { day: Day; name: string }[] {
  const whole = daysBetween(from, to);
  const months = monthsWithin(from, to).filter((day) => daysBetween(from, day) <= whole * room);
  const step = steps.find((one) => months.filter(isStep(one)).length <= most) ?? 120;
  return months.filter(isStep(step)).map((day) => ({ day, name: nameOf(day, step) }));
}

/** Every `step` months, counted from January. */
const isStep = (step: number) => (day: Day) =>
  step <= 12
    ? (Number(day.slice(5, 7)) - 1) % step === 0
    : day.slice(5, 7) === "01" && Number(day.slice(0, 4)) % (step / 12) === 0;

function monthsWithin(from: Day, to: Day): Day[] {
  const months: Day[] = [];
  let day = from.endsWith("-01") ? from : nextMonth(from);
  while (day <= to) {
    months.push(day);
    day = nextMonth(day);
  }
  return months;
}

const nextMonth = (day: Day): Day => `${addDays(`${day.slice(0, 7)}-01`, 31).slice(0, 7)}-01`;

const month = dateFormat({ month: "short", timeZone: "UTC" });

const nameOf = (day: Day, step: number): string => {
  const year = day.slice(0, 4);
  if (step >= 12) return year;
  return day.slice(5, 7) === "01" ? year : month.format(new Date(day));
};

/** The point nearest to a position in the chart. */
export function nearest(points: readonly Point[], { x }: Scale, at: number): number {
  const distances = points.map(({ day }) => Math.abs(x(day) - at));
  return distances.indexOf(Math.min(...distances));
}
