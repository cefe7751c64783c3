import type { Beyond, RoutedPart } from "../route/routed.ts";
import { asksAccountShare, asksAccountShares } from "./plan.ts";

const sentences: Readonly<Record<Exclude<Beyond, "other_day">, string>> = {
  benchmark: "No return of a benchmark is on file to compare with.",
  after_tax: "Taxes are not on file: figures are before tax.",
  currency: "Figures are in US dollars: no exchange rate is on file.",
  class_return: "The return is of everything together: none is on file for a class alone.",
  extended_hours: "Prices outside trading hours are not on file.",
  reason: "Why it is so is not on file.",
  condition: "The condition of the question was not applied to the list.",
  schedule: "What comes next, and when, is not on file.",
  settlement: "When cash settles is not on file.",
  interest: "What cash earns is not on file.",
  extreme: "Figures of other days are not on file.",
  dollars: "The gain in dollars over this time is not on file.",
  weight: "Its share of the whole is not on the statements.",
  average: "No average is computed here.",
  contents: "What it holds itself is on no statement.",
  annualized: "No annualised return over several years is on file.",
  quote_detail:
    "A quote on file is the price and its change on the day: bid and ask, volume, highs and lows, ratios, dividends and yields are not on file.",
  enough: "Whether that is enough is not decided here.",
};

/** Said before the figures, so that they are not taken for what was asked about. */
const leading: ReadonlySet<Beyond> = new Set([
  "other_day",
  "quote_detail",
  "weight",
  "annualized",
  "contents",
]);

/** What the question asked for and the statements do not hold, before the answer and after it. */
export function notOnFile(part: Pick<RoutedPart, "params" | "intent">): {
  before: string;
  after: string;
} {
  const { params } = part;
  const beyond = (params.beyond ?? []).filter(
    (one) =>
      (one !== "weight" || !isWorkedOut(part)) && (one !== "dollars" || params.reconcile !== true),
  );
  const said = (some: readonly Beyond[]): string =>
    some.map((one) => (one === "other_day" ? otherDay(params) : sentences[one])).join(" ");
  return {
    before: said(beyond.filter((one) => leading.has(one))),
    after: said(beyond.filter((one) => !leading.has(one))),
  };
}

/** A share of the whole is worked out, or said not to be. */
const isWorkedOut = (part: Pick<RoutedPart, "params" | "intent">): boolean =>
  worksOut.has(part.intent) || asksAccountShare(part) || asksAccountShares(part);
const worksOut: ReadonlySet<RoutedPart["intent"]> = new Set(["cash_balance", "symbol_performance"]);

function otherDay({ from, to }: RoutedPart["params"]): string {
  const days = from === to || from === undefined ? `on ${to}` : `from ${from} to ${to}`;
  return `What it was ${days} is not on file; the statement is of a later day.`;
}
