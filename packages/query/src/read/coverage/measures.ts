import { measureOf } from "../../schema/fields.ts";
import type { Query } from "../../schema/query.ts";
import { measureIn } from "../compose/choose-dataset.ts";
import type { QueryContent } from "./query-content.ts";

/** A measure or dimension that another one may answer: "how far is it up" by a gain in percent. */
const kin: Readonly<Record<string, readonly string[]>> = {
  value: [
    ...["market_value", "account_value", "amount", "weight", "share", "required"],
    ...["settled_cash", "unsettled_cash"],
  ],
  settled_cash: ["settled_cash", "unsettled_cash", "status"],
  unsettled_cash: ["settled_cash", "unsettled_cash", "status"],
  weight: ["weight", "share", "target"],
  limit: ["limit", "excess"],
  term: ["term", "days", "days_to_long"],
  gain: ["gain", "gain_pct", "day_change", "day_change_pct", "return_pct"],
  cost: ["cost", "unit_cost", "amount", "price"],
  unit_cost: ["unit_cost", "price"],
  price: ["price", "unit_cost"],
  unit_price: ["price", "unit_cost"],
  cash: [
    ...["cash", "settled_cash", "unsettled_cash", "available_cash"],
    ...["cash_floor", "cash_shortfall", "kind", "asset_class"],
  ],
  quantity: ["quantity", "gain", "day_change", "weight"],
  drift: ["drift", "drift_usd"],
  days: ["days", "days_left", "days_to_long"],
  price_age: ["days"],
};
const relatives: Readonly<Record<string, string>> = {
  ...{ loss: "gain", loss_pct: "gain", gain_pct: "gain", return_pct: "gain", day_change: "gain" },
  quote: "price",
};

export const has = (fields: QueryContent["fields"], name: string): boolean =>
  (kin[name] ?? [name]).some((one) => fields.has(one));

/** "doing" and "how big" add nothing to another measure. */
const vague = new Set(["performance", "size"]);

export const isMeasureSaid = (concept: string, { fields, query }: QueryContent): boolean =>
  // A trade has no performance.
  (vague.has(concept) && (concept === "size" || query.dataset !== "transactions")) ||
  fields.has(measureIn(query.dataset, concept) ?? concept) ||
  has(fields, relatives[concept] ?? concept) ||
  // All that is not a position is cash, and an account is worth its cash too.
  (concept === "cash" && ["positions", "holdings", "needs"].includes(query.dataset)) ||
  (concept === "cash" && fields.has("account_value"));

export const saysDistance = ({ query, fields }: QueryContent): boolean =>
  query.compare !== undefined || distances.some((name) => fields.has(name));

export const testsBar = ({ test, compare }: Query): boolean =>
  test !== undefined && (compare !== undefined || test.value !== "0");

export const saysMoney = ({ query: { dataset, where = [] }, fields }: QueryContent): boolean =>
  [...fields].some((name) => money.has(measureOf(dataset, name)?.unit ?? "")) ||
  where.some(({ field }) => money.has(measureOf(dataset, field)?.unit ?? ""));

const money: ReadonlySet<string> = new Set(["usd", "usd_per_unit", "local"]);

const distances = [
  "excess",
  "drift",
  "drift_usd",
  "gain",
  "gain_pct",
  "day_change",
  "day_change_pct",
  "cash_shortfall",
  "days",
  "days_left",
];
