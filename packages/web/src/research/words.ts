import type * as Criterion from "@advisor/domain/research/criterion";
import type { Verdict } from "@advisor/domain/research/verdict";
import { identifierToWords, withUnit } from "@advisor/domain/text/display";
import type { CellView, RunCard } from "@advisor/protocol/research/responses";
import { count, numberFormat } from "../format/figures.ts";

type Value = CellView["value"];

/** Formats a company's figure with its original decimals. */
const plainDollars = numberFormat({
  ...{ style: "currency", currency: "USD" },
  ...{ minimumFractionDigits: 0, maximumFractionDigits: 6 },
});

/** A figure with its unit: 3.96%, 2.00x, $12, 48 USD million. */
export function valueWithUnit(value: number, unit: string | null): string {
  return unit === "USD" ? plainDollars.format(value) : withUnit(count(value), unit);
}

export function valueWords(value: Value, unit: string | null): string {
  if (typeof value === "boolean") return value ? "yes" : "no";
  return typeof value === "number" ? valueWithUnit(value, unit) : (value ?? "");
}

const verdicts: Record<Verdict, string> = {
  positive: "meets it",
  negative: "does not",
  unknown: "not known",
};

/** The label of a verdict; null before there is one. */
export const verdictWords = (verdict: Verdict | null): string =>
  verdict === null ? "open" : verdicts[verdict];

/** A cell's answer as text. */
export function answerWords({
  verdict,
  value,
  unit,
}: Pick<CellView, "verdict" | "value" | "unit">): string {
  const said = valueWords(value, unit);
  return said === "" ? verdictWords(verdict) : said;
}

const bounds = { gt: "above", gte: "at least", lt: "below", lte: "at most" } as const;

/** A short description of a criterion. */
export function ruleWords({ answer_format, disqualifying, lookup }: Criterion.Info): string {
  const rule = formatWords(answer_format);
  const by = lookup === null ? [] : ["a figure"];
  return [rule, ...by, ...(disqualifying ? ["stops"] : [])].join(", ");
}

function formatWords(format: Criterion.AnswerFormat): string {
  if (format.type === "boolean") return "yes or no";
  if (format.type === "text") return "in words";
  if (format.type === "enum") return `one of ${format.values.length}`;
  const { positive_if, unit } = format;
  if (positive_if === undefined) return `in ${unit}`;
  return `${bounds[positive_if.op]} ${valueWithUnit(positive_if.value, unit)}`;
}

/** A tool's display name: Perplexity search. */
export const toolWords = (tool: string): string => identifierToWords(tool);

const statuses: Record<RunCard["status"], string> = {
  queued: "queued",
  running: "running",
  awaiting_approval: "needs you",
  resting: "paused",
  done: "done",
  canceled: "stopped",
};
export const statusWords = (status: RunCard["status"]): string => statuses[status];

/** Small dollar amounts: $0.06, $0.0012, $4.10. */
export function smallAmount(value: number): string {
  const digits = value === 0 || value >= 0.1 ? 2 : value >= 0.001 ? 3 : 5;
  return prices(digits).format(value);
}

const prices = (digits: number): Intl.NumberFormat =>
  numberFormat({
    ...{ style: "currency", currency: "USD" },
    ...{ minimumFractionDigits: 2, maximumFractionDigits: digits },
  });

/** The price range of an estimate; unknown if the model's price is. */
export const priceRange = ({ low, high }: { low: number | null; high: number | null }): string =>
  low === null || high === null ? "not known" : `${smallAmount(low)}–${smallAmount(high)}`;
