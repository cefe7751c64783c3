import { addDays, type Day } from "@advisor/domain/day";
import { addMonths, dayOf } from "@advisor/domain/text/calendar";
import { type Period, periodMark } from "./item.ts";
import type { Groups, Name } from "./relative-names.ts";
import { dayOfMonth, exactDay, month, spokenDays, spokenMonth, year } from "./spoken-day.ts";
import { toDate, whole } from "./timeframe.ts";

/** Words after which a short name can only be one of time. */
const led =
  "(?<=(?:\\b(?:in|on|during|for|of|from|dated|since|until|till|to|through|thru|by|before|after|between|early|mid|late|last|this|throughout|starting|beginning|all|so far|or|vs) (?:the )?|\\bover the |\\bbetween \\S+ and ))";
/** What is counted by months and years stands behind their names. */
const things =
  "(?= (?:trades?|trading|transactions?|activity|buys?|sells?|purchases?|sales|deposits?|withdrawals?|transfers?|contributions?|returns?|performance|gains?|ones?|1|(?:on|onwards?|forward|to|through|till?|until|so|thus|and)(?!\\S)))";
/** "the 2026 Home Depot purchases" */
const rows =
  "(?:trades|transactions|activity|buys|sells|purchases|sales|deposits|withdrawals|transfers)";
const fullMonth =
  "(?:january|february|march|april|june|july|august|september|october|november|december)";
const date = "\\d{1,2}(?:st|nd|rd|th)?";
const to = "(?:to|until|till|through|thru|and)";
const ofYear = `(?: (?:of )?(?:(?<year>${year})|(?<rel>last|this|the previous|the last) year|the year|(?<short>\\d{2})(?!\\S)))?`;
/** "feb 30" is no day, and February was not asked for. */
const noDate = "(?! (?:the )?\\d{1,2}(?:st|nd|rd|th)?(?!\\S))";
/** "did it rise or fall" is no season. */
const season = "(?<season>spring|summer|(?<!\\b(?:or|and|it|they|did|not|a) )fall|autumn|winter)";

/** Stretches that the calendar names: "jan 7", "december", "q3", "h1 2025", "the summer". */
export const calendarNames: readonly Name[] = [
  [
    "(?:since|from) (?:inception|the (?:very )?(?:beginning|start)(?! of)|day 1)|inception to date|itd|all time|lifetime|since (?:i|we|they|he|she) (?:first )?(?:opened|started|joined|began)(?! (?:it|them|(?:the|this|my|our|that) (?:position|short|stake|trade))\\b)(?: (?:my|the|this|their) account)?",
    () => ({ timeframe: "ITD" }),
  ],
  ["(?:in|during|over|so far in) the new year", (_, today) => toDate("year", today)],
  [
    `(?:(?:between|from) )?(?<month>${month}) (?:the )?(?<a>${date}) ${to} (?:the )?(?<b>${date})(?! (?:of )?${month})(?: (?<year>${year}))?`,
    daysOfMonth,
  ],
  [
    `(?:(?:between|from) )?(?:the )?(?<a>${date}) ${to} (?:the )?(?<b>${date}) (?:of )?(?<month>${month})(?: (?<year>${year}))?`,
    daysOfMonth,
  ],
  [
    `(?:(?:between|from) )?(?:the )?(?<a>\\d{1,2}(?:st|nd|rd|th)) ${to} (?:the )?(?<b>\\d{1,2}(?:st|nd|rd|th))(?= |$)(?! (?:of )?\\w+(?:st|month)(?!\\w))`,
    daysOfMonth,
  ],
  ["(?:the )?day before yesterday", (_, today) => oneDay(addDays(today, -2))],
  [`(?<day>${exactDay})`, dayOn],
  [`fy ?(?<short>\\d{2})`, (found, today) => inYear(found, today, (year) => months(year, 1, 12))],
  [`(?:(?<last>last|this past) )?(?:the )?(?:q(?<nth>[1-4])|(?<count>[1-4])q)${ofYear}`, quarter],
  [
    `(?:the )?(?<nth>first|second|third|fourth|1st|2nd|3rd|4th|last|final) quarter of (?:(?<year>${year})|(?:(?<rel>last|this) |the )year)`,
    quarter,
  ],
  ["(?:the )?(?<nth>first|second|third|fourth|1st|2nd|3rd|4th) quarter", quarter],
  [`(?:the )?(?:h(?<nth>[12])|(?<count>[12])h)${ofYear}`, half],
  [
    `(?:the )?(?<nth>first|second|1st|2nd|last|latter|back|front|other) half(?: (?:of|in) (?:(?<year>${year})|(?:(?<rel>last|this) |the )year)|(?! of| (?:the )?(?:position|shares|trade)))`,
    half,
  ],
  [
    "(?:the )?(?:holidays|holiday (?:season|period))",
    (_, today) =>
      latest((first) => ({ from: dayOf(first, 12, 24), to: dayOf(first + 1, 1, 1) }), today),
  ],
  [`${led}(?<day>${dayOfMonth})(?! (?:\\w+(?:est|most)|last|best|worst|first)(?!\\w))`, dayOn],
  [
    `(?<day>the (?:[6-9]|[12]\\d|3[01])(?:st|nd|rd|th))(?= (?:and|at|did|do|was|were|what|we|i|they|or|please)(?!\\S)|$)`,
    dayOn,
  ],
  [
    `(?<day>(?:(?:last|this past|past|previous|this) )${month}|${month} ${year}|${fullMonth}(?: (?:of )?(?:last|this) year)?)${noDate}`,
    dayOn,
  ],
  [
    `${led}(?<day>${spokenMonth})${noDate}(?:(?<=\\b(?:in|during|since|of|from|until|by|last|this|past) \\w+)|(?! (?:i|we|you|have)(?!\\S)))`,
    dayOn,
  ],
  [
    `(?<=^(?:(?:and|or|what about|how about|just|only|so|ok|then|same for) )*)(?<day>${month}|${year})(?=$)`,
    dayOn,
  ],
  // "in sept and oct"
  [
    `(?<=(?:^|\\s)(?:${periodMark}|${month}) (?:and|or|&|plus) )(?<day>${month})(?! (?:i|we|you|have)(?!\\S))${noDate}`,
    dayOn,
  ],
  [`(?<day>${month})${things}`, dayOn],
  [
    `(?:${led}(?:the )?(?:(?:calendar|fiscal|tax|financial) )?(?:year )?|(?:calendar|fiscal|tax|financial) year |the year |all of |(?:over|across|within) (?=202)|fy ?|cy ?)(?<day>${year})(?! (?:shares|dollars))`,
    dayOn,
  ],
  [`(?<day>${year})(?= (?:\\S+ ){0,2}${rows}(?!\\S))|(?<day>${year})${things}`, dayOn],
  [
    `(?<=(?:^|\\s)(?:${rows}|just|only) )(?<day>${year})(?=(?: (?:only|alone|please|and))?$)|(?<day>${year})(?= (?:only|alone)(?!\\S))`,
    dayOn,
  ],
  // "total deposits 2026", "2026: largest deposit"; 2026 shares and a fund of 2026 are no year.
  [
    `(?<!(?:^|\\s)(?:than|over|under|about|around|exactly|worth|least|most|roughly|a|an|the|at|target|retirement|date|income|for|of) )(?<day>20[12]\\d)(?! (?:shares?|dollars|units?|contracts?|bucks|usd|target|retirement|fund|k)(?!\\S))`,
    dayOn,
  ],
  // "may I" and "we may be" are no month.
  [
    "(?<=^|(?:^|\\s)(?:me|our|my|all|total|only|just|sum|list|count|history|joint|brokerage|accounts?|proceeds|only|ira|roth|401k|plan|trust|trades|trade|buys|sells|purchases|sales|deposits?|withdrawals?|transfers?|contributions|bought|sold|deposited|withdrawn|blotter|activity|shares|dollars|within|period|dated) )(?<day>may)(?! (?:i|we|you|he|she|they|it|one|be|have|not|need|want|also|well|or|still|just|clients?|my|our|the|as|come|get|see|ask|go|take|make|sell|buy|help|lose|even|1|someone|anyone)(?!\\S))",
    dayOn,
  ],
  [`(?:(?<last>last|this past|past) |this )${season}`, ofSeason],
  [`${season} (?:of )?(?<year>${year})`, ofSeason],
  [`${led}(?:the )?${season}`, ofSeason],
  ["(?:the |last )?year end", (_, today) => oneDay(addDays(whole("year", today).from, -1))],
];

/** The last one that has begun by today, of a stretch that comes every year. */
function latest(of: (year: number) => { from: Day; to: Day }, today: Day): Period {
  const year = Number(today.slice(0, 4));
  return of(year).from > today ? of(year - 1) : of(year);
}

/** The stretch of the year that was named, or the last one that has begun. */
function inYear(
  { year: named, short, rel, last }: Groups,
  today: Day,
  of: (year: number) => { from: Day; to: Day },
): Period {
  const thisYear = Number(today.slice(0, 4));
  if (rel !== undefined) return of(rel === "this" ? thisYear : thisYear - 1);
  if (named !== undefined) return of(Number(named));
  if (short !== undefined) return of(2000 + Number(short));
  const found = latest(of, today);
  return last !== undefined && found.to !== undefined && found.to >= today
    ? latest(of, addMonths(today, -12))
    : found;
}

const months = (year: number, first: number, count: number): { from: Day; to: Day } => {
  const from = dayOf(year, first, 1);
  return { from, to: addDays(addMonths(from, count), -1) };
};

const places: readonly (readonly [RegExp, number])[] = [
  [/1|first|front|one/, 1],
  [/2|second|back|latter|other/, 2],
  [/3|third/, 3],
  [/4|fourth|final/, 4],
];

const placeOf = (text: string, last: number): number =>
  places.find(([pattern]) => pattern.test(text))?.[1] ?? last;

function quarter(found: Groups, today: Day): Period {
  const place = placeOf(found.nth ?? found.count ?? "", 4);
  return inYear(found, today, (year) => months(year, place * 3 - 2, 3));
}

function half(found: Groups, today: Day): Period {
  const place = placeOf(found.nth ?? found.count ?? "", 2);
  return inYear(found, today, (year) => months(year, place * 6 - 5, 6));
}

const seasons = ["spring", "summer", "autumn", "winter"];

/** By whole months: summer is June to August. */
function ofSeason(found: Groups, today: Day): Period {
  const name = found.season === "fall" ? "autumn" : (found.season ?? "");
  const first = seasons.indexOf(name) * 3 + 3;
  return inYear(found, today, (year) => months(year, first, 3));
}

function dayOn({ day = "" }: Groups, today: Day): Period | undefined {
  if (day === "today") return toDate("day", today);
  return spokenDays(day, today);
}

const oneDay = (day: Day): Period => ({ from: day, to: day });

/** "jan 5 to 11", "the 5th through the 10th of december" */
function daysOfMonth(
  { month: named, year: of, a = "", b = "" }: Groups,
  today: Day,
): Period | undefined {
  const place = named === undefined ? "" : ` ${named}${of === undefined ? "" : ` ${of}`}`;
  const day = (text: string) =>
    spokenDays(
      named === undefined ? `the ${Number.parseInt(text, 10)}th` : `${text}${place}`,
      today,
    );
  const last = day(b);
  const first = day(a);
  if (first === undefined || last === undefined) return undefined;
  return first.from > last.to ? undefined : { from: first.from, to: last.to };
}
