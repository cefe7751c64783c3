import { isPast } from "./beyond.ts";
import type { Clause } from "./clause.ts";
import { firstName } from "./full-name.ts";
import { compares } from "./group-referents.ts";
import { periodMark } from "./item.ts";
import type { Intent, RoutedPart, Surroundings } from "./routed.ts";

/** What is asked of another than the one before: another day, another account, or one of two symbols. */
export function ofOther(
  clause: Clause,
  previous: RoutedPart,
  surroundings: Surroundings,
): RoutedPart | undefined {
  if (previous.intent === "quotes" && clause.said === periodMark) return ofOtherDay(clause);
  const isOfTwo = ofTwo.test(clause.said) || compares(clause.said);
  if (isOfTwo && ofOneSymbol.has(previous.intent)) return whichSymbol(clause, []);
  const { account } = previous.params;
  return account === undefined
    ? undefined
    : ofOtherPlace(clause, account, { ...surroundings, previous });
}

function ofOtherPlace(
  clause: Clause,
  before: string,
  { previous, accounts, household }: Surroundings & { previous: RoutedPart },
): RoutedPart | undefined {
  const isTheirs = theirs.test(clause.said);
  if (!isTheirs && !theOther.test(clause.said)) return undefined;
  const [other, ...more] = isTheirs
    ? ofOtherPerson(before, accounts, household.members.map(firstName))
    : accounts.filter((name) => isLike(name, before, clause));
  if (other !== undefined && more.length === 0) {
    return { ...previous, params: { ...previous.params, account: other }, text: clause.text };
  }
  return isTheirs ? asksBack(clause, previous, "account") : undefined;
}

/** Another one, of the kind that is said, and hers where the one before is hers. */
function isLike(name: string, before: string, { plain }: Clause): boolean {
  const kind = /\b(ira|roth|trust|401k|529|account|plan)s?$/.exec(plain)?.[1] ?? "";
  const whose = /\b(?:his|her) other\b/.test(plain) ? (/^\S+'s /.exec(before)?.[0] ?? "") : "";
  const isOfKind = kind === "account" || name.toLowerCase().includes(kind);
  return name !== before && isOfKind && name.startsWith(whose);
}

/** Where there are just two, or two of the kind. */
const theOther =
  /^(?:(?:no|and|so|not that|i mean|i meant|what about|how about|the same|same|in|for|at|on|of|from) )*(?:the|my|our|their|his|her) other (?:1|one|account|ACC)(?: (?:then|instead|too))?$/;

/** "and hers?" after what is his. */
const theirs =
  /^(?:(?:and|so|what about|how about|what is|same|the same|for|in|on|of) )*(?:hers|his|theirs)(?: (?:too|then))?$/;

/** What somebody else has of the kind, or all that is somebody else's. */
function ofOtherPerson(
  before: string,
  accounts: readonly string[],
  members: readonly string[],
): readonly string[] {
  const [, whose, kind] = ofPerson.exec(before) ?? [];
  const others = accounts.filter((name) => {
    const owner = ofPerson.exec(name)?.[1] ?? "";
    return owner !== whose && members.includes(owner.toLowerCase());
  });
  const alike = others.filter((name) => ofPerson.exec(name)?.[2] === kind);
  return alike.length > 0 ? alike : others;
}
const ofPerson = /^(\S+)'s (.+)$/;

/** The same question back until the account, or the stretch, is clear; what was asked is kept for then. */
export const asksBack = (
  { text }: Clause,
  { intent, params, assumed }: RoutedPart,
  missing: "account" | "period",
): RoutedPart => ({
  intent: "clarify",
  params,
  confidence: 0.9,
  assumed,
  missing,
  asked: intent,
  text,
});

/** "which of the two": only one of them was spoken of last. */
const ofTwo = /^(?:(?:and|so|ok) )*which (?:1 |one )?of (?:the )?(?:2|two|these|those|them|both)\b/;
const ofOneSymbol: ReadonlySet<Intent> = new Set(["symbol_performance", "quotes", "positions"]);

export const whichSymbol = ({ text }: Clause, named: readonly string[]): RoutedPart => ({
  intent: "clarify",
  params: named.length === 0 ? {} : { symbols: [...named] },
  confidence: 0.9,
  assumed: [],
  missing: "symbol",
  text,
});

/** "yesterday?" after a price: quotes are of one day. */
const ofOtherDay = (clause: Clause): RoutedPart | undefined =>
  isPast(clause)
    ? {
        intent: "out_of_scope",
        params: {},
        confidence: 0.9,
        assumed: [],
        scope: "trading_tools",
        text: clause.text,
      }
    : undefined;
