import { isSecurityField } from "../../../schema/subject.ts";
import type { Span } from "../../span.ts";
import type { ClauseItems, MeaningOf } from "../items.ts";
import type { ClauseParts } from "../parts.ts";
import type { ReadingState } from "../state.ts";

/** A negated measure cannot be a filter, so the advisor is asked to clarify. */
export function takeMeasure(
  state: ReadingState,
  { measure }: MeaningOf<"measure">,
  items: ClauseItems,
  at: number,
): number {
  const { parts } = state;
  if (isAllocation(parts, items, at)) {
    parts.groups.push("asset_class");
    parts.keywords.add("share");
  }
  if (state.including && /cash$/.test(measure)) return includeCash(parts);
  parts.asksMarketPrice ||= measure === "quote";
  if (!isToldByPart(items, at) && !sharesNext(parts, items, at))
    addMeasure(state, measure === "quote" ? "price" : measure, items.text(at));
  return 1;
}

function addMeasure(state: ReadingState, measure: string, text: string): void {
  const { parts, inComparison, negated } = state;
  const other = negated ? otherPart(measure) : undefined;
  if (other !== undefined) {
    state.negated = false;
    parts.measures.push(other);
  } else if (negated && state.excluding && measure === "cash") {
    // "everything but bonds and cash": what is left are positions.
    state.negated = false;
    parts.nouns.push({ dataset: "positions", where: [], plural: true });
  } else if (negated) parts.unusedWords.push(text);
  else (inComparison ? parts.compareMeasures : parts.measures).push(measure);
}

/** "the share of the total gain" is one of the gain, "what share of the portfolio is cash" one of the whole. */
function sharesNext({ keywords }: ClauseParts, items: ClauseItems, at: number): boolean {
  const next = items.at(at + 1);
  const isOpen = next?.is === "keyword" && next.keyword === "yes_no";
  const shared = isOpen ? items.at(at + 2) : next;
  if (shared?.is !== "measure" || !shareWords.test(items.text(at))) return false;
  const ofItself =
    !isOpen && /\btotal$/i.test(items.text(at)) && /^(cash|gain)$/.test(shared.measure);
  const shares = ofItself || (isOpen && shared.measure === "cash");
  if (shares) keywords.add("share");
  if (ofItself) keywords.add("share_of_it");
  return shares;
}

const shareWords = /\b(share|part|portion|percent|percentage|fraction) of\b/i;

/** "positions including cash" are all holdings; "the total including cash" is the total. */
function includeCash(parts: ClauseParts): number {
  parts.nouns = parts.nouns.map((noun) =>
    noun.dataset === "positions" && noun.where.length === 0
      ? { ...noun, dataset: "holdings" }
      : noun,
  );
  return 1;
}

/**
 * True for an allocation by asset class: "the allocation of the IRA", and that of everything or of all
 * but what is excluded. "The allocation to bonds" is a weight.
 */
const isAllocation = (parts: ClauseParts, items: ClauseItems, at: number): boolean =>
  /^allocation$/i.test(items.text(at)) &&
  (/^(account|person)$/.test(items.at(at + 1)?.is ?? "") ||
    (at === items.length - 1 && namesNothing(parts)));

const namesNothing = ({ filters, nouns, groups, measures }: ClauseParts): boolean =>
  nouns.length + groups.length + measures.length === 0 &&
  filters.every(({ op }) => op === "is_not");

const partsOfCash = new Set(["settled_cash", "unsettled_cash"]);
const broader = new Set(["cash", "value"]);

/** "cash that has not settled" is the unsettled cash. */
const otherPart = (measure: string): string | undefined =>
  ({ settled_cash: "unsettled_cash", unsettled_cash: "settled_cash" })[measure];

/** "cash yet to be settled" asks for one figure, the part of the cash; "value, and settled cash" for two. */
function isToldByPart(items: ClauseItems, at: number): boolean {
  const isMeasure = (index: number, of: ReadonlySet<string>): boolean => {
    const item = items.at(index);
    return item?.is === "measure" && of.has(item.measure);
  };
  if (!isMeasure(at, broader)) return false;
  for (let other = 0; other < items.length; other += 1) {
    if (isMeasure(other, partsOfCash) && !items.areSeparate(at, other)) return true;
  }
  return false;
}

/**
 * Reads "and how much is not" as the rest of the cash. Anything else cannot be negated this way.
 */
export function takeRest({ measures, unusedWords }: ClauseParts): void {
  if (measures.at(-1) === "settled_cash") measures.push("unsettled_cash");
  else if (unusedWords.length === 0) unusedWords.push("not");
}

/** "account value" and "net worth" are of accounts, unless another kind of row is named. */
export function takeRowsOfMeasures({ nouns, filters }: ClauseParts, spans: readonly Span[]): void {
  const of = spans.flatMap(({ meaning }) => (meaning.is === "measure" ? (meaning.of ?? []) : []));
  const others = nouns.length > 0 || filters.some(({ field }) => isSecurityField(field));
  if (!others) nouns.push(...of.map((dataset) => ({ dataset, where: [], plural: false })));
}
