import type { Clause } from "./clause.ts";
import { claims, partOf } from "./decide.ts";
import { continued } from "./follow-up.ts";
import { asFollowed } from "./following/as-followed.ts";
import { weighed } from "./likeness/weigh.ts";
import { withReferents } from "./referents.ts";
import { spokenOf } from "./remembered.ts";
import type { RoutedPart, Surroundings } from "./routed.ts";

/**
 * What a message asks that goes on from the answer before: its clauses in order, each read after the one before.
 * Undefined where the first asks something by itself.
 */
export function inSession(
  [first, ...others]: readonly Clause[],
  surroundings: Surroundings,
): RoutedPart[] | undefined {
  const begun = first && after(first, surroundings, others.length === 0);
  if (begun === undefined) return undefined;
  const parts = [begun];
  for (const clause of others) {
    const told = { ...surroundings, previous: parts.at(-1) };
    parts.push(after(clause, told, false) ?? standing(clause, told, false));
  }
  return parts;
}

/** How a clause goes on from what was asked before; undefined where it asks something by itself. */
function after(
  clause: Clause,
  surroundings: Surroundings,
  isAlone: boolean,
): RoutedPart | undefined {
  const found = continued(clause, surroundings);
  if (found?.isOwn === false || surroundings.previous === undefined) return found?.part;
  const ruled = found?.part ?? standing(clause, surroundings, isAlone);
  return asFollowed(clause, ruled, surroundings) ?? found?.part;
}

/** What a clause asks by itself. */
function standing(clause: Clause, surroundings: Surroundings, isAlone: boolean): RoutedPart {
  const about = withReferents([clause], spokenOf(surroundings), surroundings.held)[0] ?? clause;
  return partOf(about, weighed(about, claims(about), isAlone));
}
