import * as z from "zod";

/** Empty when absent, null or not text: servers differ, and some send "" for null. */
const Text = z.string().catch("");

/** Arguments are text; some servers send an object, or name the field `parameters`. */
const Named = z.looseObject({ name: Text }).transform(({ name, arguments: args, parameters }) => ({
  name,
  arguments: jsonOf(args ?? parameters),
}));

const jsonOf = (value: unknown): string =>
  typeof value === "string" ? value : (JSON.stringify(value ?? undefined) ?? "");

const nameless = { name: "", arguments: "" };

const Extra = z.record(z.string(), z.unknown());

/** A tool call or a piece of one. The index is missing where a server sends complete calls. */
const CallPiece = z
  .looseObject({
    index: z.int().optional().catch(undefined),
    id: Text,
    function: Named.optional().catch(undefined),
    extra_content: Extra.optional().catch(undefined),
  })
  .transform((piece) => ({
    index: piece.index,
    id: piece.id,
    function: piece.function ?? Named.catch(nameless).parse(piece),
    extra_content: piece.extra_content,
  }));
export type CallPiece = z.infer<typeof CallPiece>;

/**
 * One part of a content list: text, reasoning (a text or a list of texts), or something unknown.
 */
const ContentPart = z.looseObject({
  type: Text,
  text: z.string().optional().catch(undefined),
  thinking: z
    .union([z.string(), z.array(z.looseObject({ text: Text }))])
    .optional()
    .catch(undefined),
});
type ContentPart = z.infer<typeof ContentPart>;

const Content = z
  .union([
    z.string().transform((text) => ({ text, thinking: "", parts: [], unread: false })),
    z.array(ContentPart).transform(ofParts),
    ContentPart.transform((part) => ofParts([part])),
  ])
  .catch({ text: "", thinking: "", parts: [], unread: false });

function ofParts(parts: ContentPart[]) {
  const thoughts = parts.filter(({ thinking }) => thinking !== undefined);
  return {
    text: parts.map(({ text = "" }) => text).join(""),
    thinking: thoughts.map(thoughtOf).join(""),
    parts: thoughts as Record<string, unknown>[],
    unread: parts.some(({ text, thinking }) => text === undefined && thinking === undefined),
  };
}

const thoughtOf = ({ thinking = "" }: ContentPart): string =>
  typeof thinking === "string" ? thinking : thinking.map(({ text }) => text).join("");

const RawDelta = z.looseObject({
  content: Content,
  refusal: Text,
  reasoning_content: Text,
  reasoning: Text,
  reasoning_details: z.array(Extra).catch([]),
  tool_calls: z.union([z.array(CallPiece), CallPiece.transform((one) => [one])]).catch([]),
  function_call: Named.optional().catch(undefined),
  extra_content: Extra.optional().catch(undefined),
});

const Delta = RawDelta.transform(({ function_call, tool_calls, ...delta }) => ({
  ...delta,
  // The older `function_call` field, from before calls had ids.
  calls:
    function_call === undefined
      ? tool_calls
      : [
          ...tool_calls,
          { index: undefined, id: "", function: function_call, extra_content: undefined },
        ],
}));
export type Delta = z.infer<typeof Delta>;

const silence = Delta.parse({});

const Choice = z
  .looseObject({
    index: z.int().catch(0),
    delta: Delta.optional().catch(undefined),
    message: Delta.optional().catch(undefined),
    text: Text,
    finish_reason: Text,
  })
  .transform(({ index, delta, message, text, finish_reason }) => ({
    index,
    // A server that does not stream sends the whole message; the oldest ones send a text.
    delta: delta ?? message ?? (text === "" ? silence : Delta.parse({ content: text })),
    finish_reason,
  }));
export type Choice = z.infer<typeof Choice>;

/** Token counts as the server states them, correct or not. */
const Usage = z.object({
  prompt_tokens: z.unknown().optional(),
  completion_tokens: z.unknown().optional(),
  total_tokens: z.unknown().optional(),
  prompt_tokens_details: z.object({ cached_tokens: z.unknown().optional() }).nullish().catch(null),
});

/** The fields of a streamed completion chunk that are used; unknown ones are dropped. */
export const Chunk = z.object({
  choices: z.array(Choice).catch([]),
  usage: Usage.nullable().catch(null),
});
export type Chunk = z.infer<typeof Chunk>;

/** A whole completion, or a list of chunks, sent where a stream was requested. */
export const Completion = z.looseObject({ choices: z.array(z.unknown()).min(1) });

/** The forms in which servers report a failure inside the stream. */
export const Failure = z.union([
  z.object({ error: z.union([z.string(), z.looseObject({})]) }),
  z.object({ object: z.literal("error") }),
]);
