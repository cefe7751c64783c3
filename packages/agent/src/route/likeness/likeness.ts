import { type Kind, kinds } from "./kinds.ts";
import { learned } from "./learned.ts";
import { table } from "./table.gen.ts";

/** How surely a clause is of a kind, by the known questions that it is like; all of a clause add up to 1. */
export interface Likeness {
  kind: Kind;
  probability: number;
}

const known = learned(table);

/** The kinds of a clause with these features, the likeliest first. */
export function likeness(features: readonly string[]): Likeness[] {
  const chances = known.chances(features);
  return kinds
    .map((kind, at) => ({ kind, probability: chances[at] ?? 0 }))
    .sort((a, b) => b.probability - a.probability);
}

/** True when a feature stood in the known questions. */
export const { isKnown } = known;
