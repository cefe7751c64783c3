import type * as Criterion from "@advisor/domain/research/criterion";
import { describe, expect, test } from "vitest";
import { parseAnswer } from "./answer-format.ts";

type Format = Criterion.Info["answer_format"];
const usd: Format = { type: "number", unit: "USD" };
const parse = (format: Format, answer: string, type: "positive" | "negative" = "positive") =>
  parseAnswer(format, { type, answer, explanation: "" });

describe("a number", () => {
  test.each<[string, string, number]>([
    ["USD", "$1,234.50", 1234.5],
    ["USD", "about 394 billion dollars", 394e9],
    ["USD", "$2.5bn as of 2026-03-31", 2.5e9],
    ["USD", "-12", -12],
    ["USD", "(3.5)", -3.5],
    ["USD million", "394 billion", 394_000],
    ["USD million", "394", 394],
    ["%", "2.4%", 2.4],
    ["%", "2.4 percent in 2025", 2.4],
    ["%", "2.4", 2.4],
    ["x", "In 2025 it was 31.2", 31.2],
    ["employees", "about 164 000", 164_000],
  ])("in %s: %s is %d", (unit, answer, value) => {
    expect(parse({ type: "number", unit }, answer)).toMatchObject({ value, unit });
  });

  test.each([
    ["USD", "between 10 and 12", "range"],
    ["USD", "10-12 million", "range"],
    ["USD", "unclear", "holds no figure"],
    ["USD", "12%", "is in percent"],
    ["%", "12 million", "not in percent"],
  ])("in %s: %s is not a number", (unit, answer, why) => {
    expect(parse({ type: "number", unit }, answer)).toEqual({
      unknown: expect.stringContaining(why),
    });
  });

  test("has its date, and the verdict that its size implies", () => {
    const format: Format = { ...usd, positive_if: { op: "gte", value: 100 } };
    expect(parse(format, "99.5 as of 2026-03-31", "positive")).toEqual({
      verdict: "negative",
      value: 99.5,
      unit: "USD",
      as_of: "2026-03-31",
    });
    expect(parse(format, "100", "negative")).toMatchObject({ verdict: "positive" });
  });
});

describe("yes and no", () => {
  test.each([
    ["Yes, since 1995", "positive", true],
    ["**No**.", "negative", false],
    ["true", "positive", true],
  ] as const)("%s", (answer, type, value) => {
    expect(parse({ type: "boolean" }, answer, type)).toMatchObject({ verdict: type, value });
  });

  test.each([
    ["Maybe", "positive", '"Maybe" is neither yes nor no.'],
    ["Nothing is known", "negative", '"Nothing is known" is neither yes nor no.'],
    ["No", "positive", "The answer is no and the type positive_result."],
  ] as const)("%s under %s is neither yes nor no", (answer, type, unknown) => {
    expect(parse({ type: "boolean" }, answer, type)).toEqual({ unknown });
  });
});

describe("one of several values", () => {
  const format: Format = { type: "enum", values: ["listed", "not listed", "delisted"] };
  test.each([
    ["Listed", "listed"],
    ["It is not listed.", "not listed"],
    ["delisted in 2024", "delisted"],
  ])("%s is %s", (answer, value) => {
    expect(parse(format, answer)).toMatchObject({ value });
  });

  test("that name several values at once are rejected", () => {
    expect(parse(format, "delisted or listed")).toEqual({
      unknown: '"delisted or listed" is not one of listed, not listed, delisted.',
    });
  });

  test("decides the verdict when the criterion says which values are positive", () => {
    expect(parse({ ...format, positive: ["listed"] }, "delisted", "positive")).toMatchObject({
      verdict: "negative",
    });
  });
});

test("an unknown keeps the model's own reason", () => {
  expect(
    parseAnswer(usd, { type: "unknown", answer: "Not stated", explanation: "No filing says so." }),
  ).toEqual({ unknown: "No filing says so." });
});
