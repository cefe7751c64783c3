import type { ModelEvent, ModelRequest } from "@advisor/agent/model/model";
import type { StopReason } from "@advisor/protocol/part";
import { keepAliveEvent } from "./keep-alive-event.ts";
import { toCallEvent, toIncompleteCallEvent } from "./open-call.ts";
import { isCompleteReason } from "./stop-reasons.ts";

/**
 * What models write before a tool call, at the start of a line, when the server does not parse
 * their template.
 */
const openings = [
  "<tool_call>",
  "[TOOL_CALLS]",
  "<|python_tag|>",
  "<function=",
  "<|channel|>commentary to=",
];
/** Bare JSON is a call only if it names a tool. */
const bare = /^\s*\{\s*"(?:type"\s*:\s*"function|name|function)"/;
const longestStart = 60;

interface WrittenCall {
  name: string;
  json: string;
}

/**
 * Turns tool calls that the server left in the text into call events. Text that may begin a call is
 * held back until the step ends.
 */
export async function* extractTextCalls(
  events: AsyncIterable<ModelEvent>,
  { tools, choice }: Pick<ModelRequest, "tools" | "choice">,
): AsyncGenerator<ModelEvent> {
  const names = new Set(tools.map(({ name }) => name));
  if (names.size === 0 || choice === "none") {
    yield* events;
    return;
  }
  const reader = new Reader(names);
  try {
    for await (const event of events) yield* reader.take(event);
  } catch (error) {
    yield* reader.rest();
    throw error;
  }
}

class Reader {
  private held = "";
  /** Whether all text so far is blank. */
  private begins = true;
  /** Whether the held text begins with a call. */
  private calls = false;
  private readonly names: ReadonlySet<string>;

  constructor(names: ReadonlySet<string>) {
    this.names = names;
  }

  *take(event: ModelEvent): Generator<ModelEvent> {
    if (event.type === "text-delta") {
      yield* this.text(event.text);
    } else if (event.type === "end") yield* this.end(event);
    else {
      if (event.type === "tool-call" && !this.calls) yield* this.rest();
      yield event;
    }
  }

  *rest(): Generator<ModelEvent> {
    const text = this.held;
    this.held = "";
    if (text !== "") yield { type: "text-delta", text };
  }

  private *text(piece: string): Generator<ModelEvent> {
    this.held += piece;
    if (this.calls) {
      yield keepAliveEvent;
      return;
    }
    const { before, rest, call } = split(this.held, this.begins);
    this.begins &&= before.trim() === "";
    this.calls = call;
    this.held = rest;
    yield before === "" ? keepAliveEvent : { type: "text-delta", text: before };
  }

  private *end(event: Extract<ModelEvent, { type: "end" }>): Generator<ModelEvent> {
    const read = this.calls ? callsIn(this.held, this.names) : [];
    if (read.length === 0) {
      yield* this.rest();
      yield event;
      return;
    }
    for (const one of read) yield eventOf(one, event.reason);
    yield event.reason === "stop" ? { ...event, reason: "tools" } : event;
  }
}

const eventOf = ({ name, json }: WrittenCall, reason: StopReason): ModelEvent => {
  const call = { id: "", name, json, bytes: Buffer.byteLength(json) };
  return isCompleteReason(reason) ? toCallEvent(call) : toIncompleteCallEvent(call);
};

/** Splits the text into what precedes a possible call and what must be held back. */
function split(text: string, begins: boolean): { before: string; rest: string; call: boolean } {
  for (let at = 0; at <= text.length; at = nextLine(text, at)) {
    const line = text.slice(at);
    const opens = openings.some((one) => line.trimStart().startsWith(one));
    if (opens || (begins && at === 0 && bare.test(line))) {
      return { before: text.slice(0, at), rest: line, call: true };
    }
    if (mayOpen(line, begins && at === 0)) {
      return { before: text.slice(0, at), rest: line, call: false };
    }
  }
  return { before: text, rest: "", call: false };
}

const nextLine = (text: string, at: number): number => {
  const end = text.indexOf("\n", at);
  return end < 0 ? text.length + 1 : end + 1;
};

function mayOpen(line: string, first: boolean): boolean {
  const start = line.trimStart();
  if (start.length > longestStart || (start === "" && line === "")) return false;
  if (openings.some((one) => one.startsWith(start))) return start !== "";
  return first && /^\{\s*("(\w*("\s*(:\s*("\w*)?)?)?)?)?$/.test(start);
}

/** The calls written in the held text, in order. */
function callsIn(text: string, names: ReadonlySet<string>): WrittenCall[] {
  const found = [...tagged(text), ...listed(text), ...channeled(text)];
  if (found.length > 0) return found;
  return bare.test(text) ? read(text).filter(({ name }) => names.has(name)) : [];
}

/** `<tool_call>{...}</tool_call>`, `<function=name>...</function>`, also when cut off. */
const tagged = (text: string): WrittenCall[] =>
  [
    ...text.matchAll(
      /<tool_call>([\s\S]*?)(?:<\/tool_call>|$)|(<function=[\s\S]*?(?:<\/function>|$))/g,
    ),
  ]
    .map(([, inner, own]) => inner ?? own ?? "")
    .flatMap((inner) => {
      const [, name = "", body = ""] =
        /<function=([\w.-]+)>([\s\S]*?)(?:<\/function>|$)/.exec(inner) ?? [];
      return name === "" ? read(inner) : [{ name, json: parametersIn(body) }];
    });

/** Arguments as JSON, or one tag per argument. */
function parametersIn(body: string): string {
  const pairs = [...body.matchAll(/<parameter=([\w.-]+)>\n?([\s\S]*?)\n?<\/parameter>/g)];
  if (pairs.length === 0) return body.trim();
  return JSON.stringify(Object.fromEntries(pairs.map(([, key, value]) => [key, value])));
}

/** Mistral's and Llama's formats. */
function listed(text: string): WrittenCall[] {
  const [, list, arguments_] =
    /(?:\[TOOL_CALLS\]|<\|python_tag\|>)\s*(?:([\w.-]+)\[ARGS\])?([\s\S]*)/.exec(text) ?? [];
  if (arguments_ === undefined) return [];
  return list === undefined ? read(arguments_) : [{ name: list, json: arguments_.trim() }];
}

/** The channel format of gpt-oss. */
const channeled = (text: string): WrittenCall[] =>
  [
    ...text.matchAll(
      /commentary to=(?:functions\.)?([\w-]+)[\s\S]*?<\|message\|>([\s\S]*?)(?:<\|call\|>|<\|end\|>|$)/g,
    ),
  ].map(([, name = "", json = ""]) => ({ name, json }));

/** Parses a call or a list of calls. A call that is cut off still has its name. */
function read(text: string): WrittenCall[] {
  try {
    return [JSON.parse(text.replace(/<\|\w+\|>\s*$/, ""))].flat().flatMap(callOf);
  } catch {
    const [, name] = /"name"\s*:\s*"([\w.-]+)"/.exec(text) ?? [];
    return name === undefined ? [] : [{ name, json: "{" }];
  }
}

function callOf(value: unknown): WrittenCall[] {
  if (typeof value !== "object" || value === null) return [];
  const { name, arguments: args, parameters, function: inner } = value as Record<string, unknown>;
  if (typeof inner === "object" && inner !== null) return callOf(inner);
  const called = typeof name === "string" ? name : inner;
  if (typeof called !== "string") return [];
  const sent = args ?? parameters ?? {};
  return [{ name: called, json: typeof sent === "string" ? sent : JSON.stringify(sent) }];
}
