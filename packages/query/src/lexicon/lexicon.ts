import { calls } from "./calls.ts";
import { dimensions } from "./dimensions.ts";
import type { Entry } from "./entries.ts";
import { fillers } from "./fillers.ts";
import { keywords } from "./keywords.ts";
import { measures } from "./measures.ts";
import { nouns } from "./nouns.ts";
import { orders } from "./orders.ts";
import { periods } from "./periods.ts";
import { qualifiers } from "./qualifiers.ts";
import { refusals } from "./refusals.ts";
import { comparators, statistics, units } from "./statistics.ts";

/** All known words and phrases. When two files list the same phrase, the earlier file wins. */
export const lexicon: readonly Entry[] = [
  ...refusals,
  ...calls,
  ...orders,
  ...nouns,
  ...measures,
  ...qualifiers,
  ...periods,
  ...comparators,
  ...statistics,
  ...units,
  ...dimensions,
  ...keywords,
  ...fillers,
];
