import type * as Grounding from "@advisor/domain/record/grounding";
import type { Message } from "../model/model.ts";
import { type Against, groundClaims, openGround } from "./check.ts";

/** Checks a turn's answer against everything that the model was given: the advisor's words, the context, every result. */
export const openTurnGround = (
  messages: readonly Message[],
  context: readonly string[],
): ((text: string) => Grounding.Info) => openGround(againstOf(messages, context));

/** What each figure and day of the answer was matched to. */
export const groundTurnClaims = (
  messages: readonly Message[],
  context: readonly string[],
  text: string,
): ReturnType<typeof groundClaims> => groundClaims({ text, ...againstOf(messages, context) });

function againstOf(messages: readonly Message[], context: readonly string[]): Against {
  const said = messages.flatMap((message) => (message.role === "user" ? message.text : []));
  const sentContext = [...said.flatMap(contextIn), ...context];
  const question = said.map((text) => text.replace(contexts, "")).join("\n");
  const results = messages.flatMap((message) => (message.role === "tools" ? message.results : []));
  const shown = results.filter(({ status }) => status === "success").map((result) => result.shown);
  const sources = new Set(shown.flatMap(sourcesOf));
  return { question, evidence: [sentContext, shown], sources };
}

/** What the household's records say stands in a block before the advisor's words. */
const contexts = /<context[\s\S]*?<\/context>/g;
const contextIn = (text: string): string[] => [...text.matchAll(contexts)].map(([block]) => block);

/** The result's own source, and what it lets be cited within it: documents, pages. */
function sourcesOf(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    typeof inner === "string" ? (naming.has(key) ? [inner] : []) : sourcesOf(inner),
  );
}

/** The fields that name a source; a text that looks like a citation names none. */
const naming: ReadonlySet<string> = new Set(["source_id", "citation"]);
