import { allAccounts } from "./changes.ts";
import { type Clause, clauseOf } from "./clause.ts";
import { partOf } from "./decide.ts";
import { symbolMark } from "./item.ts";
import { onlyChanges } from "./leaning.ts";
import { weighed } from "./likeness/weigh.ts";
import { read } from "./read.ts";
import { scopeOf, withReferent } from "./referents.ts";
import type { RoutedPart, Surroundings } from "./routed.ts";
import { topicIn } from "./rules/facts.ts";

/** The question that was asked back about, with what it missed. */
export function completed(
  clause: Clause,
  previous: RoutedPart,
  surroundings: Surroundings,
): RoutedPart | undefined {
  const isAnswer = onlyChanges(clause) || ownHousehold.test(clause.said);
  if (!isAnswer && previous.missing !== "topic") return undefined;
  const asked = read(previous.text, surroundings);
  const before = { ...clauseOf(asked.items, asked), doubtful: false };
  const whole = filled(before, clause, previous.missing);
  if (whole === undefined) return undefined;
  const part = partOf(whole, weighed(whole));
  return part.intent === "clarify" ? undefined : { ...part, text: clause.text };
}

function filled(
  before: Clause,
  clause: Clause,
  missing: RoutedPart["missing"],
): Clause | undefined {
  const { account, period, plain, said } = clause;
  const fills = {
    symbol: clause.symbols.length > 0,
    household: account !== undefined || ownHousehold.test(said),
    account: account !== undefined || allAccounts.test(said),
    period: period !== undefined,
    topic: topicIn(plain) !== undefined,
    intent: false,
  };
  const whole = {
    symbol: () => withSymbols(before, clause),
    household: () => ({ ...before, account, stranger: false }),
    account: () => ({ ...before, account }),
    period: () => ({ ...before, period }),
    topic: () => ({ ...before, said: `explain ${plain}`, plain: `explain ${plain}` }),
    intent: () => before,
  };
  return missing !== undefined && fills[missing] ? whole[missing]() : undefined;
}

/** In the place of "it", else at the end. */
function withSymbols(before: Clause, { symbols }: Clause): Clause {
  const [symbol, ...others] = symbols;
  const meant = withReferent(before, { ...scopeOf(undefined), symbol, answered: false });
  return others.length === 0 && meant.symbols.length > 0
    ? meant
    : { ...before, symbols, said: `${before.said} ${symbolMark}` };
}

const ownHousehold =
  /^(?:for |of |in |the )*(?:(?:this|my|our|the|these|own) )?(?:household|family|client|clients|1|one|portfolio|them|ours|everyone|everybody|we|us)?$/;
