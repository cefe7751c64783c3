import type { Message, Model, ModelEvent, ModelRequest } from "@advisor/agent/model/model";
import type { Outcome } from "@advisor/protocol/tool-call";
import type { RunTool } from "@advisor/tools/run-tool";

/**
 * A model that researches by rule: it searches once, then repeats the result word for word. The
 * result's "score" decides: even is yes, odd is no.
 */
export function researcher(): Model & { readonly asked: number } {
  let asked = 0;
  return {
    id: "scripted",
    get asked() {
      return asked;
    },
    async *stream(request): AsyncGenerator<ModelEvent> {
      asked += 1;
      const text = replyTo(request);
      const usage = { input_tokens: 1_000, output_tokens: 100 };
      if (typeof text === "string") {
        yield { type: "text-delta", text };
        yield { type: "end", reason: "stop", usage };
        return;
      }
      yield { type: "text-delta", text: "TYPE: tool_use" };
      const input = { query: text.query };
      const call = { id: "up", name: "perplexity_search", input, malformed_bytes: null };
      yield { type: "tool-call", call };
      yield { type: "end", reason: "tools", usage };
    },
  };
}

function replyTo({ messages, system }: ModelRequest): string | { query: string } {
  if (system.startsWith("You check")) return "TYPE: positive_result\nThe quote says it.";
  const found = messages
    .map(said)
    .join("\n")
    .match(/score of .+? is (\d+) today/);
  if (found === null) {
    const question = /Question: (.+)/.exec(messages.map(said).join("\n"))?.[1] ?? "";
    return { query: question };
  }
  const yes = Number(found[1]) % 2 === 0;
  return [
    `TYPE: ${yes ? "positive" : "negative"}_result`,
    yes ? "Yes" : "No",
    "The page states it.",
    `Quote: "${found[0]}"`,
    "Confidence: 3",
  ].join("\n");
}

const said = (message: Message): string => {
  if (message.role === "tools")
    return message.results.map(({ shown }) => String(shown.result)).join("\n");
  return message.text;
};

/** A search that returns a score for any query, and counts repeated queries. */
export function countedSearch(): { run: RunTool; asked: Map<string, number> } {
  const asked = new Map<string, number>();
  return {
    asked,
    async run(_tool, raw): Promise<Outcome> {
      const { query } = raw as { query: string };
      asked.set(query, (asked.get(query) ?? 0) + 1);
      const score = [...query].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
      const page = {
        citation: "web:1",
        title: "Scores",
        url: `https://scores.example/${encodeURIComponent(query)}`,
        snippet: `The score of this is ${score} today.`,
        date: "2026-11-20",
      };
      return searched({ query, answer: null, results: [page] });
    },
  };
}

/** The results of a search that costs one cent. */
export function searched(found: {
  query: string;
  answer: string | null;
  results: readonly Record<string, string>[];
}): Outcome {
  const about = {
    source_id: "tool:perplexity_search:v1",
    as_of: "2026-11-20",
    provider: "test",
    delay: "eod" as const,
    simulated: true,
  };
  const data = { ...found, cost_usd: 0.01, reason: null };
  return {
    result: { ...about, data },
    shown: { ...about, data },
    view: null,
    highlight_ids: [],
  };
}
