import * as Grounding from "@advisor/domain/grounding";
import { ToolResult } from "@advisor/protocol/tool-result";
import {
  type DynamicToolUIPart,
  getToolName,
  isTextUIPart,
  isToolUIPart,
  type ToolUIPart,
  type UIMessage,
  validateUIMessages,
} from "ai";
import * as z from "zod";

export const Metadata = z.object({
  turn_id: z.string().optional(),
  status: z.enum(["complete", "interrupted", "error", "running", "waiting"]).optional(),
  code: z.string().optional(),
  stop_reason: z.string().optional(),
});

export type Message = UIMessage<z.infer<typeof Metadata>>;
export type Call = ToolUIPart | DynamicToolUIPart;

const Page = z.object({ items: z.array(z.unknown()), next_cursor: z.string().nullable() });

/** A page of a conversation's messages as the API sends it. */
export async function messagePage(
  body: unknown,
): Promise<{ items: Message[]; next_cursor: string | null }> {
  const { items, next_cursor } = Page.parse(body);
  if (items.length === 0) return { items: [], next_cursor };
  const messages = await validateUIMessages<Message>({ messages: items, metadataSchema: Metadata });
  return { items: messages, next_cursor };
}

/** Where a figure of an answer came from. */
export interface Source {
  source_id: string;
  tool: string;
  provider: string;
  as_of: string;
  simulated: boolean;
}

/** What a call answered; undefined while it runs, and when it failed. */
export function resultOf(call: Call): ToolResult | undefined {
  return call.state === "output-available" ? ToolResult.safeParse(call.output).data : undefined;
}

export const callsOf = (message: Message): Call[] => message.parts.filter(isToolUIPart);

/** The sources that a message used, each once, in order. */
export function sourcesOf(message: Message): Source[] {
  const sources = new Map<string, Source>();
  for (const call of callsOf(message)) {
    const result = resultOf(call);
    if (result === undefined || sources.has(result.source_id)) continue;
    const { source_id, provider, as_of, simulated } = result;
    sources.set(source_id, { source_id, tool: getToolName(call), provider, as_of, simulated });
  }
  return [...sources.values()];
}

export const textOf = (message: Message): string =>
  message.parts
    .filter(isTextUIPart)
    .map(({ text }) => text)
    .join("\n\n");

/** The answer without the marks of its sources, to be pasted elsewhere. */
export const plainTextOf = (message: Message): string =>
  sourcesOf(message)
    .reduce((text, { source_id }) => text.replaceAll(`[${source_id}]`, ""), textOf(message))
    .replaceAll(/ +(?=\n|$)/g, "");

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

const Asked = z.object({ call_id: z.string(), input: z.record(z.string(), z.unknown()) });

/** The arguments that wait for the advisor, with what the tool fills in. */
export function askedInput(message: Message, call: Call): unknown {
  const asked = message.parts.flatMap((part) =>
    "data" in part ? (Asked.safeParse(part.data).data ?? []) : [],
  );
  return asked.find(({ call_id }) => call_id === call.toolCallId)?.input ?? call.input;
}

const Fund = z.object({
  found: z.literal(true),
  symbol: z.string(),
  name: z.string().nullable(),
  holdings_as_of: z.string().nullable(),
  expense_ratio_pct: z.number().nullable(),
  holdings: z.array(
    z.object({ symbol: z.string().nullable(), name: z.string(), weight_pct: z.number() }),
  ),
  coverage_pct: z.number().nullable(),
});
export type Fund = z.infer<typeof Fund> & { source: Source };

/** The newest look at a fund that a conversation holds. */
export function fundIn(messages: readonly Message[], ticker: string): Fund | undefined {
  for (const message of messages.toReversed()) {
    for (const call of callsOf(message).toReversed()) {
      const result = resultOf(call);
      const fund = Fund.safeParse(result?.data).data;
      if (result === undefined || fund?.symbol !== ticker) continue;
      const { data: _, ...source } = result;
      return { ...fund, source: { ...source, tool: getToolName(call) } };
    }
  }
  return undefined;
}
