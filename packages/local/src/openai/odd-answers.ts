import { argumentScripts } from "../scripts-by-model.ts";
import { type ChatRequest, type ResponseScript, streamResponse } from "./outcome.ts";
import { chunk, finishChunk } from "./reply.ts";
import { DONE, encodeText, type Part } from "./wire.ts";

/** Faults in the model's output. They end once tool results arrive, except the loop. */
export const oddOutputScripts: Record<string, ResponseScript> = {
  "odd-events": (good) => streamResponse(withUnexpectedEvents(good)),
  emoji: () => streamResponse(turn([words("Up \ud83d"), words("\ude80 again")])),
  empty: () => streamResponse(turn([])),
  blank: () => streamResponse(turn([words(" \n")])),
  long: () => streamResponse(turn(Array.from({ length: 6_000 }, () => words("word ".repeat(20))))),

  "stop-length": (good) => streamResponse(stopped(good, "length")),
  "stop-filter": (good) => streamResponse(stopped(good, "content_filter")),
  "stop-unknown": (good) => streamResponse(stopped(good, "new_kind_of_reason")),

  ...argumentScripts(firstTool),
  "no-arguments": firstTool(""),
  "unknown-tool": opening(() => called([whole("no_such_tool")])),
  "proto-tool": opening(() => called([whole("__proto__")])),
  "call-stop": opening((name) => turn([calls([whole(name)])])),
  "no-call": opening(() => turn([words("Let me look.")], "tool_calls")),
  "legacy-call": opening((name) =>
    turn([chunk({ function_call: { name, arguments: "{}" } })], "function_call"),
  ),
  loop: (_, asked) => streamResponse(called([whole(tool(asked))])),

  "empty-ids": opening((name) => called([0, 1].map((index) => ({ ...whole(name, ""), index })))),
  "doubled-ids": opening((name) => called([0, 1].map((index) => ({ ...whole(name), index })))),
  "no-index": opening((name) => called([whole(name, "call_a"), whole(name, "call_b")])),
  "same-index": opening((name) =>
    called(["call_a", "call_b"].map((id) => ({ ...whole(name, id), index: 0 }))),
  ),
  "repeated-ids": opening((name) =>
    turn(
      ["{", "}"].map((json) => calls([{ ...whole(name, "call_a", json), index: 0 }])),
      "tool_calls",
    ),
  ),
  "many-calls": opening((name) =>
    called(Array.from({ length: 50 }, (_, index) => ({ ...whole(name, `call_${index}`), index }))),
  ),
};

function opening(say: (tool: string) => Part[]): ResponseScript {
  return (good, asked) =>
    streamResponse(asked.request.messages.at(-1)?.role === "tool" ? good : say(tool(asked)));
}

function firstTool(json: string): ResponseScript {
  return opening((name) => called([{ ...whole(name, "call_odd", json), index: 0 }]));
}

const tool = ({ request }: ChatRequest) => request.tools?.[0]?.function.name ?? "no_such_tool";

const turn = (parts: Part[], reason = "stop"): Part[] => [
  chunk({ role: "assistant", content: "" }),
  ...parts,
  finishChunk(reason),
  { choices: [], usage: { prompt_tokens: 10, completion_tokens: 5, total_tokens: 15 } },
  DONE,
];

const words = (content: string) => chunk({ content });

const calls = (tool_calls: Record<string, unknown>[]) => chunk({ tool_calls });

/** Sends each call in a chunk of its own. */
const called = (tool_calls: Record<string, unknown>[]) =>
  turn(
    tool_calls.map((call) => calls([call])),
    "tool_calls",
  );

const whole = (name: string, id = "call_odd", json = "{}") => ({
  id,
  type: "function",
  function: { name, arguments: json },
});

const stopped = (good: Part[], reason: string) => [...good.slice(0, -3), finishChunk(reason), DONE];

/** Everything that a client must ignore: comments, reasoning, unknown fields, a second choice. */
function withUnexpectedEvents(good: Part[]): Part[] {
  return [
    encodeText(": processing\n\nretry: soon\n\ndata:\n\n"),
    { choices: [], prompt_filter_results: [{ prompt_index: 0 }] },
    { choices: [{ index: 1, delta: { content: "Another." }, finish_reason: "length" }] },
    chunk({ reasoning_content: "The client wants", content: null }),
    chunk({ reasoning: "to know", new_kind_of_delta: { x: 1 } }, ""),
    chunk({ tool_calls: null }),
    { choices: "none", error: null, usage: "unknown" },
    ...good,
    words(" Not heard: the end was said."),
  ];
}
