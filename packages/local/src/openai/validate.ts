import * as z from "zod";

const Id = z.string().min(1).max(40);
const Name = z.string().regex(/^[a-zA-Z0-9_-]{1,64}$/);

const ToolCall = z.strictObject({
  id: Id,
  type: z.literal("function"),
  function: z.strictObject({
    name: Name,
    arguments: z.string().refine(holdsObject, "The arguments are no JSON object."),
  }),
});

const Message = z.discriminatedUnion("role", [
  z.strictObject({ role: z.literal("system"), content: z.string() }),
  z.strictObject({ role: z.literal("user"), content: z.string() }),
  z.strictObject({
    role: z.literal("assistant"),
    content: z.string().nullable().optional(),
    tool_calls: z.array(ToolCall).min(1).optional(),
  }),
  z.strictObject({ role: z.literal("tool"), tool_call_id: Id, content: z.string().min(1) }),
]);
type Message = z.infer<typeof Message>;

/** A tool's parameters must be an object that describes all of its required fields. */
const Parameters = z
  .looseObject({
    type: z.literal("object"),
    properties: z.record(z.string(), z.looseObject({})).default({}),
    required: z.array(z.string()).default([]),
  })
  .refine(
    ({ properties, required }) => required.every((name) => Object.hasOwn(properties, name)),
    "A required property is not described.",
  );

const Tool = z.strictObject({
  type: z.literal("function"),
  function: z.strictObject({
    name: Name,
    description: z.string().optional(),
    parameters: Parameters.optional(),
  }),
});

/** The fields of a request that a strict server validates. */
export const ChatBody = z.looseObject({
  model: z.string().min(1),
  messages: z.array(Message).min(1),
  tools: z.array(Tool).min(1).optional(),
  tool_choice: z.enum(["auto", "required", "none"]).optional(),
  max_tokens: z.int().min(1).optional(),
  stream: z.boolean().default(false),
  stream_options: z.strictObject({ include_usage: z.boolean() }).optional(),
});
export type ChatBody = z.infer<typeof ChatBody>;

/** The service's error message for a well-formed request; undefined when it would accept it. */
export function validationError(request: ChatBody): string | undefined {
  const { messages } = request;
  return (
    options(request) ??
    messages.map((message, at) => order(message, messages[at - 1])).find(Boolean) ??
    messages.map((message, at) => answered(message, messages.slice(at + 1))).find(Boolean) ??
    messages.map((message, at) => asked(message, messages.slice(0, at))).find(Boolean) ??
    end(messages)
  );
}

function options({
  tools = [],
  tool_choice,
  stream,
  stream_options,
}: ChatBody): string | undefined {
  if (tool_choice !== undefined && tools.length === 0) {
    return "'tool_choice' is only allowed when 'tools' are specified.";
  }
  if (stream_options !== undefined && !stream) {
    return "The 'stream_options' parameter is only allowed when 'stream' is enabled.";
  }
  const names = tools.map((tool) => tool.function.name);
  const doubled = names.find((name, at) => names.indexOf(name) !== at);
  return doubled === undefined ? undefined : `The tool ${doubled} is defined twice.`;
}

/** The strictest message order, which the chat templates of open models require. */
function order(message: Message, before: Message | undefined): string | undefined {
  const { role } = message;
  if (role === "system") return before && "The system message must be the first.";
  const allowed = role === "user" ? ["system", "assistant"] : ["user", "tool"];
  const first = before === undefined ? role === "user" : allowed.includes(before.role);
  if (role !== "tool" && !first) {
    return "Conversation roles must alternate user/assistant/user/assistant/...";
  }
  if (role === "assistant" && message.tool_calls === undefined && !message.content) {
    return "Invalid value for 'content': expected a string, got null.";
  }
  return undefined;
}

function answered(message: Message, after: Message[]): string | undefined {
  if (message.role !== "assistant" || message.tool_calls === undefined) return undefined;
  const results = idsOf(after);
  const open = message.tool_calls.map(({ id }) => id).filter((id) => !results.includes(id));
  if (open.length === 0) return undefined;
  return `An assistant message with 'tool_calls' must be followed by tool messages responding to each 'tool_call_id'. The following tool_call_ids did not have response messages: ${open.join(", ")}`;
}

/** The ids of the tool results that follow directly. */
function idsOf(after: Message[]): string[] {
  const end = after.findIndex(({ role }) => role !== "tool");
  const results = end === -1 ? after : after.slice(0, end);
  return results.flatMap((message) => (message.role === "tool" ? [message.tool_call_id] : []));
}

function asked(message: Message, before: Message[]): string | undefined {
  if (message.role !== "tool") return undefined;
  const caller = before.findLast(({ role }) => role !== "tool");
  const calls = caller?.role === "assistant" ? (caller.tool_calls ?? []) : [];
  const id = message.tool_call_id;
  const twice = before
    .slice(caller ? before.lastIndexOf(caller) : 0)
    .some((other) => other.role === "tool" && other.tool_call_id === id);
  if (!twice && calls.some((call) => call.id === id)) return undefined;
  return "Invalid parameter: messages with role 'tool' must be a response to a preceding message with 'tool_calls'.";
}

function end(messages: Message[]): string | undefined {
  const last = messages.at(-1)?.role;
  return last === "user" || last === "tool"
    ? undefined
    : "The last message must be of the user or of a tool.";
}

function holdsObject(text: string): boolean {
  try {
    return z.looseObject({}).safeParse(JSON.parse(text)).success;
  } catch {
    return false;
  }
}
