import { accountSpans } from "./account.ts";
import { withCouple } from "./account-couple.ts";
import { withoutAlone } from "./account-person.ts";
import { withPeriods } from "./dates.ts";
import { asksAnotherHousehold, withoutOwnName } from "./household.ts";
import { type Item, withSpans } from "./item.ts";
import { withoutNegated } from "./negation.ts";
import { withoutPoliteness } from "./politeness.ts";
import type { Surroundings } from "./routed.ts";
import { namesStranger } from "./stranger.ts";
import { symbolSpans } from "./symbols.ts";
import { readable, shouted, words } from "./words.ts";

/** A message taken apart: its words, with what they mention made one. */
export interface Reading {
  text: string;
  items: readonly Item[];
  shouted: boolean;
  anotherHousehold: boolean;
  /** Names somebody whom nobody here knows. */
  stranger: boolean;
  held: ReadonlySet<string> | undefined;
  accounts: readonly string[];
  /** The first names of the household's members, in small letters. */
  members: ReadonlySet<string>;
  today: string;
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
  const spoken = withFamily(withoutPoliteness(words(text)), household.members, previous);
  const anotherHousehold = asksAnotherHousehold(spoken, household, accounts);
  const own = withCouple(withoutOwnName(spoken, household, accounts), household.members);
  const people = new Set(household.members.map(firstName));
  const dated = withPeriods(own, today);
  const spans = accountSpans(dated, accounts, household.members);
  const placed = withoutAlone(withSpans(dated, spans), people);
  const named = withSpans(placed, symbolSpans(placed, { held, shouted: loud }));
  return {
    text,
    items: withoutNegated(named),
    shouted: loud,
    anotherHousehold,
    stranger: !anotherHousehold && namesStranger(spoken, household, accounts),
    held,
    accounts,
    members: people,
    today,
  };
}

const firstName = (member: string): string => member.split(" ")[0]?.toLowerCase() ?? "";

/** "are they up" asks what "are we up" does, but after a question about what is held. */
function withFamily(
  items: readonly Item[],
  members: readonly string[],
  previous: Surroundings["previous"],
): Item[] {
  if (members.length === 0 || ofHoldings.has(previous?.intent ?? "")) return [...items];
  return items.map((item, index) =>
    item.said === "they" && asks.test(items[index - 1]?.said ?? "") && item.gap === "none"
      ? { ...item, said: "we" }
      : item,
  );
}

const asks = /^(?:do|did|does|are|were|have|had|can|could)$/;
const ofHoldings: ReadonlySet<string> = new Set(
  "positions_list positions quotes symbol_performance portfolio_ranking transfers".split(" "),
);
