import type { Transcript } from "@advisor/domain/market/transcript";
import * as z from "zod";
import { count, day, words } from "../shared/values.ts";

/** earning-call-transcript-dates: the calls that have a transcript. */
export const CallDates = z.array(z.object({ quarter: count, fiscalYear: count, date: day }));

/** earning-call-transcript */
export const Calls = z.array(z.object({ content: words }));

export interface EarningsCall {
  year: number;
  quarter: number;
  held: string;
}

/** Newest first. */
export const earningsCalls = (rows: z.infer<typeof CallDates>): EarningsCall[] =>
  rows
    .flatMap(({ fiscalYear, quarter, date }) =>
      fiscalYear === null || quarter === null || date === null
        ? []
        : { year: fiscalYear, quarter, held: date },
    )
    .toSorted((a, b) => b.held.localeCompare(a.held));

/** Each line of the text is one speaker's turn: "Jane Roe: Revenue grew." */
export function transcript(
  symbol: string,
  { year, quarter, held }: EarningsCall,
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
