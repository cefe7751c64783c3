import { addDays, type Day } from "@advisor/domain/day";
import {
  addMonths,
  firstOfMonth,
  firstOfQuarter,
  lastOfMonth,
  monday,
} from "@advisor/domain/text/calendar";
import { type Item, type Period, periodMark, spansOf, withSpans } from "./item.ts";
import type { Remembered } from "./routed.ts";

/**
 * "and the week before?" after what was asked of a stretch: the one before that; "and in the second?" after a
 * quarter; "and since then?" the days behind it.
 */
export function withDaysBefore(
  items: readonly Item[],
  previous: Remembered | undefined,
  today: Day,
): Item[] {
  const { from, to } = previous?.params ?? {};
  if (from === undefined) return [...items];
  const isQuarter = from === firstOfQuarter(from) && to === lastOfMonth(addMonths(from, 2));
  const spans = spansOf(items, [
    [before, ({ groups }) => stretchBefore(from, groups?.unit)],
    [
      since,
      () => (to === undefined || to >= today ? undefined : { from: addDays(to, 1), to: today }),
    ],
    [until, () => ({ to: addDays(from, -1) })],
    [another, ({ groups }) => (isQuarter ? quarter(from, groups?.place ?? "") : undefined)],
  ]);
  return withSpans(
    items,
    spans.map(({ start, end, value }) => ({
      start,
      end,
      mention: { said: periodMark, period: value },
    })),
  );
}

const before =
  /(?<!\S)(?:(?:in|for|during|on) )?the (?<unit>day|week|month|quarter|year) (?:before|prior|earlier)(?: (?:that|it|this|then))?$/g;

const since = /(?<!\S)(?:since|after) (?:then|that)$/g;
const until =
  /^(?:(?:and|or|what about|how about|any|anything) )*(?:before (?:that|then)|until then|earlier)$/g;

const places = ["first", "second", "third", "fourth"];
const another =
  /^(?:(?:and|what about|how about) )*(?:(?:in|for|during) )?the (?<place>first|second|third|fourth)(?: (?:1|one))?$/g;

function quarter(day: Day, place: string): Required<Pick<Period, "from" | "to">> {
  const from = addMonths(`${day.slice(0, 4)}-01-01`, places.indexOf(place) * 3);
  return { from, to: lastOfMonth(addMonths(from, 2)) };
}

/** The whole unit of the calendar before the one that a day is in. */
function stretchBefore(day: Day, unit: string | undefined): Required<Pick<Period, "from" | "to">> {
  switch (unit) {
    case "week":
      return { from: addDays(monday(day), -7), to: addDays(monday(day), -1) };
    case "month":
      return ending(addDays(firstOfMonth(day), -1), firstOfMonth);
    case "quarter":
      return ending(addDays(firstOfQuarter(day), -1), firstOfQuarter);
    case "year":
      return {
        from: addMonths(`${day.slice(0, 4)}-01-01`, -12),
        to: addDays(`${day.slice(0, 4)}-01-01`, -1),
      };
    default:
      return { from: addDays(day, -1), to: addDays(day, -1) };
  }
}

const ending = (last: Day, first: (day: Day) => Day) => ({
  from: first(last),
  to: lastOfMonth(last),
});
