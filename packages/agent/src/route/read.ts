import { accountSpans } from "./account.ts";
import { periodSpans } from "./dates.ts";
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
  today: string;
}

export function read(
  message: string,
  { today, held, accounts, household }: Omit<Surroundings, "previous">,
): Reading {
  const text = readable(message);
  const loud = shouted(text);
  const spoken = withoutPoliteness(words(text));
  const anotherHousehold = asksAnotherHousehold(spoken, household, accounts);
  const own = withoutOwnName(spoken, household);
  const dated = withSpans(own, periodSpans(own, today));
  const placed = withSpans(dated, accountSpans(dated, accounts));
  const named = withSpans(placed, symbolSpans(placed, { held, shouted: loud }));
  return {
    text,
    items: withoutNegated(named),
    shouted: loud,
    anotherHousehold,
    stranger: !anotherHousehold && namesStranger(spoken, household, accounts),
    held,
    today,
  };
}
