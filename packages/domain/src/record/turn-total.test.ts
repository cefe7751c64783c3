import { expect, it } from "vitest";
import type * as Entry from "../entry.ts";
import { addUsage } from "../model/usage.ts";
import { addMicro, totalOf } from "./turn-total.ts";

const tokens = (input_tokens: number, output_tokens: number) => ({ input_tokens, output_tokens });

it("adds the known token counts, and is null only when none is known", () => {
  expect(addUsage(tokens(1, 2), tokens(10, 20))).toEqual(tokens(11, 22));
  expect(addUsage(null, tokens(10, 20))).toEqual(tokens(10, 20));
  expect(addUsage(tokens(1, 2), null)).toEqual(tokens(1, 2));
  expect(addUsage(null, null)).toBeNull();
});

it("has a null cost when a part of it is unknown", () => {
  expect([addMicro(1, 2), addMicro(null, 2), addMicro(1, null)]).toEqual([3, null, null]);
});

it("a turn's total includes its steps and its answer", () => {
  const entry = (seq: number, body: Entry.Body): Entry.Info => ({
    seq,
    at: "2026-11-20T15:00:00.000Z",
    mark: `evt_${seq}`,
    previous: "",
    hash: `hash_${seq}`,
    body,
  });
  const call = { id: "c", name: "get_price", input: {}, malformed_bytes: null };
  const error = { error: { code: "tool_failed", message: "It failed." } };
  const result = { call_id: "c", status: "error", shown: error, result: null } as const;
  const step = entry(2, {
    kind: "step",
    turn_id: "t",
    text: "",
    calls: [call],
    results: [result],
    usage: tokens(100, 10),
    micro_usd: 7,
  });
  const answer = (micro_usd?: number): Entry.Info =>
    entry(3, {
      kind: "answer",
      turn_id: "t",
      text: "It is 7.",
      stop_reason: "stop",
      usage: tokens(300, 30),
      ...(micro_usd === undefined ? {} : { micro_usd }),
    });
  expect(totalOf([])).toEqual({ usage: null, micro_usd: 0 });
  expect(totalOf([step])).toEqual({ usage: tokens(100, 10), micro_usd: 7 });
  expect(totalOf([step, answer(5)])).toEqual({ usage: tokens(300, 30), micro_usd: 12 });
  expect(totalOf([step, answer()])).toEqual({ usage: tokens(300, 30), micro_usd: null });
});
