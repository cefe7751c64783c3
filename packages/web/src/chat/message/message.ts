import { Comparison } from "@advisor/domain/ips-check/comparison";
import * as Grounding from "@advisor/domain/record/grounding";
import type { ShownCall } from "@advisor/protocol/panel/define-view";
import { ToolResult } from "@advisor/protocol/tool-result";
import {
  type DynamicToolUIPart,
  getToolName,
  isTextUIPart,
  isToolUIPart,
  type ToolUIPart,
  type UIMessage,
} from "ai";
import * as z from "zod";
import { subjectOf } from "./tool-words.ts";

export const Metadata = z.object({
  turn_id: z.string().optional(),
  status: z.enum(["complete", "interrupted", "error", "running", "waiting"]).optional(),
  code: z.string().optional(),
  /** Of a turn that ended without an answer: why, and whether trying again may help. */
  reason: z.string().optional(),
  retryable: z.boolean().optional(),
  /** Whether it can go on from what was written, or from what was looked up for it. */
  continuable: z.boolean().optional(),
  /** Whether another process was to finish it. */
  handed_on: z.boolean().optional(),
  created_at: z.string().optional(),
  stop_reason: z.string().optional(),
  /** When the advisor decided on each write. */
  decisions: z.array(z.object({ approval_id: z.string(), at: z.string() })).optional(),
  /** The writes that the advisor undid, and when. */
  undone: z.array(z.object({ call_id: z.string(), at: z.string() })).optional(),
  /** What the advisor thought of it. */
  rated: z.object({ rating: z.enum(["up", "down"]), note: z.string().nullable() }).optional(),
});

export type Message = UIMessage<z.infer<typeof Metadata>>;
export type Call = ToolUIPart | DynamicToolUIPart;

/** Where a figure of an answer came from. */
export interface Source {
  source_id: string;
  tool: string;
  /** What the tool was asked with. */
  input?: unknown;
  provider: string;
  as_of: string;
  simulated: boolean;
  /** The day of a policy check; `as_of` is that of its prices. */
  checked?: string | undefined;
  /** What the call was about; among the sources of an answer only where others have the same id. */
  subject?: string;
  /** What the tool answered; a document has its passage instead. */
  result?: ToolResult;
  document?: Passage;
}

/** A passage of a household's document, as an answer cites it. */
export interface Passage {
  id: string;
  /** Counted from 1. */
  passage: number;
  title: string;
}

/** What a call answered; undefined while it runs, and when it failed. */
export function resultOf(call: Call): ToolResult | undefined {
  return call.state === "output-available" ? ToolResult.safeParse(call.output).data : undefined;
}

export const callsOf = (message: Message): Call[] => message.parts.filter(isToolUIPart);

const compareToIps = "compare_to_ips";
const Checked = Comparison.pick({ as_of: true });

/** The day of a policy check, which may differ from the day of its prices. */
export const checkedDay = (tool: string, { data }: ToolResult): string | undefined =>
  tool === compareToIps ? Checked.safeParse(data).data?.as_of : undefined;

/**
 * The sources of a message in order: what its tools answered, each result of it once, and then the
 * passages of documents that its words cite. Results that it leaves out beside others are no sources.
 */
export function sourcesOf(message: Message): Source[] {
  const sources = new Map<string, Source>();
  for (const source of callsOf(message).flatMap((call) => sourceOf(call) ?? [])) {
    const { source_id, as_of, checked, result } = source;
    const key = JSON.stringify([source_id, as_of, checked, result?.data]);
    if (!sources.has(key)) sources.set(key, source);
  }
  const text = textOf(message);
  const all = withSubjects([...sources.values()]);
  const cited = all.filter(({ source_id }) => text.includes(`[${source_id}]`));
  return [...(cited.length > 0 ? cited : all), ...passagesOf(message)];
}

/** The result of a call as a source; undefined while it runs, and when it failed. */
function sourceOf(call: Call): Source | undefined {
  const result = resultOf(call);
  if (result === undefined) return undefined;
  const tool = getToolName(call);
  const checked = checkedDay(tool, result);
  const { source_id, provider, as_of, simulated } = result;
  return {
    ...{ source_id, tool, provider, as_of, simulated, result },
    input: call.input,
    ...(checked === undefined ? {} : { checked }),
    subject: subjectOf(call.input, result),
  };
}

/** Keeps the subject of a source only if another source has the same id. */
const withSubjects = (sources: readonly Source[]): Source[] =>
  sources.map(({ subject, ...source }) => {
    const shared = sources.filter(({ source_id }) => source_id === source.source_id).length > 1;
    return shared && subject !== undefined && subject !== "" ? { ...source, subject } : source;
  });

const Matches = z.object({
  matches: z.array(
    z.object({
      citation: z.string().regex(/^doc:[\w.-]+#\d+$/),
      title: z.string(),
      date: z.string(),
    }),
  ),
});

/** The passages that the words of a message cite, as its tools found them. */
function passagesOf(message: Message): Source[] {
  const text = textOf(message);
  const found = new Map<string, Source>();
  for (const call of callsOf(message)) {
    const result = resultOf(call);
    const matches = Matches.safeParse(result?.data).data?.matches ?? [];
    for (const { citation, title, date } of matches) {
      if (result === undefined || !text.includes(`[${citation}]`)) continue;
      const [id = "", passage = ""] = citation.slice("doc:".length).split("#");
      const { provider, simulated } = result;
      found.set(citation, {
        ...{ source_id: citation, tool: title, provider, as_of: date, simulated },
        document: { id, passage: Number(passage), title },
      });
    }
  }
  const place = ({ source_id }: Source): number => text.indexOf(`[${source_id}]`);
  return [...found.values()].toSorted((a, b) => place(a) - place(b));
}

/** A turn that was handed on is finished, or has failed, by then. */
const handedOnMs = 5 * 60_000;

/** Whether the answer is still being written, here or by the function that finishes long turns. */
export function isUnderway(message: Message | undefined, now = Date.now()): boolean {
  const { status, stop_reason, handed_on, created_at = "" } = message?.metadata ?? {};
  if (status === "running") return true;
  const awaited = handed_on === true && stop_reason === undefined;
  return awaited && now - Date.parse(created_at) < handedOnMs;
}

/**
 * Whether a turn ended without an answer; what it had written by then is no answer. One that went on
 * to its end has a reason for it, beside the status that it had before.
 */
export const isCut = ({ metadata }: Message): boolean =>
  metadata?.stop_reason === undefined &&
  (metadata?.status === "interrupted" || metadata?.status === "error");

/** The texts of a message by the place where each begins. One that was cut off and went on is one text. */
export function textParts({ parts }: Pick<Message, "parts">): Map<number, string> {
  const texts = new Map<number, string>();
  let before: number | undefined;
  let goesOn = false;
  for (const [place, part] of parts.entries()) {
    // Between two steps stand the calls of the first, unless it was cut off.
    if (isToolUIPart(part)) before = undefined;
    if (part.type === "step-start") goesOn = before !== undefined;
    if (!isTextUIPart(part)) continue;
    const at: number = goesOn && before !== undefined ? before : place;
    texts.set(at, (texts.get(at) ?? "") + part.text);
    before = at;
  }
  return texts;
}

export const textOf = (message: Message): string => [...textParts(message).values()].join("\n\n");

function dataOf<Schema extends z.ZodType>(
  message: Message,
  name: string,
  schema: Schema,
): z.infer<Schema> | undefined {
  const part = message.parts.findLast(({ type }) => type === `data-${name}`);
  return part !== undefined && "data" in part ? schema.safeParse(part.data).data : undefined;
}

export const groundingOf = (message: Message): Grounding.Info | undefined =>
  dataOf(message, "grounding", Grounding.Info);

const Usage = z.object({
  input_tokens: z.int().nullable(),
  output_tokens: z.int().nullable(),
  cost_usd: z.number().nullable(),
});
export type Usage = z.infer<typeof Usage>;

export const usageOf = (message: Message): Usage | undefined => dataOf(message, "usage", Usage);

const RecordedCall = z.object({ call_id: z.string(), input: z.record(z.string(), z.unknown()) });

/** A conversation whose last message has a write that the advisor decides on now. */
export function withDecision(messages: Message[], approval_id: string, at: Date): Message[] {
  const last = messages.at(-1);
  if (last === undefined) return messages;
  const decided = { approval_id, at: at.toISOString() };
  const decisions = [...(last.metadata?.decisions ?? []), decided];
  return [...messages.slice(0, -1), { ...last, metadata: { ...last.metadata, decisions } }];
}

/** When the advisor decided on a call; undefined if nobody was asked. */
export const decidedAt = ({ metadata }: Message, call: Call): string | undefined =>
  metadata?.decisions?.findLast(({ approval_id }) => approval_id === call.approval?.id)?.at;

/** When the advisor undid a call; undefined if it stands. */
export const undoneAt = ({ metadata }: Message, call: Call): string | undefined =>
  metadata?.undone?.find(({ call_id }) => call_id === call.toolCallId)?.at;

/** The arguments that wait for the advisor, with what the tool fills in. */
export function askedInput(message: Message, call: Call): Record<string, unknown> {
  const recorded = message.parts.flatMap((part) =>
    "data" in part ? (RecordedCall.safeParse(part.data).data ?? []) : [],
  );
  const shown = recorded.find(({ call_id }) => call_id === call.toolCallId)?.input ?? call.input;
  return RecordedCall.shape.input.safeParse(shown).data ?? {};
}

/** The newest result of a call that a view shows; undefined if the conversation has none. */
export function newestSource(
  messages: readonly Message[],
  { tool, input }: ShownCall,
): Source | undefined {
  const calls = messages.flatMap(callsOf).filter((call) => getToolName(call) === tool);
  return calls
    .flatMap((call) => sourceOf(call) ?? [])
    .findLast((source) =>
      Object.entries(input).every(([field, value]) => fieldOf(source, field) === value),
    );
}

/** What a source is about: as the tool states it in its result, or else as it was asked. */
const fieldOf = ({ result, input }: Source, field: string): unknown =>
  result?.data[field] ?? Object(input)[field];
