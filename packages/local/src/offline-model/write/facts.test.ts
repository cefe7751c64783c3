import { facts as texts } from "@advisor/sample-data/brokerage/facts";
import { expect, test } from "vitest";
import { answerText, toolResult } from "./tool.fixture.ts";

const source = {
  as_of: "2026-01-15",
  provider: "brokerage",
  delay: "filing" as const,
  simulated: false,
};
const facts = { all: async () => ({ value: texts, source }) };

const answered = async (question: string, topic: string) =>
  answerText(question, await toolResult("get_facts", { topic }, { facts }));

test("general education makes no statement about a person's case", async () => {
  const text = await answered("Can I contribute to a Roth IRA?", "roth ira");
  expect(text).toMatch(/^\*\*Roth IRA\*\*: A Roth IRA is /);
  expect(text).toMatch(
    /for a tax specialist to decide\. \[tool:facts:v1\]\n\nAs of 2026-01-15, as published\.$/,
  );
  expect(await answered("what is a wash sale?", "wash sale")).toMatch(
    /^There is no text on file about this\. On file: Roth IRA, ETF basics and Rebalancing\./,
  );
});
