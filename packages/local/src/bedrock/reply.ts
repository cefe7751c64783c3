import { type Cached, tokensOf } from "./cache.ts";
import { event, type Frame } from "./frame.ts";

/** What a brain answers to one request: words, calls, and why it stopped. */
export interface Reply {
  text: string;
  calls: { name: string; input: Record<string, unknown> }[];
  stop: "end_turn" | "tool_use" | "max_tokens";
}

type Block =
  | { text: string }
  | { toolUse: { toolUseId: string; name: string; input: Record<string, unknown> } };

let uses = 0;

/** The answer of `converse-stream`. */
export function streamed(reply: Reply, asked: Cached): Frame[] {
  return [
    event("messageStart", { role: "assistant" }),
    ...blocks(reply).flatMap(inPieces),
    event("messageStop", { stopReason: reply.stop }),
    event("metadata", { usage: usage(reply, asked), metrics: { latencyMs: 1 } }),
  ];
}

/** The answer of `converse`. */
export function whole(reply: Reply, asked: Cached): Record<string, unknown> {
  return {
    output: { message: { role: "assistant", content: blocks(reply) } },
    stopReason: reply.stop,
    usage: usage(reply, asked),
    metrics: { latencyMs: 1 },
  };
}

function blocks(reply: Reply): Block[] {
  const calls = reply.calls.map((call) => {
    uses += 1;
    return { toolUse: { toolUseId: `tooluse_${uses}`, ...call } };
  });
  return reply.text === "" ? calls : [{ text: reply.text }, ...calls];
}

/** Text leaves word by word, arguments a dozen characters at a time. */
function inPieces(block: Block, contentBlockIndex: number): Frame[] {
  const delta = (body: Record<string, unknown>) =>
    event("contentBlockDelta", { contentBlockIndex, delta: body });
  const stop = event("contentBlockStop", { contentBlockIndex });

  if ("text" in block) {
    const words = block.text.match(/\s*\S+|\s+/g) ?? [];
    return [...words.map((text) => delta({ text })), stop];
  }

  const { input, ...toolUse } = block.toolUse;
  const pieces = JSON.stringify(input).match(/.{1,12}/gsu) ?? [];
  return [
    event("contentBlockStart", { contentBlockIndex, start: { toolUse } }),
    ...pieces.map((piece) => delta({ toolUse: { input: piece } })),
    stop,
  ];
}

function usage(reply: Reply, asked: Cached) {
  const outputTokens = tokensOf((reply.text + JSON.stringify(reply.calls)).length);
  const { inputTokens, cacheReadInputTokens = 0, cacheWriteInputTokens = 0 } = asked;
  const totalTokens = inputTokens + outputTokens + cacheReadInputTokens + cacheWriteInputTokens;
  return { ...asked, outputTokens, totalTokens };
}
