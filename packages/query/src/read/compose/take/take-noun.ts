import type { Filter } from "../../../schema/query.ts";
import { isAccountField } from "../../../schema/subject.ts";
import { determiners } from "../../tokens.ts";
import { isTradeInstruction } from "../idioms/instructions.ts";
import type { ClauseItems, MeaningOf } from "../items.ts";
import { type ClauseParts, listEach } from "../parts.ts";
import { rowKeys } from "../slots.ts";
import { addFilter, type ReadingState } from "../state.ts";

/** A noun that is excluded, or that follows "than", only filters. */
export function takeNoun(
  state: ReadingState,
  { dataset, where }: MeaningOf<"noun">,
  items: ClauseItems,
  at: number,
): number {
  if (isTradeInstruction(items, at, dataset)) state.parts.refusal ??= "write";
  if (takeOther(state, items, at, { dataset, where })) return 1;
  const before = items.at(at - 1)?.is;
  if (where.length > 0 && state.excluding && (before === "filter" || before === "security"))
    state.parts.unusedWords.push(items.text(at));
  listEach(state.parts, items.text(at));
  const filters = where.length > 0 && (state.negated || state.inComparison || state.including);
  if (filters) {
    for (const filter of where) addFilter(state, filter);
    return 1;
  }
  const { parts, correcting } = state;
  if (isScopeNoun(parts, dataset, where, items.at(at - 1))) return 1;
  if (correcting) parts.nouns = parts.nouns.filter((noun) => noun.dataset !== dataset);
  parts.nouns.push({ dataset, where, plural: items.isPlural(at) });
  state.lastAdded = "noun";
  return 1;
}

const takeOther = (...args: Parameters<typeof takeWhole>): boolean =>
  takeWhole(...args) || takeExcluded(...args);

/** "in % of that account", "what share of her account is it": the account is the whole. */
function takeWhole(
  { parts }: ReadingState,
  items: ClauseItems,
  at: number,
  { dataset, where }: { dataset: string; where: readonly Filter[] },
): boolean {
  const [of, determiner = ""] = items.wordsBefore(at).slice(-2);
  const shares = parts.keywords.has("share") || parts.unit === "percent";
  const isAccount = dataset === "accounts" && where.length === 0 && !items.isPlural(at);
  if (!isAccount || !shares || of !== "of" || !determiners.has(determiner)) return false;
  parts.shareOf = "account";
  return true;
}

const movements = new Set(["buy", "sell", "deposit", "withdrawal"]);

/** Reads the rows that must not exist for the main rows: "holdings that have not been traded". */
function takeWithout(state: ReadingState, dataset: string, where: readonly Filter[]): boolean {
  const { parts, negated } = state;
  const ofRows =
    parts.nouns.some((noun) => Object.hasOwn(rowKeys, noun.dataset)) &&
    where.some(({ values }) => values.some((value) => movements.has(value)));
  if (!negated || dataset !== "transactions" || !ofRows) return false;
  state.negated = false;
  parts.without = where;
  return true;
}

/**
 * True for a noun that only says where to look: the accounts in "the two worst holdings in Karen's
 * accounts".
 */
const isScopeNoun = (
  { nouns, filters }: ClauseParts,
  dataset: string,
  where: readonly unknown[],
  before: ReturnType<ClauseItems["at"]>,
): boolean =>
  (dataset === "households" && where.length === 0 && nouns.some(isMemberNoun)) ||
  (dataset === "accounts" &&
    where.length === 0 &&
    (before?.is === "person" || (before?.is === "keyword" && before.keyword === "own")) &&
    filters.some(({ field }) => field === "owner") &&
    nouns.some((noun) => noun.dataset !== "accounts"));

const isMemberNoun = ({ dataset }: ClauseParts["nouns"][number]): boolean => dataset === "members";

/**
 * True when rows of another kind are included, which cannot be added: "MSFT including the
 * unvested".
 */
function includesOtherRows(
  { parts, including }: ReadingState,
  items: ClauseItems,
  at: number,
  where: readonly Filter[],
): boolean {
  const other = including && where.length === 0;
  if (other) parts.unusedWords.push(items.text(at));
  return other;
}

/**
 * True when the word means the total of everything, not only the positions: "as a percent of the
 * foundation's assets".
 */
const isWhole = ({ parts }: ReadingState, items: ClauseItems, at: number): boolean =>
  /^assets$/i.test(items.text(at)) && parts.keywords.has("share") && parts.filters.length > 0;

/** "total outside assets": what the accounts are worth, with their cash. */
const isWorthOfAccounts = (
  { parts: { statistics, filters, nouns } }: ReadingState,
  items: ClauseItems,
  at: number,
): boolean =>
  /^assets$/i.test(items.text(at)) &&
  statistics.includes("total") &&
  nouns.length === 0 &&
  filters.length > 0 &&
  filters.every(({ field }) => isAccountField(field));

/** "in Karen's name": who owns it, not the name of a security. */
const isOwnersName = (items: ClauseItems, at: number): boolean =>
  /^name$/i.test(items.text(at)) && items.at(at - 1)?.is === "person";

const takeExcluded = (
  state: ReadingState,
  items: ClauseItems,
  at: number,
  { dataset, where }: { dataset: string; where: readonly Filter[] },
): boolean =>
  isWhole(state, items, at) ||
  isWorthOfAccounts(state, items, at) ||
  includesOtherRows(state, items, at, where) ||
  isOwnersName(items, at) ||
  isExcludedKind(state, items, at, dataset) ||
  takeWithout(state, dataset, where);

/** "not my trades, my positions": drops the excluded kind of row if another is named. */
function isExcludedKind(
  state: ReadingState,
  items: ClauseItems,
  at: number,
  dataset: string,
): boolean {
  if (!state.negated || at > 2) return false;
  for (let later = at + 1; later < items.length; later += 1) {
    const item = items.at(later);
    if (item?.is !== "noun" || item.dataset === dataset) continue;
    state.negated = false;
    return true;
  }
  return false;
}
