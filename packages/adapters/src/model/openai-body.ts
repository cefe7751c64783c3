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

/** The request in the words of chat completions, without the model's id. */
export function body(request: ModelRequest): OpenaiBody {
  return {
    messages: [...system(request), ...request.messages.flatMap(message)],
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

/** The choice is also said in words, because many compatible servers read over `tool_choice`. */
function system({ system, choice }: ModelRequest): OpenaiMessage[] {
  const words = choice === "none" ? [system, "Answer now without calling tools."] : [system];
  const content = words.filter(visible).join("\n\n");
  return content === "" ? [] : [{ role: "system", content }];
}

function message(message: Message): OpenaiMessage[] {
  if (message.role === "user") return [{ role: "user", content: message.text }];
  if (message.role === "tools") return [...message.results.map(result), ...noted(message.note)];
  const { text, calls } = message;
  if (calls.length === 0) return [{ role: "assistant", content: text }];
  return [
    { role: "assistant", content: visible(text) ? text : null, tool_calls: calls.map(openaiCall) },
  ];
}

const noted = (note = ""): OpenaiMessage[] =>
  visible(note) ? [{ role: "user", content: note }] : [];

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
