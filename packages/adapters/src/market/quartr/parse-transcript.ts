import type { Transcript } from "@advisor/domain/market/transcript";
import * as z from "zod";
import { fittingRows } from "../shared/fitting-rows.ts";
import { textField } from "../shared/values.ts";
import type { QuartrCall } from "./parse-event.ts";

/** A transcript file: paragraphs by speaker number, and the names behind the numbers. */
export const QuartrTranscriptFile = z.object({
  speaker_mapping: z
    .array(
      z.object({
        speaker: z.int(),
        speaker_data: z.object({ name: textField, role: textField, company: textField }),
      }),
    )
    .catch([]),
  transcript: z.object({
    paragraphs: fittingRows(z.object({ text: textField, speaker: z.int().nullable().catch(null) })),
  }),
});

export function parseTranscript(
  symbol: string,
  company: string,
  { quarter, held }: QuartrCall,
  file: z.infer<typeof QuartrTranscriptFile>,
): Transcript | undefined {
  const speakers = new Map(
    file.speaker_mapping.map(({ speaker, speaker_data }) => [speaker, speaker_data]),
  );
  const paragraphs = file.transcript.paragraphs.flatMap(({ text, speaker }) => {
    const known = speaker === null ? undefined : speakers.get(speaker);
    const role = [known?.role, known?.company].filter(Boolean).join(", ") || null;
    return text === null ? [] : { speaker: known?.name ?? null, role, text };
  });
  if (paragraphs.length === 0) return undefined;
  return { symbol, company, quarter, held, kind: "transcript", paragraphs };
}
