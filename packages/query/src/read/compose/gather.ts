import type { Meaning } from "../../lexicon/meaning.ts";
import type { NameMeaning, Span } from "../span.ts";
import type { Token } from "../tokens.ts";
import { asksWhetherToTrade, isPaymentInstruction } from "./idioms/instructions.ts";
import { asksOfEvery } from "./idioms/universal.ts";
import { ClauseItems, type MeaningOf } from "./items.ts";
import { takeKeyword } from "./keywords.ts";
import { isAndOr, takeComparator, takeNumber, takeOrder, takeOrdinal } from "./numbers.ts";
import { type ClauseParts, emptyParts } from "./parts.ts";
import { addPeriod, excludesPeriod } from "./period.ts";
import { rowTestIn } from "./row-tests.ts";
import { addFilter, filterIs, type ReadingState } from "./state.ts";
import { takeMeasure, takeRest, takeRowsOfMeasures } from "./take/take-measure.ts";
import { takeNoun } from "./take/take-noun.ts";

/**
 * Assigns each span to a part of the clause in one pass, left to right. Relies on words that belong
 * together being adjacent.
 */
export function gatherParts(spans: readonly Span[], tokens: readonly Token[]): ClauseParts {
  const items = new ClauseItems(spans, tokens);
  const state: ReadingState = {
    parts: emptyParts(),
    ...{ negated: false, excludes: false, excluding: false, correcting: false },
    ...{ inComparison: false, including: false, lastAdded: null },
  };
  const first = items.at(0);
  state.parts.startsWithConjunction =
    first?.is === "keyword" && (first.keyword === "and" || first.keyword === "or");
  for (let at = 0; at < items.length; ) at += take(state, items, at);
  if (asksForValues(spans, tokens)) state.parts.keywords.add("list");
  state.parts.rowTest = rowTestIn(items, tokens);
  state.parts.asksPossible = tokens.some(({ form }) => modals.has(form));
  if (asksOfEvery(tokens)) state.parts.keywords.add("every");
  if (state.negated && state.excludes) takeRest(state.parts);
  takeRowsOfMeasures(state.parts, spans);
  if (asksPartOf(state.parts, tokens)) {
    state.parts.unit = null;
    state.parts.keywords.add("share").add("share_of_it");
  }
  if (asksWhetherToTrade(state.parts)) state.parts.refusal ??= "advice";
  return state.parts;
}

const modals: ReadonlySet<string> = new Set("can could may might able".split(" "));

/** True when each row's value is asked for: "the stocks in the trust, with values". */
const asksForValues = (spans: readonly Span[], tokens: readonly Token[]): boolean =>
  spans.some(
    ({ meaning, to }) =>
      meaning.is === "measure" && meaning.measure === "value" && tokens[to - 1]?.form === "values",
  );

/** "of the whole gain, how many percent come from VTI": a part of the gain. */
const asksPartOf = ({ unit, measures: [main = ""] }: ClauseParts, tokens: readonly Token[]) =>
  unit === "percent" && /^(out|of)$/.test(tokens[0]?.form ?? "") && /^(cash|gain)$/.test(main);

/** Consumes one item and the following items that belong to it; returns how many were consumed. */
type Take<Is> = (
  state: ReadingState,
  meaning: MeaningOf<Is>,
  items: ClauseItems,
  at: number,
) => number;

const takers: { [Is in (Meaning | NameMeaning)["is"]]: Take<Is> } = {
  keyword: takeKeyword,
  noun: (state, meaning, items, at) =>
    state.inComparison && meaning.dataset === "policy_checks"
      ? takeLimit(state, meaning)
      : takeNoun(state, meaning, items, at),
  account: takeAccount,
  order: takeOrder,
  comparator: takeComparator,
  number: takeNumber,
  ordinal: takeOrdinal,
  measure: takeMeasure,
  period: ({ parts, inComparison }, { period, yearless, elapsed }, items, at) => {
    parts.yearless ||= yearless === true;
    parts.elapsed ||= elapsed === true;
    const periods = inComparison ? parts.comparePeriods : parts.periods;
    if (excludesPeriod(periods, period)) parts.unusedWords.push(items.text(at));
    else addPeriod(periods, period);
    return 1;
  },
  dimension: takeDimension,
  filter: takeFilter,
  person: (state, { names }, items, at) => {
    // "excluding the IRAs of Karen": which of them are excluded is not among the names.
    if (state.excluding && items.at(at - 1)?.is === "account")
      state.parts.unusedWords.push(items.text(at));
    else addFilter(state, filterIs("owner", ...names));
    return 1;
  },
  security: takeOne((state, { symbol, held }) => {
    addFilter(state, filterIs("symbol", symbol));
    if (!held) state.parts.unheld.push(symbol);
  }),
  name: takeOne((state, { field, value }) => {
    if (field !== "this_household") addFilter(state, filterIs(field, value));
  }),
  unknown_account: takeOne(({ parts }, { text }) => parts.unusedWords.push(text)),
  statistic: takeStatistic,
  unit: takeOne(({ parts }, { unit }) => {
    parts.unit = unit;
  }),
  call: takeOne(({ parts }, { tool }) => {
    parts.call ??= tool;
  }),
  refuse: takeOne(({ parts }, { reason }) => {
    parts.refusal ??= reason;
  }),
  filler: takeOne(() => undefined),
};

/** "total and settled cash" are both of the cash. */
const isPartOfCash = (item: ReturnType<ClauseItems["at"]>): boolean =>
  item?.is === "measure" && /settled_cash$/.test(item.measure);

/** "total and cash": the value, and another figure. */
function takeStatistic(
  { parts }: ReadingState,
  { statistic }: MeaningOf<"statistic">,
  items: ClauseItems,
  at: number,
): number {
  const [joint, next] = [items.at(at + 1), items.at(at + 2)];
  const isFigure =
    statistic === "total" &&
    !isPartOfCash(next) &&
    parts.measures.length === 0 &&
    isAndOr(joint) &&
    next?.is === "measure";
  if (isFigure) parts.measures.push("value");
  else parts.statistics.push(statistic);
  return 1;
}

function take(state: ReadingState, items: ClauseItems, at: number): number {
  const meaning = items.at(at);
  if (meaning === undefined) return 1;
  const one = takers[meaning.is] as Take<typeof meaning.is>;
  return one(state, meaning as MeaningOf<typeof meaning.is>, items, at);
}

function takeOne<Is>(add: (state: ReadingState, meaning: MeaningOf<Is>) => unknown): Take<Is> {
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
  if (isPaymentInstruction(items, at, filter)) state.parts.refusal ??= "write";
  const excludes = /^outside/i.test(items.text(at)) && items.at(at + 1)?.is === "account";
  if (excludes && state.inComparison) state.parts.unusedWords.push(items.text(at));
  else if (excludes) state.negated = true;
  else addFilter(state, filter);
  return 1;
}

/**
 * "positions whose gain is under $20k" still describes the positions; "whose" alone asks for the
 * owner.
 */
function takeDimension(
  state: ReadingState,
  { dimension }: MeaningOf<"dimension">,
  items: ClauseItems,
  at: number,
): number {
  const { parts } = state;
  if (state.negated) return takeUnknown(state, dimension);
  const isRelativePronoun = /^whose$/i.test(items.text(at)) && items.at(at + 1)?.is === "measure";
  if (!isRelativePronoun) parts.namedDimensions.push(dimension);
  return 1;
}

/** Reads a filter on an unknown value: "without a meeting scheduled", "no due date". */
function takeUnknown(state: ReadingState, field: string): number {
  state.negated = false;
  state.parts.filters.push({ field, op: "unknown", values: [] });
  return 1;
}

/** Reads a comparison with the limit of a check: "above the issuer cap". */
function takeLimit({ parts }: ReadingState, { where }: MeaningOf<"noun">): number {
  parts.compareMeasures.push("limit");
  parts.filters.push(...where);
  return 1;
}

function takeAccount(
  state: ReadingState,
  meaning: MeaningOf<"account">,
  items: ClauseItems,
  at: number,
): number {
  const { accounts, plural, text } = meaning;
  const before = items.at(at - 1);
  const open = before?.is === "keyword" && ["any", "which"].includes(before.keyword);
  if (!plural && !open && accounts.length > 1) state.parts.accounts.push({ text, accounts });
  addFilter(state, filterIs("account", ...accounts));
  return 1;
}
