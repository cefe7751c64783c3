import { EventStreamCodec } from "@smithy/core/event-streams";
import { fromUtf8, toUtf8 } from "@smithy/core/serde";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { decodeFrames } from "./event-frames.ts";

const codec = new EventStreamCodec(toUtf8, fromUtf8);
const text = (value: string) => ({ type: "string" as const, value });

const frame = (type: string, body: object) =>
  codec.encode({
    headers: {
      ":message-type": text("event"),
      ":event-type": text(type),
      number: { type: "integer", value: 7 },
      yes: { type: "boolean", value: true },
      bytes: { type: "binary", value: new Uint8Array([1, 2, 3]) },
      when: { type: "timestamp", value: new Date(0) },
      id: { type: "uuid", value: "01234567-89ab-cdef-0123-456789abcdef" },
    },
    body: fromUtf8(JSON.stringify(body)),
  });

const delta = (said: string) => ({ contentBlockIndex: 0, delta: { text: said } });
const hidden = { contentBlockIndex: 0, delta: { reasoningContent: { redactedContent: "aGk=" } } };
const sent = Buffer.concat([
  frame("contentBlockDelta", delta("Größe ")),
  frame("contentBlockDelta", delta("🚀")),
  frame("contentBlockDelta", hidden),
]);
const read = [
  { contentBlockDelta: delta("Größe ") },
  { contentBlockDelta: delta("🚀") },
  {
    contentBlockDelta: {
      contentBlockIndex: 0,
      delta: { reasoningContent: { redactedContent: Buffer.from("hi") } },
    },
  },
];

async function* inPieces(places: number[]): AsyncGenerator<Buffer> {
  const cuts = [0, ...places.map((at) => at % sent.length).toSorted((a, b) => a - b), sent.length];
  for (const [nth, from] of cuts.slice(0, -1).entries()) yield sent.subarray(from, cuts[nth + 1]);
}

async function all<Value>(lists: AsyncIterable<Value>): Promise<Value[]> {
  const read: Value[] = [];
  for await (const one of lists) read.push(one);
  return read;
}

test("frames that arrive together form one batch, and the result does not depend on how bytes are split", async () => {
  expect(await all(decodeFrames(inPieces([])))).toEqual([read]);
  await fc.assert(
    fc.asyncProperty(fc.array(fc.nat()), async (places) => {
      expect((await all(decodeFrames(inPieces(places)))).flat()).toEqual(read);
    }),
  );
});

test("a flipped bit anywhere is detected after the frames before it", async () => {
  const [first = Buffer.alloc(0)] = [frame("contentBlockDelta", delta("Größe "))];
  await fc.assert(
    fc.asyncProperty(fc.nat({ max: sent.length - 1 }), async (place) => {
      const damaged = Buffer.from(sent);
      damaged.writeUInt8(damaged.readUInt8(place) ^ 1, place);
      const received: unknown[] = [];
      const reading = (async () => {
        for await (const chunks of decodeFrames(
          (async function* () {
            yield damaged;
          })(),
        )) {
          received.push(...chunks);
        }
      })();
      await expect(reading).rejects.toThrow(/frame/);
      expect(received).toEqual(read.slice(0, received.length));
      expect(received.length > 0).toBe(place >= first.length);
    }),
  );
});
