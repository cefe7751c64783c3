import { type Book, makeBook } from "@advisor/query/book/book";
import type { Ask, Query } from "@advisor/query/schema/query";
import { smiths } from "@advisor/tools/household.fixture";
import type { Interpretation } from "./interpretation.ts";

/** $100,000 in a joint account and Ann's Roth: 60% VOO, 30% BND, 10% cash. */
export const smithBook: Book = makeBook({
  snapshot: smiths,
  ...{ statements: {}, documents: [], tasks: [], notes: [], funds: new Map() },
});

export const queryAsk = (query: Query): Ask => ({ kind: "query", query });

export const interpretationFor = (
  ask: Ask,
  rest: Partial<Interpretation> = {},
): Interpretation => ({
  text: "a question",
  ask,
  unexplained: [],
  confidence: 0.95,
  sure: true,
  ...rest,
});
