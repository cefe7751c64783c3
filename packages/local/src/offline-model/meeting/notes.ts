import type { Day } from "@advisor/domain/day";
import { plainLine } from "../format/text.ts";
import { readDueDate } from "../read/due-date.ts";

/** What an advisor wrote down in a meeting. */
export interface MeetingNotes {
  /** The day of the meeting; null if the message does not name one. */
  meeting: Day | null;
  text: string;
  /** One statement per line. */
  lines: string[];
}

const opening =
  /^\W*(?:these|here) (?:are|is) (?:my|our|the) notes (?:of|from) (?:the|our|my|today's) meeting\b([^\n:.]*)/i;

const mostCharacters = 4_000;

/** The meeting notes in a message; undefined for any other message. */
export function meetingNotes(question: string, today: Day | null): MeetingNotes | undefined {
  const opened = opening.exec(question);
  if (opened === null) return undefined;
  const rest = question.slice(opened[0].length);
  const begins = /\n\s*\n|:\s/.exec(rest);
  const text = begins === null ? "" : rest.slice(begins.index + begins[0].length).trim();
  if (text === "") return undefined;
  return {
    meeting: today === null ? null : meetingDay(opened[1] ?? "", today),
    text: text.slice(0, mostCharacters).toWellFormed(),
    lines: statements(text),
  };
}

/** A day without a year is in the past, because the meeting has taken place. */
function meetingDay(words: string, today: Day): Day | null {
  const day = /\btoday\b|^\W*$/i.test(words) ? today : readDueDate(words, today)?.day;
  if (day === undefined) return null;
  return day > today ? `${Number(day.slice(0, 4)) - 1}${day.slice(4)}` : day;
}

const statements = (text: string): string[] =>
  text
    .split(/\n+|(?<=[a-z0-9)%][.;!?])\s+(?=\p{Lu})/u)
    .map((line) =>
      plainLine(line.replace(/^[\s\-*•–]+|^\(?\d{1,2}[.)]\s+/g, "")).replace(/\.$/, ""),
    )
    .filter((line) => /\p{L}/u.test(line));
