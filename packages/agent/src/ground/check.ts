import type * as Grounding from "@advisor/domain/record/grounding";
import { noSuchFigures } from "../reference/marker.ts";
import {
  boundAmong,
  boundCells,
  contradictsEvidence,
  nearestSourcedCell,
} from "./binding/cells.ts";
import { statedClaims, topicOf } from "./binding/stated-claims.ts";
import { isCalculation } from "./calculation.ts";
import { type Claim, claims } from "./claims.ts";
import { supportOfDay } from "./day-support.ts";
import { claimedDays } from "./days.ts";
import type { Cell, Evidence } from "./evidence/cell.ts";
import { evidenceOf } from "./evidence/cells.ts";
import { kindOf } from "./evidence/mentions.ts";
import { contradictsGroupTotal, isStatedDifference } from "./named-values.ts";
import { normalizeNumbers } from "./normalize-numbers.ts";
import { withoutOffers } from "./offers.ts";
import { contradictsSide } from "./policy-limits.ts";
import { type CheckedClaim, type ClaimProof, claimsOf, type Support } from "./proof.ts";
import { repeatsQuestion } from "./question-figures.ts";
import { isDaysApart } from "./reading/days-apart.ts";
import { type List, listsOf } from "./reading/lists.ts";
import { isWrongShare } from "./reading/share.ts";
import { figuresOfDifferentRows } from "./rows/figures-of-different-rows.ts";
import { isHundredPercent, ruleOf } from "./rules.ts";
import { sentenceReader } from "./sentences.ts";
import { setClaims } from "./sets/set-claims.ts";
import { type Table, tablesOf } from "./sets/tables.ts";
import type { StatedClaim } from "./stated-claim.ts";

/**
 * Checks an answer against its evidence. Each figure must be a value in a result with the subject,
 * measure, sign and unit that the sentence states, at the precision shown; or a calculation from
 * figures that the answer shows; or a figure attributed to the question; or one of a known rule.
 * Each day must occur in the evidence for its subject, and each citation must name a source that
 * was used.
 */
export const checkGrounding = ({
  text,
  ...against
}: GroundingInput & { text: string }): Grounding.Info => groundingChecker(against)(text);

export interface GroundingInput {
  /** Complete tool results, and the context. */
  evidence: readonly unknown[];
  /** The advisor's message. */
  question?: string;
  sources: ReadonlySet<string>;
}

/** Checks several texts against the same evidence, which is read only once. */
export function groundingChecker(against: GroundingInput): (text: string) => Grounding.Info {
  const read = readAgainst(against);
  return (text) => verdictOf(text, checkClaims(text, read), read);
}

/** What each figure and day of a text was matched to: where several sources have it, to one it cites. */
export function groundClaims({
  text,
  ...against
}: GroundingInput & { text: string }): ClaimProof[] {
  const read = readAgainst(against);
  const evidence = citedFirst(read.evidence, new Set(citationsIn(text)));
  return claimsOf(text, checkClaims(text, { ...read, evidence }));
}

/** The evidence with what its cited sources say before everything else. */
function citedFirst(evidence: Evidence, cited: ReadonlySet<string>): Evidence {
  const isCited = ({ origin }: Pick<Cell, "origin">): boolean =>
    origin?.source !== undefined && cited.has(origin.source.source_id);
  const order = <One extends Pick<Cell, "origin">>(all: readonly One[]): One[] => [
    ...all.filter(isCited),
    ...all.filter((one) => !isCited(one)),
  ];
  return { ...evidence, cells: order(evidence.cells), days: order(evidence.days) };
}

interface CheckContext {
  evidence: Evidence;
  /** The rows of the results, read when a text first needs them. */
  tables: () => readonly Table[];
  lists: () => readonly List[];
  asked: Evidence;
  question: string;
  sources: ReadonlySet<string>;
}

function readAgainst({ evidence, question = "", sources }: GroundingInput): CheckContext {
  const read = evidenceOf(evidence);
  let tables: readonly Table[] | undefined;
  let lists: readonly List[] | undefined;
  return {
    evidence: read,
    tables: () => {
      tables ??= tablesOf(read.cells);
      return tables;
    },
    lists: () => {
      lists ??= listsOf(read.cells);
      return lists;
    },
    asked: evidenceOf([normalizeNumbers(question).text]),
    ...{ question, sources },
  };
}

/** Every figure and day of a text, in order, with what supports it. */
function checkClaims(
  whole: string,
  { evidence, tables, lists, asked, question }: CheckContext,
): CheckedClaim[] {
  const answer = withoutOffers(whole);
  const { text, written } = normalizeNumbers(answer);
  const all = claims(text);
  const topic = topicOf(`${question}\n${text}`, evidence.names);
  const said = statedClaims(text, all, { topic, names: evidence.names });
  const held = boundCells(said, evidence);
  const shown = [...held].flatMap(([claim, cell]) => (cell === undefined ? [] : [{ claim, cell }]));
  const percentages = [...asked.cells.map((cell) => ({ ...cell, at: -1 })), ...all]
    .filter(({ unit }) => unit === "percent")
    .map((one) => ({ at: one.at, value: "value" in one ? one.value : one.digits }));
  const calculated: Claim[] = [];
  const known = { said, shown, calculated, percentages, evidence, lists };
  const wrong = new Set([
    ...misplaced(said, held),
    ...figuresOfDifferentRows(said, held, evidence),
    ...said.flatMap((one) => (contradictsGroupTotal(one, evidence) ? one.claim : [])),
  ]);
  const supportOf = (one: StatedClaim): Support | undefined => {
    const cell = held.get(one.claim);
    if (wrong.has(one.claim)) return undefined;
    if (cell !== undefined) return supportBy(cell);
    const elsewhere = supportByWords(one, { evidence, asked });
    if (elsewhere !== undefined) return elsewhere;
    if (isCalculated(one)) {
      calculated.push(one.claim);
      return { by: "calculation" };
    }
    return isShare(one, evidence) && !isWrongShare(one, known) ? { by: "words" } : undefined;
  };
  const isKnown = (claim: Claim): boolean =>
    held.get(claim) !== undefined || calculated.includes(claim);
  const isCalculated = (one: StatedClaim): boolean =>
    isStatedDifference(one, { said, isKnown }) ||
    (!contradictsEvidence(one, evidence) && isCalculation(one, known));
  const figures = said.map((one) => ({
    at: one.claim.at,
    text: written.get(one.claim.text) ?? written.get(one.claim.digits) ?? one.claim.text,
    support: supportOf(one) ?? lowEnd(one, said, supportOf),
    sourced: () => nearestSourcedCell(one, evidence),
  }));
  const sentenceAt = sentenceReader(answer, evidence.names);
  const days = claimedDays(answer).map((day) => ({
    ...{ at: day.at, text: day.text },
    support: supportOfDay(day, sentenceAt(day.at), { evidence, asked }),
  }));
  const absent = [...answer.matchAll(noSuchFigures)].map(({ 0: text, index }) => ({
    ...{ at: index, text },
    support: undefined,
  }));
  const quantified = setClaims(answer, { evidence, tables, lists }, sentenceAt);
  const decided = new Map(quantified.flatMap((one) => (one.isFigure ? [[one.at, one]] : [])));
  return [
    ...decidedBy(decided, figures, answer),
    ...[...days, ...absent, ...quantified.filter(({ isFigure }) => !isFigure)],
  ];
}

/**
 * The figures. A figure that describes a whole set takes its support from the check of that set.
 */
function decidedBy(
  decided: ReadonlyMap<number, CheckedClaim>,
  figures: readonly CheckedClaim[],
  answer: string,
): CheckedClaim[] {
  let end = 0;
  return figures.map((one) => {
    // Number words were replaced by digits, so positions have to be found again in the original
    // text.
    const at = decided.size === 0 ? -1 : answer.indexOf(one.text, end);
    end = at === -1 ? end : at + one.text.length;
    const known = decided.get(at);
    return known === undefined ? one : { ...one, support: known.support };
  });
}

/**
 * The figures on the wrong side of a policy limit: the sentence says above and the value is below,
 * or the reverse.
 */
function misplaced(
  said: readonly StatedClaim[],
  held: ReadonlyMap<Claim, Cell | undefined>,
): ReadonlySet<Claim> {
  return new Set(
    said.flatMap((edge, index) => {
      const cell = held.get(edge.claim);
      if (cell === undefined) return [];
      const [one, own] = [said[index - 1], said[index + 1]].flatMap((other) => {
        const value = other && held.get(other.claim);
        return other && value && contradictsSide(other, value, { said: edge, cell }) ? [other] : [];
      });
      return [one, own].flatMap((other) => other?.claim ?? []);
    }),
  );
}

/**
 * Support other than a result's value: a rule, a span of days, words that state no figure, or the
 * advisor's own figure.
 */
function supportByWords(
  one: StatedClaim,
  { evidence, asked }: Pick<CheckContext, "evidence" | "asked">,
): Support | undefined {
  const rule = ruleOf(one);
  if (rule !== undefined) return { by: "rule", rule };
  if (isDaysApart(one, evidence)) return { by: "calculation" };
  if (isHundredPercent(one) || isPremise(one)) return { by: "words" };
  return repeatsQuestion(one, asked, evidence) ? { by: "question" } : undefined;
}

const supportBy = (cell: Cell): Support =>
  cell.isDerived ? { by: "calculation" } : { by: "source", cell };

function verdictOf(
  text: string,
  claims: readonly CheckedClaim[],
  { sources }: CheckContext,
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

/**
 * The upper end of a range has the support of the lower end, except in a policy band, whose ends
 * are figures of their own.
 */
function lowEnd(
  one: StatedClaim,
  said: readonly StatedClaim[],
  supportOf: (one: StatedClaim) => Support | undefined,
): Support | undefined {
  const low = said.find(({ rangeTo }) => rangeTo === one.claim);
  return low === undefined || low.measure === "min" ? undefined : supportOf(low);
}

/** True for a hypothetical percentage, which states no figure: "if Apple fell 10 %". */
const isPremise = ({ claim, lead, after, said }: StatedClaim): boolean =>
  claim.unit === "percent" &&
  ((/\b(?:if|suppose|assum\w+|were)\b/i.test(said) && moved.test(lead)) ||
    (/\b(?:would|could)\b/i.test(said) &&
      /\b(?:a|an|another|each|every)\s*$/i.test(lead) &&
      move.test(after)));
const moved =
  /\b(?:fell|falls?|fall|dropped|drops?|declined?s?|lost|loses?|rose|rises?|gains?|gained|grew|grows?|crash\w*|rall\w+)(?: by)?(?: another| a further)?\s*$/i;
const move = /^\s*(?:fall|drop|decline|loss|rise|gain|rally|correction|crash|haircut)\b/i;

/** True for a fraction in words ("half") when no result has a figure for it. */
const isShare = (one: StatedClaim, evidence: Evidence): boolean =>
  one.claim.hedge === "share" &&
  new Set(one.about.map(kindOf)).size < 2 &&
  boundAmong(one, evidence).length === 0;
