import { call, say, scripted } from "@advisor/agent/model/scripted";
import { withTextCalls } from "@advisor/agent/research/request/text-calls";
import { catalog } from "@advisor/tools/catalog.gen";
import { defineTool } from "@advisor/tools/define-tool";
import { runTool } from "@advisor/tools/run-tool";
import { describe, expect, test } from "vitest";
import * as z from "zod";
import { laboratory, record } from "./laboratory.ts";
import { companies, criterion, planned } from "./plans.ts";

/** A tool as someone would add it to the catalog, and nothing else. */
const patents = defineTool({
  name: "patent_search",
  description: "Patents of a company, newest first.",
  effect: "read",
  needs: [],
  input: z.object({ company: z.string().min(1) }),
  example: { company: "Microsoft" },
  output: z.object({
    patents: z.array(z.object({ title: z.string(), url: z.string(), text: z.string() })),
  }),
  cost: { usd: 0.02, seconds: 5 },
  execute: async ({ company }) => ({
    data: {
      patents: [
        {
          title: "A hinge",
          url: "https://patents.example/1",
          text: `${company} holds a patent on a hinge.`,
        },
      ],
    },
    source: { as_of: "2026-11-20", provider: "test", delay: "filing", simulated: true },
  }),
});

const yes =
  'TYPE: positive_result\nYes\nQuote: "Company 1 holds a patent on a hinge."\nConfidence: 3';

/** Research with the new tool in the catalog, by function calls or in text. */
async function researched(model: ReturnType<typeof scripted>, inText: boolean) {
  const lab = laboratory({
    model: inText ? { ...withTextCalls(model), id: model.id } : model,
    run: (tool, raw, signal) => runTool(tool, raw, {}, signal),
    catalog: [...catalog, patents],
  });
  const given = {
    criteria: [criterion("patents")],
    companies: companies(1),
    settings: { tools: ["patent_search"] },
  };
  const plan = await lab.begin(planned(given));
  await lab.execution(plan.id, 1).run();
  const [cell] = await lab.runs.cells(plan.id, [{ criterion: "patents", company: "company-1" }]);
  return { cell, entries: await record(lab.runs, plan.id) };
}

describe("a new tool of the catalog", () => {
  test("is offered to a model that calls functions, with its schema", async () => {
    const model = scripted([call("patent_search", { company: "Company 1" }), say(yes)]);
    const { cell, entries } = await researched(model, false);
    expect(model.requests[0]?.tools).toMatchObject([
      { name: "patent_search", description: "Patents of a company, newest first.", cost_usd: 0.02 },
    ]);
    expect(cell).toMatchObject({
      answer: { verdict: "positive", quotes: [{ url: "https://patents.example/1" }] },
      effort: { cost: { tools_micro_usd: { patent_search: 20_000 } } },
    });
    const requests = entries.filter(({ body }) => body.type === "tool_request");
    expect(requests).toMatchObject([{ body: { tool: "patent_search", query: "Company 1" } }]);
  });

  test("is described to a model without functions, with cost and format", async () => {
    const model = scripted([say("TYPE: tool_use\n<<patent_search: Company 1>>"), say(yes)]);
    const { cell } = await researched(model, true);
    expect(model.requests[0]?.system).toContain(
      "patent_search: Patents of a company, newest first. Costs $0.02 a call.\nFormat: <<patent_search: {company}>>",
    );
    expect(cell).toMatchObject({ status: "answered", answer: { verdict: "positive" } });
  });
});
