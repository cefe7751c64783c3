import { type ClaimedDay, claimedDays } from "./days.ts";
import type { DayCell, Evidence } from "./evidence/cell.ts";
import type { Label } from "./evidence/label.ts";
import { kindOf } from "./evidence/mentions.ts";
import type { Support } from "./proof.ts";
import type { Sentence } from "./sentences.ts";

/**
 * The support of a day: it occurs in the evidence for the thing that the sentence states it for.
 */
export function supportOfDay(
  claimed: ClaimedDay,
  sentence: Sentence,
  { evidence, asked }: { evidence: Evidence; asked: Evidence },
): Support | undefined {
  const is = ({ day }: { day: string }): boolean => day.endsWith(claimed.day);
  const known = evidence.days.filter(is);
  const [first] = known;
  if (first === undefined) return asked.days.some(is) ? { by: "question" } : undefined;
  const lead = leadOf(claimed, sentence);
  const sourced = known.find(({ origin }) => origin.source !== undefined) ?? first;
  if (isEndOfRange(lead)) return { by: "source", day: sourced };
  // "Priced before November 20", as it was asked, is the day of no price.
  if (isBound.test(lead) && asked.days.some(is)) return { by: "question" };
  const stated = [
    ...statedFor(claimed, lead, sentence, evidence),
    ...dueFor(claimed, lead, sentence, evidence),
    ...meetingOf(claimed, sentence, evidence),
  ];
  if (stated.length > 0) {
    const own = stated.find(is);
    return own && { by: "source", day: own };
  }
  const need = needOf(claimed, sentence);
  const due = evidence.days.filter(({ labels, field }) => field === "due" && isOf(labels, need));
  const own = due.find(is);
  const isKnown =
    due.length === 0 || own !== undefined || known.every(({ field }) => field !== "due");
  return isKnown ? { by: "source", day: own ?? sourced } : undefined;
}

/** The days on which what the sentence names is due, a task about it among them. */
function dueFor(
  { at }: ClaimedDay,
  lead: string,
  { mentions }: Sentence,
  { days }: Evidence,
): readonly DayCell[] {
  if (!/\bdue\b[^.;:,]{0,20}$/i.test(lead)) return [];
  const named = mentions.filter(
    (one) => one.end <= at && (kindOf(one) === "security" || kindOf(one) === "account"),
  );
  const last = named.at(-1);
  return last === undefined || last.isOwner || last.isGroup
    ? []
    : days.filter(({ field, labels }) => field === "due" && isOf(labels, last.labels));
}

/** The next meeting with the household that is named before the day. */
function meetingOf(
  { at }: ClaimedDay,
  { said, start, mentions }: Sentence,
  { days, households }: Evidence,
): readonly DayCell[] {
  if (!/\bmeet(?:ing|s)?\b/i.test(said.slice(0, at - start))) return [];
  const named = mentions.findLast(
    (one) => one.end <= at && one.labels.some(({ name }) => households.has(name)),
  );
  return named === undefined
    ? []
    : days.filter(({ field, labels }) => field === "next_meeting" && isOf(labels, named.labels));
}

const isBound = /\b(?:before|after|since|until)\s+$/i;

/** The words before a day, back to the previous day in its sentence. */
function leadOf({ at }: ClaimedDay, { said, start }: Sentence): string {
  const before = claimedDays(said).findLast((day) => day.at < at - start);
  const from = before === undefined ? 0 : before.at + before.text.length;
  return `${before === undefined ? "" : rangeStart.test(said.slice(0, before.at)) ? "between " : ""}${said.slice(from, at - start)}`;
}

const rangeStart = /\b(?:between|(?<!\b(?:dates?|dating|dated) )from)\s+(?:the\s+)?$/i;
const isEndOfRange = (lead: string): boolean =>
  rangeStart.test(lead) || /^between\s+(?:and|to|through|until|[-–])\s+$/i.test(lead);

/** Words that tell the kind of a day, with the fields that hold such days. */
const dayFields: readonly [RegExp, RegExp][] = [
  [/\bvest\w*\b/i, /^vests$/],
  [/\blong-term day\s+$/i, /^turns_long$/],
  [/\b(?:bought|purchased?|acquired|oldest)\b/i, /^(?:oldest|acquired|bought|date|timestamp)$/],
  [/\b(?:priced?|prices|quoted?|valued|marked)\b/i, /^(?:price_date|fx_date|date)$/],
];

/**
 * The days in the evidence that the sentence may mean: of the kind named before the day (a purchase,
 * a due date), for the things that the sentence names.
 */
function statedFor(
  { at }: ClaimedDay,
  lead: string,
  { said, mentions }: Sentence,
  { days, names }: Evidence,
): readonly DayCell[] {
  const isAsOf = /\bas of\s+$/i.test(lead);
  const words = isAsOf && !/\b(?:pric\w+|marked)\b/i.test(lead) ? "" : lead;
  const fields =
    dayFields.find(([pattern]) => pattern.test(words))?.[1] ??
    (dayFields[1]?.[0].test(said) ? dayFields[1][1] : undefined);
  if (fields === undefined) return [];
  const securities = mentions.filter((mention) => kindOf(mention) === "security");
  const nearest = securities.findLast(({ end }) => end <= at) ?? securities[0];
  // "The price: as of ..." gives the day of a result where no security is named.
  const own = days.filter(
    ({ field }) => fields.test(field) || (isAsOf && nearest === undefined && field === "as_of"),
  );
  const named = own.filter(({ labels }) => isOf(labels, nearest?.labels ?? []));
  // A stale price may be stated only in words: "Harborview is valued at its price of June 30".
  const worded = days.filter(
    ({ text }) =>
      text !== undefined &&
      /\bprice/i.test(text) &&
      (nearest === undefined ||
        names.mentionsIn(text).some(({ labels }) => isOf(labels, nearest.labels))),
  );
  const those = nearest === undefined ? [...own, ...worded] : named.length > 0 ? named : worded;
  const lots = those.filter(({ field }) => field === "acquired");
  if (isOldest.test(lead) && lots.length > 0) return earliest(lots);
  return isNext.test(lead) ? earliest(those) : those;
}

/** Matches "the next vest is on ...". */
const isNext = /\bnext\b[^.;]*\b(?:is|are|on|comes|falls|happens)\s*(?:on\s*)?$/i;
/** Matches "the oldest lot dates from ...", where the lots are listed. */
const isOldest = /\boldest\b[^.;]*$/i;

/** The earliest of the days. */
function earliest(days: readonly DayCell[]): DayCell[] {
  const first = days.map(({ day }) => day).toSorted()[0];
  return days.filter(({ day }) => day === first);
}

/** The cash need named before the day, or after it if days come first. */
function needOf({ at }: ClaimedDay, { said, start, end, mentions }: Sentence): readonly Label[] {
  const needs = mentions.filter((mention) => kindOf(mention) === "need");
  const [first] = claimedDays(said);
  const lead = said.slice(0, first?.at ?? 0);
  const opens = (needs[0]?.at ?? end) < start + lead.length || /\$\d/.test(lead);
  const before = needs.filter((need) => need.at < at).at(-1);
  // In "$7,200 of tax on January 31 and another $3,000 on February 5" the second need is not named.
  if (opens && /\banother\b[^;]{0,30}$/.test(said.slice((before?.end ?? at) - start, at - start)))
    return [];
  return (opens ? before : needs.find((need) => need.at > at))?.labels ?? [];
}

const isOf = (labels: readonly Label[], named: readonly Label[]): boolean =>
  named.some(({ name }) => labels.some((label) => label.name === name));
