import { addDays, type Day, daysBetween } from "@advisor/domain/day";
import { addMonths } from "@advisor/domain/text/calendar";
import { countOf } from "./count-words.ts";

export interface Stretch {
  from: Day;
  to: Day;
}

/** One of so many equal parts: by whole months where they divide, ten days of a month, else by days. */
export function partOf(whole: Stretch, place: number, of: number): Stretch {
  const days = daysBetween(whole.from, whole.to) + 1;
  if (days > 80 && days < 367) {
    const size = Math.round(days / 30.4) / of;
    if (Number.isInteger(size)) {
      const from = addMonths(whole.from, size * place);
      return { from, to: sooner(addDays(addMonths(from, size), -1), whole.to) };
    }
  }
  const size = days > 27 && days < 32 ? 30 / of : days / of;
  const from = addDays(whole.from, Math.floor(size * place));
  const isLast = place === of - 1;
  return { from, to: isLast ? whole.to : addDays(whole.from, Math.floor(size * (place + 1)) - 1) };
}

/** "the first week", "the last 10 days" of a stretch. */
export function edgeOf(
  whole: Stretch,
  { place, count, unit }: { place: string; count: string; unit: string },
): Stretch | undefined {
  const many = countOf(count);
  const months = unit === "month" ? many : unit === "quarter" ? many * 3 : 0;
  const days = (unit === "week" ? 7 : 1) * many;
  const nth = ordinals.findIndex((pattern) => pattern.test(place));
  if (nth < 0) {
    const from =
      months > 0
        ? addDays(addMonths(addDays(whole.to, 1), -months), 0)
        : addDays(whole.to, 1 - days);
    return within({ from, to: whole.to }, whole);
  }
  const from = months > 0 ? addMonths(whole.from, months * nth) : addDays(whole.from, days * nth);
  const next = months > 0 ? addMonths(from, months) : addDays(from, days);
  return within({ from, to: addDays(next, -1) }, whole);
}

const ordinals = [/first|1st|opening/, /second|2nd/, /third|3rd/, /fourth|4th/];

const within = (part: Stretch, whole: Stretch): Stretch | undefined =>
  part.from > whole.to
    ? undefined
    : { from: later(part.from, whole.from), to: sooner(part.to, whole.to) };

export const sooner = (a: Day, b: Day): Day => (a < b ? a : b);
const later = (a: Day, b: Day): Day => (a > b ? a : b);
