import type { Reading } from "@advisor/query/read/reading";
import { isContextTopic } from "./from-context/topic.ts";
import { fullyUnderstoodScore } from "./household/clarity.ts";
import type { Reader } from "./household/read.ts";
import { bestTopic, clearScore, lacksTicker } from "./intents.ts";
import { isOrder } from "./limits.ts";
import { symbols } from "./read/symbols.ts";

/** Splits a message into its separate requests; words without a topic join the neighboring part. */
export function splitRequests(question: string, reads: Reader | undefined): string[] {
  const topicOf = (part: string): string | undefined => {
    const found = bestTopic(part, question, reads);
    const least = found?.topic === "household" ? fullyUnderstoodScore : clearScore;
    return found !== undefined && found.score >= least ? found.topic : undefined;
  };
  const sentences = question.split(/(?<=[?!;])\s+|(?<=[a-z0-9)]\.)\s+(?=[A-Z])|\n+/);
  const parts = sentences
    .flatMap((sentence) => split(sentence, topicOf))
    .map((part) => (topicOf(part) === undefined && shares(part, question) ? `${part} of it` : part))
    .reduce<string[]>((joined, part) => join(joined, part, topicOf), [])
    .map((part) => part.replace(/,$/, "").trim())
    .filter((part) => part !== "");
  const isReadable = (part: string): boolean => {
    const { topic, score } = bestTopic(part, question, reads) ?? { topic: "outside", score: 0 };
    return topic === "household" || topic === "get_ticker_info" || score < fullyUnderstoodScore;
  };
  const isOne =
    parts.length > 1 &&
    parts.every(isReadable) &&
    reads !== undefined &&
    isUnderstood(reads.read(question));
  return isOne && topicOf(question) === "household" ? [question] : parts;
}

/** The household reader reads "XOM's price, and how many do we have?" as a whole. */
const isUnderstood = (readings: readonly Reading[]): boolean =>
  readings.every(({ ask, unexplained }) => ask.kind === "query" && unexplained.length === 0);

/** True when both parts share the ticker of the message: "AAPL price and news". */
const shares = (part: string, question: string): boolean =>
  part !== question &&
  symbols(part).length === 0 &&
  (lacksTicker(part) || /^\W*(?:and |also )?(?:the )?(?:price|quote)\W*$/i.test(part)) &&
  symbols(question).length > 0;

type TopicOf = (part: string) => string | undefined;

function split(sentence: string, topicOf: TopicOf): string[] {
  const parts = sentence.split(
    /\s+(?=(?:and|then|also|plus|but)\s+(?:then |also )?\S)|(?<=,)\s+(?=(?:create|add|remind|show|what|how|find|search|is|are)\b)/i,
  );
  // What follows "create a task to" is its title, unless a question or another request begins.
  const isTask = topicOf(parts[0] ?? "") === "create_task";
  return isTask ? parts.reduce<string[]>(joinTitle, []) : parts;
}

function join(joined: string[], part: string, topicOf: TopicOf): string[] {
  const before = joined.at(-1);
  if (before === undefined || asksAnew(before, part, topicOf)) return [...joined, part];
  return [...joined.slice(0, -1), `${before} ${part}`];
}

/** Questions about the household's records stay together, because the reader splits them and resolves "her". */
function asksAnew(before: string, part: string, topicOf: TopicOf): boolean {
  const [one, other] = [topicOf(before), topicOf(part)];
  if (isOrder(part.replace(conjunction, ""))) return true;
  if (condition.test(before)) return false;
  if (other === undefined) {
    const together = topicOf(`${before} ${part}`);
    return together !== undefined && isContextTopic(together) && question.test(part);
  }
  return isOrder(before) || (one !== undefined && !(one === "household" && other === "household"));
}

/** A condition without its question: "If they deposit 60,000," before "what should we buy?". */
const condition =
  /^\W*(?:if|suppose|supposing|assuming)\b(?!.*\b(?:what|how|which|should|would|can|could|is|are)\b).*,$/i;

/** What a list of members or tasks does not answer: "how old is she, and when does she start college". */
const question =
  /^(?:and|but|also|plus) (?:also )?(?:what|when|who|how|which|where|why|is|are|does|do|did|has|have)\b/i;

const conjunction = /^(?:and|then|also|plus|but)[ ,]+/i;

function joinTitle(joined: string[], part: string): string[] {
  const before = joined.at(-1);
  if (before === undefined || newRequest.test(part)) return [...joined, part];
  return [...joined.slice(0, -1), `${before} ${part}`];
}

const newRequest =
  /^(?:(?:and|then|also|plus|but) )*(?:show|tell|what|how|is|are|does|do|find|search|compare|which|create|add|remind|give|(?:a|another) note)\b/i;
