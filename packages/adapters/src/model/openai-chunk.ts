import * as z from "zod";

/** Empty when it is absent, null or no text: servers differ, and some say "" for null. */
const Text = z.string().catch("");

/** A call or a part of one; the index is missing where a server sends whole calls. */
const CallPiece = z.object({
  index: z.int().optional().catch(undefined),
  id: Text,
  function: z.object({ name: Text, arguments: Text }).catch({ name: "", arguments: "" }),
});
export type CallPiece = z.infer<typeof CallPiece>;

const Choice = z.object({
  index: z.int().catch(0),
  delta: z
    .object({ content: Text, tool_calls: z.array(CallPiece).catch([]) })
    .catch({ content: "", tool_calls: [] }),
  finish_reason: Text,
});
export type Choice = z.infer<typeof Choice>;

/** As the server states it, true or not. */
const Usage = z.object({
  prompt_tokens: z.unknown().optional(),
  completion_tokens: z.unknown().optional(),
  total_tokens: z.unknown().optional(),
  prompt_tokens_details: z.object({ cached_tokens: z.unknown().optional() }).nullish().catch(null),
});

/** One chunk of a streamed completion, as far as it is used. What it does not know, it leaves out. */
export const Chunk = z.object({
  choices: z.array(Choice).catch([]),
  usage: Usage.nullable().catch(null),
});
export type Chunk = z.infer<typeof Chunk>;

/** How servers say in the stream that they failed. */
export const Failure = z.union([
  z.object({ error: z.union([z.string(), z.looseObject({})]) }),
  z.object({ object: z.literal("error") }),
]);
