import { streamParts } from "@advisor/functions/api/copilot/stream";
import { dataEncoding } from "@advisor/protocol/encode/encode-data";
import type { Numbered } from "@advisor/protocol/encode/numbered";
import { expect, test } from "vitest";
import { eventually } from "../eventually.ts";

const megabyte = 1_000_000;
const delta = "x".repeat(10_000);

test("for a stalled reader at most a megabyte is buffered, and the rest is sent as it is read", async () => {
  let made = 0;
  async function* parts(): AsyncGenerator<Numbered> {
    for (let seq = 1; seq <= 1_000; seq += 1) {
      await new Promise(setImmediate);
      made += delta.length;
      yield { part: { type: "text-delta", id: "t", delta }, seq };
    }
  }
  const response = streamParts(parts(), dataEncoding, { over: () => undefined });
  await eventually(() => expect(made).toBeGreaterThanOrEqual(0.9 * megabyte));
  for (let turn = 0; turn < 300; turn += 1) await new Promise(setImmediate);
  expect(made).toBeLessThanOrEqual(megabyte + delta.length);

  expect((await response.text()).match(/x/g)).toHaveLength(1_000 * delta.length);
});
