import { Transcript } from "@advisor/domain/market/transcript";
import { expect, test } from "vitest";
import { allFacts } from "../facts.ts";
import { transcriptsOf } from "./transcripts.ts";

const called = allFacts().flatMap((facts) => {
  const transcripts = transcriptsOf(facts);
  return transcripts.length === 0 ? [] : [[facts.security.symbol, { facts, transcripts }] as const];
});

test("about twenty companies have held calls", () => {
  expect(called.length).toBe(21);
});

test.each(called)(
  "%s: two quarters, 6 to 10 paragraphs, plainly fictional",
  (_, { facts, transcripts }) => {
    expect(transcripts.map((one) => Transcript.parse(one))).toEqual(transcripts);
    expect(transcripts.map(({ quarter }) => quarter)).toEqual(["2026Q3", "2026Q2"]);
    expect(transcripts[0]?.held).toBe(facts.fundamentals?.filed);
    for (const { paragraphs } of transcripts) {
      expect(paragraphs.length >= 6 && paragraphs.length <= 10).toBe(true);
      expect(paragraphs[0]?.text).toContain("fictional");
      expect(
        paragraphs.filter(({ speaker }) => !/\(simulated\)$|^Operator$/.test(speaker ?? "")),
      ).toEqual([]);
    }
  },
);

test.each(called)(
  "%s: the newest call quotes its own fundamentals",
  (_, { facts, transcripts }) => {
    const said = transcripts[0]?.paragraphs.map(({ text }) => text).join(" ");
    expect(said).toContain(`a margin of ${facts.fundamentals?.profit_margin_pct} percent`);
    expect(said).toContain(`Earnings per share were ${facts.fundamentals?.eps} `);
  },
);
