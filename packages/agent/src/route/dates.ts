import { addDays, type Day } from "@advisor/domain/day";
import { addMonths } from "@advisor/domain/text/calendar";
import { type Item, type Period, periodMark, type Span, spansOf } from "./item.ts";
import { lastWeekday, spokenDays, weekdays } from "./spoken-day.ts";
import { before, named, toDate, trailing, type Unit } from "./timeframe.ts";

/** Stretches of time that the words name, made absolute. None ends after today. */
export const periodSpans = (items: readonly Item[], today: Day): Span[] =>
  spansOf(
    items,
    readings.map(([pattern, read]) => [pattern, (match) => read(match.groups ?? {}, today)]),
  ).map(({ start, end, value }) => ({
    start,
    end,
    mention: { said: periodMark, period: named(untilToday(value, today), today) },
  }));

const untilToday = (period: Period, today: Day): Period =>
  period.to !== undefined && period.to > today ? { ...period, to: today } : period;

type Groups = Record<string, string | undefined>;
type Read = (found: Groups, today: Day) => Period | undefined;

const month =
  "(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)";
const date = "\\d{1,2}(?:st|nd|rd|th)?";
const year = "(?:19|20)\\d{2}";
const exact = `(?:\\d{4}-\\d{1,2}-\\d{1,2}|\\d{1,2}/\\d{1,2}(?:/\\d{2,4})?|\\d{1,2}-\\d{1,2}-\\d{4}|(?:the )?new year(?: day)?|${month} (?:the )?${date}(?: ${year})?|(?:the )?${date} (?:of )?${month}(?: ${year})?|yesterday|today)`;
const dayOfMonth = "the \\d{1,2}(?:st|nd|rd|th)(?! \\w+(?:st|most)(?!\\w))";
const days = `(?:${exact}|${dayOfMonth}|${month}(?: ${year})?|${year}(?! (?:shares|dollars)))`;
const fullMonth =
  "(?:january|february|march|april|june|july|august|september|october|november|december)";
const weekday = `(?<weekday>${weekdays.join("|")})`;
const unit = "(?<unit>day|week|month|quarter|year)";
const within = "(?:(?:in|over|during|for|within|from|throughout|of) )";

/** The patterns of whole words; the earlier one wins where two match. */
const sources: readonly (readonly [source: string, read: Read])[] = [
  [`(?:between|from) (?<a>${days}) (?:and|to|until|through|till|thru) (?<b>${days})`, fromTo],
  [`(?<a>${days}) (?:to|until|through|till|thru) (?<b>${days})`, fromTo],
  [
    "(?:since|from) (?:inception|the (?:beginning|start)(?! of)|day 1)|inception to date|itd|all time|lifetime|since (?:i|we) (?:first )?(?:opened|started|joined|began)(?: (?:my|the|this) account)?",
    () => ({ timeframe: "ITD" }),
  ],
  [
    `(?:since|starting)(?: on| from)? (?<a>${days})|from (?<b>${days}) (?:on|onward|onwards)`,
    since,
  ],
  [
    "from (?:the )?(?:last|past|previous) (?<unit>week|month|quarter|year) (?:to|until|till|through) (?:today|now)",
    sinceLast,
  ],
  ["(?:in|during|over|so far in) the new year", (_, today) => toDate("year", today)],
  ["(?:(?:over|on|during) )?(?:the|last|this) weekend", (_, today) => weekend(today)],
  [`(?:since) (?:the )?(?:last|past|previous) ${unit}`, sinceLast],
  [
    "since (?:the )?(?:(?:start|beginning) of )?(?:the|this) (?<unit>week|month|quarter|year)",
    soFar,
  ],
  [
    `since (?:last )?${weekday}`,
    ({ weekday: name = "" }, today) => ({
      from: lastWeekday(name, today),
      to: today,
    }),
  ],
  ["(?:the )?day before yesterday", (_, today) => oneDay(addDays(today, -2))],
  [`after (?<a>${days})`, after],
  [`(?:before|prior to) (?<a>${days})`, earlier],
  [`(?:until|till|up to|through|thru) (?<a>${days})`, upTo],
  [`(?<count>\\d{1,3}|a) (?<unit>day|week|month|year)s? ago`, ago],
  [`${within}?(?:the )?(?:last|past|previous|trailing|prior) (?<count>\\d{1,3}) ${unit}s?`, ending],
  [`${within}?(?:the )?(?:last|past) 24 hours`, (_, today) => trailing(1, "day", today)],
  [`${within}the last (?<unit>day|week|month|year)`, ending],
  [`${within}?(?:the )?(?:past|trailing) ${unit}`, ending],
  [
    `${within}?(?:the )?(?:last|previous|prior) ${unit}`,
    ({ unit: one }, today) => before(unitOf(one), today),
  ],
  [`${within}?(?:so far )?(?:this|current) ${unit}(?: so far| to date)?`, soFar],
  ["(?:the )?(?:year to date|ytd)", (_, today) => toDate("year", today)],
  ["(?:the )?(?:quarter to date|qtd)", (_, today) => toDate("quarter", today)],
  ["(?:the )?(?:month to date|mtd)", (_, today) => toDate("month", today)],
  ["(?:the )?(?:week to date|wtd)", (_, today) => toDate("week", today)],
  ["for the (?<unit>week|month|quarter|year)", soFar],
  ["daily", (_, today) => trailing(1, "day", today)],
  ["weekly", (_, today) => trailing(1, "week", today)],
  ["monthly", (_, today) => trailing(1, "month", today)],
  ["quarterly", (_, today) => trailing(1, "quarter", today)],
  [`${within}?(?:the )?q(?<quarter>[1-4])(?: (?:of )?(?<year>${year}))?`, quarter],
  [
    `${within}?(?:the )?(?<nth>first|second|third|fourth|1st|2nd|3rd|4th) quarter(?: (?:of )?(?<year>${year}))?`,
    ({ nth = "", year: named }, today) =>
      quarter(
        { quarter: String(quarters.findIndex((one) => one.test(nth)) + 1), year: named },
        today,
      ),
  ],
  [`(?:(?:on|in|during|for|of|from|dated) )?(?<a>${exact})`, on],
  [`(?:(?:on|in|during|for|of|from|dated|last) )(?<a>${days})`, on],
  [`(?<a>${fullMonth}(?: ${year})?|${month} ${year})`, on],
  ["tonight|this (?:morning|afternoon)|intraday", (_, today) => toDate("day", today)],
  [
    `(?:on |last |this )?${weekday}`,
    ({ weekday: name = "" }, today) => oneDay(lastWeekday(name, today)),
  ],
  ["(?<count>\\d{1,3}) ?(?<letter>d|w|m|mo|y|yr)", ending],
  [`(?<count>\\d{1,2}) ${unit}s?(?! old)`, ending],
  ["(?:a|one|the full|per) (?<unit>week|month|year)", ending],
  ["annual|annually|yearly|annualized", (_, today) => trailing(1, "year", today)],
];

const quarters = [/first|1st/, /second|2nd/, /third|3rd/, /fourth|4th/];

const readings: readonly (readonly [RegExp, Read])[] = sources.map(([source, read]) => [
  new RegExp(`(?<!\\S)(?:${source})(?!\\S)`, "g"),
  read,
]);

const unitOf = (word: string | undefined): Unit => units[word ?? ""] ?? "day";

const units: Record<string, Unit> = {
  week: "week",
  w: "week",
  month: "month",
  m: "month",
  mo: "month",
  quarter: "quarter",
  year: "year",
  y: "year",
  yr: "year",
};

function ending({ count, unit: word, letter }: Groups, today: Day): Period | undefined {
  return trailing(Number(count ?? 1), unitOf(word ?? letter), today);
}

function soFar({ unit: word }: Groups, today: Day): Period {
  return toDate(unitOf(word), today);
}

function ago({ count, unit: word }: Groups, today: Day): Period | undefined {
  const from = trailing(count === "a" ? 1 : Number(count), unitOf(word), today)?.from;
  return from === undefined ? undefined : oneDay(from);
}

const weekend = (today: Day): Period => {
  const sunday = lastWeekday("sunday", today);
  return { from: addDays(sunday, -1), to: sunday };
};

const oneDay = (day: Day): Period => ({ from: day, to: day });

function on({ a = "" }: Groups, today: Day): Period | undefined {
  return a === "today" ? toDate("day", today) : spokenDays(a, today);
}

/** Two days in the wrong order lie in two years: "from November to February". */
function fromTo({ a = "", b = "" }: Groups, today: Day): Period | undefined {
  const first = spokenDays(a, today);
  const last = spokenDays(b, today);
  if (first === undefined || last === undefined) return undefined;
  const from = first.from > last.to ? addMonths(first.from, -12) : first.from;
  return from > last.to ? undefined : { from, to: last.to };
}

function since({ a, b }: Groups, today: Day): Period | undefined {
  const first = spokenDays(a ?? b ?? "", today);
  return first === undefined ? undefined : { from: first.from, to: today };
}

function sinceLast({ unit: word }: Groups, today: Day): Period | undefined {
  const { from } = before(unitOf(word), today);
  return from === undefined ? undefined : { from, to: today };
}

function after({ a = "" }: Groups, today: Day): Period | undefined {
  const last = spokenDays(a, today)?.to;
  return last === undefined || last >= today ? undefined : { from: addDays(last, 1), to: today };
}

function upTo({ a = "" }: Groups, today: Day): Period | undefined {
  const last = spokenDays(a, today)?.to;
  return last === undefined ? undefined : { to: last };
}

function earlier({ a = "" }: Groups, today: Day): Period | undefined {
  const first = spokenDays(a, today)?.from;
  return first === undefined ? undefined : { to: addDays(first, -1) };
}

function quarter({ quarter: number, year: named }: Groups, today: Day): Period {
  const thisYear = Number(named ?? today.slice(0, 4));
  const first = addMonths(`${thisYear}-01-01`, (Number(number) - 1) * 3);
  const from = named === undefined && first > today ? addMonths(first, -12) : first;
  return { from, to: addDays(addMonths(from, 3), -1) };
}
