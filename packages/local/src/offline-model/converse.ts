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
export const Converse = z.object({
  system: z.array(z.object({ text: z.string().optional() })).optional(),
  messages: z.array(Message),
  toolConfig: z
    .object({
      tools: z.array(z.object({ toolSpec: z.object({ name: z.string() }).optional() })),
      toolChoice: z.object({ any: z.unknown().optional() }).optional(),
    })
    .optional(),
});
export type Converse = z.infer<typeof Converse>;

export interface Call {
  name: string;
  input: Record<string, unknown>;
}

export interface Result {
  call: Call;
  outcome: ToolResult | { error: ToolError };
}

/** What the advisor wrote and everything up to the next message of the advisor. */
export interface Turn {
  /** The message as sent, with its context block. */
  text: string;
  calls: Call[];
  results: Result[];
  /** How often tools were called, all calls of one reply counted as one. */
  steps: number;
  said: string;
}

export const systemText = (request: Converse): string => joined(request.system ?? []);

export const offeredTools = (request: Converse): string[] =>
  (request.toolConfig?.tools ?? []).flatMap(({ toolSpec }) => toolSpec?.name ?? []);

/** The last step of a turn may only write. */
export const mayCall = ({ messages }: Converse): boolean =>
  !joined(messages.at(-1)?.content ?? []).endsWith(writeOnly);

const writeOnly = "Answer now without calling tools.";

export const mustCall = (request: Converse): boolean =>
  request.toolConfig?.toolChoice?.any !== undefined;

/** Oldest first. Tool results belong to the turn they answer, even when new words follow in their message. */
export function turns(request: Converse): Turn[] {
  const all: Turn[] = [];
  const asked = new Map<string, Call>();
  for (const message of request.messages) {
    const turn = all.at(-1);
    if (turn !== undefined) readInto(turn, message, asked);
    if (message.role === "user") all.push(...started(message));
  }
  return all;
}

function readInto(turn: Turn, message: Message, asked: Map<string, Call>): void {
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
 * Each text with a context block and words after it is a message of its own. A context block without
 * words is what is told for this step: newer than the block of the message before it. Other text
 * beside tool results, and what the agent says of the step, is no message.
 */
function started({ content }: Message): Turn[] {
  const withResults = content.some((block) => block.toolResult !== undefined);
  const texts = content
    .flatMap(({ text }) => (text === undefined || text === writeOnly ? [] : text))
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

/** The message as it stands, with the newer context block in the place of its own. */
const withContext = (message: string, context: string): string =>
  /<context>[\s\S]*?<\/context>/.test(message)
    ? message.replace(/<context>[\s\S]*?<\/context>/, () => context)
    : `${context}\n\n${message}`;

/** A context block without any words after it. */
const noted = (text: string): boolean => /<\/context>\s*$/.test(text);

const Input = z.record(z.string(), z.unknown()).catch({});
const Failed = z.object({ error: ToolError });
const unreadable = { error: { code: "unreadable", message: "The result could not be read." } };

function outcome(content: { json?: unknown }[]): Result["outcome"] {
  const json = content.find((part) => part.json !== undefined)?.json;
  const result = ToolResult.safeParse(json);
  if (result.success) return result.data;
  return Failed.safeParse(json).data ?? unreadable;
}

const joined = (blocks: { text?: string | undefined }[]): string =>
  blocks.flatMap(({ text }) => text ?? []).join("\n");
