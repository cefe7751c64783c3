import { calls, delta, end, piece, says } from "../openai.ts";
import type { Answer } from "../server.ts";
import { type Quirk, quirk, type Right } from "./quirk.ts";

type Json = Record<string, unknown>;

const seven = { content: "It is 7." };
const thinks = (...fields: Json[]): Answer => ({
  chunks: [...fields.map((one) => delta(one)), delta(seven), end()],
});
const written = (text: string): Answer => ({
  chunks: [...(text.match(/[\s\S]{1,4}/g) ?? []).map((content) => delta({ content })), end()],
});
const right: Right = { thought: "Hm.", text: "It is 7." };
/** What is sent back with a call's results. */
const goesBack = (what: string, fields: Json, sentBack: object, model = "thinker"): Quirk => ({
  what,
  model,
  answers: [calls(delta(fields), piece("get_quotes", '{"s":"A"}')), says("Done.")],
  right: { calls: [["get_quotes", { s: "A" }]], thought: "Hm.", sentBack },
});

/** Reasoning in separate fields. */
export const fields: readonly Quirk[] = [
  quirk("DeepSeek: reasoning_content", thinks({ reasoning_content: "Hm." }), right),
  quirk("Ollama: reasoning", thinks({ reasoning: "Hm." }), right),
  quirk("vLLM: both", thinks({ reasoning: "Hm.", reasoning_content: "Hm." }), right),
  quirk(
    "OpenRouter: reasoning and its details",
    thinks({ reasoning: "Hm.", reasoning_details: [{ type: "reasoning.text", text: "Hm." }] }),
    right,
  ),
  quirk(
    "OpenRouter: details alone",
    thinks({ reasoning_details: [{ type: "reasoning.summary", summary: "Hm." }] }),
    right,
  ),
  quirk("Ollama gateways: thinking", thinks({ thinking: "Hm." }), right),
  quirk(
    "Mistral: thinking parts",
    thinks({ content: [{ type: "thinking", thinking: [{ type: "text", text: "Hm." }] }] }),
    right,
  ),
  quirk(
    "Databricks: reasoning parts with a summary",
    thinks({ content: [{ type: "reasoning", summary: [{ type: "summary_text", text: "Hm." }] }] }),
    right,
  ),
  quirk(
    "reasoning parts with a text",
    thinks({ content: [{ type: "reasoning", text: "Hm." }] }),
    right,
  ),
  quirk(
    "Gemini: text marked as a thought",
    thinks({ content: "Hm.", extra_content: { google: { thought: true } } }),
    right,
  ),
  quirk("Gemini: <thought> in the text", written("<thought>Hm.</thought>It is 7."), right),
  quirk(
    "LiteLLM: thinking_blocks next to reasoning_content",
    thinks({
      reasoning_content: "Hm.",
      thinking_blocks: [{ type: "thinking", thinking: "Hm.", signature: "c2ln" }],
    }),
    right,
  ),
  quirk(
    "a whole message with reasoning_content",
    {
      json: {
        choices: [{ message: { reasoning_content: "Hm.", ...seven }, finish_reason: "stop" }],
      },
    },
    right,
  ),
  goesBack("DeepSeek: goes back", { reasoning_content: "Hm." }, { reasoning_content: "Hm." }),
  goesBack(
    "OpenRouter: sent back",
    { reasoning_details: [{ type: "reasoning.text", text: "Hm.", signature: "c2ln" }] },
    { reasoning_details: [{ type: "reasoning.text", text: "Hm.", signature: "c2ln" }] },
  ),
  goesBack(
    "LiteLLM: thinking_blocks are sent back",
    {
      reasoning_content: "Hm.",
      thinking_blocks: [{ type: "thinking", thinking: "Hm.", signature: "c2ln" }],
    },
    { thinking_blocks: [{ type: "thinking", thinking: "Hm.", signature: "c2ln" }] },
  ),
  goesBack(
    "Databricks: reasoning parts are sent back",
    {
      content: [
        { type: "reasoning", summary: [{ type: "summary_text", text: "Hm.", signature: "c2ln" }] },
      ],
    },
    {
      content: [
        { type: "reasoning", summary: [{ type: "summary_text", text: "Hm.", signature: "c2ln" }] },
      ],
    },
  ),
  goesBack(
    "Mistral: thinking parts are sent back",
    { content: [{ type: "thinking", thinking: "Hm." }] },
    { content: [{ type: "thinking", thinking: "Hm." }] },
  ),
];

/** Reasoning tags in the text, which is split into four characters per delta. */
export const tags: readonly Quirk[] = (
  [
    ["Qwen: think", "<think>\nHm.</think>\n\nIt is 7.", "\nHm."],
    ["Qwen: empty thoughts", "<think>\n\n</think>\n\nIt is 7.", "\n\n"],
    ["Nova: thinking", "<thinking>Hm.</thinking>\nIt is 7.", "Hm."],
    ["vLLM with a template that opens: a closing tag alone", "Hm.</think>\n\nIt is 7.", "Hm."],
    ["Magistral: [THINK]", "[THINK]Hm.[/THINK]It is 7.", "Hm."],
    ["Kimi: ◁think▷", "◁think▷Hm.◁/think▷It is 7.", "Hm."],
    [
      "Cohere: its own marks",
      "<|START_THINKING|>Hm.<|END_THINKING|><|START_RESPONSE|>It is 7.<|END_RESPONSE|>",
      "Hm.",
    ],
    [
      "gpt-oss: channels",
      "<|channel|>analysis<|message|>Hm.<|end|><|start|>assistant<|channel|>final<|message|>It is 7.<|return|>",
      "Hm.",
    ],
    ["Seed: seed:think", "<seed:think>Hm.</seed:think>It is 7.", "Hm."],
  ] as const
).map(
  ([what, text, thought]): Quirk => ({
    ...quirk(what, written(text), { text: "It is 7.", thought }),
    model: "any",
  }),
);
