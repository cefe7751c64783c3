import type * as Grounding from "@advisor/domain/record/grounding";
import { repeats } from "./asked.ts";
import { calculated } from "./calculated.ts";
import type { Cell, Evidence } from "./cell.ts";
import { evidenceOf } from "./cells.ts";
import { type Claim, claims } from "./claims.ts";
import { type ClaimedDay, claimedDays } from "./days.ts";
import { withDigits } from "./digits.ts";
import { candidates, cellOf, sourcedCellOf } from "./match.ts";
import type { Label } from "./names.ts";
import { claimsOf, type Examined, type Proved, type Support } from "./proof.ts";
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

export interface Against {
  /** Tool results, whole, and the context. */
  evidence: readonly unknown[];
  /** The advisor's own words. */
  question?: string;
  sources: ReadonlySet<string>;
}

/** The same for many texts: what they are checked against is read once. */
export function openGround(against: Against): (text: string) => Grounding.Info {
  const read = readAgainst(against);
  return (text) => verdictOf(text, examine(text, read), read);
}

/** What each figure and day of a text was matched to. */
export const groundClaims = ({ text, ...against }: Against & { text: string }): Proved[] =>
  claimsOf(text, examine(text, readAgainst(against)));

interface Read {
  evidence: Evidence;
  asked: Evidence;
  sources: ReadonlySet<string>;
}

const readAgainst = ({ evidence, question = "", sources }: Against): Read => ({
  evidence: evidenceOf(evidence),
  asked: evidenceOf([withDigits(question).text]),
  sources,
});

/** Every figure and day of a text, in order, with what supports it. */
function examine(given: string, { evidence, asked }: Read): Examined[] {
  const { text, written } = withDigits(given);
  const all = claims(text);
  const said = saidOf(text, all, subjectsOf(text, all, evidence.names));
  const held = new Map(said.map((one) => [one.claim, cellOf(one, evidence)]));
  const shown = [...held].flatMap(([claim, cell]) => (cell === undefined ? [] : [{ claim, cell }]));
  const percentages = [...asked.cells, ...stated(all)].filter(({ unit }) => unit === "percent");
  const supportOf = (one: Said): Support | undefined => {
    const cell = held.get(one.claim);
    if (cell !== undefined) return { by: "source", cell };
    const rule = ruleOf(one);
    if (rule !== undefined) return { by: "rule", rule };
    if (isWhole(one) || isPart(one, held) || isShare(one, evidence)) return { by: "words" };
    if (repeats(one, sentenceOf(text, one.claim), asked, evidence)) return { by: "question" };
    return calculated(one, { said, shown, percentages, evidence })
      ? { by: "calculation" }
      : undefined;
  };
  const figures = said.map((one) => ({
    at: one.claim.at,
    text: written.get(one.claim.text) ?? written.get(one.claim.digits) ?? one.claim.text,
    support: supportOf(one) ?? lowEnd(one, said, supportOf),
    sourced: () => sourcedCellOf(one, evidence),
  }));
  const days = claimedDays(given).map((day) => ({
    ...{ at: day.at, text: day.text },
    support: supportOfDay(day, given, evidence, asked),
  }));
  return [...figures, ...days];
}

function verdictOf(text: string, examined: readonly Examined[], { sources }: Read): Grounding.Info {
  const unmatched = [
    ...new Set(examined.flatMap((one) => (one.support === undefined ? one.text : []))),
  ];
  const citations = cited(text);
  const unknown_citations = citations.filter((id) => !sources.has(id));
  const valid = unmatched.length === 0 && unknown_citations.length === 0;
  const rules = [
    ...new Set(examined.flatMap(({ support }) => (support?.by === "rule" ? support.rule : []))),
  ];
  return {
    ...{ valid, citations, unmatched, unknown_citations },
    ...(rules.length > 0 && { rules }),
  };
}

/** Citations stand in square brackets: [tool:quotes:v1], [doc:doc_d1_ips#2], [web:1]. */
export const cited = (text: string): string[] => [
  ...new Set([...text.matchAll(/\[((?:tool|doc|web):[^\]\s]+)\]/g)].map(([, id = ""]) => id)),
];

/** The other end of a range that something lies in. */
function lowEnd(
  one: Said,
  said: readonly Said[],
  supportOf: (one: Said) => Support | undefined,
): Support | undefined {
  const low = said.find(({ rangeTo }) => rangeTo === one.claim);
  return low && supportOf(low);
}

/** A fraction in words of something that has no such figure. */
const isShare = (one: Said, evidence: Evidence): boolean =>
  one.claim.hedge === "share" && candidates(one, evidence).length === 0;

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
function supportOfDay(
  claimed: ClaimedDay,
  text: string,
  evidence: Evidence,
  asked: Evidence,
): Support | undefined {
  const is = ({ day }: { day: string }): boolean => day.endsWith(claimed.day);
  const known = evidence.days.filter(is);
  const [first] = known;
  if (first === undefined) return asked.days.some(is) ? { by: "question" } : undefined;
  const need = needOf(claimed, text, evidence);
  const due = evidence.days.filter(({ labels, field }) => field === "due" && isOf(labels, need));
  const own = due.find(is);
  const isKnown =
    due.length === 0 || own !== undefined || known.every(({ field }) => field !== "due");
  const sourced = known.find(({ origin }) => origin.source !== undefined);
  return isKnown ? { by: "source", day: own ?? sourced ?? first } : undefined;
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
