import { expect, test } from "vitest";
import { readBody } from "./read-body.ts";

const megabyte = new Uint8Array(1_000_000);

/** A body of this many megabytes that counts the bytes read from it. */
function body(megabytes: number) {
  const read = { megabytes: 0, canceled: false };
  const stream = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        if (read.megabytes === megabytes) return controller.close();
        read.megabytes += 1;
        controller.enqueue(megabyte);
      },
      cancel() {
        read.canceled = true;
      },
    },
    { highWaterMark: 0 },
  );
  return { read, stream };
}

const outcome = async (
  stream: ReadableStream<Uint8Array> | null,
  stated = 0,
  allowedMs?: number,
): Promise<string> => {
  const read = await readBody(stream, stated, allowedMs);
  return read instanceof Uint8Array ? `${read.byteLength} bytes` : `${read.kind} ${read.code}`;
};

test("returns the bytes, up to two megabytes", async () => {
  expect(await outcome(null)).toBe("0 bytes");
  expect(await outcome(body(0).stream)).toBe("0 bytes");
  expect(await outcome(body(2).stream)).toBe("2000000 bytes");
});

test("is refused beyond that, after it was read to its end", async () => {
  const { read, stream } = body(9);
  expect(await outcome(stream)).toBe("too_large message_too_long");
  expect(read).toEqual({ megabytes: 9, canceled: false });
});

test("is refused because of its stated length", async () => {
  expect(await outcome(body(1).stream, 2_000_001)).toBe("too_large message_too_long");
  expect(await outcome(null, 2_000_001)).toBe("too_large message_too_long");
});

test("is dropped after 64 megabytes if it does not end", async () => {
  const { read, stream } = body(Number.POSITIVE_INFINITY);
  expect(await outcome(stream)).toBe("too_large message_too_long");
  expect(read).toEqual({ megabytes: 65, canceled: false });
});

test("is refused if it does not arrive in time", async () => {
  const silent = () => new ReadableStream<Uint8Array>({});
  expect(await outcome(silent(), 0, 5)).toBe("invalid incomplete_body");
  expect(await outcome(silent(), 3_000_000, 5)).toBe("too_large message_too_long");
});

test("is refused if the connection breaks", async () => {
  const broken = new ReadableStream<Uint8Array>({
    start: (controller) => controller.error(new Error("reset")),
  });
  expect(await outcome(broken)).toBe("invalid incomplete_body");
});
