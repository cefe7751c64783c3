import { findFact } from "@advisor/domain/brokerage/facts";
import * as z from "zod";
import { notOnFile, StatementAnswer, statementAnswer } from "../../brokerage-tool.ts";
import { defineTool } from "../../define-tool.ts";

export const getFacts = defineTool({
  name: "get_facts",
  source_id: "tool:facts:v1",
  reads: "Facts on file",
  description:
    "A short general text about a topic of investing, such as Roth IRAs, ETFs or rebalancing. Education, not advice on a case.",
  effect: "read",
  needs: ["facts"],
  input: z.object({ topic: z.string().trim().min(1).max(200).describe("Topic, in a few words") }),
  example: { topic: "Roth IRA" },
  output: StatementAnswer.extend({
    topic: z.string().nullable(),
    title: z.string().nullable(),
    snippet: z.string().nullable(),
  }),
  cost: { usd: 0, seconds: 5 },
  async execute({ topic }, { facts }) {
    const { value, source } = await facts.all();
    const fact = findFact(topic, value);
    if (fact === undefined) {
      const topics = value.map((one) => one.title);
      const frame = notOnFile(source.as_of, "There is no text on file about this.", topics);
      return { source, data: { ...frame, topic: null, title: null, snippet: null } };
    }
    return {
      source: { ...source, as_of: fact.as_of },
      data: {
        ...statementAnswer(fact.as_of, "all"),
        account: null,
        topic: fact.topic,
        title: fact.title,
        snippet: fact.snippet,
      },
    };
  },
});
