import type { Call, CallResult, Message, ModelRequest, ToolSpec } from "@advisor/agent/model";
import { callable } from "./callable.ts";

interface OpenaiBody {
  messages: OpenaiMessage[];
  max_tokens: number;
  stream: true;
  stream_options: { include_usage: true };
  tools?: OpenaiTool[];
  tool_choice?: ModelRequest["choice"];
}

type OpenaiMessage =
  | { role: "system" | "user"; content: string }
  | { role: "assistant"; content: string | null; tool_calls?: OpenaiCall[] }
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

/**
 * The request in the words of chat completions, without the model's id. Servers cache by prefix: what
 * changes from step to step stands at the very end.
 */
export function body(request: ModelRequest): OpenaiBody {
  return {
    messages: [
      ...system(request),
      ...request.messages.slice(0, -1).flatMap(message),
      ...ending(request.messages.slice(-1).flatMap(message), changing(request)),
    ],
    max_tokens: request.max_tokens,
    stream: true,
    stream_options: { include_usage: true },
    ...tools(request),
  };
}

/** A choice without tools, and an empty list of them, are refused. */
function tools({ tools, choice }: ModelRequest): Pick<OpenaiBody, "tools" | "tool_choice"> {
  return tools.length === 0 ? {} : { tools: tools.map(spec), tool_choice: choice };
}

const system = ({ system }: ModelRequest): OpenaiMessage[] =>
  visible(system) ? [{ role: "system", content: system }] : [];

/** What is told for this step alone; the choice too, because many compatible servers read over `tool_choice`. */
function changing({ context, choice }: ModelRequest): string {
  const words = choice === "none" ? [...context, "Answer now without calling tools."] : context;
  return words.filter(visible).join("\n\n");
}

/** Within the newest message: a user's message behind tool results is refused by some servers. */
function ending(messages: OpenaiMessage[], words: string): OpenaiMessage[] {
  const last = messages.at(-1);
  if (words === "" || last === undefined) return messages;
  return [...messages.slice(0, -1), { ...last, content: `${last.content}\n\n${words}` }];
}

function message(message: Message): OpenaiMessage[] {
  if (message.role === "user") return [{ role: "user", content: message.text }];
  if (message.role === "tools") return message.results.map(result);
  const { text, calls } = message;
  if (calls.length === 0) return [{ role: "assistant", content: text }];
  return [
    { role: "assistant", content: visible(text) ? text : null, tool_calls: calls.map(openaiCall) },
  ];
}

const openaiCall = ({ id, name, input }: Call): OpenaiCall => ({
  id,
  type: "function",
  function: { name: callable(name), arguments: JSON.stringify(input) },
});

const result = ({ call_id, shown }: CallResult): OpenaiMessage => ({
  role: "tool",
  tool_call_id: call_id,
  content: JSON.stringify(shown),
});

const spec = ({ name, description, schema }: ToolSpec): OpenaiTool => ({
  type: "function",
  function: { name, description, parameters: schema },
});

const visible = (text: string): boolean => text.trim() !== "";
