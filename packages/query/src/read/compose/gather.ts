import type { Meaning } from "../../lexicon/meaning.ts";
import type { Filter } from "../../schema/query.ts";
import type { Named, Span } from "../span.ts";
import type { Token } from "../tokens.ts";
import { nounDimensions } from "./choose.ts";
import { Items, type Of } from "./items.ts";
import { takeComparator, takeNumber, takeOrder, takeOrdinal } from "./numbers.ts";
import { emptyParts, type Parts } from "./parts.ts";

/** Goes through the spans once and puts each to the part it belongs to; what belongs together is next to each other. */
export function gather(spans: readonly Span[], tokens: readonly Token[]): Parts {
  const items = new Items(spans, tokens);
  const state: State = { parts: emptyParts(), negated: false, behind: false };
  const first = items.at(0);
  state.parts.begins = first?.is === "mark" && (first.mark === "and" || first.mark === "or");
  for (let at = 0; at < items.length; ) at += take(state, items, at);
  return state.parts;
}

export interface State {
  parts: Parts;
  /** The next filter is left out. */
  negated: boolean;
  /** Behind "versus" or "than". */
  behind: boolean;
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
  measure: single(({ parts, behind }, { measure }) =>
    (behind ? parts.againstMeasures : parts.measures).push(measure),
  ),
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
    if (field !== "household") addFilter(state, is(field, value));
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

const is = (field: string, ...values: string[]): Filter => ({ field, op: "is", values });

function addFilter(state: State, filter: Filter): void {
  const { parts, behind, negated } = state;
  state.negated = false;
  const flips = negated && filter.op === "is";
  (behind ? parts.against : parts.filters).push(flips ? { ...filter, op: "is_not" } : filter);
}

function takeMark(state: State, { mark }: Of<"mark">, items: Items, at: number): number {
  if (mark === "not") {
    state.negated = true;
    return 1;
  }
  if (mark === "each" || mark === "by") {
    const taken = takeGroup(state, items, at, mark === "each");
    if (taken > 0) return taken;
  }
  if (mark === "versus" || mark === "than") state.behind = true;
  state.parts.marks.add(mark);
  return 1;
}

/** "each account", "by sector", "by gain"; 0 where nothing to group or rank by is behind it. */
function takeGroup(state: State, items: Items, at: number, each: boolean): number {
  const { parts } = state;
  const next = items.at(at + 1);
  const group = groupOf(next);
  if (group !== undefined) {
    parts.groups.push(group);
    if (next?.is === "noun") for (const filter of next.where) addFilter(state, filter);
    return 2;
  }
  if (next?.is === "measure" && !each) {
    parts.order = { ...(parts.order ?? { direction: "desc", all: true }), by: next.measure };
    parts.measures.push(next.measure);
    return 2;
  }
  if (next?.is !== "account") return 0;
  parts.groups.push("account");
  if (each) addFilter(state, is("account", ...next.accounts));
  return each ? 2 : 1;
}

function groupOf(meaning: Meaning | Named | undefined): string | undefined {
  if (meaning?.is === "dimension") return meaning.dimension;
  return meaning?.is === "noun" ? nounDimensions[meaning.dataset] : undefined;
}

/** Left out or behind "than" a noun only filters; the household itself says nothing. */
function takeNoun(state: State, { dataset, where }: Of<"noun">, items: Items, at: number): number {
  if (dataset === "households" && where.length === 0) return 1;
  const filters = where.length > 0 && (state.negated || state.behind);
  if (filters) for (const filter of where) addFilter(state, filter);
  else state.parts.nouns.push({ dataset, where, plural: items.isPlural(at) });
  return 1;
}

function takeAccount(state: State, meaning: Of<"account">, items: Items, at: number): number {
  const { accounts, plural, text } = meaning;
  const before = items.at(at - 1);
  const open = before?.is === "mark" && ["any", "which", "all"].includes(before.mark);
  if (!plural && !open && accounts.length > 1) state.parts.accounts.push({ text, accounts });
  addFilter(state, is("account", ...accounts));
  return 1;
}
