import type { Keyword } from "../../../lexicon/meaning.ts";
import type { KeywordRule } from "../comparison.ts";
import { universalWords } from "../idioms/universal.ts";
import type { ClauseItems } from "../items.ts";
import { filterIs, type ReadingState } from "../state.ts";

/** "without ETFs and funds": "and" carries the exclusion to both. "AAPL plus MSFT" is a sum. */
export const carryExclusion: KeywordRule = (state, items, at) => {
  if (addsNames(items, at)) state.parts.statistics.push("total");
  else if (!state.excluding && !state.negated && joinsOtherRows(items, at))
    state.parts.unusedWords.push(items.text(at + 1));
  state.negated ||= state.excluding && isExcludable(items.at(at - 1));
  return state.negated;
};

/** "everything except the IRA: total and cash" asks for the cash, which follows no exclusion. */
const isExcludable = (item: ReturnType<ClauseItems["at"]>): boolean =>
  item !== undefined && !["statistic", "measure", "keyword", "unit", "period"].includes(item.is);

/** "bonds and VNQ", "the fixed income loss and the VNQ loss": rows that are either, which no query finds. */
const joinsOtherRows = (items: ClauseItems, at: number): boolean => {
  const before = items.at(at - 1)?.is === "measure" ? items.at(at - 2) : items.at(at - 1);
  const kinds = [before, items.at(at + 1)].map((item) => {
    if (item?.is === "security") return "symbol";
    const filter =
      item?.is === "filter" ? item.filter : item?.is === "noun" ? item.where[0] : undefined;
    return filter !== undefined && classes.has(filter.field) ? "class" : undefined;
  });
  return kinds.includes("symbol") && kinds.includes("class");
};

const classes: ReadonlySet<string> = new Set(["asset_class", "kind", "sector"]);

/** "AAPL plus MSFT", "AAPL gain plus MSFT gain". */
const addsNames = (items: ClauseItems, at: number): boolean => {
  const before = items.at(at - 1)?.is === "measure" ? items.at(at - 2) : items.at(at - 1);
  const next = items.at(at + 1);
  return (
    /^(plus|\+)$/i.test(items.text(at)) &&
    (next?.is === "security" || next?.is === "account") &&
    before?.is === next.is
  );
};

/** True for an exception from all: "everything but cash". */
export const exceptsFromAll = (keyword: Keyword, items: ClauseItems, at: number): boolean =>
  keyword === "but" && items.wordsBefore(at).some((word) => universalWords.has(word));

/** Excludes what follows; "without cash" leaves the positions, and "did we not buy" and "no withdrawals?" only ask. */
export function takeNot(state: ReadingState, items: ClauseItems, at: number): number {
  const [before, next] = [items.at(at - 1), items.at(at + 1)];
  if (at === 1 && before?.is === "keyword" && before.keyword === "yes_no") return 1;
  if (at === 0 && /^no$/i.test(items.text(at)) && next?.is === "noun") return 1;
  if (/^(minus|less)/i.test(items.text(at)) && areSides(before, next)) {
    state.inComparison = true;
    return 1;
  }
  const asks = state.parts.keywords.has("yes_no") || state.parts.keywords.has("which");
  const none = /^no$/i.test(items.text(at)) && next?.is === "measure" && next.measure === "cash";
  // "which accounts have no cash" filters the accounts; it does not exclude cash from what they hold.
  if (none && asks) {
    state.parts.filters.push(filterIs("cash", "0"));
    return 2;
  }
  state.excludes = true;
  state.negated = next?.is !== "measure" || next.measure !== "cash";
  if (state.negated) return 1;
  state.parts.nouns.push({ dataset: "positions", where: [], plural: true });
  return 2;
}

/** "deposits minus withdrawals", "long minus short", "VTI minus VOO": the difference of two of a kind. */
function areSides(one: Item, other: Item): boolean {
  if (isMovement(one)) return isMovement(other);
  const [field, otherField] = [fieldOf(one), fieldOf(other)];
  return field !== undefined && field === otherField;
}

const isMovement = (item: Item): boolean => item?.is === "noun" && item.dataset === "transactions";

type Item = ReturnType<ClauseItems["at"]>;

function fieldOf(item: Item): string | undefined {
  if (item?.is === "security" || item?.is === "account" || item?.is === "person") return item.is;
  if (item?.is === "noun") return item.where[0]?.field;
  return item?.is === "filter" ? item.filter.field : undefined;
}
