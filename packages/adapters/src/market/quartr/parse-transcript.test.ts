import { expect, test } from "vitest";
import { parseTranscript, QuartrTranscriptFile } from "./parse-transcript.ts";

const call = { event: 1, quarter: "2026Q4", held: "2026-10-29" };
const paragraph = (speaker: number | null, text: string) => ({ speaker, text, start: 0, end: 1 });
const read = (file: unknown) =>
  parseTranscript("AAPL", "Apple", call, QuartrTranscriptFile.parse(file));

test("paragraphs get the names of their speakers", () => {
  expect(
    read({
      version: "1.0.0",
      speaker_mapping: [
        { speaker: 0, speaker_data: { name: "Jane Roe", role: "CFO", company: "Apple" } },
        { speaker: 1, speaker_data: { name: "Operator", role: "", company: null } },
      ],
      transcript: {
        text: "…",
        number_of_speakers: 3,
        paragraphs: [
          paragraph(0, "Revenue grew."),
          paragraph(1, "Next question."),
          paragraph(2, "Thanks."),
          paragraph(null, "Music."),
          paragraph(0, " "),
        ],
      },
    }),
  ).toEqual({
    symbol: "AAPL",
    company: "Apple",
    quarter: "2026Q4",
    held: "2026-10-29",
    kind: "transcript",
    paragraphs: [
      { speaker: "Jane Roe", role: "CFO, Apple", text: "Revenue grew." },
      { speaker: "Operator", role: null, text: "Next question." },
      { speaker: null, role: null, text: "Thanks." },
      { speaker: null, role: null, text: "Music." },
    ],
  });
});

test("a raw transcript names no speakers", () => {
  expect(read({ transcript: { paragraphs: [paragraph(0, "Hello.")] } })?.paragraphs).toEqual([
    { speaker: null, role: null, text: "Hello." },
  ]);
});

test("a file without words has no transcript", () => {
  expect(read({ transcript: { paragraphs: [] } })).toBeUndefined();
});
