import * as fc from "fast-check";
import { expect, test } from "vitest";
import { linesOf } from "./lines.ts";

async function* pieces(bytes: Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

async function read(bytes: Uint8Array, size: number): Promise<(string | undefined)[]> {
  const lines: (string | undefined)[] = [];
  for await (const line of linesOf(pieces(bytes, size))) lines.push(line);
  return lines;
}

test("lines are complete whatever the chunk sizes are", () => {
  const line = fc.string({ unit: "binary" }).filter((text) => !/\n|^\ufeff/.test(text));
  return fc.assert(
    fc.asyncProperty(fc.array(line), fc.integer({ min: 1, max: 9 }), async (lines, size) => {
      const bytes = new TextEncoder().encode(lines.map((one) => `${one}\n`).join(""));
      expect(await read(bytes, size)).toEqual(lines);
    }),
  );
});

test("only a newline ends a line, and the last line may lack one", async () => {
  const text = "a\r\u2028\u2029\u0085b\nc";
  expect(await read(Buffer.from(text), 3)).toEqual(["a\r\u2028\u2029\u0085b", "c"]);
});

test("a line that is not UTF-8 is undefined, and its neighbors are intact", async () => {
  const bytes = Buffer.concat([Buffer.from("a\n"), Buffer.from([0xff, 0x0a]), Buffer.from("b\n")]);
  expect(await read(bytes, 100)).toEqual(["a", undefined, "b"]);
});

test("a line that is too long is abandoned before it fills the memory", async () => {
  let given = 0;
  async function* endless(): AsyncGenerator<Uint8Array> {
    for (;;) {
      given += 1_000_000;
      yield new Uint8Array(1_000_000).fill(0x61);
    }
  }
  const lines: (string | undefined)[] = [];
  for await (const line of linesOf(endless())) lines.push(line);
  expect({ lines, given }).toEqual({ lines: [undefined], given: 65_000_000 });
});
