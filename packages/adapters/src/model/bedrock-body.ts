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
import type { Capability } from "./capabilities.ts";

type Document = ToolResultContentBlock.JsonMember["json"];

/** What stands before it is kept by the vendor, and read again at a fraction of its price. */
const cachePoint = { cachePoint: { type: "default" } } as const;

/**
 * The request in the words of Converse, without the model's id. Tools, system and messages are the same
 * bytes with every step and turn; what changes stands behind the last cache point.
 */
export function body(
  request: ModelRequest,
  can: ReadonlySet<Capability>,
): Omit<ConverseStreamCommandInput, "modelId"> {
  const points = can.has("cache_points") ? [cachePoint] : [];
  const toolConfig = tools(request, points);
  const before = request.messages.slice(0, -1).map(message);
  const newest = request.messages.slice(-1).map(message);
  const tail = changing(request);
  return {
    system: system(request, points),
    messages: [
      ...before,
      ...newest.map(({ role, content = [] }) => ({
        role,
        content: [...content, ...points, ...tail],
      })),
    ],
    inferenceConfig: { maxTokens: request.max_tokens },
    ...(toolConfig ? { toolConfig } : {}),
  };
}

/** Converse has no choice "none", and refuses a history with calls that comes without tools. */
function tools(
  { tools, choice, messages }: ModelRequest,
  points: (typeof cachePoint)[],
): ToolConfiguration | undefined {
  const called = messages.some(({ role }) => role === "tools");
  if (tools.length === 0 || (choice === "none" && !called)) return undefined;
  return {
    tools: [...tools.map(spec), ...points],
    toolChoice: choice === "required" ? { any: {} } : { auto: {} },
  };
}

function system({ system }: ModelRequest, points: (typeof cachePoint)[]): SystemContentBlock[] {
  return visible(system) ? [{ text: system }, ...points] : [];
}

/** What is told for this step alone. */
function changing({ context, choice }: ModelRequest): ContentBlock[] {
  const words = choice === "none" ? [...context, "Answer now without calling tools."] : context;
  return words.filter(visible).map((text) => ({ text }));
}

function message(message: Message): BedrockMessage {
  if (message.role === "user") return { role: "user", content: [{ text: message.text }] };
  if (message.role === "tools") return { role: "user", content: message.results.map(result) };
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
