import type { DatasetName } from "../../datasets/datasets.ts";
import type { Filter } from "../../schema/query.ts";
import { isAccountField } from "../../schema/subject.ts";
import { dimensionOfNoun } from "../compose/choose-dataset.ts";
import { isKept } from "../compose/idioms/row-kind-idioms.ts";
import type { MeaningOf } from "../compose/items.ts";
import type { Token } from "../tokens.ts";
import { has } from "./measures.ts";
import type { QueryContent } from "./query-content.ts";

export function isNounSaid(
  { dataset, where }: MeaningOf<"noun">,
  said: QueryContent,
  words: readonly Token[],
): boolean {
  const { query, fields } = said;
  if (query.dataset === dataset) return where.every((filter) => isChoiceSaid(filter, said));
  if (query.exists?.dataset === dataset) return true;
  if (where.length > 0 && where.every((filter) => isFilterSaid(filter, said))) return true;
  const dimension = dimensionOfNoun[dataset];
  if (dimension !== undefined && fields.has(dimension)) return true;
  return nounChecks[dataset]?.(said, words) ?? false;
}

const heldIn: ReadonlySet<DatasetName> = new Set([
  ...(["holdings", "lots", "exposures", "constituents", "quotes", "policy_checks"] as const),
  ...(["positions", "transactions", "policy_classes", "proposed_trades", "unvested"] as const),
]);

const nounChecks: Partial<
  Record<DatasetName, (said: QueryContent, words: readonly Token[]) => boolean>
> = {
  // "in Karen's name" is about what she owns, and "by assets" about what it is worth.
  positions: ({ query }, [word]) =>
    heldIn.has(query.dataset) || word?.form === "name" || word?.form === "assets",
  // "what's in the account": the only one.
  accounts: ({ fields }, words) =>
    [...fields].some((field) => isAccountField(field) || field === "accounts") ||
    !words.some(({ plural }) => plural),
  households: () => true,
  policies: ({ query }) => query.dataset.startsWith("policy_"),
  // Lots tell what was bought; "where is it trading" asks for a price; settled cash can be taken out.
  transactions: ({ query, fields }) =>
    ["lots", "needs", "proposed_trades"].includes(query.dataset) ||
    fields.has("price") ||
    fields.has("settled_cash"),
};

export const isFilterSaid = (
  { field, values }: Filter,
  { query, filters, fields, values: all }: QueryContent,
): boolean =>
  has(fields, field) ||
  values.some((value) => all.has(value)) ||
  // "outside the IRA" excludes the account.
  (field === "managed" && filters.some((one) => one.field === "account" && one.op === "is_not")) ||
  // What is held is open.
  (query.dataset === "positions" && field === "status" && values.includes("open"));

/** "the classes above their maximum" are not among those below their minimum. */
function isChoiceSaid(filter: Filter, { filters, values: all }: QueryContent): boolean {
  const { field, op, values } = filter;
  if (isKept(filter)) return true;
  const chosen = filters.filter((one) => one.field === field && one.op === "is");
  return op !== "is" || chosen.length === 0 || values.some((value) => all.has(value));
}
