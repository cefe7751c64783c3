import type * as Entry from "@advisor/domain/entry";

/** A record with these bodies, in order. */
export const recordOf = (bodies: readonly Entry.Body[]): Entry.Info[] =>
  bodies.map((body, index) => ({
    seq: index + 1,
    at: "2026-11-20T15:00:00.000Z",
    mark: `evt_${index + 1}`,
    previous: "",
    hash: `hash_${index + 1}`,
    body,
  }));

export const asked = (turn_id: string, text = "How much?"): Entry.User => ({
  kind: "user",
  turn_id,
  message_id: `msg_${turn_id}_user`,
  reply_id: `msg_${turn_id}_reply`,
  text,
  context: "<context/>",
  model_id: "scripted",
  system_hash: "hash",
});

/** A step with these calls, all answered. */
export const looked = (turn_id: string, calls: readonly string[], text = ""): Entry.Step => ({
  kind: "step",
  turn_id,
  text,
  calls: calls.map((id) => ({
    id,
    name: "get_price",
    input: { symbol: id },
    malformed_bytes: null,
  })),
  results: calls.map((call_id) => ({
    call_id,
    status: "success",
    shown: { data: { price: 7 } },
    result: {
      source_id: "tool:get_price:v1",
      as_of: "2026-11-20",
      provider: "household",
      delay: "eod",
      simulated: true,
      data: { price: 7, more: "kept whole" },
    },
  })),
  usage: { input_tokens: 100, output_tokens: 10 },
});

export const answered = (turn_id: string, text = "It is 7."): Entry.Answer => ({
  kind: "answer",
  turn_id,
  text,
  stop_reason: "stop",
  usage: { input_tokens: 200, output_tokens: 20 },
});

export const stopped = (turn_id: string, over: Partial<Entry.Stopped> = {}): Entry.Stopped => ({
  kind: "stopped",
  turn_id,
  code: "interrupted",
  message: "The answer was stopped.",
  retryable: false,
  text: "",
  ...over,
});

export const resumed = (turn_id: string): Entry.Body => ({ kind: "resumed", turn_id });

export const continued = (turn_id: string): Entry.Body => ({
  kind: "continued",
  turn_id,
  by: "adv_north",
});

export const titled: Entry.Body = { kind: "titled", title: "Prices", by: "service" };
