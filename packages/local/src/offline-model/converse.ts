import { ToolError, ToolResult } from "@advisor/protocol/tool-result";
import * as z from "zod";

const Block = z.object({
  text: z.string().optional(),
  toolUse: z.object({ toolUseId: z.string(), name: z.string(), input: z.unknown() }).optional(),
  toolResult: z
    .object({
      toolUseId: z.string(),
      content: z.array(z.object({ json: z.unknown().optional(), text: z.string().optional() })),
    })
    .optional(),
});
const Message = z.object({ role: z.enum(["user", "assistant"]), content: z.array(Block) });
type Message = z.infer<typeof Message>;

/** The parts of a Bedrock Converse request that the offline model reads. */
export const ConverseRequest = z.object({
  system: z.array(z.object({ text: z.string().optional() })).optional(),
  messages: z.array(Message),
  toolConfig: z
    .object({
      tools: z.array(z.object({ toolSpec: z.object({ name: z.string() }).optional() })),
      toolChoice: z.object({ any: z.unknown().optional() }).optional(),
    })
    .optional(),
});
export type ConverseRequest = z.infer<typeof ConverseRequest>;

export interface ToolCall {
  name: string;
  input: Record<string, unknown>;
}

export interface ToolCallResult {
  call: ToolCall;
  outcome: ToolResult | { error: ToolError };
}

/** What the advisor wrote, and everything until the advisor's next message. */
export interface Turn {
  /** The message as sent, including its context block. */
  text: string;
  calls: ToolCall[];
  results: ToolCallResult[];
  /** The number of tool steps; all calls of one reply are one step. */
  steps: number;
  said: string;
}

export const systemText = (request: ConverseRequest): string => joined(request.system ?? []);

export const offeredTools = (request: ConverseRequest): string[] =>
  (request.toolConfig?.tools ?? []).flatMap(({ toolSpec }) => toolSpec?.name ?? []);

/** False in the last step of a turn, which may only write text. */
export const canCallTools = ({ messages }: ConverseRequest): boolean =>
  !joined(messages.at(-1)?.content ?? []).endsWith(writeOnly);

const writeOnly = "Answer now without calling tools.";
/** For a model that cannot be forced, as on Bedrock. */
const callFirst = "Call one of the tools now. Do not answer in words.";
/** The agent's own words, which nobody asked. */
const remarks: ReadonlySet<string> = new Set([writeOnly, callFirst]);

export const mustCallTool = ({ toolConfig, messages }: ConverseRequest): boolean =>
  toolConfig?.toolChoice?.any !== undefined ||
  joined(messages.at(-1)?.content ?? []).endsWith(callFirst);

/**
 * Turns, oldest first. Tool results belong to the turn that made the calls, even when new text
 * follows in the same message.
 */
export function turnsOf(request: ConverseRequest): Turn[] {
  const all: Turn[] = [];
  const asked = new Map<string, ToolCall>();
  for (const message of request.messages) {
    const turn = all.at(-1);
    if (turn !== undefined) readInto(turn, message, asked);
    if (turn !== undefined && asksToGoOn(message)) turn.text = goneOn(turn.text, message);
    else if (message.role === "user") all.push(...started(message));
  }
  return all;
}

/** The text of the answer that the last message asks to go on with; undefined if it asks something else. */
export function interruptedText({ messages }: ConverseRequest): string | undefined {
  const last = messages.at(-1);
  return last !== undefined && asksToGoOn(last)
    ? joined(messages.at(-2)?.content ?? [])
    : undefined;
}

const asksToGoOn = ({ role, content }: Message): boolean =>
  role === "user" && content.some(({ text }) => text?.endsWith(goOn));

const goOn = "Go on exactly where it stopped: repeat nothing, and begin nothing anew.";

/** The turn's message, with the context that came with the wish to go on. */
const goneOn = (message: string, { content }: Message): string =>
  content.reduce(
    (all, { text = "" }) => (/^\s*<context>/.test(text) ? withContext(all, text) : all),
    message,
  );

function readInto(turn: Turn, message: Message, asked: Map<string, ToolCall>): void {
  if (message.role === "assistant") turn.said += joined(message.content);
  if (message.content.some(({ toolUse }) => toolUse !== undefined)) turn.steps += 1;
  for (const { toolUse, toolResult } of message.content) {
    if (toolUse !== undefined) {
      const call = { name: toolUse.name, input: Input.parse(toolUse.input) };
      asked.set(toolUse.toolUseId, call);
      turn.calls.push(call);
    }
    if (toolResult !== undefined) {
      const call = asked.get(toolResult.toolUseId);
      if (call !== undefined) turn.results.push({ call, outcome: outcome(toolResult.content) });
    }
  }
}

/**
 * A text with a context block followed by words starts a turn. A context block alone replaces the
 * context of the current turn. Other text next to tool results, and the agent's remarks on a step,
 * start nothing.
 */
function started({ content }: Message): Turn[] {
  const withResults = content.some((block) => block.toolResult !== undefined);
  const texts = content
    .flatMap(({ text }) => (text === undefined || remarks.has(text) ? [] : text))
    .reduce<string[]>((all, text) => joinedTo(all, text, withResults), []);
  return texts.map((text) => ({ text, calls: [], results: [], steps: 0, said: "" }));
}

function joinedTo(texts: string[], text: string, withResults: boolean): string[] {
  const before = texts.slice(0, -1);
  const last = texts.at(-1);
  if (!/^\s*<context>/.test(text)) {
    return withResults ? texts : [...before, `${last ?? ""}\n${text}`.trimStart()];
  }
  if (!noted(text)) return [...texts, text];
  return last === undefined ? texts : [...before, withContext(last, text)];
}

/** The message with its context block replaced by a newer one. */
const withContext = (message: string, context: string): string =>
  /<context>[\s\S]*?<\/context>/.test(message)
    ? message.replace(/<context>[\s\S]*?<\/context>/, () => context)
    : `${context}\n\n${message}`;

/** True for a context block with no words after it. */
const noted = (text: string): boolean => /<\/context>\s*$/.test(text);

const Input = z.record(z.string(), z.unknown()).catch({});
const Failed = z.object({ error: ToolError });
const unreadable = { error: { code: "unreadable", message: "The result could not be read." } };

function outcome(content: { json?: unknown }[]): ToolCallResult["outcome"] {
  const { ref: _, ...json } = Input.parse(content.find((part) => part.json !== undefined)?.json);
  const result = ToolResult.safeParse(json);
  if (result.success) return result.data;
  return Failed.safeParse(json).data ?? unreadable;
}

const joined = (blocks: { text?: string | undefined }[]): string =>
  blocks.flatMap(({ text }) => text ?? []).join("\n");
