import { learned } from "../likeness/learned.ts";
import type { Cut } from "../pieces.ts";
import type { Reading } from "../read.ts";
import { partingFeatures } from "./features.ts";
import { table } from "./table.gen.ts";

/**
 * What a piece of a message does beside the one before: it goes on with the same question, asks another one, asks
 * where the one before asked nothing, or asks nothing itself.
 */
export const partings = ["goes_on", "asks_anew", "asks_first", "asks_nothing"] as const;
export type Parting = (typeof partings)[number];

const { chances } = learned(table);

/** How likely each parting of two pieces is, by the known messages; all add up to 1. */
export function parting(
  left: Cut,
  right: Cut,
  reading: Reading,
): Readonly<Record<Parting, number>> {
  const [goes_on = 0, asks_anew = 0, asks_first = 0, asks_nothing = 0] = chances(
    partingFeatures(left, right, reading),
  );
  return { goes_on, asks_anew, asks_first, asks_nothing };
}
