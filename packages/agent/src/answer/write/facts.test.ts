import { expect, test } from "vitest";
import { looked, missing } from "../answer.fixture.ts";
import { writeFacts } from "./facts.ts";

test("education says that it is general", () => {
  const fact = { topic: "roth_ira", title: "Roth IRA", snippet: "Taxed before." };
  const frame = { found: true, reason: null, available: [], account: null };
  expect(writeFacts(looked("facts", { ...frame, ...fact }), "what is a roth")).toEqual({
    text: "Taxed before.\n\nThis is general education, not a ruling on anybody's case.",
    calculated: [],
    sources: ["tool:facts:v1"],
    certainty: 1,
  });
});

test("a topic that is not on file cites nothing", () => {
  const nothing = { topic: null, title: null, snippet: null };
  const frame = missing("There is none.", ["Roth IRA", "ETF basics"]);
  expect(writeFacts(looked("facts", { ...frame, ...nothing }), "what is a swap")).toEqual({
    text: "There is no text on file about this. Topics on file: Roth IRA and ETF basics.",
    calculated: [],
    sources: [],
    certainty: 0.8,
  });
});

test.each([
  ["difference between a roth and a mutual fund", " There is no text on file about mutual funds."],
  ["roth or 401k", " There is no text on file about 401(k) plans."],
  ["is a roth better than a traditional one", ""],
  ["does a roth hold mutual funds", ""],
])("%s", (text, beside) => {
  const fact = {
    topic: "roth_ira",
    title: "Roth IRA",
    snippet: "A traditional one is taxed later.",
  };
  const frame = { found: true, reason: null, available: [], account: null };
  expect(writeFacts(looked("facts", { ...frame, ...fact }), text).text).toBe(
    `A traditional one is taxed later.\n\nThis is general education, not a ruling on anybody's case.${beside}`,
  );
});
