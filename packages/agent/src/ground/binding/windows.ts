import type { Claim } from "../claims.ts";
import type { Label, Mention } from "../evidence/label.ts";
import { kindOf, type Span } from "../evidence/mentions.ts";
import { cellsOfRow } from "../rows/table-head.ts";
import { endOf, isPartOf, isUnbroken, type Spoken, spanOf, spokenIn } from "./spans.ts";

/** The words of a figure, and what its sentence names elsewhere. */
export interface Window extends Span {
  /** The names in its own words. */
  own: readonly Mention[];
  /** Of each kind that its own words do not name: what the sentence names before it, or else after it. */
  carried: readonly Mention[];
}

/** Divides the words of a sentence among its figures. A span of time takes none from the others. */
export function windowsIn(
  text: string,
  sentence: Span,
  claims: readonly Claim[],
  mentions: readonly Mention[],
): ReadonlyMap<Claim, Window> {
  const spoken = spokenIn(text, sentence, mentions);
  return new Map(
    partsOf(spoken).flatMap((part) => {
      const inside = claims.filter(({ at }) => at >= part.start && at < part.end);
      const figures = inside.filter(({ unit }) => unit !== "time");
      return inside.map((claim): [Claim, Window] => [
        claim,
        windowOf(claim, claim.unit === "time" ? inside : figures, part),
      ]);
    }),
  );
}

/** The cells of a table row, or else the whole sentence. */
function partsOf(spoken: Spoken): Spoken[] {
  const said = spoken.masked.slice(spoken.start, spoken.end);
  if (!/^\s*\|/.test(said)) return [spoken];
  return cellsOfRow(said).map(({ start, end }) => ({
    ...spoken,
    start: spoken.start + start,
    end: spoken.start + end,
    isCell: true,
  }));
}

function windowOf(claim: Claim, claims: readonly Claim[], spoken: Spoken): Window {
  const index = claims.indexOf(claim);
  const before = claims[index - 1];
  const isWhole = before !== undefined && isPartOf(before, claim, spoken);
  const span = { ...spanOf(index, claims, spoken), isWhole };
  const own = listedIn(claims, index, spoken) ?? [
    ...namesIn(span, claim, spoken),
    ...namesOfNext(claims, index, spoken),
  ];
  const carried = carriedTo(claim, spoken, { ...span, next: claims[index + 1]?.at }, own);
  // All cells of a table row are about what the row names.
  return spoken.isCell === true
    ? { ...span, own: [...carried, ...own], carried: [] }
    : { ...span, own, carried };
}

const restating =
  /^\s*(?:(?:percentage )?points?|pts?|pp|shares|units)?\s*(?:,? or|\()\s*(?:about |roughly |nearly )?$/i;

/**
 * "$5 (6%) in A", "$5, or 6%, of A", "5 of the 6 A shares": the names behind the second figure are those of the
 * first, too.
 */
function namesOfNext(claims: readonly Claim[], index: number, spoken: Spoken): Mention[] {
  const [before, claim, next] = [claims[index - 1], claims[index], claims[index + 1]];
  if (claim === undefined || next === undefined) return [];
  if (before !== undefined && isPartOf(before, claim, spoken)) return [];
  const isRestated = restating.test(spoken.text.slice(endOf(claim), next.at));
  if (!isRestated && !isPartOf(claim, next, spoken)) return [];
  const { end } = spanOf(index + 1, claims, spoken);
  return namesIn({ start: endOf(next), end }, next, spoken);
}

const aside = /\b(?:including|what|when|if|than|because|without|besides|excluding)\b/i;
const placing =
  /^,?\s(?:is|are|sits?|lies?|stays?|belongs?)\s(?:all |held |kept )?(?:in|to|at|with|by)\s(?:the |his |her |their )?$/i;

/** The names before a figure in its words, those close behind it, and the place where it is said to be. */
const namesIn = (
  { start, end, isWhole = false }: Span & { isWhole?: boolean },
  claim: Claim,
  { masked, mentions }: Spoken,
): Mention[] =>
  mentions.filter((one) => {
    const between = masked.slice(endOf(claim), one.at);
    const isWithin = one.at >= start && one.end <= end;
    if (one.at < claim.at || !isWithin) return isWithin || (!isWhole && placing.test(between));
    return !aside.test(between);
  });

const contrast =
  /\b(?:versus|vs\.?|against|compared (?:with|to)|as against|than)\s*(?:about |roughly |only )?$/i;

/**
 * Of each kind that the figure's words do not name: the first and the last name before it, or else those that
 * no break parts from it. In a contrast it may be any.
 */
function carriedTo(
  claim: Claim,
  spoken: Spoken,
  { start, next = spoken.end }: Span & { next: number | undefined },
  own: readonly Mention[],
): Mention[] {
  const known = new Set<Label["kind"]>(own.map(kindOf));
  const isContrast = contrast.test(spoken.text.slice(start, claim.at));
  // "At $5, A is above its limit": the first words of a sentence may name nothing.
  const isLast = next === spoken.end;
  const isOpening = own.length === 0 && spoken.mentions.every(({ at }) => at > claim.at);
  const others = spoken.mentions.filter((one) => !known.has(kindOf(one)));
  return [...Map.groupBy(others, kindOf).values()].flatMap((all) => {
    const before = all.filter(({ end }) => end <= claim.at);
    const near = all.filter((one) => isUnbroken(claim, one, spoken));
    if (before.length === 0) return isOpening || isLast ? all.filter(({ at }) => at < next) : near;
    return isContrast ? all : [...new Set([...before.slice(0, 1), ...before.slice(-1)])];
  });
}

const listing =
  /^[\s,]*(?:and|or|vs\.?|versus|against|to|respectively|[-–—/|])?[\s,(]*(?:about |roughly |some )?$/i;

/** "A and B are worth $5 and $6": of as many names as figures, that in the same place. */
function listedIn(claims: readonly Claim[], index: number, spoken: Spoken): Mention[] | undefined {
  const [from, to] = runAround(claims, index, spoken);
  const [first, last] = [claims[from], claims[to]];
  if (from === to || first === undefined || last === undefined) return undefined;
  const isAlike = ({ unit }: Claim): boolean => unit === first.unit;
  const start = claims.slice(0, from).findLast(isAlike)?.at ?? -1;
  const end = claims.slice(to + 1).find(isAlike)?.at ?? spoken.text.length;
  const inside = spoken.mentions.filter(({ at }) => at >= spoken.start && at < spoken.end);
  const sides = [
    inside.filter((one) => one.end <= first.at && one.at > start),
    inside.filter((one) => one.at >= last.at && one.at < end),
  ];
  for (const side of sides) {
    const listed = [...Map.groupBy(side, kindOf).values()].find(
      ({ length }) => length === to - from + 1,
    );
    const one = listed?.[index - from];
    if (listed === undefined || one === undefined) continue;
    return side.filter(
      (other) => other === one || (!listed.includes(other) && places.has(kindOf(other))),
    );
  }
  return undefined;
}

const places = new Set<Label["kind"]>(["account", "other"]);

/** The first and the last of the figures of one unit that only a comma or an "and" parts. */
function runAround(
  claims: readonly Claim[],
  index: number,
  { text }: Spoken,
): readonly [number, number] {
  const isJoined = (a: Claim | undefined, b: Claim | undefined): boolean =>
    a !== undefined &&
    b !== undefined &&
    (a.unit === b.unit || a.unit === "any") &&
    listing.test(text.slice(endOf(a), b.at));
  let [from, to] = [index, index];
  while (isJoined(claims[from - 1], claims[from])) from -= 1;
  while (isJoined(claims[to], claims[to + 1])) to += 1;
  return [from, to];
}
