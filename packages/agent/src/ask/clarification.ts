import type { Ask } from "@advisor/query/schema/query";
import { canonicalSentence } from "@advisor/query/words/canonical";
import type { Interpretation } from "./interpretation.ts";

const most = 3;
const anything =
  "What would you like to know? For example what an account is worth, what is held, trades, cash, returns or the policy check.";

/** Does not repeat a number that was not understood, because it would look like an answer. */
const quoted = (word: string): string => (/\d/.test(word) ? "a number" : `"${word}"`);

/** Names the words that were not understood and offers up to three readings to choose from. */
export function clarification({
  ask,
  unexplained,
}: Pick<Interpretation, "unexplained"> & { ask: Extract<Ask, { kind: "clarify" }> }): string {
  const options = ask.options.slice(0, most).map(canonicalSentence);
  const words = [...new Set(unexplained.map(quoted))].join(", ");
  const gap = words === "" ? "" : `I did not understand ${words}. `;
  const [only, ...others] = options;
  if (only === undefined) return `${gap}${anything}`;
  if (others.length === 0) return `${gap}Do you mean this? "${only}"`;
  const which = words === "" && ask.about !== "" ? `What do you mean by "${ask.about}"?` : "Which?";
  return `${gap}${which}\n${options.map((option) => `- ${option}`).join("\n")}`;
}
