import { type Plan, planCalls, planRemark } from "../call-plan.ts";
import { capitalize } from "../format/text.ts";
import { politely } from "./politely.ts";

const opening = new RegExp(
  `^(?:[^:.?!]{1,40}:\\s*)?${politely.slice(1)}(?:(?:add|make|keep|save|store|log|file|take|record|leave|put)(?: \\w+){0,3}? notes?\\b(?: (?:to|on|in|for) (?:the |their |his |her )?(?:file|record|household|family|client)\\b)?|(?:a |another )?note(?: down)?(?= that\\b|:)|for the (?:file|record|notes)\\b|jot down\\b)\\s*(?:[:,–-]\\s*)?(?:(?:that|saying|says)\\b\\s*)?`,
  "i",
);

/** "Note that Rosa worries about the roof". */
export const asksForNote = (text: string): boolean => opening.test(text);

export function notePlan(text: string): Plan {
  const note = text.replace(opening, "").trim();
  return /\p{L}/u.test(note)
    ? planCalls([{ name: "add_note", input: { text: capitalize(note) } }])
    : planRemark(whatNote);
}

const whatNote = 'What should the note say? For example: "note that Ann retires in March".';
