import type * as Grounding from "@advisor/domain/record/grounding";
import { noSuchFigures } from "../reference/marker.ts";
import { isCalculation } from "./calculation.ts";
import { type Claim, claims } from "./claims.ts";
import { type ClaimedDay, claimedDays } from "./days.ts";
import type { Cell, DayCell, Evidence } from "./evidence/cell.ts";
import { evidenceOf } from "./evidence/cells.ts";
import type { Label } from "./evidence/names.ts";
import { candidateCells, cellOf, isOpposite, sourcedCellOf } from "./match.ts";
import { normalizeNumbers } from "./normalize-numbers.ts";
import { type CheckedClaim, type ClaimProof, claimsOf, type Support } from "./proof.ts";
import { repeatsQuestion } from "./question-figures.ts";
import { isHundredPercent, ruleOf } from "./rules.ts";
import { type Sentence, sentenceReader } from "./sentences.ts";
import { type StatedClaim, statedClaims } from "./stated-claim.ts";
import { kindOf, securitiesIn, subjectsOf } from "./subject.ts";

/**
 * Checks an answer against its evidence. Each figure must be a value in a result with the subject,
 * measure, sign and unit that the sentence states, at the precision shown; or a calculation from
 * figures that the answer shows; or a figure attributed to the question; or one of a known rule.
 * Each day must occur in the evidence for its subject, and each citation must name a source that
 * was used.
 */
export const checkGrounding = ({ text, ...against }: Against & { text: string }): Grounding.Info =>
  groundingChecker(against)(text);

export interface Against {
  /** Complete tool results, and the context. */
  evidence: readonly unknown[];
  /** The advisor's message. */
  question?: string;
  sources: ReadonlySet<string>;
}

/** Checks several texts against the same evidence, which is read only once. */
export function groundingChecker(against: Against): (text: string) => Grounding.Info {
  const read = readAgainst(against);
  return (text) => verdictOf(text, checkClaims(text, read), read);
}

/** What each figure and day of a text was matched to. */
export const groundClaims = ({ text, ...against }: Against & { text: string }): ClaimProof[] =>
  claimsOf(text, checkClaims(text, readAgainst(against)));

interface Read {
  evidence: Evidence;
  asked: Evidence;
  question: string;
  sources: ReadonlySet<string>;
}

const readAgainst = ({ evidence, question = "", sources }: Against): Read => ({
  evidence: evidenceOf(evidence),
  asked: evidenceOf([normalizeNumbers(question).text]),
  question,
  sources,
});

/** Every figure and day of a text, in order, with what supports it. */
function checkClaims(given: string, { evidence, asked, question }: Read): CheckedClaim[] {
  const { text, written } = normalizeNumbers(given);
  const all = claims(text);
  const topic = securitiesIn(`${question}\n${text}`, evidence.names);
  const said = statedClaims(text, all, {
    about: subjectsOf(text, all, evidence.names),
    ...{ topic, names: evidence.names },
  });
  const held = new Map(said.map((one) => [one.claim, cellOf(one, evidence)]));
  const shown = [...held].flatMap(([claim, cell]) => (cell === undefined ? [] : [{ claim, cell }]));
  const percentages = [...asked.cells, ...percentCells(all)].filter(
    ({ unit }) => unit === "percent",
  );
  const calculated: Claim[] = [];
  const supportOf = (one: StatedClaim): Support | undefined => {
    const cell = held.get(one.claim);
    if (cell !== undefined) return supportBy(cell);
    const rule = ruleOf(one);
    if (rule !== undefined) return { by: "rule", rule };
    if (isHundredPercent(one) || isPremise(one) || isShare(one, evidence)) return { by: "words" };
    if (repeatsQuestion(one, asked, evidence)) return { by: "question" };
    const isCalculated =
      !isOpposite(one, evidence) &&
      isCalculation(one, { said, shown, calculated, percentages, evidence });
    if (!isCalculated) return undefined;
    calculated.push(one.claim);
    return { by: "calculation" };
  };
  const figures = said.map((one) => ({
    at: one.claim.at,
    text: written.get(one.claim.text) ?? written.get(one.claim.digits) ?? one.claim.text,
    support: supportOf(one) ?? lowEnd(one, said, supportOf),
    sourced: () => sourcedCellOf(one, evidence),
  }));
  const sentenceAt = sentenceReader(given, evidence.names);
  const days = claimedDays(given).map((day) => ({
    ...{ at: day.at, text: day.text },
    support: supportOfDay(day, sentenceAt(day.at), { evidence, asked }),
  }));
  const absent = [...given.matchAll(noSuchFigures)].map(({ 0: text, index }) => ({
    ...{ at: index, text },
    support: undefined,
  }));
  return [...figures, ...days, ...absent];
}

const supportBy = (cell: Cell): Support =>
  cell.isDerived ? { by: "calculation" } : { by: "source", cell };

function verdictOf(
  text: string,
  claims: readonly CheckedClaim[],
  { sources }: Read,
): Grounding.Info {
  const unmatched = [
    ...new Set(claims.flatMap((one) => (one.support === undefined ? one.text : []))),
  ];
  const citations = citationsIn(text);
  const unknown_citations = citations.filter((id) => !sources.has(id));
  const valid = unmatched.length === 0 && unknown_citations.length === 0;
  const rules = [
    ...new Set(claims.flatMap(({ support }) => (support?.by === "rule" ? support.rule : []))),
  ];
  return {
    ...{ valid, citations, unmatched, unknown_citations },
    ...(rules.length > 0 && { rules }),
  };
}

/** Citations are in square brackets: [tool:quotes:v1], [doc:doc_d1_ips#2], [web:1]. */
export const citationsIn = (text: string): string[] => [
  ...new Set([...text.matchAll(/\[((?:tool|doc|web):[^\]\s]+)\]/g)].map(([, id = ""]) => id)),
];

/** The upper end of a range whose lower end is supported; the ends of a band are figures of their own. */
function lowEnd(
  one: StatedClaim,
  said: readonly StatedClaim[],
  supportOf: (one: StatedClaim) => Support | undefined,
): Support | undefined {
  const low = said.find(({ rangeTo }) => rangeTo === one.claim);
  return low === undefined || low.measure === "min" ? undefined : supportOf(low);
}

/** "If Apple fell 10 %": what is only imagined states no figure. */
const isPremise = ({ claim, lead, after, said }: StatedClaim): boolean =>
  claim.unit === "percent" &&
  ((/\b(?:if|suppose|assum\w+|were)\b/i.test(said) && moved.test(lead)) ||
    (/\b(?:would|could)\b/i.test(said) &&
      /\b(?:a|an|another|each|every)\s*$/i.test(lead) &&
      move.test(after)));
const moved =
  /\b(?:fell|falls?|fall|dropped|drops?|declined?s?|lost|loses?|rose|rises?|gains?|gained|grew|grows?|crash\w*|rall\w+)(?: by)?(?: another| a further)?\s*$/i;
const move = /^\s*(?:fall|drop|decline|loss|rise|gain|rally|correction|crash|haircut)\b/i;

/** A fraction in words of something that has no such figure. */
const isShare = (one: StatedClaim, evidence: Evidence): boolean =>
  one.claim.hedge === "share" && candidateCells(one, evidence).length === 0;

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
function supportOfDay(
  claimed: ClaimedDay,
  sentence: Sentence,
  { evidence, asked }: { evidence: Evidence; asked: Evidence },
): Support | undefined {
  const is = ({ day }: { day: string }): boolean => day.endsWith(claimed.day);
  const known = evidence.days.filter(is);
  const [first] = known;
  if (first === undefined) return asked.days.some(is) ? { by: "question" } : undefined;
  if (!isOfItsLot(known, sentence, evidence)) return undefined;
  const need = needOf(claimed, sentence);
  const due = evidence.days.filter(({ labels, field }) => field === "due" && isOf(labels, need));
  const own = due.find(is);
  const isKnown =
    due.length === 0 || own !== undefined || known.every(({ field }) => field !== "due");
  const sourced = known.find(({ origin }) => origin.source !== undefined);
  return isKnown ? { by: "source", day: own ?? sourced ?? first } : undefined;
}

/** A day of purchase must be on file for what the sentence names, if such days are on file. */
function isOfItsLot(
  known: readonly DayCell[],
  { said, mentions }: Sentence,
  { days }: Evidence,
): boolean {
  if (!/\b(?:bought|purchased|acquired|oldest)\b/i.test(said)) return true;
  const named = mentions
    .filter((mention) => kindOf(mention) === "security")
    .flatMap(({ labels }) => labels);
  const isOwn = ({ labels, field }: DayCell) =>
    /^(?:oldest|acquired)$/.test(field) && isOf(labels, named);
  return !days.some(isOwn) || known.some(({ labels }) => isOf(labels, named));
}

/** The cash need named before the day, or after it if days come first. */
function needOf({ at }: ClaimedDay, { said, start, end, mentions }: Sentence): readonly Label[] {
  const needs = mentions.filter((mention) => kindOf(mention) === "need");
  const [first] = claimedDays(said);
  const lead = said.slice(0, first?.at ?? 0);
  const opens = (needs[0]?.at ?? end) < start + lead.length || /\$\d/.test(lead);
  const before = needs.filter((need) => need.at < at).at(-1);
  // "$7,200 of tax on January 31 and another $3,000 on February 5"
  if (opens && /\banother\b[^;]{0,30}$/.test(said.slice((before?.end ?? at) - start, at - start)))
    return [];
  return (opens ? before : needs.find((need) => need.at > at))?.labels ?? [];
}

const isOf = (labels: readonly Label[], named: readonly Label[]): boolean =>
  named.some(({ name }) => labels.some((label) => label.name === name));
