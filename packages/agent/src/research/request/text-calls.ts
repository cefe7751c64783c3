import type {
  Call,
  CallResult,
  Message,
  Model,
  ModelEvent,
  ModelRequest,
  ToolSpec,
} from "../../model/model.ts";
import { fence } from "./fence.ts";
import { argumentsFromText, queryFromInput, textRequestFormat } from "./query-input.ts";
import { readTextRequests, type TextRequest } from "./text-requests.ts";

/**
 * Gives tools to a model that cannot call functions: the prompt describes them, requests are read
 * from the model's text, and results come back as text. A malformed request becomes a call whose
 * arguments could not be read.
 */
export const withTextCalls = (model: Model): Model => ({
  id: model.id,
  async *stream(request, signal) {
    let text = "";
    for await (const event of model.stream(plainRequest(request), signal)) {
      if (event.type === "text-delta") text += event.text;
      if (event.type === "end") yield* eventsOf(text, request.tools, event);
    }
  },
});

type End = Extract<ModelEvent, { type: "end" }>;

function* eventsOf(text: string, tools: readonly ToolSpec[], end: End): Generator<ModelEvent> {
  const { said, calls } = writtenCalls(text, tools);
  if (said !== "") yield { type: "text-delta", text: said };
  for (const call of calls) yield { type: "tool-call", call };
  yield calls.length > 0 && end.reason === "stop" ? { ...end, reason: "tools" } : end;
}

/** The calls that a text requests, and the text without them. */
export function writtenCalls(
  text: string,
  tools: readonly ToolSpec[],
): { said: string; calls: Call[] } {
  const { requests, malformed, text: said } = readTextRequests(text);
  const calls = [
    ...requests.map((request, nth) => requestCall(request, tools, nth)),
    // When some requests can be read, the malformed ones are mentioned only in a note.
    ...(requests.length > 0 ? [] : malformed.map(malformedCall)),
  ];
  return { said, calls };
}

function requestCall({ name, query }: TextRequest, tools: readonly ToolSpec[], nth: number): Call {
  const tool = tools.find((one) => one.name.toLowerCase() === name.toLowerCase());
  const input = tool === undefined ? { query } : argumentsFromText(tool.schema, query);
  const malformed_bytes = input === undefined ? Buffer.byteLength(query) : null;
  return { id: `text_${nth}`, name: tool?.name ?? name, input: input ?? {}, malformed_bytes };
}

function malformedCall(attempt: string, nth: number): Call {
  const [, name = "unreadable"] = /<<\s*(\w+)/.exec(attempt) ?? [];
  return { id: `malformed_${nth}`, name, input: {}, malformed_bytes: Buffer.byteLength(attempt) };
}

function plainRequest(request: ModelRequest): ModelRequest {
  const { system, messages, tools, choice } = request;
  const described = choice === "none" || tools.length === 0 ? [] : [describe(tools)];
  return {
    ...request,
    system: [system, ...described].join("\n\n"),
    messages: merged(messages.map((message) => plainMessage(message, messages, tools))),
    tools: [],
    choice: "auto",
  };
}

const describe = (tools: readonly ToolSpec[]): string =>
  [
    "You have these tools. To use one, write its request on a line of its own, exactly in its format:",
    ...tools.map((tool) => {
      const { name, description, cost_usd = 0 } = tool;
      const cost = cost_usd === 0 ? "Free." : `Costs $${cost_usd} a call.`;
      return `${name}: ${description} ${cost}\nFormat: ${textRequestFormat(tool)}`;
    }),
  ].join("\n\n");

function plainMessage(
  message: Message,
  all: readonly Message[],
  tools: readonly ToolSpec[],
): Message {
  if (message.role === "user") return message;
  if (message.role === "assistant") {
    const requests = message.calls.map(
      ({ name, input }) => `<<${name}: ${queryText(tools, name, input)}>>`,
    );
    return { role: "assistant", text: [message.text, ...requests].join("\n").trim(), calls: [] };
  }
  const texts = message.results.map((result) => resultText(result, all));
  return { role: "user", text: texts.join("\n") };
}

function queryText(tools: readonly ToolSpec[], name: string, input: unknown): string {
  const tool = tools.find((one) => one.name === name);
  const named = (typeof input === "object" && input !== null ? input : {}) as Record<
    string,
    unknown
  >;
  return tool === undefined ? JSON.stringify(named) : queryFromInput(tool.schema, named);
}

function resultText({ call_id, status, shown }: CallResult, all: readonly Message[]): string {
  const call = all
    .flatMap((message) => (message.role === "assistant" ? message.calls : []))
    .find(({ id }) => id === call_id);
  const text = typeof shown.result === "string" ? shown.result : JSON.stringify(shown);
  return fence(status === "error" ? "tool_error" : "tool_result", call?.name ?? "", text);
}

/** Merges results and text of one role into one message, so that user and assistant alternate. */
function merged(messages: readonly Message[]): Message[] {
  const all: Message[] = [];
  for (const message of messages) {
    const before = all.at(-1);
    if (before?.role === "user" && message.role === "user") before.text += `\n${message.text}`;
    else all.push({ ...message });
  }
  return all;
}
