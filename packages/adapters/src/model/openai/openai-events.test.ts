import { expect, test } from "vitest";
import { readServerEvents } from "./openai-events.ts";

const bytes = (text: string) => new TextEncoder().encode(text);

const streamOf = (pieces: Uint8Array[]) =>
  new ReadableStream<Uint8Array>({
    start: (controller) => {
      for (const piece of pieces) controller.enqueue(piece);
      controller.close();
    },
  });

async function read(...pieces: Uint8Array[]): Promise<string[]> {
  const received: string[] = [];
  try {
    for await (const event of readServerEvents(streamOf(pieces)))
      if (event) received.push(event.data);
  } catch (error) {
    received.push(error instanceof Error ? error.name : "");
  }
  return received;
}

test("events end at [DONE], and later text is not parsed", async () => {
  expect(await read(bytes("data: 1\n\ndata: [DONE]\n\ndata: 2\n\n"), bytes("data: 3\n\n"))).toEqual(
    ["1"],
  );
});

test("comments, empty events and all line endings are handled", async () => {
  expect(
    await read(bytes("\ufeff: hi\r\ndata: 1\r\n\r\ndata:\n\nretry: soon\ndata:2\r\r")),
  ).toEqual(["1", "2"]);
});

test("comments, blank data, pings and blank lines are signs of life", async () => {
  const pieces = [": ping\n\n", "data:\n\n", "event: ping\ndata: {}\n\n", "\n", "data: 1\n\n"];
  const read: unknown[] = [];
  for await (const event of readServerEvents(streamOf(pieces.map(bytes)))) read.push(event?.data);
  expect(read.slice(0, 5)).toEqual([undefined, undefined, undefined, undefined, "1"]);
});

test("a last event without its blank line is complete", async () => {
  expect(await read(bytes("data: 1\n\ndata: 2"))).toEqual(["1", "2"]);
});

test("events before the damage are yielded", async () => {
  expect([
    await read(bytes("data: 1\n\n<html>\n\ndata: 2\n\n")),
    await read(bytes("data: 1\n\n"), Uint8Array.of(255)),
    await read(bytes("data: 1\n\ndata: "), bytes("é").subarray(0, 1)),
    await read(bytes("data: 1\n\ndata: "), bytes("x".repeat(9_000_000))),
  ]).toEqual([
    ["1", "2", "ParseError"],
    ["1", "TypeError"],
    ["1", "TypeError"],
    ["1", "ParseError"],
  ]);
});

test("leaving early cancels the stream, and so does [DONE] when the server keeps it open", async () => {
  const left: string[] = [];
  const open = (name: string, text: string) =>
    new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(bytes(text)),
      cancel: () => {
        left.push(name);
      },
    });

  for await (const _ of readServerEvents(open("early", "data: 1\n\n"))) break;
  for await (const _ of readServerEvents(open("done", "data: [DONE]\n\n"))) break;

  expect(left).toEqual(["early", "done"]);
});

test("the end of the response after [DONE] is awaited, so that the connection can be reused", async () => {
  let canceled = false;
  const pieces = ["data: 1\n\n", "data: [DONE]\n\n", ": bye\n\n"].map(bytes);
  const body = new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      await new Promise(setImmediate);
      const piece = pieces.shift();
      if (piece) controller.enqueue(piece);
      else controller.close();
    },
    cancel: () => {
      canceled = true;
    },
  });

  const received: string[] = [];
  for await (const event of readServerEvents(body)) if (event) received.push(event.data);

  expect([received, canceled]).toEqual([["1"], false]);
});
