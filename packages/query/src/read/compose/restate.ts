import type { Filter } from "../../schema/query.ts";
import type { Parts } from "./parts.ts";

/** Words that mean something else next to others, each in one place. */
export const restated = (parts: Parts): Parts =>
  [
    ofPeople,
    whenBought,
    averagePaid,
    ofToday,
    percentUp,
    settledCash,
    settledTrades,
    sideOfOne,
    sideWithBar,
    whereItTrades,
    whatItIsAt,
    marketPrice,
  ].reduce((now, rule) => rule(now), parts);

const without = (parts: Parts, filter: Filter): Parts => ({
  ...parts,
  filters: parts.filters.filter((one) => one !== filter),
});

const isTraded = ({ nouns }: Parts): boolean =>
  nouns.some(({ dataset }) => dataset === "transactions");

/** "how old is Karen" is about the person and not about accounts. */
function ofPeople(parts: Parts): Parts {
  const { measures, nouns, named, filters } = parts;
  const people =
    measures.includes("age") ||
    named.includes("birth_date") ||
    nouns.some(({ dataset }) => dataset === "members");
  if (!people) return parts;
  return {
    ...parts,
    measures: measures.filter((name) => name !== "performance"),
    filters: filters.map((one) => (one.field === "owner" ? { ...one, field: "name" } : one)),
  };
}

/** "when did we buy NVDA" is told by its lots: trades on file begin later. */
function whenBought(parts: Parts): Parts {
  const { marks, nouns, order, periods, filters } = parts;
  const isBuy = (noun: Parts["nouns"][number]) =>
    noun.dataset === "transactions" && noun.where.some(({ values }) => values.join() === "buy");
  const alone = order === null && periods.length === 0;
  const symbol = filters.some(({ field }) => field === "symbol");
  if (!marks.has("when") || !symbol || !alone || !nouns.some(isBuy)) return parts;
  return { ...parts, nouns: [{ dataset: "lots", where: [], plural: false }] };
}

/** The average price paid is the cost of a unit, and no average over positions. */
const averagePaid = (parts: Parts): Parts =>
  parts.measures.includes("unit_cost")
    ? { ...parts, statistics: parts.statistics.filter((one) => one !== "average") }
    : parts;

/** "down today", "what did AAPL do today": the day's change. "worth today" is worth now. */
function ofToday(parts: Parts): Parts {
  const { periods, filters, nouns, measures, marks } = parts;
  if (!periods.some(({ name }) => name === "today")) return parts;
  const events = nouns.some(({ dataset }) => !everyday.has(dataset));
  const turned = filters.map((one) =>
    one.field === "gain" ? { ...one, field: "day_change" } : one,
  );
  const security = filters.some(({ field }) => field === "symbol");
  const moves = security && measures.length + nouns.length === 0 && marks.has("what");
  const still = measures.length > 0 && measures.every((name) => ofNow.has(name));
  return {
    ...parts,
    filters: turned,
    measures: moves ? ["day_change"] : measures,
    periods: still && !events ? periods.filter(({ name }) => name !== "today") : periods,
  };
}

const everyday = new Set(["positions", "holdings", "accounts", "lots"]);
const ofNow = new Set([
  "value",
  "cash",
  "settled_cash",
  "unsettled_cash",
  "quantity",
  "weight",
  "price",
  "cost",
]);

/** "what percent are we up": a gain in percent and no part of anything. */
function percentUp(parts: Parts): Parts {
  const { marks, measures } = parts;
  const turned =
    marks.has("up") || marks.has("down") || measures.some((name) => /gain|loss|return/.test(name));
  if (!marks.has("share") || !turned || marks.has("share_of_it")) return parts;
  return {
    ...parts,
    unit: "percent",
    marks: new Set([...marks].filter((mark) => mark !== "share")),
  };
}

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

/** "did I lose money on MSFT" asks for its gain, and does not pick positions at a loss. */
function sideOfOne(parts: Parts): Parts {
  const one = parts.filters.some(({ field, values }) => field === "symbol" && values.length === 1);
  const isSide = ({ field, values }: Filter) => field === "gain" && values[0] === "0";
  const sides = [...parts.filters, ...parts.nouns.flatMap(({ where }) => [...where])].filter(
    isSide,
  );
  const [side] = sides;
  if (!one || side === undefined || parts.nouns.some(({ dataset }) => dataset === "lots"))
    return parts;
  return {
    ...parts,
    filters: parts.filters.filter((filter) => !isSide(filter)),
    nouns: parts.nouns.filter(({ where }) => !where.some(isSide)),
    measures: [...parts.measures, "gain"],
    marks: new Set(parts.marks).add(side.op === "gt" ? "up" : "down"),
  };
}

/** "what's MSFT at" asks for its price. */
function whatItIsAt(parts: Parts): Parts {
  const { marks, measures, nouns, filters } = parts;
  const symbol = filters.length > 0 && filters.every(({ field }) => field === "symbol");
  const bare = measures.length + nouns.length === 0 && marks.has("at") && marks.has("what");
  return bare && symbol ? { ...parts, measures: ["price"] } : parts;
}

/** Of what is not held the market's price is asked. */
function marketPrice(parts: Parts): Parts {
  const { unheld, measures, marks, nouns } = parts;
  if (unheld.length === 0) return parts;
  const owned = (["own", "how_many", "yes_no"] as const).some((mark) => marks.has(mark));
  const quoted = measures.length === 0 && nouns.length === 0 && !owned;
  const priced = quoted || measures.some((name) => /^(price|day_change)/.test(name));
  if (!priced) return parts;
  return {
    ...parts,
    measures: quoted ? ["price"] : measures,
    nouns: nouns.filter(({ dataset }) => dataset !== "positions"),
  };
}

/** "are up more than 10%": the bar is the gain's. */
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
