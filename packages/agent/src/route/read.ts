import { accountSpans } from "./account.ts";
import { withCouple } from "./account-couple.ts";
import { withPairs } from "./account-pair.ts";
import { withoutAlone } from "./account-person.ts";
import { withSum } from "./account-sum.ts";
import { withSep } from "./account-words.ts";
import { withPeriods } from "./dates.ts";
import { withDaysBefore } from "./days-before.ts";
import { elsewhere } from "./elsewhere.ts";
import { withoutBreaks } from "./enclosed.ts";
import { withoutFiled } from "./filed.ts";
import { firstName, withFirstNames } from "./full-name.ts";
import { type Item, sentence, withSpans } from "./item.ts";
import { withMine } from "./mine.ts";
import { withNameBeside } from "./name-beside.ts";
import { withoutNegated } from "./negation.ts";
import { withoutOwnName } from "./own-name.ts";
import { withoutPoliteness } from "./politeness.ts";
import type { Remembered, Surroundings } from "./routed.ts";
import { withRunTogether } from "./run-together.ts";
import { withoutSaidAlong } from "./said-along.ts";
import { withSamePerson, withSpouse } from "./same-person.ts";
import { withSameScope } from "./same-scope.ts";
import { withScope } from "./scoped.ts";
import { withShortHeld } from "./short-held.ts";
import { withSpeaker } from "./speaker.ts";
import { namesStranger } from "./stranger.ts";
import { symbolSpans } from "./symbols.ts";
import { withoutTakenBack } from "./taken-back.ts";
import { withToldFirst } from "./told-first.ts";
import { readable, shouted, words } from "./words.ts";

/** A message taken apart: its words, with what they mention made one. */
export interface Reading {
  text: string;
  items: readonly Item[];
  shouted: boolean;
  /** Where the words stand that ask about another household. */
  elsewhere: ReadonlySet<number>;
  /** Names somebody whom nobody here knows. */
  stranger: boolean;
  held: ReadonlySet<string> | undefined;
  accounts: readonly string[];
  /** The first names of the household's members, in small letters. */
  members: ReadonlySet<string>;
  today: string;
  /** What was asked before it. */
  previous: Remembered | undefined;
}

export function read(
  message: string,
  {
    today,
    held,
    accounts,
    household,
    previous,
  }: Omit<Surroundings, "previous"> & Partial<Pick<Surroundings, "previous">>,
): Reading {
  const text = readable(message);
  const loud = shouted(text);
  const names = household.members.map(firstName);
  const called = withFirstNames(withoutPoliteness(words(text)), household.members);
  const owned = withNameBeside(called, names);
  const spoken = withFamily(withSamePerson(owned, names, previous), household.members, previous);
  const unfiled = withoutFiled(spoken, held);
  const strange = new Set(elsewhere(unfiled, household, accounts).map(({ at }) => at));
  const wedded = withSpouse(spoken, names, previous);
  const coupled = withMine(withCouple(wedded, household.members), previous);
  const own = withoutOwnName(coupled, household, accounts);
  const people = new Set(names);
  const heard = withDaysBefore(withSep(withSpeaker(own, names), accounts), previous, today);
  const dated = ofWhole(withPeriods(heard, today));
  const spans = accountSpans(dated, accounts, household.members);
  const placed = withPairs(withSameScope(withoutAlone(withSpans(dated, spans), people)), accounts);
  const named = withShortHeld(
    withSpans(
      placed,
      symbolSpans(placed, {
        held,
        shouted: loud,
        isAnswer: previous?.missing === "symbol",
        isNext: ofSymbol.has(previous?.intent ?? ""),
      }),
    ),
  );
  return {
    text,
    items: withRunTogether(
      withSum(
        ofSame(
          withoutNegated(
            withToldFirst(withScope(withoutSaidAlong(withoutBreaks(withoutTakenBack(named))))),
          ),
          previous,
        ),
      ),
    ),
    shouted: loud,
    elsewhere: strange,
    stranger: strange.size === 0 && namesStranger(unfiled, household, accounts),
    held,
    accounts,
    members: people,
    today,
    previous,
  };
}

/** "everything but the Roth", after an answer, asks the same again. */
function ofSame(items: readonly Item[], previous: Surroundings["previous"]): readonly Item[] {
  const [first, ...more] = items;
  const isAll = /^(?:everything|anything|all)$/.test(first?.said ?? "") && more.length === 0;
  return previous !== undefined && first?.without !== undefined && isAll
    ? [{ ...first, said: "without" }]
    : items;
}

/** "family ytd" is what all of it has done. */
const ofWhole = (items: readonly Item[]): Item[] =>
  items.map((item, index) =>
    /^(?:family|household)$/.test(item.said) && items[index + 1]?.period?.timeframe !== undefined
      ? { ...item, said: "portfolio", whole: true }
      : item,
  );

/** "are they up" asks what "are we up" does, but after a question about what is held. */
function withFamily(
  items: readonly Item[],
  members: readonly string[],
  previous: Surroundings["previous"],
): Item[] {
  const isOfHeld = ofHoldings.has(previous?.intent ?? "");
  // Accounts that were named are "they" as well.
  const isOfSome = previous?.params.without?.kept !== undefined;
  return items.map((item, index) => {
    const after = sentence(items.slice(index + 1, index + 4));
    const isOfThings = ofListed.test(sentence(items.slice(0, index)));
    const isFamily = upOnIt.test(after) || !(isOfHeld || isOfThings || ofSum.test(after));
    return !isOfSome &&
      members.length > 0 &&
      anyone.test(item.said) &&
      isAsked(items, index) &&
      isFamily
      ? { ...item, said: "we" }
      : item;
  });
}

const anyone = /^(?:they|he|she)$/;
const isAsked = (items: readonly Item[], at: number): boolean =>
  items[at]?.gap === "none" && asks.test(items[at - 1]?.said ?? "");

/** "which stocks are down, and how much did they lose": the stocks. */
const ofListed = /\b(?:which|what) .*\b(?:stocks|etfs|funds|bonds|options|positions|holdings)\b/;

/** "are they up on that one": those who hold it, whatever was asked before. */
const upOnIt = /^(?:up|down|ahead|behind) (?:on|with) /;
/** "what do they come to": the accounts, and not the people. */
const ofSum = /^(?:all )?(?:come to|add up|amount to|sum|total)\b/;
const asks = /^(?:do|did|does|are|were|have|had|can|could)$/;
const ofSymbol: ReadonlySet<string> = new Set(["quotes", "positions", "symbol_performance"]);
const ofHoldings: ReadonlySet<string> = new Set(
  "positions_list positions quotes symbol_performance portfolio_ranking transfers".split(" "),
);
