import * as z from "zod";

const CachePoint = z.strictObject({ type: z.literal("default") });

const Block = z.looseObject({
  text: z.string().optional(),
  cachePoint: CachePoint.optional(),
  toolUse: z.object({ toolUseId: z.string(), name: z.string(), input: z.unknown() }).optional(),
  toolResult: z
    .object({
      toolUseId: z.string(),
      content: z.array(z.looseObject({ text: z.string().optional() })),
    })
    .optional(),
});
type Block = z.infer<typeof Block>;

const Message = z.object({ role: z.enum(["user", "assistant"]), content: z.array(Block) });
type Message = z.infer<typeof Message>;

/** The fields of a Converse request that the service validates. */
export const ConverseBody = z.looseObject({
  messages: z.array(Message),
  system: z.array(Block).optional(),
  toolConfig: z
    .object({
      tools: z
        .array(
          z.union([
            z.strictObject({ toolSpec: z.looseObject({ name: z.string() }) }),
            z.strictObject({ cachePoint: CachePoint }),
          ]),
        )
        .min(1),
      toolChoice: z
        .looseObject({ any: z.unknown().optional(), tool: z.unknown().optional() })
        .optional(),
    })
    .optional(),
});
export type ConverseBody = z.infer<typeof ConverseBody>;

const NAME = /^[a-zA-Z0-9_-]{1,64}$/;

/** The message of the service's ValidationException; undefined when it would accept the request. */
export function validationError(request: ConverseBody): string | undefined {
  return (
    roles(request.messages) ??
    tools(request) ??
    cachePoints(request) ??
    blank(request.system ?? [], "system") ??
    firstOf(request.messages, (message, at) => blank(message.content, `messages.${at}.content`)) ??
    firstOf(request.messages, (message, at) => pairs(message, request.messages[at - 1], at))
  );
}

function roles(messages: Message[]): string | undefined {
  if (messages[0]?.role !== "user") {
    return "A conversation must start with a user message. Try again with a conversation that starts with a user message.";
  }
  if (messages.some((message, at) => message.role === messages[at - 1]?.role)) {
    return "A conversation must alternate between user and assistant roles. Make sure the conversation alternates between user and assistant roles and try again.";
  }
  if (messages.at(-1)?.role !== "user") {
    return "This model does not support assistant message prefill. The conversation must end with a user message.";
  }
  return undefined;
}

function tools({ messages, toolConfig }: ConverseBody): string | undefined {
  const blocks = messages.flatMap((message) => message.content);
  if (!toolConfig && blocks.some((block) => block.toolUse ?? block.toolResult)) {
    return "The toolConfig field must be defined when using toolUse and toolResult content blocks.";
  }
  const offered = toolNames({ toolConfig });
  const used = blocks.flatMap((block) => (block.toolUse ? [block.toolUse.name] : []));
  const odd = [...offered, ...used].find((name) => !NAME.test(name));
  if (odd !== undefined) {
    return `Value '${odd}' at 'name' failed to satisfy constraint: Member must satisfy regular expression pattern: [a-zA-Z0-9_-]+`;
  }
  const doubled = offered.find((name, at) => offered.indexOf(name) !== at);
  return doubled === undefined
    ? undefined
    : `The tool ${doubled} is already defined in toolConfig.`;
}

/** The names of the tools in a request. */
export const toolNames = ({ toolConfig }: Pick<ConverseBody, "toolConfig">): string[] =>
  (toolConfig?.tools ?? []).flatMap((tool) => ("toolSpec" in tool ? tool.toolSpec.name : []));

const mostCachePoints = 4;

function cachePoints({ toolConfig, system = [], messages }: ConverseBody): string | undefined {
  const lists = [toolConfig?.tools ?? [], system, ...messages.map(({ content }) => content)];
  const isPoint = (block: object | undefined) =>
    block !== undefined && "cachePoint" in block && block.cachePoint !== undefined;
  if (lists.flat().filter(isPoint).length > mostCachePoints) {
    return `The request has more than ${mostCachePoints} cachePoint blocks.`;
  }
  const idle = lists.some((list) =>
    list.some((block, at) => isPoint(block) && (at === 0 || isPoint(list[at - 1]))),
  );
  return idle ? "A cachePoint block must follow the content that it caches." : undefined;
}

function blank(content: Block[], path: string): string | undefined {
  if (path !== "system" && content.length === 0) {
    return `The content field in the Message object at ${path} is empty. Add a ContentBlock object to the content field and try again.`;
  }
  return firstOf(content, (block, at) => {
    if (block.text !== undefined && block.text.trim() === "") {
      return `The text field in the ContentBlock object at ${path}.${at} is blank. Add text to the text field, and try again.`;
    }
    const result = block.toolResult;
    if (result && (result.content.length === 0 || result.content.some(({ text }) => text === ""))) {
      return `The content field in the ToolResult object at ${path}.${at} is empty. Add content, and try again.`;
    }
    return undefined;
  });
}

function pairs(message: Message, before: Message | undefined, at: number): string | undefined {
  const uses = (before?.content ?? []).flatMap((block) => block.toolUse?.toolUseId ?? []);
  const results = message.content.flatMap((block) => block.toolResult?.toolUseId ?? []);
  const open = uses.filter((id) => !results.includes(id));
  if (open.length > 0) {
    return `Expected toolResult blocks at messages.${at}.content for the following Ids: ${open.join(", ")}`;
  }
  if (results.length > uses.length || results.some((id) => !uses.includes(id))) {
    return `The number of toolResult blocks at messages.${at}.content exceeds the number of toolUse blocks of previous turn.`;
  }
  return undefined;
}

function firstOf<T>(items: T[], look: (item: T, at: number) => string | undefined) {
  for (const [at, item] of items.entries()) {
    const found = look(item, at);
    if (found !== undefined) return found;
  }
  return undefined;
}
