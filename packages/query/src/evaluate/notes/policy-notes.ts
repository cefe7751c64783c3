import { joinNames } from "../../schema/fault.ts";
import type { Filter } from "../../schema/query.ts";
import { formatFigure } from "../../words/format.ts";
import { valueText } from "../../words/names.ts";
import type { Note } from "../result.ts";
import type { EvaluatedTable } from "./evaluated-table.ts";

const ofPolicy = new Set(["policy_classes", "policy_checks", "proposed_trades"]);

/** Says that there is no policy, so that no class can be over or under its band. */
export function noPolicyNotes({ scope }: EvaluatedTable): Note[] {
  const { query, books, units } = scope;
  const [book, ...others] = books;
  if (!ofPolicy.has(query.dataset) || units.length > 0 || others.length > 0) return [];
  const policies = book?.rows("policies") ?? [];
  return policies.length > 0 && policies.every(({ dimensions: { status } }) => status === "no_ips")
    ? [{ code: "not_on_file", text: "No investment policy is in effect." }]
    : [];
}

const isInBand = ({ field, op, values }: Filter): boolean =>
  field === "status" && op === "is" && values.join() === "in_band";

/** Names the classes out of band beside those in band: "are we inside the bands" asks about all. */
export function bandNotes({ scope, evaluate }: EvaluatedTable): Note[] {
  const { dataset, aggregate, where = [] } = scope.query;
  if (dataset !== "policy_classes" || aggregate !== "list" || !where.some(isInBand)) return [];
  const outside = where.map((filter) =>
    isInBand(filter) ? { ...filter, values: ["above_max", "below_min"] } : filter,
  );
  const { rows } = evaluate({ dataset, aggregate, measures: ["weight"], where: outside });
  const names = rows.map(({ household, names: { asset_class }, cells: { weight } }) => {
    const of = scope.books.length > 1 && household !== null ? `${household}: ` : "";
    const at = weight?.value == null ? "" : ` ${formatFigure(weight.value, weight.unit)}`;
    return `${of}${valueText("asset_class", asset_class ?? "")}${at}`;
  });
  return names.length === 0
    ? []
    : [{ code: "out_of_band", text: `Out of band: ${joinNames(names, 8)}.` }];
}
