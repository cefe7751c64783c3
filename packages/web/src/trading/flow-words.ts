import { identifierToWords } from "@advisor/domain/text/display";
import { date } from "../format/figures.ts";
import { barsOf } from "./bar-words.ts";
import { kindWords } from "./kind-words.ts";
import type { Step } from "./trading-turn.ts";

/** A step by its name: a call as everywhere on the page, "Search instruments". */
export const stepName = ({ kind, name }: Pick<Step, "kind" | "name">): string =>
  kind === "tool" ? identifierToWords(name) : name;

/** What a call was asked with: "“RELIANCE”, equity", "NSE_EQ 2885, Oct 23, 2026 to Nov 21, 2026". */
export function argumentsText(args: unknown): string {
  if (typeof args !== "object" || args === null) return "";
  const entries = Object.entries(args).filter(([, value]) => value !== null);
  const { security_id, segment, from, to, ...others } = Object.fromEntries(entries);
  return [
    ...(security_id === undefined ? [] : [[segment, security_id].filter(Boolean).join(" ")]),
    ...(security_id === undefined && segment !== undefined ? [String(segment)] : []),
    ...Object.entries(others).map(([name, value]) =>
      (valueWords[name] ?? ((one) => `${identifierToWords(name).toLowerCase()} ${String(one)}`))(
        value,
      ),
    ),
    ...daysWords(from, to),
  ].join(", ");
}

const valueWords: Readonly<Record<string, (value: unknown) => string>> = {
  query: (value) => `“${String(value)}”`,
  instrument_type: (value) => kindWords(String(value)),
  interval: (value) => barsOf(String(value)),
  securities: (value) =>
    Object.entries(value ?? {})
      .map(([segment, ids]) => `${segment} ${[ids].flat().join(" ")}`)
      .join(", "),
};

function daysWords(from: unknown, to: unknown): string[] {
  if (from === undefined && to === undefined) return [];
  if (from === undefined) return [`until ${dayWords(to)}`];
  return [to === undefined ? `from ${dayWords(from)}` : `${dayWords(from)} to ${dayWords(to)}`];
}

/** A model may have asked with what is no day. */
const dayWords = (value: unknown): string => {
  const text = String(value);
  return Number.isNaN(Date.parse(text)) ? text : date(text);
};
