import { knownTickers } from "@advisor/domain/text/company-names";
import { amongNamed } from "./among-named.ts";
import { amongTold, rankedAmong, withoutAmong } from "./among-told.ts";
import type { Clause } from "./clause.ts";
import { comparedAgain } from "./comparison/again.ts";
import { comparedIn, mayCompare, withClassesApart } from "./comparison/compared.ts";
import { ofGroup, ofOtherSide, ofTwoRows } from "./comparison/of-group.ts";
import { listsBoth, returnsCompared } from "./comparison/returns.ts";
import { claims, partOf } from "./decide.ts";
import { withEachPerson, withNameAlone } from "./each-person.ts";
import { everydayWords } from "./everyday.ts";
import { leaned } from "./follow-up.ts";
import { followedUp } from "./followed-up.ts";
import { firstName } from "./full-name.ts";
import { goneOn } from "./gone-on.ts";
import { withGroups } from "./group-referents.ts";
import { isCommon } from "./household.ts";
import { inListed } from "./in-listed.ts";
import { inSession, together } from "./in-session.ts";
import { sentence } from "./item.ts";
import { withAccountKept } from "./kept-account.ts";
import { ofCompared } from "./kept-beside.ts";
import { withKept } from "./kept-scope.ts";
import { weighed } from "./likeness/weigh.ts";
import { merged } from "./merge.ts";
import { withoutNotThere } from "./not-there.ts";
import { widened, withThose } from "./of-those.ts";
import { withPlacedList } from "./placed-list.ts";
import { withNamedPronoun } from "./pronoun.ts";
import { purchaseAsked } from "./purchase.ts";
import { putOneWay } from "./put-one-way.ts";
import { lastRanked, rankedAgain } from "./ranked-again.ts";
import { read } from "./read.ts";
import { isOfAll, withReferents } from "./referents.ts";
import { spokenOf } from "./remembered.ts";
import type { Intent, Remembered, Routed, RoutedPart, Surroundings } from "./routed.ts";
import type { Claim } from "./rules/claim.ts";
import { asksHowFar } from "./rules/symbol-performance.ts";
import { personAfter } from "./same-person.ts";
import { withShared } from "./shared-accounts.ts";
import { clauses } from "./split.ts";
import { withoutStrays } from "./stray.ts";
import { isCollision, isIndian, leansOnHeld } from "./symbols.ts";
import { asksTheme } from "./themes.ts";
import { corrected } from "./typo.ts";
import { isUnheard } from "./unheard.ts";
import { withoutUnknown } from "./unknown.ts";
import { withWhoseReturn } from "./whose-return.ts";
import { readable } from "./words.ts";

const mostParts = 3;

/** With the names of whom it is asked, or of what is theirs. */
function ofWhom(said: string, surroundings: Surroundings): string {
  const { members } = surroundings.household;
  const named = surroundings.previous === undefined ? withNameAlone(said, members) : said;
  return withPlacedList(withEachPerson(withNamedPronoun(named, members), surroundings));
}

/** What a message asks for, by rules and likeness, without a model: the same words always mean the same. */
export function route(said: string, surroundings: Surroundings): Routed {
  const message = ofWhom(putOneWay(said, surroundings.household.name), surroundings);
  const before = withoutNotThere(surroundings.previous, message, surroundings.accounts);
  const given = { ...surroundings, previous: withoutAmong(before, message) };
  const meant =
    withRanked(message, given) ??
    withCompared(message, given) ??
    routedAlone(message, withoutComparison(given));
  const found = isUnheard(message, meant, given)
    ? { ...meant, parts: [nothingAsked(message)] }
    : {
        ...meant,
        parts: [...withoutUnknown(withShared(meant.parts, given.accounts), message, given)],
      };
  const people = given.household.members.map(firstName);
  const person = personAfter(message, people, given.previous);
  return person === undefined
    ? found
    : { ...found, parts: found.parts.map((part) => ({ ...part, person })) };
}

/** Three symbols and more that are named, or were asked about, in order. */
function withRanked(message: string, given: Surroundings): Routed | undefined {
  const among = amongTold(message, given.previous) ?? amongNamed(message, given);
  if (among === undefined) return undefined;
  const { parts } = routedAlone(among.said, { ...given, previous: undefined });
  const ranked = rankedAmong(among, parts, given.previous);
  return ranked && routed([ranked], []);
}

/** Two that are held against each other, beside what else the message asks. */
function withCompared(message: string, given: Surroundings): Routed | undefined {
  const isAfter = given.previous?.params.comparison !== undefined;
  const isHint = isAfter || mayCompare(message) || listsBoth(message);
  if (!isHint || asksWhere.test(message)) return undefined;
  const other = ofOtherSide(message, given.previous);
  if (other !== undefined) return routedAlone(other, withoutComparison(given));
  const said = ofTwoRows(message, given.previous) ?? ofGroup(message, given.previous) ?? message;
  const reading = read(withClassesApart(said), given);
  if (reading.elsewhere.size > 0 || reading.stranger) return undefined;
  const returns = returnsCompared(reading, given);
  if (returns !== undefined) return routed(returns, []);
  const found = comparedIn(reading, given);
  if (found === undefined) {
    const again = comparedAgain(reading, given);
    return again === undefined ? undefined : routed(again, []);
  }
  const beside = (text: string): readonly RoutedPart[] =>
    text.trim() === ""
      ? []
      : routedAlone(text, withoutComparison(given))
          .parts.filter(({ missing }) => missing !== "intent")
          .map((part) => ofCompared(part, found.parts[0], given.accounts));
  return routed([...beside(found.before), ...found.parts, ...beside(found.after)], []);
}

/** "is it in the Roth or the joint account?" */
const asksWhere =
  /^\W*(?:(?:and|so|or) )*(?:is|are) (?:it|that|they|those) (?:held |kept |all )?in\b/i;

/** What is said after a comparison goes on from what was asked, and not from the two. */
function withoutComparison(given: Surroundings): Surroundings {
  const { previous } = given;
  if (previous?.params.comparison === undefined) return given;
  const { comparison: _, ...params } = previous.params;
  return { ...given, previous: { ...previous, params } };
}

function routedAlone(message: string, given: Surroundings): Routed {
  const again =
    purchaseAsked({ text: message, symbols: [], account: undefined }, given.previous) ??
    goneOn(message, given.previous, given.accounts);
  if (again !== undefined) return routed([again], []);
  const surroundings = { ...given, previous: widened(given.previous, message) };
  const ranked = afterRanking(message, surroundings);
  if (ranked !== undefined) return routed([ranked], []);
  const previous = spokenOf(surroundings);
  const said = previous === undefined ? message : followedUp(message, previous, given);
  const reading = read(said, surroundings);
  const found = together(clauses(reading), reading, surroundings);
  const asked = withGroups(found, previous, surroundings.accounts);
  if (asked.length === 0) return routed([nothingAsked(reading.text)], []);
  const kept = (parts: readonly RoutedPart[]): readonly RoutedPart[] =>
    inListed(
      withThose(
        withAccountKept(withKept(withWhoseReturn(parts, asked, given), asked, previous), {
          asked,
          message,
          previous,
        }),
        previous,
      ),
      asked,
      previous,
    );
  const isThemed = asked.some(({ said, symbols }) => symbols.length === 0 && asksTheme(said));
  const followed = isThemed ? undefined : inSession(asked, surroundings);
  if (followed !== undefined) {
    return routed(kept(followed), asked.flatMap(claims));
  }
  const meant = withReferents(asked, previous, surroundings.held).map((clause) => ({
    clause,
    claims: claims(clause),
  }));
  const parts = leaned(
    withoutStrays(
      meant.map((one) => partOf(one.clause, weighed(one.clause, one.claims, asked.length === 1))),
      meant.map((one) => one.claims),
    ),
    asked,
    surroundings,
    (text, before) => routedAlone(text, afterAnswer(before, given)),
  );
  const [only] = meant;
  if (meant.length === 1 && only !== undefined && pointsAtNothing(only.clause)) {
    return routed([{ ...nothingAsked(reading.text), missing: "symbol" }], only.claims);
  }
  return routed(
    kept(parts),
    meant.flatMap((one) => one.claims),
  );
}

/** What is known once a part is answered: what its answer names is held, and is an account. */
function afterAnswer(before: Remembered, given: Surroundings): Surroundings {
  const { account } = before.params;
  const isKnown = account === undefined || given.accounts.includes(account);
  return {
    ...given,
    held: new Set([...(given.held ?? []), ...(before.named ?? [])]),
    accounts: isKnown ? given.accounts : [...given.accounts, account],
    previous: before,
  };
}

/** A message that goes on from the ranking that was told last, in its own words or in those that the rules know. */
function afterRanking(message: string, given: Surroundings): RoutedPart | undefined {
  const { previous } = given;
  const ranking = lastRanked(previous);
  if (previous === undefined || ranking === undefined) return undefined;
  if (
    previous.intent === "portfolio_ranking" &&
    previous.named?.length === 1 &&
    ofThatOne.test(message)
  ) {
    return undefined;
  }
  const again = (said: string): RoutedPart | undefined => {
    const [clause, ...others] = clauses(read(said, { ...given, previous: ranking }));
    return clause === undefined || others.length > 0 ? undefined : rankedAgain(clause, previous);
  };
  return again(message) ?? again(followedUp(message, ranking, given));
}

/** "gain on that one?": of the holding, and no ranking. */
const ofThatOne =
  /\b(?:gain|loss|profit|unreali[sz]ed|p&l|pnl|made|return)\b.*\bon (?:it|that|(?:that|this) one)\W*$/i;

/** True when the answer depends on the symbols held: a word that is a ticker too, options by their share, a fund by what it holds, a share that only an Indian exchange quotes, or an unknown name that what is held may bear. */
export function needsHeld(message: string): boolean {
  const none = {
    today: "2000-01-01",
    held: undefined,
    accounts: [],
    household: { id: "", name: "", members: [] },
  };
  const { items, shouted } = read(message, none);
  return (
    namesHousehold(message) ||
    leansOnHeld(readable(message)) ||
    isOfAll(message.toLowerCase()) ||
    asksHowFar(sentence(items)) ||
    items.some(
      (item, index) => isCollision(item, index, shouted) || (item.symbols ?? []).some(isIndian),
    )
  );
}

/** True when a word may be a household's name, so that those of the advisor's others are needed. */
export const namesHousehold = (message: string): boolean =>
  (readable(message).match(/\p{L}{4,}/gu) ?? []).some((word) => {
    const small = word.toLowerCase();
    const isKnown = isCommon(small) || everydayWords.has(small) || isCommon(corrected(small));
    return !(isKnown || knownTickers.has(word.toUpperCase()));
  });

/** What is not understood among parts that are is said to be left out. */
function routed(asked: readonly RoutedPart[], all: readonly Claim[]): Routed {
  const clear = asked.filter(({ missing }) => missing !== "intent");
  const unclear = clear.length === 0 ? [] : asked.filter((part) => !clear.includes(part));
  const parts = withoutPointing(merged(clear.length === 0 ? asked : clear));
  return {
    parts: parts.slice(0, mostParts),
    left_out: [...parts.slice(mostParts), ...unclear].map(({ text }) => text),
    by: "rules",
    candidates: candidates(all),
  };
}

/** Before the first part nothing is named. */
function withoutPointing([first, ...others]: readonly RoutedPart[]): RoutedPart[] {
  if (first === undefined) return [];
  const { ofNamed: _, ...own } = first;
  return [own, ...others];
}

/** "what is its day change", "where is it held", where nothing was spoken of that it can be. */
const pointsAtNothing = ({ said, symbols, account }: Clause): boolean =>
  symbols.length === 0 && account === undefined && pointing.test(said);
const pointing =
  /^(?:(?:and|so|ok) )*(?:what|how much|how many|where|when) (?:is|was|are|did|has) (?:it worth|its (?:day |daily |current |market )?(?:change|move|price|cost|value|gain|loss)|it held|it kept)\b/;

const nothingAsked = (text: string): RoutedPart => ({
  intent: "clarify",
  params: {},
  confidence: 0,
  assumed: [],
  missing: "intent",
  text: text.trim(),
});

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
