import type { AdvisorMessage } from "../context.ts";
import { bullets, paragraphs } from "../format/markdown.ts";
import { classLabel, plainLine } from "../format/text.ts";
import { type ContextRows, isCountRow } from "./rows.ts";

/** The documents on file, newest first; only notes when the question asks for notes. */
export function documentList(text: string, { rows }: AdvisorMessage): string {
  if (rows.rows("documents") === undefined) {
    return "The list of documents could not be read just now; the notes tab shows them.";
  }
  const all = documentRows(rows);
  const notes = /\bnotes?\b/i.test(text);
  const shown = notes ? all.filter((row) => / meeting note: /.test(row)) : all;
  const what = notes ? "meeting notes" : "documents";
  if (shown.length === 0) return `No ${what} are on file.`;
  const more = (rows.rows("documents") ?? []).filter(isCountRow).map(plainLine);
  return paragraphs([`On file, the newest first:`, bullets([...shown, ...more])]);
}

/** "2026-08-19 meeting_note: Review (doc_d7)" without the id. */
export const documentRows = (rows: ContextRows): string[] =>
  (rows.rows("documents") ?? []).flatMap((row) => {
    const [, day, type = "", title = ""] =
      /^(\d{4}-\d{2}-\d{2}) (\w+): (.+) \(doc_\w+\)$/.exec(row) ?? [];
    return day === undefined ? [] : `${day} ${classLabel(type)}: ${plainLine(title)}`;
  });
