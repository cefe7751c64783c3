import { datasetOf } from "@advisor/query/datasets/datasets";
import type { Reading } from "@advisor/query/read/reading";
import { dimensionOf } from "@advisor/query/schema/fields";
import type { Query } from "@advisor/query/schema/query";
import { canonicalSentence } from "@advisor/query/words/canonical";
import { contentWords } from "../arguments.ts";

/** The readings of a question about a day; those that are queries without days are asked back. */
export const withDays = (text: string, readings: Reading[]): Reading[] =>
  asksWhen.test(text) ? readings.map((reading) => dated(reading, text)) : readings;

const asksWhen = /^\W*(?:(?:and|so|but|ok|okay|then) )*(?:since )?when\b/i;

function dated(reading: Reading, text: string): Reading {
  const { ask } = reading;
  if (ask.kind !== "query" || hasDays(ask.query)) return reading;
  if (isOfMeeting(ask.query)) {
    const query: Query = { ...ask.query, measures: ["days"], show: ["next_meeting"], order: byDay };
    return {
      ...reading,
      ask: { kind: "query", query },
      canonical: canonicalSentence({ kind: "query", query }),
    };
  }
  const unexplained = contentWords(text);
  return { ...reading, unexplained, ask: { kind: "clarify", about: reading.text, options: [] } };
}

/** A household's only day is its next meeting, which a query tells where it is asked for. */
const hasDays = ({ dataset, measures, show = [], group_by = [] }: Query): boolean =>
  (dataset !== "households" && datasetOf(dataset).date !== undefined) ||
  // The days of a position are the age of its price.
  [...(dataset === "positions" ? [] : measures), ...show, ...group_by].some(
    (field) => dimensionOf(dataset, field)?.type === "day" || dayFields.has(field),
  );

const dayFields: ReadonlySet<string> = new Set(["day", "days", "month", "quarter", "year"]);

/** "And when do I meet them" after the cash of a household. */
const isOfMeeting = ({ dataset, where = [] }: Query): boolean =>
  dataset === "households" && where.some(({ field }) => field === "next_meeting");

const byDay = { by: "next_meeting", direction: "asc" } as const;
