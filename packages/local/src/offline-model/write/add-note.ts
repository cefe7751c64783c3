import * as Note from "@advisor/domain/note";
import * as z from "zod";
import { quotation } from "../format/text.ts";
import { cite, writer } from "./writer.ts";

const shownCharacters = 80;

export const addNote = writer(z.object({ note: Note.Info }), ({ note }, input) => {
  const of = note.meeting === undefined ? "" : ` of the meeting on ${note.meeting}`;
  return `Note${of} kept: ${quotation(note.text, shownCharacters)} ${cite(input)}`;
});
