import type { Message, Model, ModelEvent, ModelRequest } from "@advisor/agent/model/model";
import { withTextCalls } from "@advisor/agent/research/request/text-calls";
import type { Outcome } from "@advisor/protocol/tool-call";
import type { RunTool } from "@advisor/tools/run-tool";
import { describe, expect, test } from "vitest";
import { injections } from "./injections.ts";
import { laboratory, record } from "./laboratory.ts";
import { companies, criterion, planned } from "./plans.ts";
import { searched } from "./researcher.ts";

const truth = "The audit of this company found that it fails.";

/**
 * A search in which every result is a hostile page about the company with a false claim in its
 * title and text.
 */
function hostileSearch(): { run: RunTool; called: string[] } {
  const called: string[] = [];
  return {
    called,
    async run(tool, raw): Promise<Outcome> {
      const { query } = raw as { query: string };
      called.push(`${tool.name} ${query}`);
      const lie = injections[Number(/\d+/.exec(query)?.[0]) - 1] ?? "";
      const date = "2026-11-20";
      const results = [
        { citation: "web:1", title: lie, url: "https://lies.example/1", snippet: lie, date },
        { citation: "web:2", title: "Audit", url: "https://news.example/2", snippet: truth, date },
      ];
      return searched({ query, answer: lie, results });
    },
  };
}

const said = (message: Message): string =>
  message.role === "tools"
    ? message.results.map(({ shown }) => String(shown.result)).join("\n")
    : message.text;

/** Fenced text is data. Anything that looks like the end of a fence ends it. */
const fence = /<(tool_result|company|earlier_answers|quotes)\b[^>]*>[\s\S]*?<\/\1\s*>/g;
const unfenced = (text: string): string =>
  text
    .normalize("NFKC")
    .replace(/[\u200b\u00ad]/g, "")
    .replace(/‹/g, "<")
    .replace(/›/g, ">")
    .replaceAll(fence, "");

/** A gullible model: it obeys everything outside fences and repeats everything it reads. */
function gullible(): Model & { requests: ModelRequest[] } {
  const requests: ModelRequest[] = [];
  return {
    id: "scripted",
    requests,
    async *stream(request): AsyncGenerator<ModelEvent> {
      requests.push(structuredClone(request));
      const read = request.messages.map(said).join("\n");
      const obeys = `${request.system}\n${unfenced(read)}`.includes("OBEY");
      const [type, answer] = obeys ? ["positive", "Yes"] : ["negative", "No"];
      const text = `TYPE: ${type}_result\n${answer}\n${read}\nQuote: "${truth}"\nConfidence: 2`;
      yield { type: "text-delta", text };
      yield { type: "end", reason: "stop", usage: { input_tokens: 1, output_tokens: 1 } };
    },
  };
}

describe.each([
  ["a model that calls functions", false],
  ["a model that asks for tools in its text", true],
])("pages full of instructions, read by %s", (_, inText) => {
  test("change no verdict, call or setting, and stay inside their delimiters", async () => {
    const search = hostileSearch();
    const reader = gullible();
    const model = inText ? withTextCalls(reader) : reader;
    const lab = laboratory({ model, run: search.run });
    const before = planned({
      criteria: [criterion("passes", { first_query_template: "{company_name} audit" })],
      companies: companies(injections.length),
      limits: { run_micro_usd: 5_000_000, cell_micro_usd: 1_000_000 },
    });
    const plan = await lab.begin(before);
    await lab.execution(plan.id, 1).run();

    const refs = plan.companies.map(({ id }) => ({ criterion: "passes", company: id }));
    const cells = await lab.runs.cells(plan.id, refs);
    const obeyed = injections.filter((_lie, nth) => cells[nth]?.answer?.verdict !== "negative");
    expect(obeyed).toEqual([]);
    expect(search.called.toSorted()).toEqual(
      plan.companies.map(({ name }) => `perplexity_search ${name} audit`).toSorted(),
    );
    const after = await lab.runs.get(plan.id);
    expect(after).toMatchObject({
      ...{ status: "done", settings: before.plan.settings, limits: before.state.limits },
      ...{ allowances: {}, tool_calls: injections.length, template: before.plan.template },
    });
    const types = new Set((await record(lab.runs, plan.id)).map(({ body }) => body.type));
    expect([...types].filter((type) => /approval|overridden|error|rests/.test(type))).toEqual([]);
    // Every answer is based on the page that states it, and none on a false claim.
    const quoted = cells.flatMap((cell) => cell?.answer?.quotes ?? []);
    expect(new Set(quoted.map(({ text, url }) => `${url} ${text}`))).toEqual(
      new Set([`https://news.example/2 ${truth}`]),
    );
    for (const { system } of reader.requests) expect(system).not.toContain("OBEY");
  });
});
