import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import fc from "fast-check";
import { expect, test } from "vitest";
import { readPrelude } from "./prelude.ts";

test("the prelude and all bytes after it survive any chunking", async () => {
  const property = fc.asyncProperty(
    fc.json(),
    fc.uint8Array({ maxLength: 40 }),
    fc.array(fc.integer({ min: 1, max: 12 }), { minLength: 1, maxLength: 20 }),
    async (prelude, rest, sizes) => {
      const whole = Buffer.concat([Buffer.from(prelude), Buffer.alloc(8), rest]);
      const stream = Readable.from(torn(whole, sizes), { objectMode: false });

      expect(await readPrelude(stream)).toBe(prelude);
      expect(await buffer(stream)).toEqual(Buffer.from(rest));
    },
  );
  await fc.assert(property, { numRuns: 200 });
});

test("a stream that ends inside its prelude is an error", async () => {
  const stream = Readable.from([Buffer.from('{"statusCode":200}\0\0\0')], { objectMode: false });

  await expect(readPrelude(stream)).rejects.toThrow("ended before its prelude");
});

function* torn(whole: Buffer, sizes: number[]): Generator<Buffer> {
  let at = 0;
  for (let turn = 0; at < whole.length; turn += 1) {
    const size = sizes[turn % sizes.length] ?? 1;
    yield whole.subarray(at, at + size);
    at += size;
  }
}
