import type { Day } from "@advisor/domain/day";
import type * as Document from "@advisor/domain/document";
import { compareText } from "@advisor/domain/text/compare-text";
import { includesLevel, type Level } from "../level.ts";
import { phrasePattern } from "../phrases.ts";
import { shortName } from "../plain-line.ts";
import { type SourceRows, source } from "../source.ts";
import type { SourceInput } from "../source-input.ts";

/** The documents on file, newest first: titles, dates and ids, never their text. */
export const documentsSource = source({
  key: "documents",
  position: 5,
  brief: "default",
  tool: "search_documents",
  asked: {
    clear: phrasePattern(
      "documents?|docs|paperwork",
      "(?:meeting|client|file|my|our|the|last|their) notes|minutes|memos?|meeting summary",
      "(?:tax|engagement|cpa|accountant's|attorney's) letters?|the letters?|letters? (?:from|about|to)",
      "on file|in the files?|correspondence",
      "estate plan(?:ning)?|trust (?:agreement|deed|document)s?|power of attorney|last will",
      "(?:did|have|had) (?:we|they|she|he|i|the client|the \\w+) (?:\\w+ )?(?:say|said|agreed?|discuss(?:ed)?|decided?|promised?|mention(?:ed)?|talk(?:ed)? about|tell|told|want(?:ed)?|ask(?:ed)?)",
      "(?:we|they|she|he) (?:said|agreed|discussed|decided|promised|mentioned|talked about)",
      "(?:last|previous|recent|october|april|past) (?:review )?meetings?",
      "tax returns?",
    ),
    loose: phrasePattern(
      "letters?|notes?|(?<!policy )statements?",
      "(?:did|has|have) \\w+ (?:\\w+ )?(?:say|said|agreed?|mention(?:ed)?|promised?|want(?:ed)?|ask(?:ed)?)",
      "discussed|agreed|mentioned",
    ),
  },
  room: { summary: 150, default: 600, detailed: 1_500 },
  whole: "search_documents",
  load: async ({ ports, today }: SourceInput) => ({ documents: await ports.documents(), today }),
  render,
});

function render(
  { documents, today }: { documents: Document.Info[]; today: Day },
  level: Level,
): SourceRows {
  const newest = documents.toSorted(
    (a, b) => compareText(b.date, a.date) || compareText(a.id, b.id),
  );
  const shown = includesLevel(level, "default") ? newest : newest.slice(0, 1);
  return {
    as_of: newest[0]?.date ?? today,
    rows: [
      `documents on file: ${documents.length}`,
      ...shown.map(
        ({ id, title, type, date }) => `${date} ${type}: ${shortName(title, 160)} (${id})`,
      ),
    ],
  };
}
