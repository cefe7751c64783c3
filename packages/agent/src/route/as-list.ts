import type { Clause } from "./clause.ts";
import { claims } from "./decide.ts";
import { accountMark } from "./item.ts";
import type { Remembered } from "./routed.ts";

/** What the words before a clause were about: the clause in the same message, or the last answer. */
interface Before {
  last?: Clause;
  previous: Remembered | undefined;
}

/** The clause as the question what is held, where its words lean on the one before and mean that. */
export function asList(clause: Clause, before: Before): Clause | undefined {
  if (!(inWhat.test(clause.said) || isOnly(clause, before))) return undefined;
  const place = clause.account === undefined ? "" : ` in ${accountMark}`;
  return { ...clause, symbols: [], said: `list the positions${place}` };
}

/** "how much is in the Roth, and in what" */
const inWhat =
  /^in what(?: (?:things?|funds?|holdings?|securities|investments?|positions?|assets?))?(?: (?:is|are) (?:it|that|they)(?: (?:all )?(?:held|invested|in))?)?(?: (?:ACC|PER))*$/;

/** "any nvidia, or is it just apple and msft": only all that is held tells. */
export function isOnly({ said }: Clause, { last, previous }: Before): boolean {
  const about = last === undefined ? previous?.intent : claims(last)[0]?.intent;
  const isOfHoldings = about === "positions" || about === "positions_list";
  return isOfHoldings && (last === undefined ? isItOnly : onlyThese).test(said);
}

const isItOnly = /^(?:(?:and|or|so) )*(?:is|are) (?:it|that|they|those|these) (?:just|only) SYM$/;
const onlyThese =
  /^(?:or )?(?:(?:is|are) (?:it|that|they|those|these) |(?:do|does) (?:i|we|they|he|she) (?:own |have |hold )?)?(?:just|only) (?:own |have |hold )?SYM$/;
