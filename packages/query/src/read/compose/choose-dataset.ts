import { type DatasetName, datasetNames, datasetOf } from "../../datasets/datasets.ts";
import { dimensionOf, measureOf } from "../../schema/fields.ts";
import type { ClauseNoun } from "./parts.ts";
import { namedDay } from "./period.ts";

/** The dimension to group by when a question asks for figures "for each" of these nouns. */
export const dimensionOfNoun: Readonly<Record<string, string>> = {
  accounts: "account",
  households: "household",
  members: "owner",
  positions: "symbol",
  policies: "policy",
};

export const groupableDimensions = new Set(
  "asset_class sector kind account_type owner tax_treatment custodian month quarter year term currency issuer".split(
    " ",
  ),
);

/** Day fields that rows can be ordered by; each dataset may use another name for them. */
export const dayFields = new Set(["acquired", "date", "due"]);

/** Dimensions that identify the one dataset that has them. */
export const distinctiveFields = new Set(
  "acquired turns_long term due vests next_meeting risk_tolerance birth_date price_date expires assignee until".split(
    " ",
  ),
);

const mainMeasures: Partial<Record<DatasetName, string>> = {
  ...{ accounts: "account_value", households: "account_value", transactions: "amount" },
  ...{ needs: "amount", proposed_trades: "amount", returns: "return_pct" },
  ...{ policy_classes: "drift", policies: "out_of_band", policy_checks: "weight" },
  ...{ quotes: "day_change_pct", members: "age", tasks: "days", documents: "days" },
  ...{ constituents: "weight", valuations: "account_value", unvested: "quantity" },
  required_distributions: "required",
};
/** The measure that "the largest" refers to when no measure is named. */
export const mainMeasure = (dataset: DatasetName): string =>
  mainMeasures[dataset] ?? "market_value";

/** The dataset's name for a measure concept; undefined when the dataset does not have it. */
export function measureIn(dataset: DatasetName, concept: string): string | undefined {
  const name = concept === "value" ? valueIn(dataset) : concept;
  const other = measureAliases[dataset]?.[concept];
  if (other !== undefined) return other;
  return measureOf(dataset, name) === undefined ? undefined : name;
}

/** True for an average by its own rule: a price of several trades is per unit. */
export const isAveraged = (dataset: DatasetName, name: string): boolean =>
  dataset === "transactions" && measureOf(dataset, name)?.rule.how === "weighted";

/** The average of trades is stated with what it is taken from. */
export const averagedWith = (dataset: DatasetName, main: string): string[] => [
  ...new Set([main, ...datasetOf(dataset).columns]),
];

/** Concepts with another name in some datasets: the cost of a purchase is its `amount`. */
const measureAliases: Partial<Record<DatasetName, Readonly<Record<string, string>>>> = {
  positions: { days: "days_left", price_age: "days", unit_price: "price" },
  lots: { unit_price: "unit_cost" },
  quotes: { unit_price: "price" },
  documents: { price_age: "days" },
  constituents: { value: "weight" },
  policy_classes: { weight_min: "min", weight_max: "max" },
  transactions: { cost: "amount", unit_cost: "price", unit_price: "price" },
  required_distributions: { value: "required", amount: "required" },
};

/** What the policy says of a class, and how far the class is from it. */
export const classMeasures: ReadonlySet<string> = new Set([
  ...["target", "drift", "drift_usd", "weight_min", "weight_max"],
]);

const valueIn = (dataset: DatasetName): string =>
  ["accounts", "households", "valuations"].includes(dataset)
    ? "account_value"
    : dataset === "transactions" || dataset === "needs" || dataset === "proposed_trades"
      ? "amount"
      : "market_value";

const preferredDatasets: Readonly<Record<string, readonly DatasetName[]>> = {
  value: ["accounts", "positions", "holdings", "valuations"],
  weight: ["holdings", "positions", "policy_classes"],
  cash: ["accounts"],
  age: ["members"],
  amount: ["transactions"],
  count: ["positions", "accounts"],
};

const usualDatasets: readonly DatasetName[] = [
  ...(["positions", "holdings", "accounts", "lots", "transactions", "returns"] as const),
  "valuations",
  ...(["policy_classes", "policies", "policy_checks", "proposed_trades", "needs"] as const),
  ...([
    "required_distributions",
    "unvested",
    "quotes",
    "exposures",
    "members",
    "tasks",
    "documents",
    "constituents",
    "households",
  ] as const),
];

export interface DatasetNeeds {
  nouns: readonly ClauseNoun[];
  measures: readonly string[];
  fields: readonly string[];
  groups: readonly string[];
  dated: boolean;
  /** True if the named dates are one moment or whole months, rather than a timeframe of returns. */
  past: boolean;
  /** True if some symbol is not held, so its price comes from the market. */
  unheld: boolean;
}

/** The first dataset that has everything the question mentions. */
export function datasetFor(needs: DatasetNeeds): DatasetName | undefined {
  const { nouns, measures } = needs;
  const wanted = nouns.map(({ dataset }) => dataset);
  const [main = ""] = measures;
  const quoted = needs.unheld && /^(price|day_change)/.test(main);
  const ofAccount = main === "weight" && filtersOnlyAccounts(needs);
  const first = quoted
    ? (["quotes"] as const)
    : ofAccount
      ? (["accounts"] as const)
      : (preferredDatasets[main] ?? []);
  const order = [...new Set([...wanted, ...first, ...usualDatasets, ...datasetNames])];
  return order.find((dataset) => supports(dataset, needs));
}

/** "what share of our money is in the IRA": the account is part of the total. */
const filtersOnlyAccounts = ({ nouns, fields, groups }: DatasetNeeds): boolean =>
  nouns.length + groups.length === 0 &&
  fields.length > 0 &&
  fields.every((field) => field === "account");

const commonDatasets = ["positions", "holdings", "accounts"] as const;

/** An unnamed dataset counts only if no other one has the named fields. */
function isImplied(
  dataset: DatasetName,
  { nouns, measures, fields, groups, unheld, past }: DatasetNeeds,
): boolean {
  if (dataset === "quotes" && unheld) return true;
  if (dataset === "valuations" && past && measures[0] === "value") return true;
  if (commonDatasets.some((name) => name === dataset)) return true;
  if (nouns.some((noun) => noun.dataset === dataset)) return true;
  const shared = (name: string) =>
    commonDatasets.some((one) => dimensionOf(one, name) ?? measureIn(one, name));
  return [...measures, ...fields, ...groups].some((name) => !shared(name));
}

function supports(dataset: DatasetName, needs: DatasetNeeds): boolean {
  const { nouns, measures, fields, groups, dated } = needs;
  if (!isImplied(dataset, needs)) return false;
  const has = (name: string) =>
    dimensionOf(dataset, name) !== undefined || measureIn(dataset, name) !== undefined;
  return (
    measures.every((concept) => measureIn(dataset, concept) !== undefined) &&
    fields.every(has) &&
    groups.every((name) => dimensionOf(dataset, name) !== undefined) &&
    nouns.every((noun) => acceptsNoun(dataset, noun)) &&
    (!dated || supportsPeriods(dataset) || namedDay(dataset, fields) !== undefined)
  );
}

export const supportsPeriods = (dataset: DatasetName): boolean =>
  datasetOf(dataset).date !== undefined || dataset === "returns";

const broadDatasets = new Set<DatasetName>([
  "positions",
  "holdings",
  "accounts",
  "members",
  "households",
]);

const partsOfPolicy = new Set<DatasetName>(["policy_classes", "policy_checks", "proposed_trades"]);

/** True when the noun is the dataset's own, or only filters or groups the dataset's rows. */
function acceptsNoun(dataset: DatasetName, { dataset: datasetOfNoun, where }: ClauseNoun): boolean {
  if (dataset === datasetOfNoun) return true;
  // "prohibited by the policy", "drift from the policy": the noun only names whose rules they are.
  if (datasetOfNoun === "policies" && where.length === 0) return partsOfPolicy.has(dataset);
  if (!broadDatasets.has(datasetOfNoun)) return false;
  if (where.length > 0)
    return where.every(({ field }) => dimensionOf(dataset, field) !== undefined);
  const dimension = dimensionOfNoun[datasetOfNoun];
  return dimension !== undefined && dimensionOf(dataset, dimension) !== undefined;
}
