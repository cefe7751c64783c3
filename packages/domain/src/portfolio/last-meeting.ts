import type { Day } from "../day.ts";
import type * as Document from "../document.ts";
import type * as Note from "../note.ts";
import { compareText } from "../text/compare-text.ts";

export interface Meeting {
  date: Day;
  /** The meeting's document; absent if there is only a note. */
  document?: Document.Info;
}

/** The last meeting until `today`, from a document or a note. */
export function lastMeeting(
  { documents, notes }: { documents: readonly Document.Info[]; notes: readonly Note.Info[] },
  today: Day,
): Meeting | undefined {
  const noted = notes.flatMap(({ meeting }): Meeting[] =>
    meeting === undefined ? [] : [{ date: meeting }],
  );
  const written = documents
    .filter(({ type }) => type === "meeting_note")
    .map((document): Meeting => ({ date: document.date, document }));
  return [...noted, ...written]
    .filter(({ date }) => date <= today)
    .toSorted((a, b) => compareText(a.date, b.date))
    .at(-1);
}
