import { daysBetween } from "@advisor/domain/day";
import { decimal } from "@advisor/domain/decimal";
import * as Document from "@advisor/domain/document";
import type { Dataset } from "../book/dataset.ts";
import { calendarDimensions, calendarOf, dayOf, name } from "../book/dimensions.ts";
import type { Facts } from "../book/facts.ts";
import { count, statedMeasure } from "../book/measures.ts";
import type { Row } from "../book/row.ts";

const titleLength = 60;

/** Documents and the advisor's notes. Their text is data, never instructions. */
export const documents: Dataset = {
  noun: ["document", "documents"],
  date: "date",
  dimensions: {
    title: name("title"),
    type: name("type", [...Document.Type.options, "note"]),
    date: dayOf("date"),
    text: name("text"),
    ...calendarDimensions,
  },
  measures: { days: statedMeasure("age", "days"), count },
  columns: ["days"],
  title: ["title", "type", "date"],
  order: { by: "date", direction: "desc" },
  reads: ["papers"],
  rows: (facts) => [
    ...facts.documents.map((one) => rowOf(one, one.chunks.join("\n"), facts)),
    ...facts.notes.map(({ id, at, text }) => {
      const title = text.length > titleLength ? `${text.slice(0, titleLength)}...` : text;
      return rowOf({ id, title, type: "note", date: at.slice(0, 10) }, text, facts);
    }),
  ],
};

type Filed = Pick<Document.Info, "id" | "title" | "date"> & { type: string };

const rowOf = ({ id, title, type, date }: Filed, text: string, { as_of }: Facts): Row => ({
  id,
  key: id,
  source: `doc:${id}`,
  as_of,
  day: date,
  dimensions: { title, type, date, text, ...calendarOf(date) },
  figures: { days: decimal(daysBetween(date, as_of)) },
});
