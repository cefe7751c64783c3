import type { Call, CallResult, Message, ModelRequest, ToolSpec } from "@advisor/agent/model/model";
import type { AdaptedRequest } from "../adaptive-model.ts";
import { shortCallId } from "../call-id.ts";
import { canStream, capabilityNames, type ModelCapability } from "../capabilities.ts";
import type { ReasoningEffort } from "../model-traits.ts";
import { simplifySchema } from "../plain-schema.ts";
import { toValidToolName } from "../valid-tool-name.ts";

interface OpenaiBody {
  messages: OpenaiMessage[];
  max_tokens?: number;
  max_completion_tokens?: number;
  reasoning_effort?: ReasoningEffort;
  stream: boolean;
  stream_options?: { include_usage: true };
  tools?: OpenaiTool[];
  tool_choice?: ModelRequest["choice"];
}

type OpenaiMessage =
  | { role: "system" | "user"; content: string }
  | ({
      role: "assistant";
      content: string | null | Record<string, unknown>[];
      tool_calls?: OpenaiCall[];
    } & Record<string, unknown>)
  | { role: "tool"; tool_call_id: string; content: string };

interface OpenaiCall {
  id: string;
  type: "function";
  function: { name: string; arguments: string };
}

interface OpenaiTool {
  type: "function";
  function: { name: string; description: string; parameters: ToolSpec["schema"] };
}

type Supports = ReadonlySet<ModelCapability>;

/** The model to call and its reasoning effort. */
interface About {
  id: string;
  effort?: ReasoningEffort | undefined;
}

const everything: Supports = new Set(capabilityNames);

/**
 * The request in the chat completions format, without the model id. Servers cache by prefix, so
 * whatever changes from step to step comes at the very end.
 */
export function chatCompletionBody(
  request: ModelRequest,
  {
    can = everything,
    most_tokens = request.max_tokens,
  }: Partial<Omit<AdaptedRequest, "request">> = {},
  { id, effort }: About = { id: "" },
): OpenaiBody {
  const stream = canStream(request, can);
  return {
    messages: messagesOf(request, can, id),
    ...(can.has("max_tokens")
      ? { max_tokens: most_tokens }
      : { max_completion_tokens: most_tokens }),
    ...(effort !== undefined && can.has("effort") ? { reasoning_effort: effort } : {}),
    stream,
    ...(stream && can.has("stream_usage") ? { stream_options: { include_usage: true } } : {}),
    ...tools(request, can),
  };
}

function messagesOf(request: ModelRequest, can: Supports, id: string): OpenaiMessage[] {
  const { messages, anchored = [] } = request;
  const written = messages.map((one, at) => {
    const notes = anchored.filter(({ message }) => message === at).map(({ text }) => text);
    return ending(message(one, can, id), notes.join("\n\n"));
  });
  const before = written.slice(0, -1).flat();
  const all = [...before, ...ending(written.slice(-1).flat(), changing(request))];
  return withSystem(request.system, all, can);
}

/** A model without a system role gets the instructions in the first message. */
function withSystem(system: string, messages: OpenaiMessage[], can: Supports): OpenaiMessage[] {
  if (!visible(system)) return messages;
  if (can.has("system_role")) return [{ role: "system", content: system }, ...messages];
  const [first, ...others] = messages;
  if (first?.role !== "user") return [{ role: "user", content: system }, ...messages];
  return [{ ...first, content: `${system}\n\n${first.content}` }, ...others];
}

/** Servers reject a tool choice without tools and an empty tool list. */
function tools(
  { tools, choice }: ModelRequest,
  can: Supports,
): Pick<OpenaiBody, "tools" | "tool_choice"> {
  if (tools.length === 0) return {};
  const specs = tools.map((one) => spec(one, can));
  return can.has("tool_choice") ? { tools: specs, tool_choice: choice } : { tools: specs };
}

/**
 * Instructions that apply to this step only. The tool choice is repeated in words, because many
 * compatible servers ignore `tool_choice`.
 */
function changing({ context, choice }: ModelRequest): string {
  const words = choice === "none" ? [...context, "Answer now without calling tools."] : context;
  return words.filter(visible).join("\n\n");
}

/**
 * Appends the words to the newest message: some servers reject a user message after tool results.
 */
function ending(messages: OpenaiMessage[], words: string): OpenaiMessage[] {
  const last = messages.at(-1);
  if (words === "" || last === undefined || last.role === "assistant") return messages;
  return [...messages.slice(0, -1), { ...last, content: `${last.content}\n\n${words}` }];
}

function message(message: Message, can: Supports, id: string): OpenaiMessage[] {
  if (message.role === "user") return [{ role: "user", content: message.text }];
  if (message.role === "tools") return message.results.map((one) => result(one, can));
  const { text, calls, thinking } = message;
  const back = can.has("thinking_back") && thinking?.model_id === id ? thinking.blocks : [];
  const parts = back.flatMap(({ block }) => asList(block.parts));
  const empty = calls.length > 0 && can.has("null_content") ? null : "";
  const plain = visible(text) || calls.length === 0 ? text : empty;
  return [
    {
      role: "assistant",
      content:
        parts.length === 0 ? plain : [...parts, ...(plain ? [{ type: "text", text: plain }] : [])],
      ...Object.assign({}, ...back.map(({ block }) => block.message)),
      ...(calls.length === 0
        ? {}
        : {
            tool_calls: calls.map((call, nth) => {
              const own = back.find(({ after, block }) => block.call && after.calls === nth);
              return { ...openaiCall(call, can), ...(own?.block.call as object | undefined) };
            }),
          }),
    },
  ];
}

const asList = (value: unknown): Record<string, unknown>[] => (Array.isArray(value) ? value : []);

const idOf = (id: string, can: Supports): string => (can.has("call_ids") ? id : shortCallId(id));

const openaiCall = ({ id, name, input }: Call, can: Supports): OpenaiCall => ({
  id: idOf(id, can),
  type: "function",
  function: { name: toValidToolName(name), arguments: JSON.stringify(input) },
});

const result = ({ call_id, shown }: CallResult, can: Supports): OpenaiMessage => ({
  role: "tool",
  tool_call_id: idOf(call_id, can),
  content: JSON.stringify(shown),
});

const spec = ({ name, description, schema }: ToolSpec, can: Supports): OpenaiTool => ({
  type: "function",
  function: {
    name,
    description,
    parameters: can.has("schema_words") ? schema : simplifySchema(schema),
  },
});

const visible = (text: string): boolean => text.trim() !== "";
