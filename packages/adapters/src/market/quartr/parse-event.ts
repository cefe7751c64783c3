import type { Day } from "@advisor/domain/day";
import * as z from "zod";
import { fittingRows } from "../shared/fitting-rows.ts";
import { countField, dayField, textField } from "../shared/values.ts";

/** A page of a list; its cursor requests the next page. */
const page = <Row extends z.ZodType>(row: Row) =>
  z.object({
    data: fittingRows(row),
    pagination: z.object({ nextCursor: z.int().nullable() }).catch({ nextCursor: null }),
  });

/**
 * Response of events?companyIds=: earnings calls, but also annual meetings and the like, which have no
 * fiscal quarter.
 */
export const QuartrEvents = page(
  z.object({ id: z.int(), date: dayField, fiscalYear: countField, fiscalPeriod: textField }),
);

export interface QuartrCall {
  event: number;
  quarter: string;
  held: Day;
}

/** The earnings calls held up to `today`. */
export const pastEarningsCalls = (
  { data }: z.infer<typeof QuartrEvents>,
  today: Day,
): QuartrCall[] =>
  data.flatMap(({ id, date, fiscalYear, fiscalPeriod }) =>
    date === null || date > today || fiscalYear === null || !/^Q[1-4]$/.test(fiscalPeriod ?? "")
      ? []
      : { event: id, quarter: `${fiscalYear}${fiscalPeriod}`, held: date },
  );

/** Response of documents/transcripts?eventIds= */
export const QuartrDocuments = page(z.object({ id: z.int(), typeId: z.int(), fileUrl: textField }));

const edited = 22;

/** The URL of the edited transcript, which names the speakers, or else of the raw one. */
export function transcriptUrl({ data }: z.infer<typeof QuartrDocuments>): URL | undefined {
  const files = data.filter(({ fileUrl }) => fileUrl !== null && URL.canParse(fileUrl));
  const chosen = files.find(({ typeId }) => typeId === edited) ?? files[0];
  return chosen?.fileUrl ? new URL(chosen.fileUrl) : undefined;
}
