import { knownTickers } from "@advisor/domain/text/company-names";
import type { Clause } from "./clause.ts";
import { claims, partOf } from "./decide.ts";
import { everydayWords } from "./everyday.ts";
import { followUp, withReferent } from "./follow-up.ts";
import { isCommon } from "./household.ts";
import { merged } from "./merge.ts";
import { read } from "./read.ts";
import type { Intent, Params, Routed, RoutedPart, Surroundings } from "./routed.ts";
import type { Claim } from "./rules/claim.ts";
import { clauses } from "./split.ts";
import { isCollision, isIndian } from "./symbols.ts";
import { corrected } from "./typo.ts";
import { readable } from "./words.ts";

const mostParts = 3;

/** What a message asks for, by rules alone: the same words always mean the same. */
export function route(message: string, surroundings: Surroundings): Routed {
  const reading = read(message, surroundings);
  const asked = clauses(reading);
  const [only, ...others] = asked;
  if (only === undefined) return routed([nothingAsked(reading.text)], []);
  const continued = others.length === 0 ? followUp(only, surroundings) : undefined;
  if (continued !== undefined) return routed([continued], claims(only));
  const meant = withReferents(asked, surroundings.previous).map((clause) => ({
    clause,
    claims: claims(clause),
  }));
  return routed(
    meant.map((one) => partOf(one.clause, one.claims[0])),
    meant.flatMap((one) => one.claims),
  );
}

/** True when the answer depends on the symbols held: a word that is a ticker too, or a share that only an Indian exchange quotes. */
export function needsHeld(message: string): boolean {
  const none = {
    today: "2000-01-01",
    held: undefined,
    accounts: [],
    household: { id: "", name: "", members: [] },
  };
  const { items, shouted } = read(message, none);
  return items.some(
    (item, index) => isCollision(item, index, shouted) || (item.symbols ?? []).some(isIndian),
  );
}

/** True when a word may be a household's name, so that those of the advisor's others are needed. */
export const namesHousehold = (message: string): boolean =>
  (readable(message).match(/\p{L}{4,}/gu) ?? []).some((word) => {
    const small = word.toLowerCase();
    const isKnown = isCommon(small) || everydayWords.has(small) || isCommon(corrected(small));
    return !(isKnown || knownTickers.has(word.toUpperCase()));
  });

function routed(asked: readonly RoutedPart[], all: readonly Claim[]): Routed {
  const parts = merged(asked);
  return {
    parts: parts.slice(0, mostParts),
    left_out: parts.slice(mostParts).map(({ text }) => text),
    by: "rules",
    candidates: candidates(all),
  };
}

const nothingAsked = (text: string): RoutedPart => ({
  intent: "clarify",
  params: {},
  confidence: 0,
  assumed: [],
  missing: "intent",
  text: text.trim(),
});

/** "it" is the symbol that was last named, in the message or before it; "and the IRA" asks the same of that account. */
function withReferents(asked: readonly Clause[], previous: RoutedPart | undefined): Clause[] {
  const before = previous?.params ?? {};
  let { symbol } = before;
  let owned = previous?.intent === "positions" || previous?.intent === "symbol_performance";
  let last: Clause | undefined;
  return asked.map((clause) => {
    const about = withKind(withPlace(clause, before), last);
    const meant = onlyAccount.test(clause.said)
      ? { ...(last ?? clause), account: clause.account, text: clause.text }
      : withReferent(withWhole(about, symbol, last, previous), symbol, owned);
    symbol = meant.symbols[0] ?? symbol;
    owned ||= meant.symbols.length > 0 && ownership.test(meant.said);
    last = meant;
    return meant;
  });
}

/** "how is it doing" after a question about all that there is. */
function withWhole(
  clause: Clause,
  symbol: string | undefined,
  last: Clause | undefined,
  previous: RoutedPart | undefined,
): Clause {
  if (symbol !== undefined || !howIsIt.test(clause.said)) return clause;
  const intent = last === undefined ? previous?.intent : claims(last)[0]?.intent;
  return ofWhole.has(intent)
    ? { ...clause, said: clause.said.replace(howIsIt, "$1 the portfolio") }
    : clause;
}

const howIsIt = /\b(how (?:is|has|did|does|was)) it\b/;
const ofWhole: ReadonlySet<Intent | undefined> = new Set([
  ...(["account_value", "performance", "positions_list", "cash_balance"] as const),
]);

const ownership = /\b(?:my|our|own|have|hold|holding|got)\b/;

/** "and its cash" after a question about an account. */
const withPlace = (clause: Clause, { account, symbol }: Params): Clause =>
  account === undefined ||
  symbol !== undefined ||
  clause.account !== undefined ||
  !there.test(clause.said)
    ? clause
    : { ...clause, account: { kind: "known", name: account } };

const there = /\b(?:its|it|there|(?:that|this) account)\b/;

/** "what is an ETF, and do I own any": any of these. */
function withKind(clause: Clause, last: Clause | undefined): Clause {
  const kind = /\b(?:etfs?|bonds?|options?|mutual funds?|stocks?)\b/.exec(last?.plain ?? "")?.[0];
  return kind === undefined || !ofThatKind.test(clause.said)
    ? clause
    : { ...clause, said: `${clause.said} ${kind.replace(/s?$/, "s")}` };
}

const ofThatKind =
  /^(?:and )?(?:(?:do|did) (?:i|we) (?:own|have|hold) (?:any|some|1)|which (?:ones?|1) (?:do|did|am|are) (?:i|we) (?:own|have|hold|holding))$/;

const onlyAccount = /^(?:in |for |of )?(?:my |the |our )?ACC$/;

function candidates(all: readonly Claim[]): { intent: Intent; score: number }[] {
  const best = new Map<Intent, number>();
  for (const { intent, score } of all) {
    best.set(intent, Math.max(score, best.get(intent) ?? 0));
  }
  return [...best]
    .map(([intent, score]) => ({ intent, score }))
    .sort((a, b) => b.score - a.score)
    .slice(0, 5);
}
