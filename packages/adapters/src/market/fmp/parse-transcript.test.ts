import { expect, test } from "vitest";
import { FmpCallDates, parseEarningsCalls, parseTranscript } from "./parse-transcript.ts";

test("calls are listed newest first", () => {
  expect(
    parseEarningsCalls(
      FmpCallDates.parse([
        { quarter: 2, fiscalYear: 2026, date: "2026-05-01" },
        { quarter: 3, fiscalYear: 2026, date: "2026-07-30" },
        { quarter: 4, fiscalYear: 2026, date: null },
      ]),
    ),
  ).toEqual([
    { year: 2026, quarter: 3, held: "2026-07-30" },
    { year: 2026, quarter: 2, held: "2026-05-01" },
  ]);
});

test("a line has a speaker and a text", () => {
  const content =
    "Operator: Good day, everyone.\nJ. Roe: Thank you. One thing: revenue grew.\n\nWe said it before. Note: nobody is named here.";
  expect(parseTranscript("AAPL", { year: 2026, quarter: 3, held: "2026-07-30" }, content)).toEqual({
    symbol: "AAPL",
    company: "AAPL",
    quarter: "2026Q3",
    held: "2026-07-30",
    kind: "transcript",
    paragraphs: [
      { speaker: "Operator", role: null, text: "Good day, everyone." },
      { speaker: "J. Roe", role: null, text: "Thank you. One thing: revenue grew." },
      {
        speaker: null,
        role: null,
        text: "We said it before. Note: nobody is named here.",
      },
    ],
  });
});
