import type { Known } from "../account-fit.ts";
import type { Named } from "../account-words.ts";
import { amounts } from "../amounts.ts";
import { withPeriods } from "../dates.ts";
import { type Item, sentence } from "../item.ts";
import { type Asked, askedOf } from "./basis.ts";
import { type Comparison, isThing, type Side } from "./comparison.ts";
import { impliedPair, isOfAccountsAlone } from "./implied.ts";
import { besides, type Mention, mentionsIn } from "./mentions.ts";
import { type Pair, pairOf } from "./sides.ts";

interface Given {
  held: ReadonlySet<string> | undefined;
  shouted: boolean;
  today: string;
}

/** The comparison that one request asks for. */
export function comparisonIn(
  items: readonly Item[],
  known: Known,
  given: Given,
): Comparison | undefined {
  const mentions = mentionsIn(items, known, given);
  if (isOfOtherTime(items, given.today) || namesAmount(items)) {
    return undefined;
  }
  const found = pairOf(items, mentions, known) ?? impliedPair(items, mentions, known);
  if (found === undefined || isOfNobody(found.sides) || picksOne(items, found.sides)) {
    return undefined;
  }
  const { sides } = found;
  const asked = askedOf(...wordsBeside(items, mentions, sides), kindsOf(sides));
  if (asked === undefined || !isMeant(asked, found)) return undefined;
  return { by: asked.by ?? "value", sides, ...asked.how, ...neitherOf(sides, known) };
}

/** "more than $5,000" holds one against an amount; a 401(k) is none. */
const namesAmount = (items: readonly Item[]): boolean =>
  Object.keys(amounts(sentence(items).replace(plans, "plan"))).length > 0;
const plans = /\b(?:401k|403b|457b|529)\b/g;

/** Two of whom nothing is on file: they stand for somebody else's. */
const isOfNobody = (sides: readonly Side[]): boolean =>
  sides.every(({ accounts }) => accounts?.length === 0);

/** "the biggest holding of David and Karen", "which of our stocks and funds is up most" is one of many. */
function picksOne(items: readonly Item[], sides: readonly Side[]): boolean {
  const text = sentence(items);
  const isOfBoth =
    sides.some(({ asset_class }) => asset_class !== undefined) &&
    /\b(?:which|what) of\b/.test(text) &&
    /\b(?:\w+est|most|best|worst|top)\b/.test(text);
  return isOfBoth || (sides.some(({ symbol }) => symbol === undefined) && oneOfMany.test(text));
}
const oneOfMany =
  /\b(?:bigg?est|largest|best|worst|smallest|top|highest|lowest|most|least) (?:\w+ )?(?:holding|position|stock|etf|fund|bond|investment|trade|winner|loser|performer|gainer)s?\b/;

/** The words beside the sides, where "cash" is one only if it is held against something; and all of them. */
function wordsBeside(
  items: readonly Item[],
  mentions: readonly Mention[],
  sides: readonly Side[],
): [string, string] {
  const isCash = sides.some(({ cash }) => cash);
  const own = mentions.filter(({ cash }) => cash === undefined || isCash);
  return [besides(items, own), sentence(withoutLead(items, mentions))];
}

/** "For the review: does ..." asks what stands behind it. */
function withoutLead(items: readonly Item[], mentions: readonly Mention[]): readonly Item[] {
  const first = mentions[0]?.start ?? items.length;
  const start = items.findLastIndex(({ gap }, at) => gap === "comma" && at <= first);
  return start > 0 ? items.slice(start) : items;
}

export const kindsOf = ([a, b]: readonly [Side, Side]) => ({
  symbols: a.symbol !== undefined && b.symbol !== undefined && a.symbol !== b.symbol,
  placed: a.symbol !== undefined && a.symbol === b.symbol,
});

/** What is asked of how things are in general ("Roth versus traditional") is no comparison of figures. */
function isMeant(asked: Asked, { sides, bound, isImplied }: Pair): boolean {
  const { by, named, sized } = asked;
  if (!isFit(by ?? "value", sides)) return false;
  if (isImplied === true && isOfAccountsAlone(by, sides)) return false;
  const areThings = sides.every((side) => isThing(side) && side.accounts === undefined);
  return areThings ? isOfThings(asked, sides) : bound || (by !== undefined && (named || sized));
}

/** Of classes what is had is asked, and not how they are in general. */
function isOfThings({ by, named, owned }: Asked, sides: Pair["sides"]): boolean {
  if (by === undefined) return false;
  const areSymbols = sides.every(({ symbol }) => symbol !== undefined);
  return areSymbols || (isOfClasses.has(by) && (owned || (named && by === "value")));
}

/** Cash is of accounts, a price is of a symbol, and shares are counted of what can be held. */
export function isFit(by: Comparison["by"], sides: readonly [Side, Side]): boolean {
  const isAny = (of: (side: Side) => boolean): boolean => sides.some(of);
  if (by.endsWith("cash")) return !isAny(isThing);
  if (by === "price")
    return !isAny(({ symbol, accounts }) => symbol === undefined || accounts !== undefined);
  if (by === "shares" || by === "average_cost") return !isAny(({ symbol }) => symbol === undefined);
  if (by === "positions")
    return !isAny(({ symbol, cash }) => symbol !== undefined || cash === true);
  return by === "value" || !isAny(({ cash }) => cash === true);
}

const isOfClasses: ReadonlySet<Comparison["by"]> = new Set([
  ...(["value", "gain", "gain_pct", "day", "day_pct", "positions", "cost"] as const),
]);

/** Of two persons, what is in nobody's name; where a kind is asked for only what is of it would be. */
function neitherOf(
  sides: readonly Side[],
  { accounts, people }: Known,
): Pick<Comparison, "neither" | "couple"> {
  const isOfPersons = sides.every(({ person, kind }) => person !== undefined && kind === undefined);
  const counted = new Set(sides.flatMap((side) => side.accounts ?? []));
  const isNobodys = ({ name, words }: Named): boolean =>
    !(counted.has(name) || words.some((word) => people.includes(word) && !words.includes("trust")));
  const neither = isOfPersons ? accounts.filter(isNobodys).map(({ name }) => name) : [];
  if (neither.length === 0) return {};
  const couple = people.slice(0, 2);
  const isCouple = sides.every(({ person = "" }) => couple.includes(person.toLowerCase()));
  return { neither, ...(isCouple ? { couple: true } : {}) };
}

/** Of another stretch than today nothing that is compared here is on file. */
export const isOfOtherTime = (items: readonly Item[], today: string): boolean =>
  withPeriods(items, today).some(
    ({ period }) =>
      period !== undefined && !(period.from === today && (period.to ?? today) === today),
  );
