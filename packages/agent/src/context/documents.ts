import type { Day } from "@advisor/domain/day";
import type * as Document from "@advisor/domain/document";
import { includesLevel, type Level } from "./level.ts";
import { shortName } from "./plain-line.ts";
import { type SourceRows, source } from "./source.ts";
import type { SourceInput } from "./source-input.ts";

interface Value {
  documents: Document.Info[];
  today: Day;
}

/** The documents on file, newest first: titles, dates and ids, never their text. */
export const documentsSource = source<SourceInput, Value>({
  key: "documents",
  room: { summary: 150, default: 600, detailed: 1_500 },
  whole: "search_documents",
  load: async ({ ports, today }) => ({ documents: await ports.documents(), today }),
  render,
});

function render({ documents, today }: Value, level: Level): SourceRows {
  const newest = documents.toSorted(
    (a, b) => b.date.localeCompare(a.date) || a.id.localeCompare(b.id),
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
