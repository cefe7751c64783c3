import { delta, end, usage } from "../openai.ts";
import type { Answer } from "../server.ts";

type Json = Record<string, unknown>;

export const whole = { text: "It is 7.", reason: "stop" } as const;
export const choice = (fields: Json): Json => ({ choices: [{ index: 0, ...fields }] });
export const chunks = (...all: Json[]): Answer => ({ chunks: all });
export const content = (value: unknown): Answer => chunks(delta({ content: value }), end(), usage);
export const line = (value: Json): string => `data: ${JSON.stringify(value)}\n\n`;
export const sse = (...all: string[]): string => [...all, "data: [DONE]\n\n"].join("");
export const seven = line(delta({ content: "It is 7." }));
export const stop = line(end());
export const message = {
  message: { role: "assistant", content: "It is 7." },
  finish_reason: "stop",
};
