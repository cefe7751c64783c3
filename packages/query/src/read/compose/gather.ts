import type { Meaning } from "../../lexicon/meaning.ts";
import type { Filter } from "../../schema/query.ts";
import type { NameMeaning, Span } from "../span.ts";
import type { Token } from "../tokens.ts";
import { ClauseItems, type MeaningOf } from "./items.ts";
import { takeMark } from "./marks.ts";
import { takeComparator, takeNumber, takeOrder, takeOrdinal } from "./numbers.ts";
import { type ClauseParts, emptyParts } from "./parts.ts";
import { addFilter, isFilter, type ReadingState } from "./state.ts";

/** Assigns each span to a part of the clause in one pass, left to right. Related words stand next to each other. */
export function gatherParts(spans: readonly Span[], tokens: readonly Token[]): ClauseParts {
  const items = new ClauseItems(spans, tokens);
  const state: ReadingState = {
    parts: emptyParts(),
    negated: false,
    excluding: false,
    corrects: false,
    behind: false,
    including: false,
    latest: null,
  };
  const first = items.at(0);
  state.parts.begins = first?.is === "mark" && (first.mark === "and" || first.mark === "or");
  for (let at = 0; at < items.length; ) at += take(state, items, at);
  return state.parts;
}

/** Consumes one item and the following items that belong to it; returns how many were consumed. */
type Take<Is> = (
  state: ReadingState,
  meaning: MeaningOf<Is>,
  items: ClauseItems,
  at: number,
) => number;

const takes: { [Is in (Meaning | NameMeaning)["is"]]: Take<Is> } = {
  mark: takeMark,
  noun: (state, meaning, items, at) =>
    state.behind && meaning.dataset === "policy_checks"
      ? takeLimit(state, meaning)
      : takeNoun(state, meaning, items, at),
  account: takeAccount,
  order: takeOrder,
  comparator: takeComparator,
  number: takeNumber,
  ordinal: takeOrdinal,
  measure: takeMeasure,
  period: single(({ parts, behind }, { period, yearless }) => {
    parts.yearless ||= yearless === true;
    (behind ? parts.againstPeriods : parts.periods).push(period);
  }),
  dimension: takeDimension,
  filter: takeFilter,
  person: single((state, { name }) => addFilter(state, isFilter("owner", name))),
  security: single((state, { symbol, held }) => {
    addFilter(state, isFilter("symbol", symbol));
    if (!held) state.parts.unheld.push(symbol);
  }),
  name: single((state, { field, value }) => {
    if (field !== "own") addFilter(state, isFilter(field, value));
  }),
  strange: single(({ parts }, { text }) => parts.loose.push(text)),
  statistic: single(({ parts }, { statistic }) => parts.statistics.push(statistic)),
  unit: single(({ parts }, { unit }) => {
    parts.unit = unit;
  }),
  call: single(({ parts }, { tool }) => {
    parts.call ??= tool;
  }),
  refuse: single(({ parts }, { reason }) => {
    parts.refusal ??= reason;
  }),
  filler: single(() => undefined),
};

function take(state: ReadingState, items: ClauseItems, at: number): number {
  const meaning = items.at(at);
  if (meaning === undefined) return 1;
  const one = takes[meaning.is] as Take<typeof meaning.is>;
  return one(state, meaning as MeaningOf<typeof meaning.is>, items, at);
}

function single<Is>(add: (state: ReadingState, meaning: MeaningOf<Is>) => unknown): Take<Is> {
  return (state, meaning) => {
    add(state, meaning);
    return 1;
  };
}

/** "outside the inherited IRA" excludes the account; "outside accounts" are those that are not managed. */
function takeFilter(
  state: ReadingState,
  { filter }: MeaningOf<"filter">,
  items: ClauseItems,
  at: number,
): number {
  if (isPayment(items, at, filter)) state.parts.refusal ??= "write";
  const excludes = /^outside/i.test(items.text(at)) && items.at(at + 1)?.is === "account";
  if (excludes && state.behind) state.parts.loose.push(items.text(at));
  else if (excludes) state.negated = true;
  else addFilter(state, filter);
  return 1;
}

/** "wire 40,000 to the IRS" is an instruction to pay. */
const isPayment = (items: ClauseItems, at: number, { field }: Filter): boolean =>
  at === 0 && field === "method" && items.at(1)?.is === "number";

/**
 * "positions whose gain is under $20k" still describes the positions; "whose" alone asks for the
 * owner.
 */
function takeDimension(
  { parts }: ReadingState,
  { dimension }: MeaningOf<"dimension">,
  items: ClauseItems,
  at: number,
): number {
  const relates = at > 0 && /^whose$/i.test(items.text(at)) && items.at(at + 1)?.is === "measure";
  if (!relates) parts.named.push(dimension);
  return 1;
}

/** A negated measure cannot be a filter, so the advisor is asked to clarify. */
function takeMeasure(
  state: ReadingState,
  { measure }: MeaningOf<"measure">,
  items: ClauseItems,
  at: number,
): number {
  const { parts, behind, negated } = state;
  const isQuote = measure === "quote";
  parts.market ||= isQuote;
  if (negated) parts.loose.push(items.text(at));
  else (behind ? parts.againstMeasures : parts.measures).push(isQuote ? "price" : measure);
  return 1;
}

/** "above the issuer cap" compares with the limit of that check. */
function takeLimit({ parts }: ReadingState, { where }: MeaningOf<"noun">): number {
  parts.againstMeasures.push("limit");
  parts.filters.push(...where);
  return 1;
}

/** A noun that is excluded, or that follows "than", only filters. */
function takeNoun(
  state: ReadingState,
  { dataset, where }: MeaningOf<"noun">,
  items: ClauseItems,
  at: number,
): number {
  if (isInstruction(items, at, dataset)) state.parts.refusal ??= "write";
  if (isLeftAside(state, items, at, dataset)) return 1;
  const before = items.at(at - 1)?.is;
  if (where.length > 0 && state.excluding && (before === "filter" || before === "security"))
    state.parts.loose.push(items.text(at));
  const filters = where.length > 0 && (state.negated || state.behind || state.including);
  if (filters) {
    for (const filter of where) addFilter(state, filter);
    return 1;
  }
  const { parts, corrects } = state;
  if (isScope(parts, dataset, where, items.at(at - 1))) return 1;
  if (corrects) parts.nouns = parts.nouns.filter((noun) => noun.dataset !== dataset);
  parts.nouns.push({ dataset, where, plural: items.isPlural(at) });
  state.latest = "noun";
  return 1;
}

/** "the two worst holdings in Karen's accounts": after another noun and a name, accounts are where to look; so are clients after "children". */
const isScope = (
  { nouns, filters }: ClauseParts,
  dataset: string,
  where: readonly unknown[],
  before: ReturnType<ClauseItems["at"]>,
): boolean =>
  (dataset === "households" && where.length === 0 && nouns.some(isOfPeople)) ||
  (dataset === "accounts" &&
    where.length === 0 &&
    (before?.is === "person" || (before?.is === "mark" && before.mark === "own")) &&
    filters.some(({ field }) => field === "owner") &&
    nouns.some((noun) => noun.dataset !== "accounts"));

const isOfPeople = ({ dataset }: ClauseParts["nouns"][number]): boolean => dataset === "members";

/** "not my trades, my positions": drops the excluded kind of row if another is named. */
function isLeftAside(
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

/** "sell 5 AAPL" is an instruction to trade. */
const isInstruction = (items: ClauseItems, at: number, dataset: string): boolean =>
  at === 0 && dataset === "transactions" && !items.isPlural(at) && items.at(1)?.is === "number";

function takeAccount(
  state: ReadingState,
  meaning: MeaningOf<"account">,
  items: ClauseItems,
  at: number,
): number {
  const { accounts, plural, text } = meaning;
  const before = items.at(at - 1);
  const open = before?.is === "mark" && ["any", "which"].includes(before.mark);
  if (!plural && !open && accounts.length > 1) state.parts.accounts.push({ text, accounts });
  addFilter(state, isFilter("account", ...accounts));
  return 1;
}
