import type { Transcript } from "@advisor/domain/market/transcript";
import * as z from "zod";
import { fittingRows } from "../shared/fitting-rows.ts";
import { countField, dayField, textField } from "../shared/values.ts";

/** Response of earning-call-transcript-dates: the calls that have a transcript. */
export const FmpCallDates = fittingRows(
  z.object({ symbol: textField, quarter: countField, fiscalYear: countField, date: dayField }),
);

/** Response of earning-call-transcript. */
export const FmpTranscripts = fittingRows(
  z.object({ symbol: textField, year: countField, content: textField }),
);

export interface FmpEarningsCall {
  year: number;
  quarter: number;
  held: string;
}

/** Newest first. */
export const parseEarningsCalls = (rows: z.infer<typeof FmpCallDates>): FmpEarningsCall[] =>
  rows
    .flatMap(({ fiscalYear, quarter, date }) =>
      fiscalYear === null || quarter === null || date === null
        ? []
        : { year: fiscalYear, quarter, held: date },
    )
    .toSorted((a, b) => b.held.localeCompare(a.held));

/** Each line of the text is one speaker's turn: "Jane Roe: Revenue grew." */
export function parseTranscript(
  symbol: string,
  { year, quarter, held }: FmpEarningsCall,
  content: string,
): Transcript {
  const lines = content.split("\n").filter((line) => line.trim() !== "");
  return {
    symbol,
    company: symbol,
    quarter: `${year}Q${quarter}`,
    held,
    kind: "transcript",
    paragraphs: lines.map(paragraph),
  };
}

/** The text before the first colon is a name when it is short and contains no end of a sentence. */
function paragraph(line: string): Transcript["paragraphs"][number] {
  const [, speaker, text] = /^([^:?!]{1,60}):\s+(.+)$/.exec(line.trim()) ?? [];
  if (speaker === undefined || text === undefined || /[a-z]{3}\. /.test(speaker))
    return { speaker: null, role: null, text: line.trim() };
  return { speaker, role: null, text };
}
