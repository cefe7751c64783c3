import { accountSpans } from "./account.ts";
import { periodSpans } from "./dates.ts";
import { asksAnotherHousehold, withoutOwnName } from "./household.ts";
import { type Item, withSpans } from "./item.ts";
import { withoutNegated } from "./negation.ts";
import { withoutPoliteness } from "./politeness.ts";
import type { Surroundings } from "./routed.ts";
import { symbolSpans } from "./symbols.ts";
import { readable, shouted, words } from "./words.ts";

/** A message taken apart: its words, with what they mention made one. */
export interface Reading {
  text: string;
  items: readonly Item[];
  shouted: boolean;
  anotherHousehold: boolean;
  held: ReadonlySet<string> | undefined;
}

export function read(
  message: string,
  { today, held, accounts, household_name }: Omit<Surroundings, "previous">,
): Reading {
  const text = readable(message);
  const loud = shouted(text);
  const spoken = withoutPoliteness(words(text));
  const anotherHousehold = asksAnotherHousehold(spoken, household_name);
  const own = withoutOwnName(spoken, household_name);
  const dated = withSpans(own, periodSpans(own, today));
  const placed = withSpans(dated, accountSpans(dated, accounts));
  const named = withSpans(placed, symbolSpans(placed, { held, shouted: loud }));
  return { text, items: withoutNegated(named), shouted: loud, anotherHousehold, held };
}
