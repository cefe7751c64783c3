import type { Clause } from "../clause.ts";
import { type AdvisorMessage, parseAdvisorMessage } from "../context.ts";
import type { Turn } from "../converse.ts";
import type { Topic } from "../intent.ts";
import { refersBack } from "../refers-back.ts";
import { namesInstrument } from "./instrument-plan.ts";

/** Outside of the trading door: true when the words are about an instrument of an Indian exchange. */
export function asksForInstrument(
  { text, offered }: Clause,
  found: Topic | undefined,
  before: string | undefined,
): boolean {
  const foreign = offered.includes("get_ticker_info") && /\.(?:ns|bo)\b|\^[a-z]/i.test(text);
  if (foreign) return false;
  const theirs = found === "household" && held.test(text);
  if (namesInstrument(text)) return (yieldingTopics.has(found) && !theirs) || identity.test(text);
  return found === undefined && before !== undefined;
}

/** Topics that yield to an instrument of the Indian exchanges. */
const yieldingTopics: ReadonlySet<Topic | undefined> = new Set([
  undefined,
  "get_ticker_info",
  "get_historical_options",
  "search_tickers",
  "household",
  "outside",
]);

const held = /\b(?:own|owns|hold|holds|have|has|our|their|his|her|they|we|positions?|holdings?)\b/i;
const identity = /\b(?:instruments?|security ids?|lot size)\b/i;

/** The question about instruments that a short question or a follow-up refers to. */
export function questionBefore(
  text: string,
  { earlier }: AdvisorMessage,
  before: Turn | undefined,
): string | undefined {
  if (!refersBack(text) && text.split(/\s+/).length > shortWords) return undefined;
  const looked = before?.calls.some(({ name }) => name === "search_instruments") === true;
  return looked ? parseAdvisorMessage(before.text).question : (earlier ?? undefined);
}

const shortWords = 4;
