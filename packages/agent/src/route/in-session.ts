import { addsNothing } from "./beside.ts";
import { type Clause, clauseOf } from "./clause.ts";
import { claims, partOf } from "./decide.ts";
import { ofAccountsAgain } from "./follow-accounts.ts";
import { continued } from "./follow-up.ts";
import { asFollowed } from "./following/as-followed.ts";
import { likeliest } from "./following/following.ts";
import { weighed } from "./likeness/weigh.ts";
import type { Reading } from "./read.ts";
import { withReferents } from "./referents.ts";
import { spokenOf } from "./remembered.ts";
import type { RoutedPart, Surroundings } from "./routed.ts";

/**
 * What a message asks that goes on from the answer before: its clauses in order, each read after the one before.
 * Undefined where the first asks something by itself.
 */
export function inSession(
  asked: readonly Clause[],
  surroundings: Surroundings,
): RoutedPart[] | undefined {
  const [first, ...others] = asked;
  const begun = first && after(first, surroundings, others.length === 0);
  if (begun === undefined) return undefined;
  const parts = [begun];
  for (const [index, clause] of others.entries()) {
    if (addsNothing(asked, index + 1, parts.at(-1))) continue;
    const told = { ...surroundings, previous: parts.at(-1) };
    parts.push(after(clause, told, false) ?? standing(clause, told, false));
  }
  return parts;
}

/** Words that seem to ask several things may ask one, after an answer. */
export function together(
  asked: readonly Clause[],
  reading: Reading,
  { previous }: Surroundings,
): readonly Clause[] {
  if (asked.length < 2 || begins.test(reading.text)) return asked;
  if (previous === undefined || previous.intent === "clarify") return asked;
  const whole = clauseOf(reading.items, reading);
  const { following, probability } = likeliest(whole, previous);
  return following === "several" || probability < surely ? asked : [whole];
}
const surely = 0.8;
/** Words that begin something else: "what's held in there and its cash". */
const begins = /\b(?:also|plus)\b|\S\s+(?:and|&)\s/i;

/** How a clause goes on from what was asked before; undefined where it asks something by itself. */
function after(
  clause: Clause,
  surroundings: Surroundings,
  isAlone: boolean,
): RoutedPart | undefined {
  const again = surroundings.previous && ofAccountsAgain(clause, surroundings.previous);
  if (again !== undefined) return again;
  const found = continued(clause, surroundings);
  if (surroundings.previous === undefined) return found?.part;
  const ruled = found?.part ?? standing(clause, surroundings, isAlone);
  const isChange = found?.isOwn === false;
  return asFollowed(clause, { ruled, isChange }, surroundings) ?? found?.part;
}

/** What a clause asks by itself. */
function standing(clause: Clause, surroundings: Surroundings, isAlone: boolean): RoutedPart {
  const about = withReferents([clause], spokenOf(surroundings), surroundings.held)[0] ?? clause;
  return partOf(about, weighed(about, claims(about), isAlone));
}
