import type { Filter } from "../../schema/query.ts";
import { classMeasures } from "../compose/choose-dataset.ts";
import { edgeIn } from "../compose/idioms/band-idiom.ts";
import { type ClauseParts, withKeyword, withoutKeywords } from "../compose/parts.ts";
import { type ContextRule, namesNothing } from "./context-rule.ts";

/**
 * After the weight of a class, "how far under its minimum" is about that class; "is cash over its
 * maximum" names its own.
 */
const edgeOfClass: ContextRule = (parts, { where = [] }) => {
  const { filters, measures } = parts;
  if (edgeIn(parts) === undefined || parts.keywords.has("which")) return parts;
  if (filters.length > 0) return { ...parts, startsWithConjunction: false };
  const classes = where.filter(({ field }) => field === "asset_class");
  return measures.length === 0 ? { ...parts, filters: classes } : parts;
};

/**
 * After the weight of a class, "the target is?" is about that class, since targets do not add up.
 */
const boundOfClass: ContextRule = (parts, { where = [] }) => {
  const { measures, order, keywords } = parts;
  const [one, ...others] = where.filter(({ field, op }) => field === "asset_class" && op === "is");
  const asks =
    measures.length > 0 &&
    measures.every((name) => classMeasures.has(name) || name === "excess") &&
    order === null &&
    !(["which", "each", "whole", "list"] as const).some((keyword) => keywords.has(keyword));
  if (one === undefined || one.values.length > 1 || others.length > 0) return parts;
  return asks && namesNothing(parts) ? withKeyword(parts, "those") : parts;
};

/** "how far below is it", after the target of a class: the drift; "by how much", after a bound: what is beyond. */
const distanceFromStated: ContextRule = (
  parts,
  { dataset, compare, where = [], measures: [main = ""] },
) => {
  const { measures, filters, nouns, order, keywords, unit } = parts;
  const ofPolicy = dataset === "policy_classes" || dataset === "policy_checks";
  const distance = ofPolicy ? distances[compare?.measure ?? main] : undefined;
  const asks =
    (keywords.has("how_much") || keywords.has("difference") || unit !== null) &&
    measures.length + filters.length + nouns.length === 0 &&
    order === null;
  if (distance === undefined || !asks) return parts;
  const words = ["how_much", "difference", "than", "lesser", "up", "down", "what"] as const;
  const rest = withKeyword(withoutKeywords(parts, words), "those");
  // A target has its distance in points too; a bound is set beside the weight.
  return unit === "percent" && distance === "excess"
    ? besideBound(rest, where, boundsOf[compare?.measure ?? main] ?? "limit")
    : { ...rest, measures: [distance] };
};

const boundsOf: Readonly<Record<string, string>> = { min: "weight_min", max: "weight_max" };

const besideBound = (parts: ClauseParts, where: readonly Filter[], bound: string): ClauseParts => ({
  ...withKeyword(withoutKeywords(parts, ["those"]), "difference"),
  ...{ startsWithConjunction: false, unit: null, filters: [...where] },
  ...{ measures: ["weight"], compareMeasures: [bound] },
});

const distances: Readonly<Record<string, string>> = {
  ...{ target: "drift", min: "excess", max: "excess", limit: "excess" },
};

/** "are we above it", after the band of a class: its weight against that edge. */
const besideEdge: ContextRule = (parts, { dataset, where = [], measures: [main = ""] }) => {
  const { keywords, measures, filters, nouns, compareMeasures } = parts;
  const [one, ...others] = where.filter(({ field }) => field === "asset_class");
  const ofClass = dataset === "policy_classes" && one?.values.length === 1 && others.length === 0;
  const asks = keywords.has("than") && (keywords.has("those") || keywords.has("yes_no"));
  const open = [measures, filters, nouns, compareMeasures].every(({ length }) => length === 0);
  if (!ofClass || !asks || !open) return parts;
  const edge = keywords.has("lesser") ? "weight_min" : "weight_max";
  return {
    ...withoutKeywords(parts, ["those"]),
    startsWithConjunction: false,
    filters: [one],
    measures: ["weight"],
    compareMeasures: [main === "target" ? "target" : edge],
  };
};

/** Questions about the bounds of a class after one about the class. */
export const policyInContext: readonly ContextRule[] = [
  edgeOfClass,
  boundOfClass,
  distanceFromStated,
  besideEdge,
];
