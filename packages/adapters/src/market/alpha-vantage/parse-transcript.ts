import type { Transcript } from "@advisor/domain/market/transcript";
import * as z from "zod";
import { fittingRows } from "../shared/fitting-rows.ts";
import { requireSymbol } from "../shared/symbol.ts";
import { textField } from "../shared/values.ts";
import type { ReportedQuarter } from "./parse-earnings.ts";

/** EARNINGS_CALL_TRANSCRIPT. A quarter without one has an empty list. */
export const AlphaVantageTranscript = z.object({
  symbol: textField,
  quarter: textField,
  transcript: fittingRows(
    z.object({ speaker: textField, title: textField, content: textField }),
  ).default([]),
});

/**
 * The date of the call comes from the earnings calendar; the response does not say the company's
 * name.
 */
export function parseTranscript(
  symbol: string,
  { quarter, held }: ReportedQuarter,
  call: z.infer<typeof AlphaVantageTranscript>,
): Transcript | undefined {
  requireSymbol("alpha-vantage", symbol, call.symbol);
  if (call.quarter !== null && call.quarter !== quarter) return undefined;
  const paragraphs = call.transcript.flatMap(({ speaker, title, content }) =>
    content === null ? [] : { speaker, role: title, text: content },
  );
  if (paragraphs.length === 0) return undefined;
  return { symbol, company: symbol, quarter, held, kind: "transcript", paragraphs };
}
