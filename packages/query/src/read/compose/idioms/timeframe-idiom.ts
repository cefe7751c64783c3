import { type ClauseParts, withoutKeywords } from "../parts.ts";
import { timeframeFilters } from "../period.ts";

/** "YTD against one year", "which is higher, our YTD or our one-year return": two returns, and their difference. */
export function twoTimeframes(parts: ClauseParts): ClauseParts {
  const { keywords, measures, periods, comparePeriods, order, groups, nouns } = parts;
  const [one, other, ...more] = [...periods, ...comparePeriods];
  const isPair = one !== undefined && other !== undefined && more.length === 0;
  const isReturn = measures.every((name) => name === "return_pct" || name === "performance");
  const compares = comparePeriods.length > 0 || order !== null || keywords.has("difference");
  if (!isPair || !isReturn || !compares || groups.length + nouns.length > 0) return parts;
  if (timeframeFilters([one, other]).flatMap(({ values }) => values).length < 2) return parts;
  return {
    ...withoutKeywords(parts, ["difference", "or"]),
    measures: ["return_pct"],
    periods: [one],
    comparePeriods: [other],
    order: null,
  };
}
