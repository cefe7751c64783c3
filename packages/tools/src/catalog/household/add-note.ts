import { Day } from "@advisor/domain/day";
import * as Note from "@advisor/domain/note";
import * as z from "zod";
import { defineTool } from "../../define-tool.ts";
import {
  householdTab,
  householdWrite,
  unchangedText,
  writtenToday,
} from "../../household-write.ts";

export const addNote = defineTool({
  name: "add_note",
  reads: "New note",
  description:
    "Keeps one note about the household in this conversation and returns it as stored. Notes of a meeting are one note, with the day of the meeting.",
  ...householdWrite,
  needs: ["notes", "calendar"],
  input: z.object({
    text: unchangedText(4_000).describe("The note, in the advisor's words"),
    meeting: Day.nullable()
      .default(null)
      .describe("Day of the meeting it is of, YYYY-MM-DD; null for another note"),
  }),
  example: { text: "Ann retires in March." },
  output: z.object({ note: Note.Info }),
  record: ({ note }) => note.id,
  view: ({ note }) => householdTab(note.household_id, "notes"),
  highlight: ({ note }) => [`note:${note.id}`],
  async execute({ text, meeting }, { notes, calendar }) {
    const note = await notes.add({ text, ...(meeting === null ? {} : { meeting }) });
    return { data: { note }, source: writtenToday(calendar.today()) };
  },
});
