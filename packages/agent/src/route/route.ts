import type { Clause } from "./clause.ts";
import { claims, partOf } from "./decide.ts";
import { followUp, withReferent } from "./follow-up.ts";
import { merged } from "./merge.ts";
import { read } from "./read.ts";
import type { Intent, Routed, RoutedPart, Surroundings } from "./routed.ts";
import type { Claim } from "./rules/claim.ts";
import { clauses } from "./split.ts";
import { isCollision, isIndian } from "./symbols.ts";

const mostParts = 3;

/** What a message asks for, by rules alone: the same words always mean the same. */
export function route(message: string, surroundings: Surroundings): Routed {
  const reading = read(message, surroundings);
  const asked = clauses(reading);
  const [only, ...others] = asked;
  if (only === undefined) return routed([nothingAsked(reading.text)], []);
  const continued = others.length === 0 ? followUp(only, surroundings) : undefined;
  if (continued !== undefined) return routed([continued], claims(only));
  const meant = withReferents(asked, surroundings.previous?.params.symbol).map((clause) => ({
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
  const none = { today: "2000-01-01", held: undefined, accounts: [], household_name: "" };
  const { items, shouted } = read(message, none);
  return items.some(
    (item, index) => isCollision(item, index, shouted) || (item.symbols ?? []).some(isIndian),
  );
}

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
function withReferents(asked: readonly Clause[], before: string | undefined): Clause[] {
  let symbol = before;
  let last: Clause | undefined;
  return asked.map((clause) => {
    const meant = onlyAccount.test(clause.said)
      ? { ...(last ?? clause), account: clause.account, text: clause.text }
      : withReferent(clause, symbol);
    symbol = meant.symbols[0] ?? symbol;
    last = meant;
    return meant;
  });
}

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
