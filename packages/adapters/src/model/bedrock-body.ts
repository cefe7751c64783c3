import type { CallResult, Message, ModelRequest, ToolSpec } from "@advisor/agent/model";
import type {
  Message as BedrockMessage,
  ContentBlock,
  ConverseStreamCommandInput,
  SystemContentBlock,
  Tool,
  ToolConfiguration,
  ToolResultContentBlock,
} from "@aws-sdk/client-bedrock-runtime";
import { callable } from "./callable.ts";

type Document = ToolResultContentBlock.JsonMember["json"];

/** The request in the words of Converse, without the model's id. */
export function body(request: ModelRequest): Omit<ConverseStreamCommandInput, "modelId"> {
  const toolConfig = tools(request);
  return {
    system: system(request),
    messages: request.messages.map(message),
    inferenceConfig: { maxTokens: request.max_tokens },
    ...(toolConfig ? { toolConfig } : {}),
  };
}

/** Converse has no choice "none", and refuses a history with calls that comes without tools. */
function tools({ tools, choice, messages }: ModelRequest): ToolConfiguration | undefined {
  const called = messages.some(({ role }) => role === "tools");
  if (tools.length === 0 || (choice === "none" && !called)) return undefined;
  return {
    tools: tools.map(spec),
    toolChoice: choice === "required" ? { any: {} } : { auto: {} },
  };
}

function system({ system, choice }: ModelRequest): SystemContentBlock[] {
  const words = choice === "none" ? [system, "Answer now without calling tools."] : [system];
  return words.filter(visible).map((text) => ({ text }));
}

function message(message: Message): BedrockMessage {
  if (message.role === "user") return { role: "user", content: [{ text: message.text }] };
  if (message.role === "tools") {
    const note = [message.note ?? ""].filter(visible).map((text) => ({ text }));
    return { role: "user", content: [...message.results.map(result), ...note] };
  }
  return {
    role: "assistant",
    content: [
      ...[message.text].filter(visible).map((text) => ({ text })),
      ...message.calls.map(({ id, name, input }) => ({
        toolUse: { toolUseId: id, name: callable(name), input: document(input) },
      })),
    ],
  };
}

const result = ({ call_id, status, shown }: CallResult): ContentBlock => ({
  toolResult: { toolUseId: call_id, status, content: [{ json: document(shown) }] },
});

const spec = ({ name, description, schema }: ToolSpec): Tool => ({
  toolSpec: { name, description, inputSchema: { json: document(schema) } },
});

/** Converse refuses blank text. */
const visible = (text: string): boolean => text.trim() !== "";

/** JSON by contract of the port; the SDK's type says so without index signatures. */
const document = (value: unknown): Document => value as Document;
