import type { Usage } from "@advisor/domain/model/usage";
import { delta, end } from "../openai.ts";
import type { Answer } from "../server.ts";
import { type Quirk, quirk } from "./quirk.ts";

type Json = Record<string, unknown>;

const text = delta({ content: "It is 7." });
const counts = (usage: Json): Answer => ({ chunks: [text, end(), { choices: [], usage }] });
const of = (input_tokens: number, output_tokens: number, more: object = {}): Usage => ({
  input_tokens,
  output_tokens,
  ...more,
});
const row = (what: string, answer: Answer, usage: Usage): Quirk =>
  quirk(what, answer, { text: "It is 7.", usage });
const plain = { prompt_tokens: 10, completion_tokens: 5 };

/** Token counts in other places or with other meanings; null is unknown and then estimated. */
export const tokenCounts: readonly Quirk[] = [
  row("OpenAI: behind the answer", counts({ ...plain, total_tokens: 15 }), of(10, 5)),
  row(
    "OpenAI: cached input",
    counts({
      prompt_tokens: 10,
      completion_tokens: 5,
      prompt_tokens_details: { cached_tokens: 8 },
    }),
    of(10, 5, { cache_read_tokens: 8 }),
  ),
  row(
    "DeepSeek: hits and misses",
    counts({ ...plain, prompt_cache_hit_tokens: 8, prompt_cache_miss_tokens: 2 }),
    of(10, 5, { cache_read_tokens: 8 }),
  ),
  row(
    "Moonshot: cached_tokens next to the other counts",
    counts({ ...plain, cached_tokens: 8 }),
    of(10, 5, { cache_read_tokens: 8 }),
  ),
  row(
    "Moonshot: in the choice",
    { chunks: [text, { choices: [{ index: 0, delta: {}, finish_reason: "stop", usage: plain }] }] },
    of(10, 5),
  ),
  row(
    "OpenRouter: cache writes",
    counts({ ...plain, prompt_tokens_details: { cached_tokens: 2, cache_write_tokens: 6 } }),
    of(10, 5, { cache_read_tokens: 2, cache_write_tokens: 6 }),
  ),
  row(
    "LiteLLM: Anthropic's names within the prompt",
    counts({ ...plain, cache_read_input_tokens: 2, cache_creation_input_tokens: 6 }),
    of(10, 5, { cache_read_tokens: 2, cache_write_tokens: 6 }),
  ),
  row(
    "Groq: in x_groq",
    { chunks: [text, { ...end(), x_groq: { id: "req", usage: plain } }] },
    of(10, 5),
  ),
  row(
    "Fireworks: in the last choice's chunk",
    { chunks: [text, { ...end(), usage: plain }] },
    of(10, 5),
  ),
  row(
    "xAI: growing with each chunk",
    {
      chunks: [
        { ...text, usage: { prompt_tokens: 10, completion_tokens: 1 } },
        { ...end(), usage: plain },
      ],
    },
    of(10, 5),
  ),
  row(
    "vLLM: null after the count",
    { chunks: [text, { ...end(), usage: plain }, { choices: [], usage: null }] },
    of(10, 5),
  ),
  row(
    "xAI: reasoning tokens separate from the answer's",
    counts({ ...plain, total_tokens: 45, completion_tokens_details: { reasoning_tokens: 30 } }),
    of(10, 35),
  ),
  row(
    "Gemini: a total with thoughts that nothing else names",
    counts({ ...plain, total_tokens: 45 }),
    of(10, 35),
  ),
  row(
    "OpenAI: thoughts within the answer's tokens",
    counts({
      prompt_tokens: 10,
      completion_tokens: 35,
      total_tokens: 45,
      completion_tokens_details: { reasoning_tokens: 30 },
    }),
    of(10, 35),
  ),
  row("input_tokens and output_tokens", counts({ input_tokens: 10, output_tokens: 5 }), of(10, 5)),
  row(
    "whole numbers with a fraction of zero",
    {
      raw: `data: ${JSON.stringify(text)}\n\ndata: {"choices":[{"delta":{},"finish_reason":"stop"}],"usage":{"prompt_tokens":10.0,"completion_tokens":5.0}}\n\ndata: [DONE]\n\n`,
    },
    of(10, 5),
  ),
  row(
    "Ollama: no tokens of a prompt that it had cached",
    counts({ prompt_tokens: 0, completion_tokens: 5 }),
    null,
  ),
  row(
    "LM Studio: zeros",
    counts({ prompt_tokens: 0, completion_tokens: 0, total_tokens: 0 }),
    null,
  ),
  row("fewer tokens than nothing", counts({ prompt_tokens: -100_000, completion_tokens: 5 }), null),
  row("a fraction of a token", counts({ prompt_tokens: 10.5, completion_tokens: 5 }), null),
  row("text", counts({ prompt_tokens: "many", completion_tokens: 5 }), null),
  row("more than any prompt has", counts({ prompt_tokens: 1e15, completion_tokens: 5 }), null),
  row(
    "more cached than sent",
    counts({ ...plain, prompt_tokens_details: { cached_tokens: 11 } }),
    null,
  ),
  row("a total below its parts", counts({ ...plain, total_tokens: 7 }), null),
  // This row tests a shape that no type allows.
  row("a list", counts([] as unknown as Json), null),
  row("none at all", { chunks: [text, end()] }, null),
];
