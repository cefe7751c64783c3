import type { Filter } from "../schema/query.ts";
import type { Clause } from "./clauses/clauses.ts";
import { gatherParts } from "./compose/gather.ts";

/** "the joint account: value, cash, biggest holding": the names before the colon hold for all that follows. */
export function headingOf(clause: Clause | undefined): readonly Filter[] {
  if (clause === undefined) return [];
  const { tokens, coverage } = clause;
  const colon = tokens.findIndex(({ text }) => text === ":");
  const spans = coverage.spans.filter(({ from }) => from < colon);
  const isHeading = spans.every(({ meaning: { is } }) => headingKinds.has(is));
  return isHeading ? gatherParts(spans, tokens).filters : [];
}

const headingKinds = new Set(["security", "account", "person", "filler"]);
