import { describe, expect, test } from "vitest";
import { readVerdict } from "./verdict.ts";

const said = (text: string) => {
  const read = readVerdict(text);
  if (read.kind === "unreadable") throw new Error(read.why);
  return read.said;
};

describe("a model's verdict", () => {
  test("has a type, an answer, an explanation, quotes and a confidence", () => {
    const text = [
      "TYPE: positive_result",
      "Yes",
      "It pays every quarter.",
      'Quote: "declared a quarterly dividend of $0.25"',
      'Quote: "payable on',
      'February 14"',
      "Confidence: 3",
    ].join("\n");
    expect(said(text)).toEqual({
      type: "positive",
      answer: "Yes",
      explanation: "It pays every quarter.",
      quotes: ["declared a quarterly dividend of $0.25", "payable on February 14"],
      confidence: 3,
    });
  });

  test.each([
    ["**TYPE:** negative_result\n**No**", "negative", "No"],
    ["type: Positive\n\nAnswer: Yes", "positive", "Yes"],
    ["Here is what I found.\n\nTYPE: unknown result\nNobody says", "unknown", "Nobody says"],
    ["### Type: `positive_result`\r\nYes\r\nConfidence: 2", "positive", "Yes"],
    ["negative_result\nNo", "negative", "No"],
    ["TYPE: tool_use\n", "tool_use", ""],
  ])("is read however it is decorated (%#)", (text, type, answer) => {
    expect(said(text)).toMatchObject({ type, answer });
  });

  test.each([
    ["Yes, it does.", "There was no line TYPE: with one of the four types."],
    ["", "There was no line TYPE: with one of the four types."],
    ["TYPE: maybe\nYes", "There was no line TYPE: with one of the four types."],
    [
      "TYPE: positive_result\nYes\nTYPE: negative_result\nNo",
      "There were two lines TYPE: that contradict each other.",
    ],
  ])("is not guessed (%#)", (text, why) => {
    expect(readVerdict(text)).toEqual({ kind: "unreadable", why });
  });

  test.each([
    ["Confidence: 3", 3],
    ["**Confidence**: 2/3", 2],
    ["Confidence: 85%", 3],
    ["Confidence: 79%", 2],
    ["Confidence: 60%", 1],
    ["confidence: high", 1],
    ["Confidence: 900%", 1],
    ["", 1],
  ])("%j is confidence %i", (line, confidence) => {
    expect(said(`TYPE: positive_result\nYes\n${line}`).confidence).toBe(confidence);
  });

  test.each([
    ["Quote: “curly marks are fine”", ["curly marks are fine"]],
    ['- Quote 2: "with a "word" inside"', ['with a "word" inside']],
    ['Quote: "a source behind it" (acme.com)', ["a source behind it"]],
    ["Quote: no marks at all", ["no marks at all"]],
    ['Quote: "never closed', ["never closed"]],
    ['Quote: ""', []],
  ])("%s is a quote", (line, quotes) => {
    expect(said(`TYPE: positive_result\nYes\n${line}`).quotes).toEqual(quotes);
  });
});
