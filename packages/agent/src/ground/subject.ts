import type { Claim } from "./claims.ts";
import { contrastedTo } from "./evidence/contrast.ts";
import type { Label, Mention } from "./evidence/label.ts";
import { kindOf, mentionsOf, type Span } from "./evidence/mentions.ts";
import type { Names } from "./evidence/names.ts";
import { groupBefore } from "./evidence/names-before.ts";
import { sentences } from "./sentences.ts";
import { countedKind, isItemCount } from "./sets/item-count.ts";

/**
 * What each claim is about: the names between the previous figures and this one in its sentence, or
 * else the names that follow. A claim in a sentence without names may be about anything.
 */
export function subjectsOf(
  text: string,
  claims: readonly Claim[],
  names: Names,
): ReadonlyMap<Claim, readonly Mention[]> {
  const subjects = new Map<Claim, readonly Mention[]>();
  const parts = sentences(text);
  for (const [index, { start, end }] of parts.entries()) {
    const inside = claims.filter(({ at }) => at >= start && at < end);
    if (inside.length === 0) continue;
    const mentions = mentionsOf(text, { start, end }, parts[index - 1], names).filter(
      ({ at, end: last }) =>
        !withEverything.test(text.slice(start, at)) &&
        !without.test(text.slice(start, at)) &&
        !(/\bcash$/i.test(text.slice(at, last)) && ofNeeds.test(text.slice(last))),
    );
    // A count such as "4 positions" or "3 more" does not introduce another figure.
    const counts = inside.filter((claim) => isItemCount(claim, text));
    const own = inside.filter((claim) => !counts.includes(claim));
    const above = headingNames(text, start, names);
    const outside = [
      ...above,
      ...pronounMentions(text, [parts[index - 1], { start, end }], mentions, names),
    ];
    for (const [claim, about] of claimsWithNames(text, own, mentions))
      subjects.set(claim, withHeading(about, outside));
    for (const claim of counts) {
      const counted = countedKind(text.slice(claim.at + claim.text.length));
      const before = mentions.filter((one) => one.end <= claim.at && kindOf(one) !== counted);
      subjects.set(claim, before.slice(-1));
    }
  }
  return subjects;
}

/** "Positions and cash" means everything, not only the cash. */
const withEverything = /\b(?:positions|holdings|investments|securities) (?:and|plus) $/i;

/** A name in "with no tax inside the account" or "everything but QQQ" is not a subject. */
const without =
  /\b(?:no|without(?: any)?|(?:everything|all|anything) (?:but|except|besides)(?: the| their| his| her)?|apart from(?: the| their)?|other than(?: the| their)?|excluding(?: the| their)?) $/i;

/** "Cash needs" are not cash that is held. */
const ofNeeds = /^ (?:needs?|calls?|flows?|requirements?|outflows?)\b/i;

/** All names in the text. */
export const topicOf = (words: string, names: Names): ReadonlySet<string> =>
  new Set(names.mentionsIn(words).flatMap(({ labels }) => labels.map(({ name }) => name)));

function claimsWithNames(
  text: string,
  claims: readonly Claim[],
  mentions: readonly Mention[],
): [Claim, readonly Mention[]][] {
  const [first] = mentions;
  // "In all $9: AAPL $5 and MSFT $4".
  const colon = text.lastIndexOf(":", first?.at ?? 0);
  const opens = first !== undefined && first.at < Math.max(claims[0]?.at ?? 0, colon + 3);
  const followed = placesOf(text, claims, mentions);
  const isTaken = (mention: Mention) => [...followed.values()].some((own) => own.includes(mention));
  return claims.map((one, index) => {
    // "130 of the 182 NVDA shares"
    const next = claims[index + 1];
    if (next !== undefined && partOf.test(text.slice(one.at + one.text.length, next.at)))
      return [one, aboutOf(next)];
    return [one, aboutOf(one)];
  });

  function aboutOf(claim: Claim): readonly Mention[] {
    const beside = namesBeside(text, claim, mentions);
    const own = beside.length > 0 ? beside : (followed.get(claim) ?? []);
    const kinds = new Set(own.map(kindOf));
    const others = around(claim).filter((one) => !kinds.has(kindOf(one)) || own.includes(one));
    const about = [...new Set([...own, ...others])];
    const named = contrastedTo(text, claim, mentions) ?? [...about, ...placeAfter(claim, about)];
    const all = named.filter((one) => one.at < claim.at || !outOf.test(text.slice(0, claim.at)));
    const isOfClass = all.some((one) => one.at > claim.at && kindOf(one) === "class");
    // "$4,500 of cash" is not about the fund named before it.
    return isOfClass ? all.filter((one) => one.at > claim.at || kindOf(one) !== "security") : all;
  }

  /** The name after a figure that says where it is held: "GLD worth $17,000 sits in the IRA". */
  function placeAfter(claim: Claim, about: readonly Mention[]): readonly Mention[] {
    const next = claims[claims.indexOf(claim) + 1]?.at;
    const known = new Set(about.map(kindOf));
    return namesRightAfter(text, claim, next, mentions).filter((one) => !known.has(kindOf(one)));
  }

  function around(claim: Claim): readonly Mention[] {
    const isTotal = ofTotal.test(text.slice(claims[claims.indexOf(claim) - 1]?.at ?? 0, claim.at));
    const before = mentions.filter(
      (one) =>
        one.end <= claim.at &&
        !((isTotal || afterTotal.test(text.slice(claim.at + claim.text.length))) && isTaken(one)),
    );
    const after = mentions.filter(
      ({ at }) => at > claim.at && !isOfNextPart(text.slice(claim.at, at)),
    );
    if (opens) return groupBefore(text, claim, claims, before, after[0]?.at);
    // "$5 is AAPL and $6 is MSFT": the name follows its figure.
    const next = claims.find(({ at }) => at > claim.at)?.at ?? Number.POSITIVE_INFINITY;
    const following = after.filter(({ at }) => at < next);
    if (following.length > 0) return following;
    return [...before, ...after.filter((one) => !isTaken(one) && !isOfLater(text, one, next))];
  }
}

/** In "$5 out of $9 is in the IRA" the IRA is that of the part. */
const outOf = /\bout of (?:the |its |their |a total of )?$/i;

/** Words for a total, which has none of the names of its parts. */
const ofTotal =
  /\b(?:total|makes?|making|altogether|overall|combined|together|in all)\b[^.;]{0,30}$/i;
const partOf = /^ of (?:the |their |its )?$/;
const afterTotal = /^ (?:in total|overall|altogether|combined|together|in all)\b/i;

/** The names right after figures, where at least two figures have one: "$5 in A and $6 in B". */
function placesOf(
  text: string,
  claims: readonly Claim[],
  mentions: readonly Mention[],
): ReadonlyMap<Claim, readonly Mention[]> {
  const found = claims.map(
    (claim, index) =>
      [claim, namesRightAfter(text, claim, claims[index + 1]?.at, mentions)] as const,
  );
  return new Map(found.filter(([, own]) => own.length > 0).length > 1 ? found : []);
}

/** True if the next name is that of a part: "about $2.4 million, $912,000 of it in MSFT". */
const isOfLater = (text: string, one: Mention, next: number): boolean =>
  one.at > next &&
  (kindOf(one) === "need" ||
    /\bof (?:it|that|which|them)\b(?: is| are)? (?:in |of )?$/i.test(text.slice(next, one.at)));

/** "They owe $5; the best holding is VTI": the name is that of the next clause, or of a part. */
const isOfNextPart = (between: string): boolean =>
  /;\s|,\s(?:but|while|whereas|although|though|yet)\b/.test(between) ||
  ofPart.test(between) ||
  ofNextItem.test(between);

/** "$5 by check and a $6 payment from the IRA": the name is that of the last item. */
const ofNextItem =
  /(?:,|\band) (?:an?|another) \S*\d[^,;]* (?:from|in|into|to|out of) (?:the |their |his |her )?$/i;

/** "In all $9, of which AAPL is $5": the name is that of a part. */
const ofPart =
  /\b(?:of (?:which|that|it)|including|led by|the (?:largest|biggest|smallest|rest|other)\b[^,;]{0,30}\b(?:being|is|are|in))\b/i;

const nextPlace =
  /^\)?\s*,?\s*(?:(?:shares?|units?|worth|each|of cash|of it|of that|of this|of them|cash|percent|%|is|are|sits?|lies?|stays?|goes|held|kept|belongs?|booked|invested|parked)\s+)*(?:of|in|into|at|from|inside|on|to|toward|towards|with|within)\s+(?:the\s+|its\s+|their\s+|his\s+|her\s+)?$/i;

/** "61 % bonds", "46 % is MUB". */
const beside = /^\)? (?:(?:is|are) )?$/;

/**
 * Words between a share and the account that it is in: "half of the family's money sits in the
 * IRA".
 */
const ofEverything =
  /^ ?(?:of )?(?:(?:the|its|their|his|her|all|[\p{L}-]+['’]s) )*(?:money|portfolio|household|assets|total|wealth|value)(?= )/iu;

const places = new Set<Label["kind"]>(["account", "security", "class"]);

/** "$48,000 in the joint account": the account or security that directly follows a figure is its own. */
function namesRightAfter(
  text: string,
  { at, text: figure }: Claim,
  next = Number.POSITIVE_INFINITY,
  mentions: readonly Mention[],
): Mention[] {
  const own: Mention[] = [];
  const [aside = ""] = /^ \([^()]*\)/.exec(text.slice(at + figure.length)) ?? [];
  const [whole = ""] = ofEverything.exec(text.slice(at + figure.length + aside.length)) ?? [];
  let from = at + figure.length + aside.length + whole.length;
  for (const mention of mentions) {
    if (mention.at < from) continue;
    const isPlace = places.has(kindOf(mention));
    const words = text.slice(from, mention.at);
    // "$5 of bank cash"
    const between = kindOf(mention) === "class" ? words.replace(/(?<= of )[a-z]+ $/, "") : words;
    if (
      (aside === "" && mention.at >= next) ||
      !isPlace ||
      !(nextPlace.test(between) || beside.test(between))
    )
      break;
    own.push(mention);
    from = mention.end;
  }
  return own;
}

/** "BND ($7,500)": a figure in parentheses is that of the security or class before them. */
function namesBeside(text: string, { at }: Claim, mentions: readonly Mention[]): Mention[] {
  const before = mentions.findLast(({ end }) => end <= at);
  const isBeside = before !== undefined && /^\*{0,2} \([-−+]?$/.test(text.slice(before.end, at));
  return isBeside && kindOf(before) !== "account" ? [before] : [];
}

const listItem = /^\s*(?:[-*•]\s|\d+[.)]\s|\|)/;
const headingLine = /^\s*(?:#{1,6}\s.*|\*\*[^*]+\*\*:?|[^.|]*:)\s*$/;

/** The one account, class or security that the heading above a list names. */
function headingNames(text: string, start: number, names: Names): Mention[] {
  const lines = text.slice(0, start).split("\n");
  const line = text.slice(text.lastIndexOf("\n", start - 1) + 1).split("\n")[0] ?? "";
  if (!listItem.test(line)) return [];
  const heading = lines.findLast((one) => one.trim() !== "" && !listItem.test(one)) ?? "";
  if (!headingLine.test(heading) || /\d/.test(heading.replace(/^\s*#+/, ""))) return [];
  const named = names.mentionsIn(heading).filter((one) => kindOf(one) !== "other");
  return named.length === 1 ? named : [];
}

/**
 * "Pfizer is down $1; in the IRA it is up $2": the one security of the sentence before, or its class
 * ("$4 is in bonds; $3 of that is in the IRA").
 */
function pronounMentions(
  text: string,
  [before, { start, end }]: [Span | undefined, Span],
  mentions: readonly Mention[],
  names: Names,
): Mention[] {
  const kinds = new Set(mentions.map(kindOf));
  if (!kinds.has("account") || kinds.has("security") || kinds.has("class")) return [];
  const words = text.slice(start, end);
  if (before === undefined || !referring.test(words)) return [];
  const named = names.mentionsIn(text.slice(before.start, start), before.start);
  const securities = named.filter((one) => kindOf(one) === "security");
  if (securities.length > 0) return securities.length === 1 ? securities : [];
  return ofThose.test(words) ? named.filter((one) => kindOf(one) === "class").slice(-1) : [];
}

const referring =
  /\b(?:it|its|they|of (?:that|this|them|those)|the (?:shares|position|holding|stake))\b/i;
const ofThose = /\bof (?:it|that|this|them|those)\b/i;

/** Adds the names of the heading, unless the line itself has names of the same kind. */
const withHeading = (about: readonly Mention[], above: readonly Mention[]): readonly Mention[] => [
  ...above.filter((heading) => about.every((one) => kindOf(one) !== kindOf(heading))),
  ...about,
];
