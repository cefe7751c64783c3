import type { Filter } from "../../schema/query.ts";
import type { Parts } from "./parts.ts";

/** Words that mean something else next to others, each in one place. */
export const restated = (parts: Parts): Parts =>
  [settledCash, settledTrades, sideWithBar, whereItTrades].reduce((now, rule) => rule(now), parts);

const without = (parts: Parts, filter: Filter): Parts => ({
  ...parts,
  filters: parts.filters.filter((one) => one !== filter),
});

const isTraded = ({ nouns }: Parts): boolean =>
  nouns.some(({ dataset }) => dataset === "transactions");

/** "cash that is completed" is settled cash. */
function settledCash(parts: Parts): Parts {
  const status = parts.filters.find(({ field }) => field === "status");
  if (status === undefined || !parts.measures.includes("cash")) return parts;
  const measures = [status.values.includes("pending") ? "unsettled_cash" : "settled_cash"];
  return { ...without(parts, status), measures };
}

/** "settled deposits" are completed ones. */
function settledTrades(parts: Parts): Parts {
  if (!isTraded(parts) || !parts.measures.includes("settled_cash")) return parts;
  return {
    ...parts,
    measures: parts.measures.filter((one) => one !== "settled_cash"),
    filters: [...parts.filters, { field: "status", op: "is", values: ["completed"] }],
  };
}

/** "are up more than 10 %": the bar is the gain's. */
function sideWithBar(parts: Parts): Parts {
  const side = parts.filters.find(({ field, values }) => field === "gain" && values[0] === "0");
  if (side === undefined || parts.bars.length === 0) return parts;
  const marks = new Set(parts.marks).add(side.op === "gt" ? "up" : "down");
  return { ...without(parts, side), marks, measures: [...parts.measures, "gain"] };
}

/** "where does KO trade" asks for its price. */
function whereItTrades(parts: Parts): Parts {
  const symbol = parts.filters.some(({ field }) => field === "symbol");
  if (!parts.marks.has("where") || !symbol || !isTraded(parts)) return parts;
  return { ...parts, nouns: [], measures: [...parts.measures, "price"] };
}
