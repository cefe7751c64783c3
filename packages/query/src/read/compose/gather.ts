import type { Meaning } from "../../lexicon/meaning.ts";
import type { Named, Span } from "../span.ts";
import type { Token } from "../tokens.ts";
import { Items, type Of } from "./items.ts";
import { takeMark } from "./marks.ts";
import { takeComparator, takeNumber, takeOrder, takeOrdinal } from "./numbers.ts";
import { emptyParts, type Parts } from "./parts.ts";
import { addFilter, is, type State } from "./state.ts";

/** Goes through the spans once and puts each to the part it belongs to; what belongs together is next to each other. */
export function gather(spans: readonly Span[], tokens: readonly Token[]): Parts {
  const items = new Items(spans, tokens);
  const state: State = {
    parts: emptyParts(),
    negated: false,
    excluding: false,
    corrects: false,
    behind: false,
  };
  const first = items.at(0);
  state.parts.begins = first?.is === "mark" && (first.mark === "and" || first.mark === "or");
  for (let at = 0; at < items.length; ) at += take(state, items, at);
  return state.parts;
}

/** Takes one item with the ones behind it that belong to it, and says how many that were. */
type Take<Is> = (state: State, meaning: Of<Is>, items: Items, at: number) => number;

const takes: { [Is in (Meaning | Named)["is"]]: Take<Is> } = {
  mark: takeMark,
  noun: takeNoun,
  account: takeAccount,
  order: takeOrder,
  comparator: takeComparator,
  number: takeNumber,
  ordinal: takeOrdinal,
  measure: takeMeasure,
  period: single(({ parts, behind }, { period }) =>
    (behind ? parts.againstPeriods : parts.periods).push(period),
  ),
  dimension: single(({ parts }, { dimension }) => parts.named.push(dimension)),
  filter: single((state, { filter }) => addFilter(state, filter)),
  person: single((state, { name }) => addFilter(state, is("owner", name))),
  security: single((state, { symbol, held }) => {
    addFilter(state, is("symbol", symbol));
    if (!held) state.parts.unheld.push(symbol);
  }),
  name: single((state, { field, value }) => {
    if (field !== "own") addFilter(state, is(field, value));
  }),
  strange: single(({ parts }, { text }) => parts.loose.push(text)),
  statistic: single(({ parts }, { statistic }) => parts.statistics.push(statistic)),
  unit: single(({ parts }, { unit }) => {
    parts.unit = unit;
  }),
  call: single(({ parts }, { tool }) => {
    parts.call = tool;
  }),
  refuse: single(({ parts }, { reason }) => {
    parts.refusal ??= reason;
  }),
  filler: single(() => undefined),
};

function take(state: State, items: Items, at: number): number {
  const meaning = items.at(at);
  if (meaning === undefined) return 1;
  const one = takes[meaning.is] as Take<typeof meaning.is>;
  return one(state, meaning as Of<typeof meaning.is>, items, at);
}

function single<Is>(add: (state: State, meaning: Of<Is>) => unknown): Take<Is> {
  return (state, meaning) => {
    add(state, meaning);
    return 1;
  };
}

/** What is said not to be asked for is no filter: it is asked back. */
function takeMeasure(state: State, { measure }: Of<"measure">, items: Items, at: number): number {
  const { parts, behind, negated } = state;
  const isQuote = measure === "quote";
  parts.market ||= isQuote;
  if (negated) parts.loose.push(items.text(at));
  else (behind ? parts.againstMeasures : parts.measures).push(isQuote ? "price" : measure);
  return 1;
}

/** Left out or behind "than" a noun only filters. */
function takeNoun(state: State, { dataset, where }: Of<"noun">, items: Items, at: number): number {
  if (isInstruction(items, at, dataset)) state.parts.refusal ??= "write";
  const filters = where.length > 0 && (state.negated || state.behind);
  if (filters) {
    for (const filter of where) addFilter(state, filter);
    return 1;
  }
  const { parts, corrects } = state;
  if (corrects) parts.nouns = parts.nouns.filter((noun) => noun.dataset !== dataset);
  parts.nouns.push({ dataset, where, plural: items.isPlural(at) });
  return 1;
}

/** "sell 5 AAPL" tells somebody to trade. */
const isInstruction = (items: Items, at: number, dataset: string): boolean =>
  at === 0 && dataset === "transactions" && !items.isPlural(at) && items.at(1)?.is === "number";

function takeAccount(state: State, meaning: Of<"account">, items: Items, at: number): number {
  const { accounts, plural, text } = meaning;
  const before = items.at(at - 1);
  const open = before?.is === "mark" && ["any", "which"].includes(before.mark);
  if (!plural && !open && accounts.length > 1) state.parts.accounts.push({ text, accounts });
  addFilter(state, is("account", ...accounts));
  return 1;
}
