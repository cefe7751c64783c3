import type * as Grounding from "@advisor/domain/record/grounding";
import { identifierToWords } from "@advisor/domain/text/display";
import type { AnswerTrace, TurnTrace } from "@advisor/protocol/trace";
import { readingWords } from "../chat/message/source-words.ts";

/** Something that was available and is not in the answer. */
export interface OmittedItem {
  what: string;
  why: string;
}

/** What a turn did not use: retracted claims, uncited sources, and data that could not be read. */
export function omittedByTurn({
  grounding,
  context,
  steps,
}: Pick<TurnTrace, "grounding" | "context" | "steps">): OmittedItem[] {
  const calls = steps.flatMap((step) => step.calls);
  const failed = calls.filter(({ status }) => status !== "success");
  return [
    ...retractedClaims(grounding),
    ...uncited(grounding, calls),
    ...failed.map(({ tool, code, status }) => ({
      what: readingWords(tool),
      why: `not answered: ${identifierToWords(code ?? status).toLowerCase()}`,
    })),
    ...context.loaded.flatMap(({ source, failed }) =>
      failed === null
        ? []
        : [{ what: `Context: ${identifierToWords(source)}`, why: `not read: ${failed}` }],
    ),
  ];
}

/** The same for one question of the answers API. */
export const omittedFromPart = ({
  grounding,
  tools,
}: AnswerTrace["parts"][number]): OmittedItem[] => [
  ...retractedClaims(grounding),
  ...uncited(grounding, tools),
  ...tools.flatMap(({ tool, error }) =>
    error === null ? [] : [{ what: readingWords(tool), why: `not answered: ${error}` }],
  ),
];

interface SourcedCall {
  tool: string;
  source_id: string | null;
}

const retractedClaims = (grounding: Grounding.Info | null): OmittedItem[] =>
  (grounding?.retried ?? []).map((claim) => ({
    what: `“${claim}”`,
    why: "no source states it, so the answer was written again without it",
  }));

/** Sources that an answer does not cite; none for an unfinished answer. */
function uncited(grounding: Grounding.Info | null, calls: readonly SourcedCall[]): OmittedItem[] {
  if (grounding === null) return [];
  const read = calls.filter(
    (call) => call.source_id !== null && !isCited(grounding.citations, call),
  );
  return [...new Set(read.map(({ tool }) => tool))].map((tool) => ({
    what: readingWords(tool),
    why: "read, and nothing of it is in the answer",
  }));
}

/** Whether a call is among citations; search results are cited as passages of documents. */
export const isCited = (citations: readonly string[], { tool, source_id }: SourcedCall): boolean =>
  citations.some((id) => id === source_id || (tool === search && id.startsWith("doc:")));

const search = "search_documents";
