import type { ThinkingBlock } from "@advisor/agent/model/model";
import type { IndexedCall } from "./openai-calls.ts";
import type { MessageDelta } from "./openai-chunk.ts";

type Json = Record<string, unknown>;

/** The reasoning in one answer, in the fields in which the server sent it. */
export interface Reasoning {
  reasoning_content: string;
  reasoning: string;
  details: readonly Json[];
  blocks: readonly Json[];
  parts: readonly Json[];
  extra_content: Json | undefined;
}

export const noReasoning: Reasoning = {
  reasoning_content: "",
  reasoning: "",
  details: [],
  blocks: [],
  parts: [],
  extra_content: undefined,
};

/** The reasoning text of a delta. If a server sends it in two fields, it is shown once. */
export function reasoningText(delta: MessageDelta): string {
  const { reasoning_content, reasoning, thinking, reasoning_details, content } = delta;
  const details = reasoning_details.map(({ text, summary }) => text ?? summary);
  return (
    reasoning_content ||
    reasoning ||
    thinking ||
    content.thinking ||
    details.filter((text) => typeof text === "string").join("")
  );
}

/** Gemini marks reasoning text with an extra field. */
export const isGeminiReasoning = ({ extra_content }: MessageDelta): boolean =>
  (extra_content?.google as Json | undefined)?.thought === true;

export const hasReasoning = (delta: MessageDelta): boolean =>
  reasoningText(delta) !== "" ||
  delta.reasoning_details.length > 0 ||
  delta.content.parts.length > 0;

/** The message without its reasoning. */
export const withoutReasoning = (message: MessageDelta): MessageDelta => ({
  ...message,
  reasoning_content: "",
  reasoning: "",
  thinking: "",
  reasoning_details: [],
  thinking_blocks: [],
  content: { ...message.content, thinking: "", parts: [] },
});

export const addReasoning = (thoughts: Reasoning, delta: MessageDelta): Reasoning =>
  hasReasoning(delta) || delta.thinking_blocks.length > 0 || delta.extra_content !== undefined
    ? added(thoughts, delta)
    : thoughts;

const added = (thoughts: Reasoning, delta: MessageDelta): Reasoning => ({
  reasoning_content: thoughts.reasoning_content + delta.reasoning_content,
  reasoning: thoughts.reasoning + delta.reasoning,
  details: delta.reasoning_details.reduce(joined, thoughts.details),
  blocks: [...thoughts.blocks, ...delta.thinking_blocks],
  parts: [...thoughts.parts, ...delta.content.parts],
  extra_content: delta.extra_content ?? thoughts.extra_content,
});

/**
 * Servers split one reasoning detail into pieces. Joins their text; the other fields may come with
 * any piece.
 */
function joined(details: readonly Json[], piece: Json): readonly Json[] {
  const last = details.at(-1);
  const same = last !== undefined && last.type === piece.type && last.index === piece.index;
  if (!same) return [...details, piece];
  const texts = ["text", "summary", "data"].flatMap((field) => {
    const [a, b] = [last[field], piece[field]];
    return typeof a === "string" && typeof b === "string" ? [[field, a + b]] : [];
  });
  const known = Object.entries(piece).filter(([, value]) => value !== null && value !== undefined);
  return details.with(-1, { ...last, ...Object.fromEntries([...known, ...texts]) });
}

/** The reasoning blocks that the vendor wants back with the message. */
export function reasoningBlocks(
  thoughts: Reasoning,
  calls: readonly IndexedCall[],
): ThinkingBlock[] {
  const { reasoning_content, reasoning, details, blocks, parts, extra_content } = thoughts;
  const message: Json = {
    ...(reasoning_content === "" ? {} : { reasoning_content }),
    ...(reasoning === "" ? {} : { reasoning }),
    ...(details.length === 0 ? {} : { reasoning_details: details }),
    ...(blocks.length === 0 ? {} : { thinking_blocks: blocks }),
    ...(extra_content === undefined ? {} : { extra_content }),
  };
  const start = { characters: 0, calls: 0 };
  return [
    ...(Object.keys(message).length === 0 ? [] : [{ after: start, block: { message } }]),
    ...(parts.length === 0 ? [] : [{ after: start, block: { parts } }]),
    ...calls.flatMap(({ extra_content: extra }, nth) =>
      extra === undefined
        ? []
        : [{ after: { characters: 0, calls: nth }, block: { call: { extra_content: extra } } }],
    ),
  ];
}
