import type { Answer } from "./server.ts";

type Json = Record<string, unknown>;

/** A chunk with this delta. */
export const delta = (delta: Json, finish_reason: string | null = null): Json => ({
  choices: [{ index: 0, delta, finish_reason }],
});

export const end = (reason = "stop"): Json => delta({}, reason);

export const usage: Json = { choices: [], usage: { prompt_tokens: 10, completion_tokens: 5 } };

/** A piece of a call as most servers send it. */
export const piece = (name: string, args: unknown, id = "call_a", index = 0): Json =>
  delta({ tool_calls: [{ index, id, type: "function", function: { name, arguments: args } }] });

export const says = (text: string): Answer => ({
  chunks: [delta({ content: text }), end(), usage],
});

export const calls = (...pieces: Json[]): Answer => ({
  chunks: [...pieces, end("tool_calls"), usage],
});
