import { type CacheUsage, tokensOf } from "./cache.ts";
import { eventFrame, type Frame } from "./frame.ts";

/** A model's reply to one request: text, tool calls, and the stop reason. */
export interface ModelReply {
  text: string;
  calls: { name: string; input: Record<string, unknown> }[];
  stop: "end_turn" | "tool_use" | "max_tokens";
}

type Block =
  | { text: string }
  | { toolUse: { toolUseId: string; name: string; input: Record<string, unknown> } };

let uses = 0;

/** The response of `converse-stream`. */
export function streamedFrames(reply: ModelReply, cacheUsage: CacheUsage): Frame[] {
  return [
    eventFrame("messageStart", { role: "assistant" }),
    ...blocks(reply).flatMap(inPieces),
    eventFrame("messageStop", { stopReason: reply.stop }),
    eventFrame("metadata", { usage: usage(reply, cacheUsage), metrics: { latencyMs: 1 } }),
  ];
}

/** The response of `converse`. */
export function wholeResponse(reply: ModelReply, cacheUsage: CacheUsage): Record<string, unknown> {
  return {
    output: { message: { role: "assistant", content: blocks(reply) } },
    stopReason: reply.stop,
    usage: usage(reply, cacheUsage),
    metrics: { latencyMs: 1 },
  };
}

function blocks(reply: ModelReply): Block[] {
  const calls = reply.calls.map((call) => {
    uses += 1;
    return { toolUse: { toolUseId: `tooluse_${uses}`, ...call } };
  });
  return reply.text === "" ? calls : [{ text: reply.text }, ...calls];
}

/** Splits text into words and arguments into pieces of a dozen characters. */
function inPieces(block: Block, contentBlockIndex: number): Frame[] {
  const delta = (body: Record<string, unknown>) =>
    eventFrame("contentBlockDelta", { contentBlockIndex, delta: body });
  const stop = eventFrame("contentBlockStop", { contentBlockIndex });

  if ("text" in block) {
    const words = block.text.match(/\s*\S+|\s+/g) ?? [];
    return [...words.map((text) => delta({ text })), stop];
  }

  const { input, ...toolUse } = block.toolUse;
  const pieces = JSON.stringify(input).match(/.{1,12}/gsu) ?? [];
  return [
    eventFrame("contentBlockStart", { contentBlockIndex, start: { toolUse } }),
    ...pieces.map((piece) => delta({ toolUse: { input: piece } })),
    stop,
  ];
}

function usage(reply: ModelReply, cacheUsage: CacheUsage) {
  const outputTokens = tokensOf((reply.text + JSON.stringify(reply.calls)).length);
  const { inputTokens, cacheReadInputTokens = 0, cacheWriteInputTokens = 0 } = cacheUsage;
  const totalTokens = inputTokens + outputTokens + cacheReadInputTokens + cacheWriteInputTokens;
  return { ...cacheUsage, outputTokens, totalTokens };
}
