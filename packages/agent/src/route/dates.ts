import type { Day } from "@advisor/domain/day";
import { calendarNames } from "./calendar-names.ts";
import { countWords } from "./count-words.ts";
import { type Item, type Period, periodMark, spansOf, withSpans } from "./item.ts";
import { type Name, relativeNames } from "./relative-names.ts";
import * as read from "./stretch-readers.ts";
import { named } from "./timeframe.ts";

type Pass = readonly (readonly [pattern: RegExp, reader: read.Read])[];

/** The words with each stretch of time in the place of its words, made absolute. None ends after today. */
export function withPeriods(items: readonly Item[], today: Day): Item[] {
  const stretches = passes.reduce((before, pass) => passed(before, pass, today), [...items]);
  return stretches.map(({ period, ...item }) =>
    period === undefined ? item : { ...item, period: named(untilToday(period, today), today) },
  );
}

const passed = (items: Item[], pass: Pass, today: Day): Item[] =>
  withSpans(
    items,
    spansOf(
      items,
      pass.map(([pattern, reader]) => [
        pattern,
        (match, covered) =>
          reader(
            covered.flatMap(({ period = [] }) => period),
            today,
            match.groups ?? {},
          ),
      ]),
    ).map(({ start, end, value }) => ({
      start,
      end,
      mention: { said: periodMark, period: value },
    })),
  );

function untilToday({ joined, ...period }: Period, today: Day): Period {
  const parts =
    joined === undefined ? {} : { joined: joined.map((part) => untilToday(part, today)) };
  const isOpen = period.to !== undefined && period.to > today && (period.from ?? "") <= today;
  return { ...period, ...(isOpen ? { to: today } : {}), ...parts };
}

const words = (source: string): RegExp => new RegExp(`(?<!\\S)(?:${source})(?!\\S)`, "g");

const ofNames = (all: readonly Name[]): Pass =>
  all.map(([source, name]) => [words(source), (_, today, found) => name(found, today)]);

const X = `(?:the )?${periodMark}`;
const unit = "(?<unit>day|week|month|quarter|year)";
/** A stretch that was named, or a unit of the calendar that is under way. */
const whole = `(?:${X}|(?:the |this |the current )(?:calendar )?${unit})`;
const now = "(?:now|present|the present|date|this day|currently)";
const to =
  "(?:(?:(?:right|all the way|up|through|thru|on|and) )*(?:to|until|till|til)|through|thru|up through)";
/** "deposits that went through yesterday" are not all until then. */
const through =
  "(?<!\\b(?:go|goes|going|gone|went|come|comes|came|get|got|make|made|pass|passed) )(?:through|thru)";
/** "money in last week" came in: the word is not about the week. */
const isIn =
  "(?<!\\b(?:money|cash|funds|came|come|comes|coming|put|paid|brought|bring|flowed|moved|sent|wired) )in";
const start = "(?:start|beginning|outset|turn|top)";
const third =
  "(?:the |very )*(?:(?<first>early(?: part)?(?: in)?|first part|start|beginning|opening)|(?<second>mid|middle)|(?<last>late(?: in)?|end|tail end|close|latter part))";

const passes: readonly Pass[] = [
  ofNames([...calendarNames, ...relativeNames]),
  of([
    [
      `(?:since|from|starting(?: at| from)?) (?:the )?(?:very )?(?<start>${start}) of ${whole}(?! ${to})`,
      read.sinceStart,
    ],
    [
      `(?<=\\b(?:since|from|until|till|through|by|before|after|to|and) )(?:the )?(?:very )?(?:(?<start>${start})|end|close) of ${whole}`,
      read.edge,
    ],
  ]),
  of([
    [`${third}(?: of)? ${whole}`, read.inThirds],
    [
      `(?:the )?(?:(?<first>first|1st|front|early)|second|2nd|latter|back|last|other) half (?:of|in) ${whole}`,
      read.inHalves,
    ],
    [
      `(?:the )?(?:very )?(?<place>first|second|third|fourth|1st|2nd|3rd|4th|last|final|opening|closing) (?:(?<count>${countWords}|full) )?(?<part>day|week|month|quarter)s? (?:of|in) ${whole}`,
      read.inPlace,
    ],
    [
      `(?:the )?(?:(?<same>week)|(?<ending>week ending(?: on)?)|(?<next>day|week) after|(?<before>day|week) before) (?:of )?${X}`,
      read.near,
    ],
    [`around ${X}`, read.around],
    [`${X} weekend`, read.weekendOf],
    [
      `(?:so far|thus far) (?:in )?${X}|${X} (?:so far|thus far|to date|until now|till now|onwards?|forward)|from ${X} (?:on|onwards?|forward|up)`,
      read.since,
    ],
    [
      `(?:(?:all|most(?= of)|the whole|the entire|the (?:month|year|weekend|day|course)|(?:at )?(?:any|some) ?(?:time|point)|sometime|earlier|later|back) (?:of |in |on |during |over )?)${X}`,
      ([one]) => one,
    ],
  ]),
  of([
    [`(?:between|from) ${X} (?:and|${to}) ${X}|${X} ${to} ${X}`, read.fromTo],
    [`(?:between|from) ${X} and ${now}|(?:from )?${X} ${to} ${now}`, read.since],
    [`${X} (?:and|or|&|\\+|plus) ${X}(?! (?:return|performance)\\b)`, read.joined],
  ]),
  of([
    // The day itself is included.
    [
      `(?:on (?:or|and) after|not? (?:earlier than|before)) ${X}|${X} (?:or (?:later|after|onwards?|since)|and (?:later|after|onwards?)(?=$))`,
      read.since,
    ],
    [
      `(?:on (?:or|and) before|up to and including|through and including) ${X}|${X} (?:or (?:earlier|before)|and (?:earlier|before)(?=$))`,
      read.upTo,
    ],
  ]),
  of([
    [`(?:since|starting|beginning|commencing)(?: on| from| in| with| at)? ${X}`, read.since],
    [`(?:after|following|later than|newer than|more recent than) ${X}`, read.after],
    [`(?:before|prior to|earlier than|ahead of|preceding|leading up to) ${X}`, read.earlier],
    [
      `(?:until|till|til|(?<!\\badd )up to|up until|${through}|by|no later than|not after) ${X}(?! (?:returns?|performance|gains?)\\b)`,
      read.upTo,
    ],
  ]),
  of([
    ["(?:of|in|over|during|within) the (?<unit>week|month|quarter|year)", read.underWay],
    [
      `(?:${isIn}|over|during|for|within|from|throughout|of|on|dated|across|inside) ${X}`,
      ([one]) => one,
    ],
  ]),
];

function of(all: readonly (readonly [source: string, reader: read.Read])[]): Pass {
  return all.map(([source, reader]) => [words(source), reader]);
}
