import { stems } from "@advisor/query/read/vocabulary";
import { answerCall, type CallDeps } from "./answer-call.ts";
import type { AnswerText } from "./answer-text.ts";
import { passages } from "./call-words.ts";
import type { Interpretation } from "./interpretation.ts";

const tool = "search_documents";

/** A number alone occurs in too many passages. */
const isTelling = (word: string): boolean => word.length >= shortestWord && !/\d/.test(word);

const shortestWord = 3;
/** One unknown word occurs in too many passages to tell what was meant. */
const fewestWords = 2;
/** The confidence of a question whose words are all explained by the rules. */
const confidence = 0.75;

/** "joint account": a name or phrase that the reader knows, and the query does not say. Unknown words are reported one by one. */
const isPhrase = (text: string): boolean => text.trim().includes(" ");

/**
 * Answers a question whose unexplained words all occur in one passage of the household's own
 * documents, notes or tasks, and quotes the passages that have them. Undefined when no passage has
 * them all.
 */
export async function askDocuments(
  deps: CallDeps,
  asked: Interpretation,
): Promise<{ question: Interpretation; said: AnswerText } | undefined> {
  if (asked.unexplained.some(isPhrase)) return undefined;
  const wanted = asked.unexplained.flatMap(stems).filter(isTelling);
  if (wanted.length < Math.max(fewestWords, asked.unexplained.length)) return undefined;
  const ask = { kind: "call" as const, tool, input: { query: asked.text } };
  const said = await answerCall(deps, { ...ask, text: asked.text }, (result) =>
    passages(result, (text) => {
      const words = new Set(stems(text));
      return wanted.every((word) => words.has(word));
    }),
  );
  if (said.failed || said.sources.length === 0) return undefined;
  return { question: { ...asked, ask, unexplained: [], confidence }, said };
}
