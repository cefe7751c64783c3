import { directionAfter, directionIn, resultDirectionIn } from "./direction.ts";
import type { Cell, Evidence } from "./evidence/cell.ts";
import type { Label, Mention } from "./evidence/label.ts";
import { kindOf } from "./evidence/mentions.ts";
import { isPolicyMeasure } from "./match.ts";
import { measureMatcher } from "./measure-matcher.ts";
import { measureAfter, measureIn } from "./measures.ts";
import { coversOnlyPart } from "./rows/covers-part.ts";
import { fieldMatcher } from "./rows/named-field.ts";
import { householdMatcher, isAnyNamed, ownerMatcher } from "./rows/named-rows.ts";
import { rowMatcher } from "./rows/stated-row.ts";
import { matchesSign } from "./sign.ts";
import { measureInUnit, type StatedClaim, withoutAccounts } from "./stated-claim.ts";
import { unitsMatch } from "./units.ts";
import { matchesCell } from "./value.ts";

/**
 * The cell with the claim's value that nothing in the claim's own clause contradicts: neither the names
 * there, nor its measure, sign and unit. What the clause leaves open, the rest of the sentence must name.
 */
export function uncontradictedCell(said: StatedClaim, evidence: Evidence): Cell | undefined {
  const { claim, rangeTo, after } = said;
  const isVague = claim.unit === "any" || claim.digits.replace(/\D/g, "").length < 2;
  if (isVague || rangeTo !== undefined || differing.test(after)) return undefined;
  const isShare = claim.hedge.startsWith("share");
  const known = evidence.cells.filter(
    (cell) =>
      (!isShare || cell.measure === "weight") &&
      cell.field !== "" &&
      unitsMatch(claim.unit, cell.unit) &&
      matchesCell(claim, cell),
  );
  if (known.length === 0) return undefined;
  const own = inOwnClause(said);
  const [isMeasured, isAbout] = [measureMatcher(own), subjectMatcher(own, evidence)];
  const isRow = rowMatcher(said, evidence.cells, isAbout);
  const isOwners = ownerMatcher(own.near, evidence.cells);
  const isOfHousehold = householdMatcher(said, evidence.households);
  const isOfField = fieldMatcher(own, evidence.fields);
  return known.find(
    (cell) =>
      isMeasured(cell) &&
      isOfHousehold(cell) &&
      isOfField(cell) &&
      matchesSign(cell, own) &&
      isAbout(cell) &&
      isRow(cell) &&
      isOwners(cell) &&
      !coversOnlyPart(cell, said, evidence),
  );
}

/** Words for a difference: "$5 more than the other". */
const differing =
  /^\s*(?:\w+\s+){0,2}?(?:more|less|larger|smaller|bigger|higher|lower|greater)\b[^.;]*?\bthan\b/i;

interface OwnClause extends StatedClaim {
  /** The names before the figure in its clause, or else those after it. */
  near: readonly Mention[];
  /** True if the clause continues a sentence without repeating its subject. */
  isNew: boolean;
}

function inOwnClause(said: StatedClaim): OwnClause {
  const { claim, said: sentence, offset, sentence: mentions, from, to } = said;
  const isRow = sentence.trimStart().startsWith("|");
  const end = claim.at + claim.text.length;
  const words = sentence.slice(from - offset, claim.at - offset);
  const broken = lastBreak(words);
  const isWhole = ofWhole.test(words);
  const rest = untilBreak(sentence.slice(end - offset, to - offset), isWhole);
  const [start, stop] = isRow ? [offset, end] : [from + (broken ?? 0), end + rest.length];
  const before = mentions.filter((one) => one.at >= start && one.end <= claim.at);
  const behind = mentions.filter((one) => one.at >= end && one.end <= stop);
  const above = said.about.filter((one) => one.at < offset);
  const near = /^[\s,]*(?:and|or)?\s*$/.test(words)
    ? said.about
    : [narrowed(before, said.about), behind, above].reduce(withMissing, []);
  if (isRow) return { ...said, near, isNew: false };
  const spoken = withoutAccounts(sentence.slice(start - offset, stop - offset), mentions, start);
  const whole = spoken.slice(0, claim.at - start);
  const lead = /\(([^()]*)$/.exec(whole)?.[1] ?? whole;
  const after = spoken.slice(end - start);
  return {
    ...{ ...said, lead, after, near },
    about: withMissing(near, antecedents(mentions, "account", claim.at)),
    measure: measureInUnit(measureAfter(after) ?? measureIn(lead), claim.unit),
    direction:
      directionAfter(after) ??
      directionIn(lead) ??
      (lead !== whole ? resultDirectionIn(sentence.slice(0, claim.at - offset)) : null),
    isNew: isWhole || (broken !== undefined && !/\b(?:it|its|that|this)\b/i.test(lead)),
  };
}

/** Where a clause ends; a comma alone ends none. */
const breaks =
  /[;:]\s|\s[—–-]\s|,?\s(?:and|but|so|while|whereas|because|though|although|since|which|where|or|versus|vs\.?|against|than|if)\s|\),?\s/gi;

/**
 * The start of the last clause. Marks right before a figure and the "and" of "between A and B" do
 * not begin a clause.
 */
function lastBreak(words: string): number | undefined {
  const last = [...words.matchAll(breaks)].findLast(
    ({ index, 0: mark }) =>
      (/\w/.test(mark) || index + mark.length < words.length) &&
      !(/and/i.test(mark) && /\bbetween\b(?!.*\band\b)/i.test(words.slice(0, index))),
  );
  return last === undefined ? undefined : last.index + last[0].length;
}

/**
 * Words after a part of a larger amount: in "$4,000 of the $40,000 in cash is in the IRA" the names
 * belong to the part.
 */
const ofWhole =
  /^\s*(?:percent |% )?of (?:the|their|its|his|her|that|this|all)?\s*(?:[\p{L}-]+['’]s?\s+|[\p{L}-]+s['’]\s+)?$/iu;

function untilBreak(words: string, isWhole: boolean): string {
  const own = isWhole
    ? words.replace(/\b(?:is|are|was|were|has|have|sits?|lies?)\b.*/is, "")
    : words;
  const at = own.search(breaks);
  return at === -1 ? own : own.slice(0, at);
}

/** Adds names of the kinds that the nearer names lack. */
const withMissing = (near: readonly Mention[], others: readonly Mention[]): Mention[] => {
  const kinds = new Set(near.map(kindOf));
  return [...near, ...others.filter((one) => !kinds.has(kindOf(one)))];
};

/** If a list has as many names as figures, selects the name that belongs to the claim. */
function narrowed(before: readonly Mention[], about: readonly Mention[]): readonly Mention[] {
  return before.filter((one) => {
    const own = about.filter((other) => kindOf(other) === kindOf(one) && before.includes(other));
    return own.length === 0 || own.includes(one);
  });
}

const everything =
  /\b(?:total|overall|portfolio|household|altogether|family|foundation|net worth|listed|positions|holdings|investments|securities|assets|everything|(?:the|all|both) (?:[a-z]+ )?accounts(?= (?:together|combined|earned|returned|gained|lost|made)))\b/i;

function subjectMatcher(said: OwnClause, { accounts }: Evidence): (cell: Cell) => boolean {
  const { near, lead, after, isNew, measure } = said;
  const nearBy = Map.groupBy(
    near.filter((one) => !one.isOwner && kindOf(one) !== "member"),
    kindOf,
  );
  const kinds = [...nearBy.keys()].filter((kind) => kind !== "other");
  const isOfHousehold =
    kinds.length === 0 && (isNew || nearBy.has("other") || everything.test(`${lead} ${after}`));
  const isNamed = nameMatcher(said, nearBy);
  return (cell) => {
    const own = Map.groupBy(
      // The only account is also called the portfolio.
      cell.labels.filter(
        ({ kind }) =>
          kind !== "other" && !(kind === "account" && accounts.size === 1 && isOfHousehold),
      ),
      ({ kind }) => kind,
    );
    if (own.size === 0) return isOfHousehold || isPolicyMeasure(cell, measure);
    const named = [...own].map(([kind, labels]) => isNamed(kind, labels, cell));
    return (
      (named.includes(true) || isOnlyTopic(cell, said)) &&
      !named.includes(false) &&
      kinds.every((kind) => own.has(kind))
    );
  };
}

/** The answer and the question are about one security only. */
const isOnlyTopic = ({ labels }: Cell, { topic, near }: OwnClause): boolean => {
  const [only, ...others] = [...topic].filter((name) => name.startsWith("security "));
  return near.length === 0 && others.length === 0 && labels.some(({ name }) => name === only);
};

/** A security has its own class, so a class named in another clause is not required. */
const spokenOf = (kind: Label["kind"], near: ReadonlyMap<string, unknown>): [] | undefined =>
  kind === "class" && near.has("security") ? [] : undefined;

/** Whether the names of one kind are those that the clause states; undefined if nothing speaks of that kind. */
const nameMatcher =
  ({ sentence, topic, claim }: OwnClause, near: ReadonlyMap<string, readonly Mention[]>) =>
  (kind: Label["kind"], labels: readonly Label[], cell: Cell): boolean | undefined => {
    const those = near.get(kind) ?? spokenOf(kind, near) ?? antecedents(sentence, kind, claim.at);
    if (those.length > 0) return isAnyNamed(labels, those);
    // A figure of one class in an account is not a figure of the account.
    if (kind === "class") return hasSecurity(cell) ? undefined : false;
    return kind !== "security" || labels.every(({ name }) => topic.has(name)) ? undefined : false;
  };

const hasSecurity = ({ labels }: Cell): boolean => labels.some(({ kind }) => kind === "security");

/** What the clause may refer to: the subject of the sentence, or what it names last. */
function antecedents(sentence: readonly Mention[], kind: Label["kind"], at: number): Mention[] {
  const all = sentence.filter((one) => kindOf(one) === kind);
  const before = all.filter((one) => one.end <= at);
  return [...new Set([...before.slice(0, 1), ...before.slice(-1)])];
}
