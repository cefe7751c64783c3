import type { Clause } from "../clause.ts";
import { learned } from "../likeness/learned.ts";
import { answerTo } from "../likeness/meanings.ts";
import type { Remembered } from "../routed.ts";
import { followingFeatures } from "./features.ts";
import { type Following, followings } from "./followings.ts";
import { table } from "./table.gen.ts";

const { chances } = learned(table);

/** What a clause most likely asks after an answer, by the known sessions; all chances add up to 1. */
export function likeliest(
  clause: Clause,
  previous: Remembered,
): { following: Following; probability: number } {
  const before = answerTo(previous);
  const by = new Map<Following, number>();
  for (const [at, chance] of chances(followingFeatures(clause, previous)).entries()) {
    const heard = followings[at] ?? "clarify";
    const following = heard === before ? "same" : heard;
    by.set(following, (by.get(following) ?? 0) + chance);
  }
  const [following, probability] = [...by].reduce((top, one) => (one[1] > top[1] ? one : top));
  return { following, probability };
}
