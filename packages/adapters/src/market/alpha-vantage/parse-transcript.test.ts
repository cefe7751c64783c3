import { expect, test } from "vitest";
import { AlphaVantageTranscript, parseTranscript } from "./parse-transcript.ts";

const quarter = { quarter: "2026Q3", held: "2026-10-22" };

test("a transcript lists its speakers and what each said", () => {
  const call = AlphaVantageTranscript.parse({
    symbol: "IBM",
    quarter: "2026Q3",
    transcript: [
      { speaker: "Jane Roe", title: "CFO", content: "Revenue grew.", sentiment: "0.6" },
      { speaker: "Operator", title: "", content: "Next question." },
      { speaker: "Nobody", title: "", content: "" },
    ],
  });
  expect(parseTranscript("IBM", quarter, call)).toEqual({
    symbol: "IBM",
    company: "IBM",
    quarter: "2026Q3",
    held: "2026-10-22",
    kind: "transcript",
    paragraphs: [
      { speaker: "Jane Roe", role: "CFO", text: "Revenue grew." },
      { speaker: "Operator", role: null, text: "Next question." },
    ],
  });
});

test("a quarter without paragraphs has no transcript", () => {
  expect(
    parseTranscript("IBM", quarter, AlphaVantageTranscript.parse({ transcript: [] })),
  ).toBeUndefined();
});

test("the call of another quarter is no transcript, and that of another company is refused", () => {
  const call = (named: object) =>
    AlphaVantageTranscript.parse({ ...named, transcript: [{ content: "Revenue grew." }] });
  expect(parseTranscript("IBM", quarter, call({ symbol: "IBM", quarter: "2026Q2" }))).toBe(
    undefined,
  );
  expect(() => parseTranscript("IBM", quarter, call({ symbol: "MSFT" }))).toThrow(
    "alpha-vantage answered about another security than IBM.",
  );
});
