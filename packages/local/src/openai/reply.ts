import { tokensOf } from "../bedrock/cache.ts";
import type { ModelReply } from "../bedrock/reply.ts";
import { DONE, type Part } from "./wire.ts";

interface ToolCall {
  id: string;
  type: "function";
  function: { name: string; arguments: string };
}

let calls = 0;

/** A streamed answer; `requestCharacters` is the length of the request. */
export function streamedParts(reply: ModelReply, requestCharacters: number): Part[] {
  return [
    chunk({ role: "assistant", content: "" }),
    ...(reply.text.match(/\s*\S+|\s+/g) ?? []).map((content) => chunk({ content })),
    ...toolCalls(reply).flatMap(inPieces),
    finishChunk(finishReason[reply.stop]),
    { ...chunk({}), choices: [], usage: usage(reply, requestCharacters) },
    DONE,
  ];
}

/** The response to a request without `stream`. */
export function wholeResponse(
  reply: ModelReply,
  requestCharacters: number,
): Record<string, unknown> {
  const tool_calls = toolCalls(reply);
  const message = {
    role: "assistant",
    content: reply.text === "" ? null : reply.text,
    ...(tool_calls.length === 0 ? {} : { tool_calls }),
  };
  return {
    ...completion("chat.completion"),
    choices: [{ index: 0, message, finish_reason: finishReason[reply.stop] }],
    usage: usage(reply, requestCharacters),
  };
}

export const chunk = (delta: Record<string, unknown>, finish_reason: string | null = null) => ({
  ...completion("chat.completion.chunk"),
  choices: [{ index: 0, delta, finish_reason }],
});

export const finishChunk = (reason: string) => chunk({}, reason);

const completion = (object: string) => ({
  id: "chatcmpl-local",
  object,
  created: 1_700_000_000,
  model: "local",
});

const finishReason = { end_turn: "stop", tool_use: "tool_calls", max_tokens: "length" } as const;

const toolCalls = (reply: ModelReply): ToolCall[] =>
  reply.calls.map(({ name, input }) => {
    calls += 1;
    return {
      id: `call_${calls}`,
      type: "function",
      function: { name, arguments: JSON.stringify(input) },
    };
  });

/** The id and name come with the first piece, arguments a dozen characters at a time. */
function inPieces({ function: called, ...call }: ToolCall, index: number): Part[] {
  const pieces = called.arguments.match(/.{1,12}/gsu) ?? [];
  const first = { index, ...call, function: { name: called.name, arguments: "" } };
  return [first, ...pieces.map((piece) => ({ index, function: { arguments: piece } }))].map((one) =>
    chunk({ tool_calls: [one] }),
  );
}

function usage(reply: ModelReply, requestCharacters: number) {
  const prompt_tokens = tokensOf(requestCharacters);
  const completion_tokens = tokensOf((reply.text + JSON.stringify(reply.calls)).length);
  return { prompt_tokens, completion_tokens, total_tokens: prompt_tokens + completion_tokens };
}
