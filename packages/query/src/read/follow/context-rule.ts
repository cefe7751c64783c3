import type { Query } from "../../schema/query.ts";
import type { ClauseParts } from "../compose/parts.ts";

/** What the words of a clause ask for after a question, where alone they ask for something else. */
export type ContextRule = (parts: ClauseParts, previous: Query) => ClauseParts;

/** True for a clause that names no rows, filters or groups. */
export const namesNothing = ({ nouns, filters, groups, namedDimensions }: ClauseParts): boolean =>
  [nouns, filters, groups, namedDimensions].every(({ length }) => length === 0);
