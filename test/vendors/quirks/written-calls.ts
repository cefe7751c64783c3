import { delta, end, usage } from "../openai.ts";
import type { Answer } from "../server.ts";
import { called } from "./called.ts";
import { type Quirk, quirk } from "./quirk.ts";

const aapl = { symbol: "AAPL", days: 3 };
const json = JSON.stringify(aapl);
const one = [["get_quotes", aapl]] as const;
const two = [
  ["get_quotes", { symbol: "X" }],
  ["get_quotes", { symbol: "Y" }],
] as const;
const text = (words: string, reason = "stop"): Answer => ({
  chunks: [
    ...(words.match(/[\s\S]{1,5}/g) ?? []).map((content) => delta({ content })),
    end(reason),
    usage,
  ],
});

/** Calls that a server leaves in the text. */
export const writtenCalls: readonly Quirk[] = [
  quirk(
    "Qwen, Hermes: tool_call tags",
    text(`<tool_call>\n{"name": "get_quotes", "arguments": ${json}}\n</tool_call>`),
    { ...called(...one), reason: "tools" },
  ),
  quirk(
    "Qwen: words before the tag",
    text(`Looking.\n<tool_call>{"name": "get_quotes", "arguments": ${json}}</tool_call>`),
    { ...called(...one), text: "Looking." },
  ),
  quirk(
    "Qwen: two tags",
    text(
      '<tool_call>{"name":"get_quotes","arguments":{"symbol":"X"}}</tool_call>\n<tool_call>{"name":"get_quotes","arguments":{"symbol":"Y"}}</tool_call>',
    ),
    called(...two),
  ),
  quirk(
    "Mistral: [TOOL_CALLS]",
    text(`[TOOL_CALLS][{"name": "get_quotes", "arguments": ${json}}]`),
    called(...one),
  ),
  quirk(
    "Llama: a python tag",
    text(`<|python_tag|>{"type": "function", "name": "get_quotes", "parameters": ${json}}`),
    called(...one),
  ),
  quirk("Llama: a function tag", text(`<function=get_quotes>${json}</function>`), called(...one)),
  quirk(
    "Llama: bare JSON of a known tool",
    text(`{"type": "function", "name": "get_quotes", "parameters": ${json}}`),
    called(...one),
  ),
  quirk("a tag that is cut", text('<tool_call>{"name": "get_quotes", "argu', "length"), {
    calls: [["get_quotes", null]],
    reason: "length",
  }),
  quirk("JSON that is an answer", text('{"price": 7}'), { text: '{"price": 7}' }),
  quirk("words about a tag", text("Use a <tool> for it."), { text: "Use a <tool> for it." }),
  quirk(
    "Qwen coder: a tag for each argument",
    text(
      "<tool_call>\n<function=get_quotes>\n<parameter=symbol>\nAAPL\n</parameter>\n</function>\n</tool_call>",
    ),
    called(["get_quotes", { symbol: "AAPL" }]),
  ),
  quirk(
    "Mistral: a name before [ARGS]",
    text(`[TOOL_CALLS]get_quotes[ARGS]${json}`),
    called(...one),
  ),
  quirk(
    "gpt-oss: the commentary channel",
    text(
      `<|channel|>commentary to=functions.get_quotes <|constrain|>json<|message|>${json}<|call|>`,
    ),
    called(...one),
  ),
];
