import { addDays, type Day } from "@advisor/domain/day";
import { countOf, countWords } from "./count-words.ts";
import type { Period } from "./item.ts";
import { anyWeekday, lastWeekday, month, year } from "./spoken-day.ts";
import { before, toDate, trailing, type Unit, whole } from "./timeframe.ts";

export type Groups = Record<string, string | undefined>;
/** A pattern of whole words, and the stretch that it names, which may not be over yet. */
export type Name = readonly [
  source: string,
  read: (found: Groups, today: Day) => Period | undefined,
];

const unit = "(?<unit>day|week|fortnight|month|quarter|year|decade)";
const span = `(?<count>an?|1|${countWords}) ${unit}s?(?: or so)?`;
const counted = `(?<count>${countWords}) ${unit}s?(?: or so)?`;
const ago = `${span} (?:ago|back|earlier)`;
const within = "(?:in|over|during|for|within|throughout|across|from|of)";
const last = "(?:last|past|previous|trailing|prior|preceding|latest|this past)";
const weekday = `(?<weekday>${anyWeekday})`;
const points = "(?<=\\b(?:since|from|until|till|before|after|by|as of|to) (?:about )?)";
/** "the last week of january" is told from January. */
const own = `(?! (?:of|in) (?:the |this |last )?(?:year|month|quarter|q[1-4]|h[12]|${month}|${year}|spring|summer|fall|autumn|winter)(?!\\S))`;
/** "monthly deposits" are told month by month. */
const notOfRecords =
  "(?! (?:(?:total|net|cash|completed) )?(?:deposits?|withdrawals?|transfers?|trades?|buys?|sales?|purchases?|contributions?|flows?|inflows?|outflows?|activity|totals?|breakdown|summary)(?!\\S))";

/** Stretches told from today: "last week", "past 10 days", "a month ago". */
export const relativeNames: readonly Name[] = [
  [`(?:the )?${unit} before last`, beforeLast],
  ["(?:the )?weekend before last", (_, today) => weekend(addDays(today, -7))],
  ["(?:the|last|this|this past|past|previous) weekend", (_, today) => weekend(today)],
  [`(?:more than|over|longer than|at least) ${ago}|${weekday} before last`, longAgo],
  [`older than ${span}`, longAgo],
  [`(?:less than|under|not even|within) ${ago}`, ending],
  [`${points}${ago}`, dayAgo],
  [`exactly ${ago}`, dayAgo],
  [`${ago} (?:today|exactly|to the day)`, dayAgo],
  [`${weekday} (?:of last week|last week|a week ago)`, ofLastWeek],
  [
    `(?:a|1) week ago(?: on)? ${weekday}|last week(?: on)? ${weekday.replace("weekday", "other")}`,
    ofLastWeek,
  ],
  [ago, unitAgo],
  [`(?:the )?${last} (?:hour|few hours|\\d hours|1\\d hours)`, (_, today) => toDate("day", today)],
  ["(?:the )?(?:last|past) 24 hours", (_, today) => trailing(1, "day", today)],
  ["(?:the )?(?:last|past) (?<count>48|72) hours", hours],
  [
    `(?:the )?${last} (?<count>${countWords}) (?:business|trading|working|market) days`,
    ({ count = "" }, today) => trailing(Math.ceil((countOf(count) * 7) / 5), "day", today),
  ],
  [`(?:the )?${last} (?:a |1 )?(?<letter>year|month|week|day) and a half`, andHalf],
  [`(?:the )?${last} ${counted}${own}`, ending],
  [`${within} the last (?:full )?(?<unit>day|week|month|year)${own}`, ending],
  [
    `(?:the )?(?:past|trailing|this past|last full) ${unit}|(?:the )?last (?<letter>fortnight|decade)`,
    ending,
  ],
  [
    `(?:the )?(?:last|previous|prior|preceding) ${unit}${own}`,
    ({ unit: one }, today) => before(unitOf(one), today),
  ],
  [
    `(?:(?:so|thus) far |earlier |all )?(?:in )?(?:this|the current|current|this whole|this entire) ${unit}`,
    current,
  ],
  [`(?:the )?${unit} (?:so|thus) far|earlier in the ${unit.replace("unit", "letter")}`, current],
  ["all (?<unit>week|month|quarter|year)(?: long)?", current],
  ["(?:the |this )(?:whole|entire) (?<unit>week|month|quarter|year)", current],
  ["(?:this|the current|the present) calendar (?<unit>month|quarter|year)", current],
  ["(?:the )?(?:year to date|ytd)", (_, today) => toDate("year", today)],
  ["(?:the )?(?:quarter to date|qtd)", (_, today) => toDate("quarter", today)],
  ["(?:the )?(?:month to date|mtd)", (_, today) => toDate("month", today)],
  ["(?:the )?(?:week to date|wtd)", (_, today) => toDate("week", today)],
  ["for the (?<unit>week|month|quarter|year)", current],
  [
    "(?:on|for) the day|earlier today|tonight|this (?:morning|afternoon|evening)|intraday|since (?:the )?(?:market )?open(?:ing(?: bell)?)?",
    (_, today) => toDate("day", today),
  ],
  ["daily", (_, today) => trailing(1, "day", today)],
  ["weekly", (_, today) => trailing(1, "week", today)],
  [`monthly${notOfRecords}`, (_, today) => trailing(1, "month", today)],
  [`quarterly${notOfRecords}`, (_, today) => trailing(1, "quarter", today)],
  [
    "annual|annually|yearly|annualized",
    (_, today) => ({ ...trailing(1, "year", today), rate: true }),
  ],
  [
    `(?:(?:on|last|this|this past|past) |(?<=\\b(?:since|before|after|until|from|to|and|between) ))${weekday}`,
    onWeekday,
  ],
  ["(?<weekday>sunday|monday|tuesday|wednesday|thursday|friday|saturday)", onWeekday],
  ["(?<=\\bover )(?<count>\\d{1,3}) ?(?<letter>d|w|mo|y|yr)", ending],
  [
    "(?<!\\b(?:over|under|above|below|than|least|most) )(?<count>\\d{1,3}) ?(?<letter>d|w|m|mo|y|yr)",
    ending,
  ],
  [
    `(?<!\\b(?:first|last|final|opening|those|these|same) )(?<count>\\d{1,2}|(?:a )?couple of|a few) ${unit}s?(?! old)${own}`,
    ending,
  ],
  ["(?:a|one|the full) (?<unit>week|month|year)", ending],
];

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

function unitOf(word = ""): Unit {
  return units[word] ?? "day";
}

/** A fortnight is two weeks, a decade ten years. */
function ending({ count = "1", unit: word, letter }: Groups, today: Day): Period | undefined {
  const many = countOf(count);
  const one = word ?? letter;
  if (one === "fortnight") return trailing(many * 2, "week", today);
  return one === "decade" ? trailing(many * 10, "year", today) : trailing(many, unitOf(one), today);
}

function andHalf({ letter }: Groups, today: Day): Period | undefined {
  if (letter === "year") return trailing(18, "month", today);
  return trailing(letter === "month" ? 45 : letter === "week" ? 11 : 2, "day", today);
}

function current({ unit: word, letter }: Groups, today: Day): Period {
  const one = unitOf(word ?? letter);
  return { ...toDate(one, today), to: whole(one, today).to };
}

function beforeLast({ unit: word }: Groups, today: Day): Period {
  return before(unitOf(word), before(unitOf(word), today).from);
}

function hours({ count }: Groups, today: Day): Period | undefined {
  return trailing(Number(count) / 24, "day", today);
}

function dayAgo(found: Groups, today: Day): Period | undefined {
  const from = ending(found, today)?.from;
  return from === undefined ? undefined : oneDay(from);
}

/** "two weeks ago" is that week, and "three days ago" that day. */
function unitAgo(found: Groups, today: Day): Period | undefined {
  const from = ending(found, today)?.from;
  return from === undefined ? undefined : whole(unitOf(found.unit), from);
}

function longAgo(found: Groups, today: Day): Period | undefined {
  if (found.weekday !== undefined) {
    return oneDay(addDays(lastWeekday(found.weekday, today), -7));
  }
  const from = ending(found, today)?.from;
  return from === undefined ? undefined : { to: addDays(from, -1) };
}

function ofLastWeek({ weekday: one, other = "" }: Groups, today: Day): Period {
  const { to } = before("week", today);
  return oneDay(lastWeekday(one ?? other, addDays(to, 1)));
}

function onWeekday({ weekday: one = "" }: Groups, today: Day): Period {
  return oneDay(lastWeekday(one, today));
}

function weekend(today: Day): Period {
  const sunday = lastWeekday("sunday", today);
  return { from: addDays(sunday, -1), to: sunday };
}

function oneDay(day: Day): Period {
  return { from: day, to: day };
}
