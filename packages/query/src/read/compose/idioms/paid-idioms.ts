import type { ClauseNoun, ClauseParts } from "../parts.ts";

/** The price of a lot is what was paid for it, unless the market price is asked for. */
export const priceOfLot = (parts: ClauseParts): ClauseParts =>
  parts.asksMarketPrice || !parts.nouns.some(({ dataset }) => dataset === "lots")
    ? parts
    : {
        ...parts,
        measures: parts.measures.map((name) => (name === "price" ? "unit_cost" : name)),
      };

/** What was paid for a unit: on average, the least and the most among the lots, or last. */
export function pricePaid(parts: ClauseParts): ClauseParts {
  const { filters, nouns, measures, order, statistics, asksMarketPrice } = parts;
  const one = filters.some(({ field, values }) => field === "symbol" && values.length === 1);
  const open = one && nouns.length === 0 && !asksMarketPrice;
  const isPaid = (name: string) => name === "unit_cost" || (open && name === "cost");
  if (open && order !== null && !order.all && measures.some(isPaid)) return paidFor(parts, order);
  const averages = statistics.includes("average");
  const paid = measures.some((name) => isPaid(name) || (averages && open && name === "price"));
  if (!paid || !(averages || measures.includes("unit_cost"))) return parts;
  // "the average purchase price this year" averages the purchases instead of all lots.
  if (open && parts.periods.length > 0)
    return { ...parts, nouns: [purchases], measures: ["price"], statistics: ["average"] };
  return {
    ...parts,
    statistics: statistics.filter((one) => one !== "average"),
    measures: averages ? ["unit_cost"] : measures,
  };
}

const purchases: ClauseNoun = {
  dataset: "transactions",
  where: [{ field: "type", op: "is", values: ["buy"] }],
  plural: false,
};

/** "the most we paid for NVDA" is of a lot, "what we last paid" of the last purchase. */
const paidFor = (parts: ClauseParts, order: NonNullable<ClauseParts["order"]>): ClauseParts =>
  order.by === "date"
    ? { ...parts, nouns: [purchases] }
    : {
        ...parts,
        nouns: [{ dataset: "lots", where: [], plural: false }],
        measures: ["unit_cost"],
        order: { ...order, by: "unit_cost" },
      };
