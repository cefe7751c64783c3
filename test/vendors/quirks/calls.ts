import { calls, delta, end, piece, usage } from "../openai.ts";
import type { Answer } from "../server.ts";
import { called } from "./called.ts";
import { type Quirk, quirk } from "./quirk.ts";

type Json = Record<string, unknown>;

const aapl = { symbol: "AAPL", days: 3 };
const json = JSON.stringify(aapl);
const one = [["get_quotes", aapl]] as const;
const two = [
  ["get_quotes", { symbol: "X" }],
  ["get_quotes", { symbol: "Y" }],
] as const;
const none = [["get_quotes", {}]] as const;
const unreadable = [["get_quotes", null]] as const;
const raw = (...all: unknown[]): Json => delta({ tool_calls: all });
const named = (args: unknown, more: Json = {}): Json => ({
  index: 0,
  id: "a",
  function: { name: "get_quotes", arguments: args },
  ...more,
});
const more = (args: string, index = 0): Json => ({ index, function: { arguments: args } });
const args = (value: unknown): Answer => calls(raw(named(value)));

/** Arguments in other shapes. */
export const argumentShapes: readonly Quirk[] = [
  quirk(
    "OpenAI: text in pieces",
    calls(raw(named("")), raw(more('{"symbol":')), raw(more('"AAPL","days":3}'))),
    called(...one),
  ),
  quirk("llama.cpp: an object", args(aapl), called(...one)),
  quirk("text of a text", args(JSON.stringify(json)), called(...one)),
  quirk(
    "Llama: parameters",
    calls(raw({ index: 0, function: { name: "get_quotes", parameters: aapl } })),
    called(...one),
  ),
  quirk(
    "Anthropic gateways: input",
    calls(raw({ index: 0, function: { name: "get_quotes", input: aapl } })),
    called(...one),
  ),
  quirk(
    "no function around them",
    calls(raw({ name: "get_quotes", arguments: json })),
    called(...one),
  ),
  quirk("Groq: blank text for none", args(""), called(...none)),
  quirk("null for none", args(null), called(...none)),
  quirk("Cerebras: the text null for none", args("null"), called(...none)),
  quirk("an empty object for none", args("{}"), called(...none)),
  quirk(
    "LiteLLM: an empty object before the pieces",
    calls(raw(named("{}")), raw(more(json))),
    called(...one),
  ),
  quirk(
    "LM Studio: the complete object again after its pieces",
    calls(raw(named('{"symbol":"AAPL",')), raw(more('"days":3}')), raw(more(json))),
    called(...one),
  ),
  quirk("two objects that differ", args('{"symbol":"X"}{"symbol":"Y"}'), called(...unreadable)),
  quirk("a fence around the object", args(`\`\`\`json\n${json}\n\`\`\``), called(...one)),
  quirk("a template mark behind the object", args(`${json}<|tool_call_end|>`), called(...one)),
  quirk("a closing tag behind the object", args(`${json}</tool_call>`), called(...one)),
  quirk("a list", args(["AAPL"]), called(...unreadable)),
  quirk("a number", args(7), called(...unreadable)),
  quirk("Python instead of JSON", args("{'symbol': 'AAPL'}"), called(...unreadable)),
  quirk("an object that is cut", args('{"symbol": "AA'), called(...unreadable)),
  quirk("a prototype as a key", args('{"__proto__": {"a": 1}}'), called(...unreadable)),
  quirk(
    "a length limit within the arguments",
    { chunks: [raw(named('{"symbol":"AA')), end("length"), usage] },
    { ...called(...unreadable), reason: "length" },
  ),
  quirk(
    "a length limit before the arguments",
    { chunks: [raw(named("")), end("length"), usage] },
    { ...called(...unreadable), reason: "length" },
  ),
  quirk(
    "a filter before the arguments",
    { chunks: [raw(named("")), end("content_filter"), usage] },
    { ...called(...unreadable), reason: "filtered" },
  ),
];

/** Calls in other shapes. */
export const callShapes: readonly Quirk[] = [
  quirk("one call without a list", calls(delta({ tool_calls: named(json) })), called(...one)),
  quirk(
    "function_call",
    calls(delta({ function_call: { name: "get_quotes", arguments: json } })),
    called(...one),
  ),
  quirk(
    "function_call in pieces",
    calls(
      delta({ function_call: { name: "get_quotes", arguments: "" } }),
      delta({ function_call: { arguments: json } }),
    ),
    called(...one),
  ),
  quirk(
    "calls in a whole message",
    {
      json: {
        choices: [
          { message: { content: null, tool_calls: [named(json)] }, finish_reason: "tool_calls" },
        ],
      },
    },
    called(...one),
  ),
  quirk(
    "MiniMax: the calls again in a whole message at the end",
    {
      chunks: [
        raw(named(json)),
        {
          choices: [
            {
              index: 0,
              message: { content: "", tool_calls: [named(json)] },
              finish_reason: "tool_calls",
            },
          ],
        },
      ],
    },
    called(...one),
  ),
  quirk("a null in the list", calls(raw(null, named(json))), called(...one)),
  quirk("a call that is text", calls(delta({ tool_calls: "get_quotes" })), {
    fault: "model_stream_corrupt",
  }),
  quirk("a number as an id", calls(raw(named(json, { id: 7 }))), called(...one)),
  quirk(
    "an index as text",
    calls(
      raw(named("", { index: "0" }), named("", { index: "1", id: "b" })),
      raw({ ...more('{"symbol":"X"}'), index: "0" }, { ...more('{"symbol":"Y"}'), index: "1" }),
    ),
    called(...two),
  ),
  quirk(
    "an index from 1 on",
    calls(
      raw(named('{"symbol":"X"}', { index: 1 })),
      raw(named('{"symbol":"Y"}', { index: 2, id: "b" })),
    ),
    called(...two),
  ),
  quirk(
    "OpenAI: alternating pieces of two calls",
    calls(
      raw(named("")),
      raw(named("", { index: 1, id: "b" })),
      raw(more('{"symbol":')),
      raw(more('{"symbol":', 1)),
      raw(more('"X"}')),
      raw(more('"Y"}', 1)),
    ),
    called(...two),
  ),
  quirk(
    "Gemini: all numbered 0 without ids",
    calls(raw(named('{"symbol":"X"}', { id: "" }), named('{"symbol":"Y"}', { id: "" }))),
    called(...two),
  ),
  quirk(
    "Ollama: all numbered 0 with ids",
    calls(raw(named('{"symbol":"X"}')), raw(named('{"symbol":"Y"}', { id: "b" }))),
    called(...two),
  ),
  quirk(
    "no index and no id",
    calls(
      raw({ function: { name: "get_quotes", arguments: { symbol: "X" } } }),
      raw({ function: { name: "get_quotes", arguments: { symbol: "Y" } } }),
    ),
    called(...two),
  ),
  quirk(
    "a new id with each piece",
    calls(raw(named('{"symbol":"AAPL",')), raw({ ...more('"days":3}'), id: "other" })),
    called(...one),
  ),
  quirk(
    "the name again with each piece",
    calls(raw(named('{"symbol":"AAPL",')), raw(named('"days":3}'))),
    called(...one),
  ),
  quirk(
    "Ollama: stop as the reason",
    { chunks: [piece("get_quotes", json), end("stop")] },
    { ...called(...one), reason: "stop" },
  ),
  quirk(
    "text before the call",
    { chunks: [delta({ content: "Looking." }), piece("get_quotes", json), end("tool_calls")] },
    { ...called(...one), text: "Looking." },
  ),
  quirk(
    "Cohere: TOOL_CALL as the reason",
    { chunks: [piece("get_quotes", json), end("TOOL_CALL")] },
    { ...called(...one), reason: "tools" },
  ),
  quirk(
    "a call and [DONE] without a reason",
    { chunks: [piece("get_quotes", json)] },
    { ...called(...one), reason: "tools" },
  ),
];

/** Pieces of calls that all have number 0. */
export const sameNumber: readonly Quirk[] = [
  quirk(
    "no ids, in pieces",
    calls(
      raw({ index: 0, function: { name: "get_quotes", arguments: '{"symbol":' } }),
      raw(more('"X"}')),
      raw({ index: 0, function: { name: "get_quotes", arguments: "" } }),
      raw(more('{"symbol":"Y"}')),
    ),
    called(...two),
  ),
  quirk(
    "one id for both",
    calls(raw(named('{"symbol":"X"}')), raw(named('{"symbol":"Y"}'))),
    called(...two),
  ),
  quirk(
    "arguments after a call that already runs",
    calls(
      raw(named('{"symbol":"X"}')),
      raw(named("{}", { index: 1, id: "b" })),
      raw(more(',"days":3}')),
    ),
    { calls: [["get_quotes", { symbol: "X" }]], fault: "model_stream_corrupt" },
  ),
];
