import type * as Grounding from "@advisor/domain/record/grounding";
import { isCalculation } from "./calculation.ts";
import type { Cell, Evidence } from "./cell.ts";
import { evidenceOf } from "./cells.ts";
import { type Claim, claims } from "./claims.ts";
import { type ClaimedDay, claimedDays } from "./days.ts";
import { candidateCells, cellOf } from "./match.ts";
import type { Label } from "./names.ts";
import { normalizeNumbers } from "./normalize-numbers.ts";
import { repeatsQuestion } from "./question-figures.ts";
import { isHundredPercent, ruleOf } from "./rules.ts";
import { sentenceAt } from "./sentences.ts";
import { type StatedClaim, statedClaims } from "./stated-claim.ts";
import { kindOf, subjectsOf } from "./subject.ts";

/**
 * Checks an answer against its evidence. Each figure must be a value in a result with the subject,
 * measure, sign and unit that the sentence states, at the precision shown; or a calculation from
 * figures that the answer shows; or a figure attributed to the question; or one of a known rule.
 * Each day must occur in the evidence for its subject, and each citation must name a source that
 * was used.
 */
export const checkGrounding = ({ text, ...against }: Against & { text: string }): Grounding.Info =>
  groundingChecker(against)(text);

interface Against {
  /** Complete tool results, and the context. */
  evidence: readonly unknown[];
  /** The advisor's message. */
  question?: string;
  sources: ReadonlySet<string>;
}

/** Checks several texts against the same evidence, which is read only once. */
export function groundingChecker(against: Against): (text: string) => Grounding.Info {
  const evidence = evidenceOf(against.evidence);
  const asked = evidenceOf([normalizeNumbers(against.question ?? "").text]);
  return (text) => check(text, evidence, asked, against.sources);
}

function check(
  given: string,
  evidence: Evidence,
  asked: Evidence,
  sources: ReadonlySet<string>,
): Grounding.Info {
  const { text, written } = normalizeNumbers(given);
  const all = claims(text);
  const said = statedClaims(text, all, subjectsOf(text, all, evidence.names));
  const held = new Map(said.map((one) => [one.claim, cellOf(one, evidence)]));
  const shown = [...held].flatMap(([claim, cell]) => (cell === undefined ? [] : [{ claim, cell }]));
  const percentages = [...asked.cells, ...percentCells(all)].filter(
    ({ unit }) => unit === "percent",
  );
  const isSupported = (one: StatedClaim): boolean =>
    held.get(one.claim) !== undefined ||
    ruleOf(one) !== undefined ||
    isHundredPercent(one) ||
    isPart(one, held) ||
    (one.claim.hedge === "share" && candidateCells(one, evidence).length === 0) ||
    repeatsQuestion(one, sentenceOf(text, one.claim), asked, evidence) ||
    isCalculation(one, { said, shown, percentages, evidence });
  const unmatched = said
    .filter((one) => !isSupported(one) && !isLowEnd(one, said, isSupported))
    .map(({ claim }) => written.get(claim.text) ?? written.get(claim.digits) ?? claim.text);
  const strange = claimedDays(given)
    .filter((day) => !isKnownDay(day, given, evidence, asked))
    .map((day) => day.text);
  const citations = citationsIn(given);
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

/** Citations are in square brackets: [tool:quotes:v1], [doc:doc_d1_ips#2], [web:1]. */
export const citationsIn = (text: string): string[] => [
  ...new Set([...text.matchAll(/\[((?:tool|doc|web):[^\]\s]+)\]/g)].map(([, id = ""]) => id)),
];

/** The upper end of a range whose lower end is supported. */
function isLowEnd(
  one: StatedClaim,
  said: readonly StatedClaim[],
  holds: (one: StatedClaim) => boolean,
): boolean {
  const low = said.find(({ rangeTo }) => rangeTo === one.claim);
  return low !== undefined && holds(low);
}

/** "2 of the 4 accounts": a part of a supported number. */
function isPart(
  { claim, after }: StatedClaim,
  held: ReadonlyMap<Claim, Cell | undefined>,
): boolean {
  if (claim.unit !== "any" || !/^ of (?:the |their |its |all )?$/.test(after)) return false;
  const whole = [...held].find(([{ at }]) => at > claim.at);
  return whole?.[1] !== undefined && Number(claim.digits) <= Number(whole[0].digits);
}

const sentenceOf = (text: string, { at }: Claim): string => {
  const { start, end } = sentenceAt(text, at);
  return text.slice(start, end);
};

const percentCells = (all: readonly Claim[]): Cell[] =>
  all
    .filter(({ unit }) => unit === "percent")
    .map(({ digits }) => ({
      value: digits,
      unit: "percent",
      field: "",
      measure: null,
      labels: [],
    }));

/** Whether the day is in the evidence, and belongs to the cash need that it is stated for. */
function isKnownDay(
  claimed: ClaimedDay,
  text: string,
  evidence: Evidence,
  asked: Evidence,
): boolean {
  const is = ({ day }: { day: string }): boolean => day.endsWith(claimed.day);
  const known = evidence.days.filter(is);
  if (known.length === 0) return asked.days.some(is);
  const need = needOf(claimed, text, evidence);
  const due = evidence.days.filter(({ labels, field }) => field === "due" && isOf(labels, need));
  return due.length === 0 || due.some(is) || known.every(({ field }) => field !== "due");
}

/** The cash need named before the day, or after it if days come first. */
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
