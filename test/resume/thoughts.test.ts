import { eventFrame, type Frame } from "@advisor/local/bedrock/frame";
import { type ResponseScript, streamResponse } from "@advisor/local/bedrock/outcome";
import * as ai7 from "ai";
import * as ai5 from "ai5";
import * as ai6 from "ai6";
import { describe, expect, test } from "vitest";
import { type App, v1, withApi } from "../api/api.fixture.ts";
import { collected, type Read } from "./readers.ts";
import { type Protocol, reading } from "./resume.fixture.ts";

const words = ["Let me ", "see: it ", "is seven, ", "I think."];
let gate = Promise.withResolvers<void>();

/** A model that pauses in the middle of its reasoning until released. */
const thinking: ResponseScript = (good) => streamResponse(held(good));

async function* held(good: Frame[]) {
  const thought = (text: string) =>
    eventFrame("contentBlockDelta", {
      contentBlockIndex: 9,
      delta: { reasoningContent: { text } },
    });
  const [first, ...rest] = good;
  if (first !== undefined) yield first;
  yield* words.slice(0, 2).map(thought);
  await gate.promise;
  yield* words.slice(2).map(thought);
  yield* rest;
}

const api = withApi({ thinking });

/** A stream that was left during its first reasoning, and the app that writes it. */
async function leftWithin(id: string, protocol: Protocol): Promise<{ app: App; read: Read[] }> {
  gate = Promise.withResolvers();
  const app = api.open("thinking");
  const body = { conversation_id: id, message: "Hello" };
  const response = await api.call(`POST ${v1}/chat/stream?protocol=${protocol}`, { app, body });
  const read: Read[] = [];
  for await (const one of reading(response, protocol)) {
    read.push(one);
    if (thoughtOf([one]) !== "") return { app, read };
  }
  throw new Error("nothing was thought");
}

const thoughtOf = (read: readonly Read[]): string =>
  read
    .map(({ value }) => value as Record<string, unknown>)
    .map((one) => (one.type === "reasoning-delta" ? one.delta : one.g))
    .filter((text) => typeof text === "string")
    .join("");

const isReasoning = ({ value }: Read): boolean =>
  String((value as { type?: string }).type).startsWith("reasoning");

const resume = (id: string, app: App, after: number | undefined, protocol: Protocol) =>
  api.call(`GET ${v1}/chat/${id}/stream?protocol=${protocol}`, {
    app,
    headers: after === undefined ? {} : { "last-event-id": String(after) },
  });

describe.each<Protocol>(["ui", "ui7", "data"])("a reader of the %s encoding", (protocol) => {
  test.each(["the same", "another"])(
    "that reconnects to %s instance during reasoning",
    async (where) => {
      const id = await api.start();
      const { app, read } = await leftWithin(id, protocol);
      const after = read.at(-1)?.id;
      const other = where === "another" ? api.open("thinking") : app;
      const stream = reading(await resume(id, other, after, protocol), protocol, after);
      gate.resolve();
      const rest = await collected(stream);
      expect(thoughtOf([...read, ...rest])).toBe(words.join(""));
      const all = await collected(reading(await resume(id, other, 10_000_000, protocol), protocol));
      const again = rest.findIndex((one) => isReasoning(one));
      const once = rest.filter((_, at) => protocol === "data" || at !== again);
      expect(textsIn([...read, ...once])).toEqual(textsIn(all));
      if (protocol !== "data")
        expect(rest[again]?.value).toMatchObject({ type: "reasoning-start" });
    },
  );
});

/** The reasoning and text with their starts and ends, in order. */
function textsIn(read: readonly Read[]): unknown[] {
  const all: { type: string; text: string }[] = [];
  for (const { value } of read) {
    const { type = "", delta, g, "0": line } = value as Record<string, string | undefined>;
    const kind = g === undefined ? (line === undefined ? type : "text-delta") : "reasoning-delta";
    if (!/^(reasoning|text)-/.test(kind)) continue;
    const text = delta ?? g ?? line ?? "";
    const last = all.at(-1);
    if (last?.type === kind) last.text += text;
    else all.push({ type: kind, text });
  }
  return all;
}

/** What the reader of each major version makes of a body. */
const readers = {
  "ai 5": async (body: ReadableStream<Uint8Array<ArrayBuffer>>) => {
    const stream = ai5
      .parseJsonEventStream({ stream: body, schema: ai5.uiMessageChunkSchema })
      .pipeThrough(valued<ai5.UIMessageChunk>());
    return partsOf(ai5.readUIMessageStream({ stream, terminateOnError: true }));
  },
  "ai 6": async (body: ReadableStream<Uint8Array<ArrayBuffer>>) => {
    const stream = ai6
      .parseJsonEventStream({ stream: body, schema: ai6.uiMessageChunkSchema })
      .pipeThrough(valued<ai6.UIMessageChunk>());
    return partsOf(ai6.readUIMessageStream({ stream, terminateOnError: true }));
  },
  "ai 7": async (body: ReadableStream<Uint8Array<ArrayBuffer>>) => {
    const stream = ai7
      .parseJsonEventStream({ stream: body, schema: ai7.uiMessageChunkSchema })
      .pipeThrough(valued<ai7.UIMessageChunk>());
    return partsOf(ai7.readUIMessageStream({ stream, terminateOnError: true }));
  },
};

const valued = <Value>() =>
  new TransformStream<{ success: true; value: Value } | { success: false; error: Error }, Value>({
    transform(parsed, controller) {
      if (parsed.success) controller.enqueue(parsed.value);
      else controller.error(parsed.error);
    },
  });

interface Shown {
  type: string;
  text?: string;
  state?: string;
}

async function partsOf(messages: AsyncIterable<{ parts: readonly object[] }>): Promise<Shown[]> {
  let parts: readonly object[] = [];
  for await (const message of messages) parts = message.parts;
  return (parts as Shown[]).filter(({ type }) => type === "reasoning" || type === "text");
}

test.each(Object.entries(readers))(
  "%s reads a stream that is resumed or joined during reasoning",
  async (_, read) => {
    const id = await api.start();
    const { app, read: live } = await leftWithin(id, "ui");
    const [resumed, joined] = await Promise.all(
      [live.at(-1)?.id, undefined].map((after) => resume(id, app, after, "ui")),
    );
    gate.resolve();
    const bodies = [resumed?.body, joined?.body] as ReadableStream<Uint8Array<ArrayBuffer>>[];
    const [rest, all] = await Promise.all(bodies.map((body) => read(body)));
    const left = words.join("").slice(thoughtOf(live).length);
    expect(rest?.[0]).toMatchObject({ type: "reasoning", text: left, state: "done" });
    expect(all?.[0]).toMatchObject({ type: "reasoning", text: words.join(""), state: "done" });
    expect(rest?.slice(1)).toEqual(all?.slice(1));
  },
);
