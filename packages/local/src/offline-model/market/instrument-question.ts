import type { Clause } from "../clause.ts";
import { type AdvisorMessage, asked } from "../context.ts";
import type { Turn } from "../converse.ts";
import type { Topic } from "../intent.ts";
import { leans } from "../leans.ts";
import { namesInstrument } from "./instrument-plan.ts";

/** Outside the trading door: true when the words are about an instrument of an Indian exchange. */
export function asksForInstrument(
  { text, offered }: Clause,
  found: Topic | undefined,
  before: string | undefined,
): boolean {
  const foreign = offered.includes("get_ticker_info") && /\.(?:ns|bo)\b|\^[a-z]/i.test(text);
  if (foreign) return false;
  const theirs = found === "household" && held.test(text);
  if (namesInstrument(text)) return (givesWay.has(found) && !theirs) || identity.test(text);
  return found === undefined && before !== undefined;
}

/** Topics that an instrument of the Indian exchanges takes over. */
const givesWay: ReadonlySet<Topic | undefined> = new Set([
  undefined,
  "get_ticker_info",
  "get_historical_options",
  "search_tickers",
  "household",
  "outside",
]);

const held = /\b(?:own|owns|hold|holds|have|has|our|their|his|her|they|we|positions?|holdings?)\b/i;
const identity = /\b(?:instruments?|security ids?|lot size)\b/i;

/** The question about instruments that a short or leaning one goes back to. */
export function questionBefore(
  text: string,
  { earlier }: AdvisorMessage,
  before: Turn | undefined,
): string | undefined {
  if (!leans(text) && text.split(/\s+/).length > shortWords) return undefined;
  const looked = before?.calls.some(({ name }) => name === "search_instruments") === true;
  return looked ? asked(before.text).question : (earlier ?? undefined);
}

const shortWords = 4;
