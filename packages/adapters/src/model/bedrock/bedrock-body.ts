import type {
  CallResult,
  Message,
  ModelRequest,
  Thinking,
  ToolSpec,
} from "@advisor/agent/model/model";
import type {
  Message as BedrockMessage,
  ContentBlock,
  ConverseStreamCommandInput,
  SystemContentBlock,
  Tool,
  ToolConfiguration,
  ToolResultContentBlock,
} from "@aws-sdk/client-bedrock-runtime";
import { shortCallId } from "../call-id.ts";
import type { ModelCapability } from "../capabilities.ts";
import { isAdaptiveClaude, type ReasoningEffort } from "../model-traits.ts";
import { simplifySchema } from "../plain-schema.ts";
import { toValidToolName } from "../valid-tool-name.ts";

type Document = ToolResultContentBlock.JsonMember["json"];
type Supports = ReadonlySet<ModelCapability>;

/**
 * Bedrock caches the prompt up to this point and charges a fraction of the price to read it again.
 */
const cachePoint = { cachePoint: { type: "default" } } as const;

/**
 * What is known about the model besides its capabilities: request shapes it rejects, and its id.
 */
interface About {
  id?: string;
  effort?: ReasoningEffort | undefined;
  lacks?: Supports;
  most_tokens?: number;
}

/**
 * The request in Converse's format, without the model id. Tools, system prompt and messages are
 * byte-identical on every step and turn, so that they can be cached; whatever changes comes after
 * the last cache point.
 */
export function converseBody(
  request: ModelRequest,
  can: Supports,
  { id = "", effort, lacks = new Set(), most_tokens = request.max_tokens }: About = {},
): Omit<ConverseStreamCommandInput, "modelId"> {
  const points = can.has("cache_points") ? [cachePoint] : [];
  const toolConfig = tools(request, lacks, points);
  const more = additional(id, effort, lacks);
  return {
    ...(lacks.has("system_role") ? {} : { system: instructions(request, points) }),
    messages: messagesOf(request, lacks, { points, id }),
    inferenceConfig: { maxTokens: most_tokens },
    ...(toolConfig ? { toolConfig } : {}),
    ...(more === undefined ? {} : { additionalModelRequestFields: more }),
  };
}

/**
 * Fields of Anthropic's own API: how hard to think, and that reasoning is returned as a summary.
 */
function additional(
  id: string,
  effort: ReasoningEffort | undefined,
  lacks: Supports,
): Document | undefined {
  if (!id.includes("claude")) return undefined;
  const fields = {
    ...(isAdaptiveClaude(id) && !lacks.has("shown_thinking")
      ? { thinking: { type: "adaptive", display: "summarized" } }
      : {}),
    ...(effort !== undefined && !lacks.has("effort") ? { output_config: { effort } } : {}),
  };
  return Object.keys(fields).length === 0 ? undefined : fields;
}

function messagesOf(
  request: ModelRequest,
  lacks: Supports,
  { points, id }: { points: (typeof cachePoint)[]; id: string },
): BedrockMessage[] {
  const { messages, anchored = [] } = request;
  const last = messages.length - 1;
  return messages.map((one, at) => {
    const { role, content = [] } = message(one, lacks, id);
    const own = anchored.filter((note) => note.message === at).map(({ text }) => text);
    const notes = [...(at === last ? changing(request) : []), ...own].filter(visible);
    const blocks = at === 0 && lacks.has("system_role") ? instructed(request, content) : content;
    const marks = at === last ? points : [];
    return { role, content: withNotes(blocks, marks, notes, lacks) };
  });
}

/** A model without a system role gets the instructions in the first message. */
const instructed = ({ system }: ModelRequest, content: ContentBlock[]): ContentBlock[] =>
  visible(system) ? [{ text: system }, ...content] : content;

/**
 * Puts notes after the cached part. Where text may not follow tool results, the notes go into the
 * last result.
 */
function withNotes(
  content: ContentBlock[],
  points: (typeof cachePoint)[],
  notes: readonly string[],
  lacks: Supports,
): ContentBlock[] {
  const result = content.at(-1)?.toolResult;
  if (result === undefined || notes.length === 0 || !lacks.has("text_beside_results")) {
    return [...content, ...points, ...notes.map((text) => ({ text }))];
  }
  const blocks = notes.map((text) => ({ text }));
  return [
    ...content.slice(0, -1),
    { toolResult: { ...result, content: [...(result.content ?? []), ...blocks] } },
  ];
}

/**
 * Converse has no tool choice "none", and rejects a history with tool calls when the request has no
 * tools.
 */
function tools(
  { tools, choice, messages }: ModelRequest,
  lacks: Supports,
  points: (typeof cachePoint)[],
): ToolConfiguration | undefined {
  const called = messages.some(({ role }) => role === "tools");
  if (tools.length === 0 || (choice === "none" && !called)) return undefined;
  const toolChoice = choice === "required" ? { any: {} } : { auto: {} };
  return {
    tools: [...tools.map((one) => spec(one, lacks)), ...points],
    ...(!lacks.has("tool_choice") ? { toolChoice } : {}),
  };
}

function instructions(
  { system }: ModelRequest,
  points: (typeof cachePoint)[],
): SystemContentBlock[] {
  return visible(system) ? [{ text: system }, ...points] : [];
}

/** Instructions that apply to this step only. */
const changing = ({ context, choice }: ModelRequest): readonly string[] =>
  choice === "none" ? [...context, "Answer now without calling tools."] : context;

function message(message: Message, lacks: Supports, id: string): BedrockMessage {
  if (message.role === "user") return { role: "user", content: [{ text: message.text }] };
  if (message.role === "tools") {
    return { role: "user", content: message.results.map((one) => result(one, lacks)) };
  }
  const { text, calls, thinking } = message;
  const uses = calls.map((call) => ({
    toolUse: {
      toolUseId: idOf(call.id, lacks),
      name: toValidToolName(call.name),
      input: document(call.input),
    },
  }));
  const back = !lacks.has("thinking_back") && thinking?.model_id === id ? thinking.blocks : [];
  return { role: "assistant", content: woven(text, uses, back) };
}

/** Puts the reasoning blocks back in their original positions between the text and the calls. */
function woven(text: string, uses: ContentBlock[], back: Thinking["blocks"]): ContentBlock[] {
  const content: ContentBlock[] = [];
  const done = { characters: 0, calls: 0 };
  const until = (characters: number, calls: number) => {
    const piece = text.slice(done.characters, characters);
    if (visible(piece)) content.push({ text: piece });
    content.push(...uses.slice(done.calls, calls));
    done.characters = Math.max(done.characters, characters);
    done.calls = Math.max(done.calls, calls);
  };
  for (const { after, block } of back) {
    until(after.characters, after.calls);
    content.push(thought(block));
  }
  until(text.length, uses.length);
  return content;
}

/** A reasoning block as it was received; encrypted bytes were stored as text. */
function thought({ text, signature, redacted }: Record<string, unknown>): ContentBlock {
  if (typeof redacted === "string") {
    return { reasoningContent: { redactedContent: Buffer.from(redacted, "base64") } };
  }
  const reasoningText = {
    text: String(text ?? ""),
    ...(typeof signature === "string" ? { signature } : {}),
  };
  return { reasoningContent: { reasoningText } };
}

const idOf = (id: string, lacks: Supports): string =>
  lacks.has("call_ids") ? shortCallId(id) : id;

const result = ({ call_id, status, shown }: CallResult, lacks: Supports): ContentBlock => ({
  toolResult: { toolUseId: idOf(call_id, lacks), status, content: [{ json: document(shown) }] },
});

const spec = ({ name, description, schema }: ToolSpec, lacks: Supports): Tool => ({
  toolSpec: {
    name,
    description,
    inputSchema: { json: document(lacks.has("schema_words") ? simplifySchema(schema) : schema) },
  },
});

/** Converse rejects blank text. */
const visible = (text: string): boolean => text.trim() !== "";

/** The port guarantees JSON; the SDK's own type has no index signature. */
const document = (value: unknown): Document => value as Document;
