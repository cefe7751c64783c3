import type { Answer } from "./server.ts";

type Json = Record<string, unknown>;

export const text = (text: string, contentBlockIndex = 0): Json => ({
  contentBlockDelta: { contentBlockIndex, delta: { text } },
});

export const thought = (reasoningContent: Json, contentBlockIndex = 0): Json => ({
  contentBlockDelta: { contentBlockIndex, delta: { reasoningContent } },
});

export const closes = (contentBlockIndex = 0): Json => ({
  contentBlockStop: { contentBlockIndex },
});

export const call = (name: string, input: unknown, contentBlockIndex = 1): Json[] => [
  {
    contentBlockStart: {
      contentBlockIndex,
      start: { toolUse: { toolUseId: `tooluse_${contentBlockIndex}`, name } },
    },
  },
  { contentBlockDelta: { contentBlockIndex, delta: { toolUse: { input } } } },
  closes(contentBlockIndex),
];

export const end = (stopReason = "end_turn"): Json[] => [
  { messageStop: { stopReason } },
  { metadata: { usage: { inputTokens: 10, outputTokens: 5, totalTokens: 15 } } },
];

export const says = (words: string): Answer => ({ chunks: [text(words), closes(), ...end()] });
