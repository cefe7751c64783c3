import { type Decimal, decimal } from "@advisor/domain/decimal";
import type * as Grounding from "@advisor/domain/record/grounding";
import { calculated } from "./calculated.ts";
import { type Cell, type Evidence, evidenceOf, type Label } from "./cells.ts";
import { type Claim, claimedDays, claims } from "./claims.ts";
import { isMeasured } from "./measure-words.ts";
import { withDigits } from "./number-words.ts";
import { subjectsOf } from "./subject.ts";
import { fits } from "./units.ts";

/**
 * Checks an answer against what it was made from. Each figure must be a cell of a result, of what the
 * sentence is about, with its sign and unit and at the precision shown; or a calculation over cells that
 * the answer shows; or a figure of the question, repeated as the question's. Each day must be on file and
 * each citation a source used.
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
  const asked = evidenceOf([against.question ?? ""]);
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
  const subjects = subjectsOf(text, all, evidence.names);
  const held = new Map(
    all.map((claim) => [claim, cellOf(claim, text, subjects.get(claim) ?? [], evidence)]),
  );
  const shown = [...held].flatMap(([claim, cell]) => (cell === undefined ? [] : [{ claim, cell }]));
  const unmatched = all
    .filter((claim) => held.get(claim) === undefined)
    .filter((claim) => !repeats(claim, text, asked) && !isRule(claim))
    .filter((claim) => !calculated(claim, shown, [...asked.cells, ...stated(all)]))
    .map((claim) => written.get(claim.text) ?? claim.text);
  const strange = claimedDays(given)
    .filter(({ day }) => !isKnownDay(day, evidence, asked))
    .map((claim) => claim.text);
  const citations = cited(given);
  const unknown_citations = citations.filter((id) => !sources.has(id));
  const all_unmatched = [...new Set([...unmatched, ...strange])];
  const valid = all_unmatched.length === 0 && unknown_citations.length === 0;
  return { valid, citations, unmatched: all_unmatched, unknown_citations };
}

/** Citations stand in square brackets: [tool:quotes:v1], [doc:doc_d1_ips#2], [web:1]. */
export const cited = (text: string): string[] => [
  ...new Set([...text.matchAll(/\[((?:tool|doc|web):[^\]\s]+)\]/g)].map(([, id = ""]) => id)),
];

/** The cell that a claim states. */
function cellOf(
  claim: Claim,
  text: string,
  about: readonly Label[],
  { cells }: Evidence,
): Cell | undefined {
  const around = clause(text, claim);
  return cells.find(
    (cell) =>
      fits(claim.unit, cell.unit) &&
      isAbout(cell, about, around) &&
      hasSign(claim, cell, text, around) &&
      isMeasured(claim, cell, text) &&
      hasValue(claim, cell),
  );
}

/** Equal once the value is rounded to the places shown; a percentage may state a ratio, and a ratio a percentage. */
export function hasValue({ digits, scale, unit }: Claim, cell: Cell): boolean {
  const places = digits.split(".")[1]?.length ?? 0;
  const claimed = decimal(digits);
  const near = Number(digits);
  const is = (factor: Decimal): boolean =>
    Math.abs((Math.abs(Number(cell.value)) * Number(factor)) / scale - near) <= 10 ** -places &&
    decimal(cell.value).abs().times(factor).div(scale).round(places, 1).eq(claimed);
  const ratio = unit === "percent" && (cell.unit === "ratio" || cell.unit === "any");
  const share = unit === "any" && cell.unit === "percent" && digits.startsWith("0.");
  return (
    ((cell.unit !== "ratio" || unit !== "percent") && is(decimal(1))) ||
    (ratio && is(decimal(100))) ||
    (share && is(decimal("0.01")))
  );
}

const totals = /\b(total|totals|overall|portfolio|household|altogether|combined|whole|all|of)\b/i;

const limits = /\b(above|below|over|under|limit|than|at least|at most|maximum|minimum|target)\b/i;

/** For each kind of name in the sentence that the row has, one must be the row's; a row without names is a total. */
function isAbout({ labels }: Cell, about: readonly Label[], around: string): boolean {
  if (about.length === 0) return true;
  const specific = labels.filter(({ kind }) => kind !== "other");
  if (specific.length === 0) {
    return (
      about.every(({ kind }) => kind === "other") || totals.test(around) || limits.test(around)
    );
  }
  const kinds = new Set(about.map(({ kind }) => kind));
  return [...kinds].every((kind) => {
    const own = labels.filter((label) => label.kind === kind);
    if (own.length === 0) return kind === "other" || kind === "account";
    return own.some(({ name }) => about.some((one) => one.kind === kind && one.name === name));
  });
}

const losing =
  /\b(loss(?:es)?|lose[sd]?|losing|lost|down|fell|fall(?:s|en)?|below|under|underweight|less|lower|decreas\w+|declin\w+|drop\w*|short|sell\w*|sold|reduc\w+|trim\w*|deficit|negative|minus|owe[sd]?|debt|borrow\w*|margin|withdraw\w*|shy|lack\w*|gap|disallow\w*|outflow\w*|cut|raise[sd]?|pay\w*|paid|spen[dt]\w*|need\w*)\b/i;
const winning = /\b(gain(?:s|ed)?|profit\w*|up|rose|rise[sn]?|above|over|overweight|increas\w+)\b/i;

/** A sign that is written must be the value's; without one a value below zero must be said in words, and no gain called a loss. */
function hasSign({ sign, unit, at }: Claim, cell: Cell, text: string, around: string): boolean {
  const negative = cell.value.startsWith("-");
  if (Number(cell.value) === 0) return true;
  if (sign === "minus") return negative;
  if (sign === "plus") return !negative;
  const money = unit === "usd" || unit === "percent" || unit === "points";
  if (!money) return true;
  const before = text.slice(Math.max(0, at - 28), at);
  if (negative) return losing.test(around) || /differen|drift|change/i.test(around);
  const lossBefore = /\b(loss(?:es)? of|lost|losing|down|fell(?: by)?)\s+(?:about\s+)?\$?$/i.test(
    before,
  );
  return !(lossBefore && !winning.test(before));
}

const clause = (text: string, { at }: Claim): string => {
  const start = Math.max(text.lastIndexOf("\n", at), text.lastIndexOf(". ", at)) + 1;
  const end = text.slice(at).search(/\n|[.;](?=\s)/);
  return text.slice(start, end < 0 ? text.length : at + end);
};

const asTheirs =
  /\b(you|your|asked|question|if|would|deposit\w*|assum\w+|contribut\w+|threshold|limit|than|at least|at most|above|below|over|under|adding|with|raise|sell\w*|withdraw\w*)\b/i;

/** A figure of the question is none of the household's: it may only be said as the question's. */
const repeats = (claim: Claim, text: string, asked: Evidence): boolean =>
  asTheirs.test(clause(text, claim)) && asked.cells.some((cell) => hasValue(claim, cell));

/** Days and shares that the rules of the field state: the wash-sale window, the cash horizon, the whole. */
const isRule = ({ digits, unit }: Claim): boolean =>
  (unit === "time" && ["30", "31", "60", "61", "90", "365", "1", "12"].includes(digits)) ||
  (unit === "percent" && digits === "100");

const stated = (all: readonly Claim[]): Cell[] =>
  all
    .filter(({ unit }) => unit === "percent")
    .map(({ digits }) => ({ value: digits, unit: "percent", field: "", labels: [] }));

const isKnownDay = (day: string, ...evidence: readonly Evidence[]): boolean =>
  evidence.some(({ days }) => [...days].some((known) => known.endsWith(day)));
