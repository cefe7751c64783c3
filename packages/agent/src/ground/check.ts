import type * as Grounding from "@advisor/domain/record/grounding";
import { repeats } from "./asked.ts";
import { calculated } from "./calculated.ts";
import type { Cell, DayCell, Evidence } from "./cell.ts";
import { evidenceOf } from "./cells.ts";
import { type Claim, claims } from "./claims.ts";
import { type ClaimedDay, claimedDays } from "./days.ts";
import { withDigits } from "./digits.ts";
import { candidates, cellOf } from "./match.ts";
import type { Label } from "./names.ts";
import { isWhole, ruleOf } from "./rules.ts";
import { type Said, saidOf } from "./said.ts";
import { sentenceAt } from "./sentences.ts";
import { kindOf, subjectsOf } from "./subject.ts";

/**
 * Checks an answer against what it was made from. Each figure must be a cell of a result: of what the
 * sentence is about, of the measure that it names, with its sign and unit and at the precision shown. Or it
 * is a calculation over cells that the answer shows, a figure of the question repeated as the question's, or
 * one of the rules'. Each day must be on file for what it is said of, and each citation a source used.
 */
export const ground = ({ text, ...against }: Against & { text: string }): Grounding.Info =>
  openGround(against)(text);

interface Against {
  /** Tool results, whole, and the context. */
  evidence: readonly unknown[];
  /** The advisor's own words. */
  question?: string;
  sources: ReadonlySet<string>;
}

/** The same for many texts: what they are checked against is read once. */
export function openGround(against: Against): (text: string) => Grounding.Info {
  const evidence = evidenceOf(against.evidence);
  const asked = evidenceOf([withDigits(against.question ?? "").text]);
  return (text) => check(text, evidence, asked, against.sources);
}

function check(
  given: string,
  evidence: Evidence,
  asked: Evidence,
  sources: ReadonlySet<string>,
): Grounding.Info {
  const { text, written } = withDigits(given);
  const all = claims(text);
  const said = saidOf(text, all, subjectsOf(text, all, evidence.names));
  const held = new Map(said.map((one) => [one.claim, cellOf(one, evidence)]));
  const shown = [...held].flatMap(([claim, cell]) => (cell === undefined ? [] : [{ claim, cell }]));
  const percentages = [...asked.cells, ...stated(all)].filter(({ unit }) => unit === "percent");
  const isSupported = (one: Said): boolean =>
    held.get(one.claim) !== undefined ||
    ruleOf(one) !== undefined ||
    isWhole(one) ||
    isPart(one, held) ||
    (one.claim.hedge === "share" && candidates(one, evidence).length === 0) ||
    repeats(one, sentenceOf(text, one.claim), asked, evidence) ||
    calculated(one, { said, shown, percentages, evidence });
  const unmatched = said
    .filter((one) => !isSupported(one) && !isLowEnd(one, said, isSupported))
    .map(({ claim }) => written.get(claim.text) ?? written.get(claim.digits) ?? claim.text);
  const strange = claimedDays(given)
    .filter((day) => !isKnownDay(day, given, evidence, asked))
    .map((day) => day.text);
  const citations = cited(given);
  const unknown_citations = citations.filter((id) => !sources.has(id));
  const all_unmatched = [...new Set([...unmatched, ...strange])];
  const valid = all_unmatched.length === 0 && unknown_citations.length === 0;
  const byRule = said.filter(({ claim }) => held.get(claim) === undefined);
  const rules = [...new Set(byRule.flatMap((one) => ruleOf(one) ?? []))];
  return {
    ...{ valid, citations, unmatched: all_unmatched, unknown_citations },
    ...(rules.length > 0 && { rules }),
  };
}

/** Citations stand in square brackets: [tool:quotes:v1], [doc:doc_d1_ips#2], [web:1]. */
export const cited = (text: string): string[] => [
  ...new Set([...text.matchAll(/\[((?:tool|doc|web):[^\]\s]+)\]/g)].map(([, id = ""]) => id)),
];

/** The other end of a range that something lies in; the ends of a band are figures of their own. */
function isLowEnd(one: Said, said: readonly Said[], holds: (one: Said) => boolean): boolean {
  const low = said.find(({ rangeTo }) => rangeTo === one.claim);
  return low !== undefined && low.measure !== "min" && holds(low);
}

/** "2 of the 4 accounts": a part of a number that holds. */
function isPart({ claim, after }: Said, held: ReadonlyMap<Claim, Cell | undefined>): boolean {
  if (claim.unit !== "any" || !/^ of (?:the |their |its |all )?$/.test(after)) return false;
  const whole = [...held].find(([{ at }]) => at > claim.at);
  return whole?.[1] !== undefined && Number(claim.digits) <= Number(whole[0].digits);
}

const sentenceOf = (text: string, { at }: Claim): string => {
  const { start, end } = sentenceAt(text, at);
  return text.slice(start, end);
};

const stated = (all: readonly Claim[]): Cell[] =>
  all
    .filter(({ unit }) => unit === "percent")
    .map(({ digits }) => ({
      value: digits,
      unit: "percent",
      field: "",
      measure: null,
      labels: [],
    }));

/** On file, and on file for the cash need that it is said of. */
function isKnownDay(
  claimed: ClaimedDay,
  text: string,
  evidence: Evidence,
  asked: Evidence,
): boolean {
  const is = ({ day }: { day: string }): boolean => day.endsWith(claimed.day);
  const known = evidence.days.filter(is);
  if (known.length === 0) return asked.days.some(is);
  if (!isOfItsLot(claimed, known, text, evidence)) return false;
  const need = needOf(claimed, text, evidence);
  const due = evidence.days.filter(({ labels, field }) => field === "due" && isOf(labels, need));
  return due.length === 0 || due.some(is) || known.every(({ field }) => field !== "due");
}

/** A day on which something was bought is on file for what the sentence names, where such days are. */
function isOfItsLot(
  { at }: ClaimedDay,
  known: readonly DayCell[],
  text: string,
  { days, names }: Evidence,
): boolean {
  const { start, end } = sentenceAt(text, at);
  const sentence = text.slice(start, end);
  if (!/\b(?:bought|purchased|acquired|oldest)\b/i.test(sentence)) return true;
  const named = names
    .mentionsIn(sentence, start)
    .filter((mention) => kindOf(mention) === "security")
    .flatMap(({ labels }) => labels);
  const isOwn = ({ labels, field }: DayCell) =>
    /^(?:oldest|acquired)$/.test(field) && isOf(labels, named);
  return !days.some(isOwn) || known.some(({ labels }) => isOf(labels, named));
}

/** The need that is named before the day, or behind it where days come first. */
function needOf({ at }: ClaimedDay, text: string, { names }: Evidence): readonly Label[] {
  const { start, end } = sentenceAt(text, at);
  const needs = names
    .mentionsIn(text.slice(start, end), start)
    .filter((mention) => kindOf(mention) === "need");
  const [first] = claimedDays(text.slice(start, end));
  const opens = (needs[0]?.at ?? end) < start + (first?.at ?? 0);
  const before = needs.filter((need) => need.at < at).at(-1);
  return (opens ? before : needs.find((need) => need.at > at))?.labels ?? [];
}

const isOf = (labels: readonly Label[], named: readonly Label[]): boolean =>
  named.some(({ name }) => labels.some((label) => label.name === name));
