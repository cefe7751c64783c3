import type {
  ContentBlock,
  ConverseCommandOutput,
  ConverseStreamOutput,
} from "@aws-sdk/client-bedrock-runtime";

/** Turns an answer that was not streamed into the chunks a stream would have had. */
export function* toStreamChunks(answer: ConverseCommandOutput): Generator<ConverseStreamOutput> {
  const content = answer.output?.message?.content ?? [];
  for (const [contentBlockIndex, block] of content.entries()) {
    yield* blockChunks(block, contentBlockIndex);
    yield { contentBlockStop: { contentBlockIndex } };
  }
  yield { messageStop: { stopReason: answer.stopReason } };
  yield { metadata: { usage: answer.usage, metrics: undefined } };
}

function* blockChunks(
  { text, toolUse, reasoningContent }: ContentBlock,
  contentBlockIndex: number,
): Generator<ConverseStreamOutput> {
  if (text !== undefined) yield { contentBlockDelta: { contentBlockIndex, delta: { text } } };
  if (toolUse !== undefined) {
    const { toolUseId, name, input } = toolUse;
    yield { contentBlockStart: { contentBlockIndex, start: { toolUse: { toolUseId, name } } } };
    const delta = { toolUse: { input: JSON.stringify(input ?? {}) } };
    yield { contentBlockDelta: { contentBlockIndex, delta } };
  }
  for (const thought of thoughts(reasoningContent)) {
    yield { contentBlockDelta: { contentBlockIndex, delta: { reasoningContent: thought } } };
  }
}

type Thought = NonNullable<
  NonNullable<ConverseStreamOutput["contentBlockDelta"]>["delta"]
>["reasoningContent"];

function thoughts(content: ContentBlock["reasoningContent"]): NonNullable<Thought>[] {
  const redactedContent = content?.redactedContent;
  if (redactedContent !== undefined) return [{ redactedContent }];
  const { text, signature } = content?.reasoningText ?? {};
  return [
    ...(text === undefined ? [] : [{ text }]),
    ...(signature === undefined ? [] : [{ signature }]),
  ];
}
