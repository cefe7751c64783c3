import * as z from "zod";
import { MessageContent } from "./openai-content.ts";
import { OpenaiUsage } from "./openai-usage.ts";

/** Empty when absent, null or not text: servers differ, and some send "" for null. */
const Text = z.string().catch("");

/** Arguments are text; some servers send an object, or name the field `parameters` or `input`. */
const Named = z
  .looseObject({ name: Text })
  .transform(({ name, arguments: args, parameters, input }) => ({
    name,
    arguments: jsonOf(args ?? parameters ?? input),
  }));

const jsonOf = (value: unknown): string =>
  typeof value === "string" ? value : (JSON.stringify(value ?? undefined) ?? "");

const nameless = { name: "", arguments: "" };

const Extra = z.record(z.string(), z.unknown());

const Index = z.union([z.int(), z.string().regex(/^\d+$/).transform(Number)]);

/** A tool call or a piece of one. The index is missing where a server sends complete calls. */
const CallPiece = z
  .looseObject({
    index: Index.optional().catch(undefined),
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

/** A list of calls, or a single call without a list. An invalid call does not affect the others. */
const Calls = z
  .unknown()
  .optional()
  .transform((sent) => {
    const list = (Array.isArray(sent) ? sent : [sent]).filter(Boolean);
    const read = list.map((one) => CallPiece.safeParse(one));
    return {
      pieces: read.flatMap(({ data }) => data ?? []),
      unread: read.some(({ success }) => !success),
    };
  });

const RawDelta = z.looseObject({
  content: MessageContent,
  refusal: Text,
  reasoning_content: Text,
  reasoning: Text,
  thinking: Text,
  reasoning_details: z.array(Extra).catch([]),
  thinking_blocks: z.array(Extra).catch([]),
  tool_calls: Calls,
  function_call: Named.optional().catch(undefined),
  extra_content: Extra.optional().catch(undefined),
});

const MessageDelta = RawDelta.transform(({ function_call, tool_calls, content, ...delta }) => ({
  ...delta,
  content,
  unread: content.unread || tool_calls.unread,
  // The older `function_call` field, from before calls had ids.
  calls:
    function_call === undefined
      ? tool_calls.pieces
      : [
          ...tool_calls.pieces,
          { index: undefined, id: "", function: function_call, extra_content: undefined },
        ],
}));
export type MessageDelta = z.infer<typeof MessageDelta>;

const silence = MessageDelta.parse({});

const CompletionChoice = z
  .looseObject({
    index: Index.catch(0),
    delta: MessageDelta.optional().catch(undefined),
    message: MessageDelta.optional().catch(undefined),
    text: Text,
    finish_reason: Text,
  })
  .transform(({ index, delta, message, text, finish_reason }) => ({
    index,
    // A server that does not stream sends the whole message; very old ones send plain text.
    delta: delta ?? message ?? (text === "" ? silence : MessageDelta.parse({ content: text })),
    /** The message contains the full text so far, which may repeat what was streamed. */
    isWhole: delta === undefined && message !== undefined,
    finish_reason,
  }));
export type CompletionChoice = z.infer<typeof CompletionChoice>;

const Usages = z.looseObject({
  usage: OpenaiUsage.nullish().catch(null),
  x_groq: z.object({ usage: OpenaiUsage.nullish() }).nullish().catch(null),
  choices: z.array(z.object({ usage: OpenaiUsage.nullish().catch(null) }).catch({})).catch([]),
});

/** The fields we use from a streamed completion chunk; others are dropped. */
export const CompletionChunk = z.unknown().transform((sent) => {
  const { usage, x_groq, choices } = Usages.catch({ choices: [] }).parse(sent);
  const { choices: read } = Choices.parse(sent);
  return { choices: read, usage: usage ?? x_groq?.usage ?? choices[0]?.usage ?? null };
});
const Choices = z.object({ choices: z.array(CompletionChoice).catch([]) });
export type CompletionChunk = z.infer<typeof CompletionChunk>;

/** A complete, unstreamed response to a streaming request. */
export const Completion = z.looseObject({ choices: z.array(z.unknown()).min(1) });

/** The forms in which servers report a failure inside the stream. */
export const StreamFailure = z.union([
  z.object({ error: z.union([z.string().min(1), z.looseObject({})]) }),
  z.object({ object: z.literal("error") }),
]);
