import type { Filter } from "../../../schema/query.ts";
import { type ClauseNoun, type ClauseParts, withoutKeywords } from "../parts.ts";
import { isYesNo } from "../yes-no.ts";

/** The edges of a policy band, and the status of what is beyond each. */
const edges: Readonly<Record<string, string>> = {
  above_max: "weight_max",
  below_min: "weight_min",
};

/**
 * "how far under its minimum is fixed income" asks for the amount beyond the band, and "is fixed
 * income over its maximum" for its weight against that edge; otherwise such words select classes.
 */
export function beyondEdge(original: ClauseParts): ClauseParts {
  const noun = edgeIn(original);
  const [status] = noun?.where.filter(isEdge) ?? [];
  if (noun === undefined || status === undefined || original.order !== null) return original;
  const parts = withCashAsClass(original);
  const [one, ...others] = parts.filters;
  const ofClass = one?.field === "asset_class" && one.op === "is" && one.values.length === 1;
  const open = parts.measures.every((name) => name === "weight");
  const rows = parts.nouns.map((row) => (row === noun && ofClass ? { ...row, where: [] } : row));
  const edge = edges[`${status.values}`] ?? "weight_max";
  if (asksAmount(parts) && open) {
    const shown = ofClass ? ["excess", "weight", edge] : ["excess"];
    return {
      ...withoutKeywords(parts, ["difference", "how_much"]),
      nouns: rows,
      measures: [...new Set([...parts.measures, ...shown])],
    };
  }
  if (!ofClass || others.length > 0 || !open || !isYesNo(parts)) return original;
  const side = edge === "weight_min" ? (["lesser"] as const) : [];
  return {
    ...parts,
    nouns: rows,
    measures: ["weight"],
    compareMeasures: [edge],
    keywords: new Set([...parts.keywords, "than" as const, ...side]),
  };
}

/** "does cash exceed the top of its band": its weight as a class. */
export const cashAgainstBound = (parts: ClauseParts): ClauseParts =>
  parts.measures.join() === "cash" && parts.compareMeasures.some((name) => weightBounds.has(name))
    ? { ...withCashAsClass(parts), measures: ["weight"] }
    : parts;

export const edgeIn = ({ nouns }: ClauseParts): ClauseNoun | undefined =>
  nouns.find(({ where }) => where.some(isEdge));

/** Cash is a class of the policy. */
function withCashAsClass(parts: ClauseParts): ClauseParts {
  const { measures, filters } = parts;
  if (!measures.includes("cash")) return parts;
  return {
    ...parts,
    measures: measures.filter((name) => name !== "cash"),
    filters: [...filters, { field: "asset_class", op: "is", values: ["cash"] }],
  };
}

/** What the weight of a class is compared with. */
export const weightBounds: ReadonlySet<string> = new Set(["target", ...Object.values(edges)]);

const isEdge = ({ field, values }: Filter): boolean =>
  field === "status" && Object.hasOwn(edges, values.join());

const asksAmount = ({ keywords, unit }: ClauseParts): boolean =>
  keywords.has("how_much") || keywords.has("difference") || unit === "dollars";
