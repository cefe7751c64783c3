import type { Label } from "./cells.ts";
import type { Claim } from "./claims.ts";

interface Mention extends Label {
  at: number;
  end: number;
}

/**
 * Whom each claim is about: the names that stand before it in its sentence since the figures before,
 * else the names that follow. A claim in a sentence without names may be about anything.
 */
export function subjectsOf(
  text: string,
  claims: readonly Claim[],
  names: readonly Label[],
): ReadonlyMap<Claim, readonly Label[]> {
  const subjects = new Map<Claim, readonly Label[]>();
  for (const { start, end } of sentences(text)) {
    // A number of things, such as "4 positions" or "3 more", is about none of them.
    const own = claims
      .filter(({ at }) => at >= start && at < end)
      .filter((claim) => !countsThings(claim, text));
    if (own.length === 0) continue;
    const mentions = mentionsIn(text.slice(start, end), start, names);
    for (const [claim, about] of bound(own, mentions)) subjects.set(claim, about);
  }
  return subjects;
}

const countsThings = ({ digits, unit, at, text: whole }: Claim, text: string): boolean =>
  unit === "any" &&
  /^\d{1,4}$/.test(digits) &&
  /^ (?:more|of \d|[a-z-]+(?: [a-z-]+)?s\b)/.test(text.slice(at + whole.length));

function bound(claims: readonly Claim[], mentions: readonly Mention[]): [Claim, Label[]][] {
  const [first] = mentions;
  const opens = first !== undefined && first.at < (claims[0]?.at ?? 0);
  return claims.map((claim, index) => {
    const before = mentions.filter(({ end }) => end <= claim.at);
    const after = mentions.filter(({ at }) => at > claim.at);
    if (opens) return [claim, groupBefore(claim, index, claims, before)];
    // "$5 is AAPL and $6 is MSFT": the name follows its figure.
    const next = claims.find(({ at }) => at > claim.at)?.at ?? Number.POSITIVE_INFINITY;
    const following = after.filter(({ at }) => at < next);
    return [claim, following.length > 0 ? following : [...before, ...after]];
  });
}

/** The names between this run of figures and the run before it; a list of names before a list of figures goes together. */
function groupBefore(
  claim: Claim,
  index: number,
  claims: readonly Claim[],
  before: readonly Mention[],
): Label[] {
  const last = before.at(-1);
  if (last === undefined) return [];
  const run = claims.slice(0, index + 1).filter(({ at }) => at > last.at);
  const previous = claims.filter(({ at }) => at < last.at).at(-1)?.at ?? -1;
  const group = before.filter(({ at }) => at > previous);
  // What belongs to the whole sentence, such as an account named at its start, still counts.
  const kinds = new Set(group.map(({ kind }) => kind));
  const outer = before.filter(({ at, kind }) => at <= previous && !kinds.has(kind));
  const place = run.indexOf(claim);
  const securities = group.filter(({ kind }) => kind === "security");
  const parallel = securities.length > 1 && securities.length === runAfter(last, claims).length;
  const chosen = parallel
    ? [...group.filter(({ kind }) => kind !== "security"), ...securities.slice(place, place + 1)]
    : group;
  return [...outer, ...chosen];
}

const runAfter = (last: Mention, claims: readonly Claim[]): Claim[] =>
  claims.filter(({ at }) => at > last.at);

function mentionsIn(text: string, offset: number, names: readonly Label[]): Mention[] {
  const low = text.toLowerCase();
  const found: Mention[] = [];
  for (const label of names.toSorted((a, b) => b.name.length - a.name.length)) {
    for (let at = low.indexOf(label.name); at >= 0; at = low.indexOf(label.name, at + 1)) {
      const [start, end] = [offset + at, offset + at + label.name.length];
      const whole =
        !/[a-z0-9]/.test(low[at - 1] ?? " ") &&
        !/[a-z0-9]/.test(low[at + label.name.length] ?? " ");
      const inside = found.some(
        (one) => start >= one.at && end <= one.end && one.name !== label.name,
      );
      if (whole && !inside) found.push({ ...label, at: start, end });
    }
  }
  return found.toSorted((a, b) => a.at - b.at);
}

/** Sentences and lines; a point inside a number or a ticker ends none. */
function sentences(text: string): { start: number; end: number }[] {
  const parts: { start: number; end: number }[] = [];
  let start = 0;
  for (const { index, 0: mark } of text.matchAll(/[.!?;](?=\s)|\n/g)) {
    parts.push({ start, end: index + mark.length });
    start = index + mark.length;
  }
  return [...parts, { start, end: text.length }];
}
