import type * as Grounding from "@advisor/domain/record/grounding";
import type { Message } from "../model/model.ts";
import { type GroundingInput, groundClaims, groundingChecker } from "./check.ts";

/**
 * Checks a turn's answer against everything the model received: the advisor's messages, the context
 * and all results.
 */
export const turnGroundingChecker = (
  messages: readonly Message[],
  context: readonly string[],
): ((text: string) => Grounding.Info) => groundingChecker(againstOf(messages, context));

/** What each figure and day of the answer was matched to. */
export const groundTurnClaims = (
  messages: readonly Message[],
  context: readonly string[],
  text: string,
): ReturnType<typeof groundClaims> => groundClaims({ text, ...againstOf(messages, context) });

function againstOf(messages: readonly Message[], context: readonly string[]): GroundingInput {
  const said = messages.flatMap((message) => (message.role === "user" ? message.text : []));
  const sentContext = [...said.flatMap(contextIn), ...context];
  const question = said.map((text) => text.replace(contextBlocks, "")).join("\n");
  const results = messages.flatMap((message) => (message.role === "tools" ? message.results : []));
  const shown = results.filter(({ status }) => status === "success").map((result) => result.shown);
  const sources = new Set(shown.flatMap(sourcesOf));
  return { question, evidence: [sentContext, shown], sources };
}

/** The household's records are in a block before the advisor's message. */
const contextBlocks = /<context[\s\S]*?<\/context>/g;
const contextIn = (text: string): string[] =>
  [...text.matchAll(contextBlocks)].map(([block]) => block);

/** The result's own source, and the sources within it: documents and pages. */
function sourcesOf(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    typeof inner === "string" ? (sourceFields.has(key) ? [inner] : []) : sourcesOf(inner),
  );
}

/** The fields that name a source. Text that looks like a citation does not. */
const sourceFields: ReadonlySet<string> = new Set(["source_id", "citation"]);
