import { calendar } from "../../book/measures.ts";
import type { DatasetName } from "../../datasets/datasets.ts";
import { checkQuery } from "../../schema/check-query.ts";
import { dimensionOf, measureOf } from "../../schema/fields.ts";
import { normalize, tidy } from "../../schema/normalize.ts";
import type { Query } from "../../schema/query.ts";
import { datasetFor, dayNames, measureIn, ownFields } from "./choose.ts";
import { completed } from "./completed.ts";
import { type Figures, figuresOf, securityFields } from "./figures.ts";
import { finished } from "./finish.ts";
import { leavesOut } from "./left-out.ts";
import type { Parts } from "./parts.ts";
import { periodFor, timeframes } from "./period.ts";
import { restated } from "./restate.ts";
import { shaped } from "./shape.ts";
import { compareOf, filtersIn, groupsIn } from "./slots.ts";

/** What the parts add up to in one dataset, before it is decided how the lines are made. */
export interface Draft {
  parts: Parts;
  figures: Figures;
  dataset: DatasetName;
  measures: string[];
  groups: string[];
  /** Dimensions that a list shows beside its own. */
  shown: string[];
  compare: Query["compare"];
  base: Query;
}

/** The query that the parts of a clause add up to; undefined where they do not go together. */
export function buildQuery(given: Parts): Query | undefined {
  const parts = restated(completed(given));
  const figures = figuresOf(parts);
  const dataset = chosen(parts, figures);
  if (dataset === undefined) return undefined;
  const query = normalize(finished(tidy(shaped(draftOf(parts, figures, dataset)))));
  try {
    checkQuery(query);
    return leavesOut(parts, query) ? undefined : query;
  } catch {
    return undefined;
  }
}

function chosen(parts: Parts, { measures, filters, order }: Figures): DatasetName | undefined {
  const by = order?.by === undefined || dayNames.has(order.by) ? [] : [order.by];
  const days = parts.nouns.length === 0 && order?.by === "acquired";
  const today = [...measures, order?.by ?? "", ...filters.map(({ field }) => field)].some((name) =>
    name.startsWith("day_change"),
  );
  return datasetFor({
    nouns: parts.nouns,
    measures: [...measures, ...by, ...parts.againstMeasures],
    fields: [
      ...[...filters, ...parts.against].map(({ field }) => field),
      ...parts.named.filter((name) => ownFields.has(name)),
      ...(days && order?.by !== undefined ? [order.by] : []),
    ],
    groups: parts.groups,
    unheld: parts.unheld.length > 0,
    dated: parts.periods.some(({ name }) => name !== "all") && !today,
    past: isPast(parts),
  });
}

/** "at the end of March", "last quarter"; "by month this year". */
const isPast = ({ periods, groups }: Parts): boolean =>
  groups.some((name) => Object.hasOwn(calendar, name)) ||
  (periods.length > 0 &&
    periods.every(({ name }) => name === undefined || /^(yesterday|last_)/.test(name)));

function draftOf(parts: Parts, figures: Figures, dataset: DatasetName): Draft {
  const several = dataset === "returns" && parts.periods.length > 1;
  const nouns = parts.nouns.flatMap(({ where }) => [...where]);
  const filters = [...nouns, ...figures.filters, ...(several ? timeframes(parts.periods) : [])];
  const groups = groupsIn(dataset, parts);
  const has = (name: string) => dimensionOf(dataset, name) !== undefined;
  const measures = figures.measures.flatMap((concept) => measureIn(dataset, concept) ?? []);
  return {
    ...{ parts, figures, dataset, measures, groups },
    shown: parts.named.filter((name) => has(name) && !groups.includes(name)),
    compare: compareOf(dataset, parts),
    base: {
      ...{ dataset, measures, aggregate: "list" },
      where: filtersIn(dataset, filters),
      period: several ? undefined : periodFor(parts, dataset),
      share_of: wholeOf(parts, figures, dataset),
    },
  };
}

/** "over 25% of the Roth IRA": a part of the account that is named. */
function wholeOf(
  { marks, filters, groups, unit }: Parts,
  { measures, bars, filters: all }: Figures,
  dataset: DatasetName,
): Query["share_of"] {
  if (marks.has("of_positions")) return "positions";
  const partly =
    marks.has("share") || unit === "percent" || bars.some(({ unit }) => unit === "percent");
  const named = filters.some(({ field }) => field === "account") || groups.includes("account");
  const within = all.some(({ field }) => securityFields.has(field)) || bars.length > 0;
  const held = dataset !== "accounts" && measureOf(dataset, "weight") !== undefined;
  return partly && named && within && held && measures.includes("weight") ? "account" : undefined;
}
