import { openaiModel } from "@advisor/adapters/model/openai/openai";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ask } from "../ask-model.ts";
import { calls, delta, end, piece, says, usage } from "./openai.ts";
import { type Answer, startVendor, type Vendor } from "./server.ts";

/** What servers of OpenAI's dialect send in another shape than OpenAI: present is never read as absent. */
let vendor: Vendor;
beforeAll(async () => {
  vendor = await startVendor({ answers: [says("Hello")] });
});
afterAll(() => vendor.close());

async function told(answer: Answer) {
  vendor.play({ answers: [answer] });
  return ask(openaiModel({ id: "llama", baseUrl: vendor.url, apiKey: undefined }));
}

const quotes = (input: Record<string, unknown>) => ({
  name: "get_quotes",
  input,
  malformed_bytes: null,
});
const aapl = quotes({ symbol: "AAPL", days: 30 });
const object = { symbol: "AAPL", days: 30 };
const json = JSON.stringify(object);
const raw = (call: Record<string, unknown>) => delta({ tool_calls: [call] });

describe("arguments are read", () => {
  test.each<[string, Answer]>([
    ["as an object", calls(piece("get_quotes", object))],
    ["as text that writes the text of an object", calls(piece("get_quotes", JSON.stringify(json)))],
    [
      "called parameters",
      calls(raw({ index: 0, id: "a", function: { name: "get_quotes", parameters: object } })),
    ],
    ["without a function around them", calls(raw({ name: "get_quotes", arguments: json }))],
    ["of a call that stands alone", calls(delta({ tool_calls: { function: piece0(json) } }))],
    ["of a call from before calls had ids", calls(delta({ function_call: piece0(json) }))],
    [
      "in a message of a server that does not stream",
      {
        json: {
          choices: [
            {
              index: 0,
              message: { content: null, tool_calls: [{ id: "a", function: piece0(json) }] },
              finish_reason: "tool_calls",
            },
          ],
        },
      },
    ],
  ])("%s", async (_, answer) => {
    expect((await told(answer)).calls).toEqual([aapl]);
  });

  test("a list, a number or a cut object is told as unreadable, and never as none", async () => {
    for (const args of [["AAPL"], 7, '{"symbol": "AA']) {
      const [call] = (await told(calls(piece("get_quotes", args)))).calls;
      expect(call?.malformed_bytes).toBeGreaterThan(0);
    }
  });
});

function piece0(args: string) {
  return { name: "get_quotes", arguments: args };
}

describe("calls that are all numbered 0", () => {
  const half = (text: string, args: string, id = "") =>
    raw({ index: 0, id, function: { name: text, arguments: args } });

  test.each<[string, Answer]>([
    [
      "and have no ids",
      calls(half("get_quotes", '{"symbol":"X"}'), half("get_quotes", '{"symbol":"Y"}')),
    ],
    [
      "and come in pieces",
      calls(
        half("get_quotes", '{"symbol":'),
        half("", '"X"}'),
        half("get_quotes", ""),
        half("", '{"symbol":"Y"}'),
      ),
    ],
    [
      "and share one id",
      calls(half("get_quotes", '{"symbol":"X"}', "t"), half("get_quotes", '{"symbol":"Y"}', "t")),
    ],
    [
      "and repeat their name with every piece",
      calls(
        half("get_quotes", '{"symbol":'),
        half("get_quotes", '"X"}'),
        half("get_quotes", '{"symbol":'),
        half("get_quotes", '"Y"}'),
      ),
    ],
  ])("%s are two calls", async (_, answer) => {
    expect((await told(answer)).calls).toEqual([quotes({ symbol: "X" }), quotes({ symbol: "Y" })]);
  });

  test("arguments that come behind a call that runs already end the step", async () => {
    const late = calls(
      raw({ index: 0, id: "a", function: { name: "get_quotes", arguments: '{"symbol":"X"}' } }),
      raw({ index: 1, id: "b", function: { name: "get_quotes", arguments: "{}" } }),
      raw({ index: 0, function: { arguments: ',"days":3}' } }),
    );
    expect((await told(late)).fault?.code).toBe("model_stream_corrupt");
  });
});

describe("words are read", () => {
  const parts = (...content: unknown[]): Answer => ({ chunks: [delta({ content }), end(), usage] });

  test.each<[string, Answer]>([
    ["from a list of parts", parts({ type: "text", text: "It " }, { type: "text", text: "is 7." })],
    ["beside parts of other kinds", parts({ type: "ref" }, { type: "text", text: "It is 7." })],
    ["from one part", { chunks: [delta({ content: { type: "text", text: "It is 7." } }), end()] }],
    [
      "from a message instead of a delta",
      { chunks: [{ choices: [{ message: { content: "It is 7." }, finish_reason: "stop" }] }] },
    ],
    [
      "from JSON instead of a stream",
      { json: { choices: [{ message: { content: "It is 7." }, finish_reason: "stop" }] } },
    ],
    ["from a stream that says no reason", { chunks: [delta({ content: "It is 7." })] }],
  ])("%s", async (_, answer) => {
    const { text, end, fault } = await told(answer);
    expect([text, end?.reason, fault]).toEqual(["It is 7.", "stop", null]);
  });

  test("thoughts among the parts are no part of the text", async () => {
    const thinking = { type: "thinking", thinking: [{ type: "text", text: "Hm." }] };
    const { text, thought } = await told(parts(thinking, { type: "text", text: "It is 7." }));
    expect([text, thought]).toEqual(["It is 7.", "Hm."]);
  });

  test("without a reason and without [DONE] they are cut off", async () => {
    const { fault } = await told({ chunks: [delta({ content: "It is" })], done: false });
    expect(fault?.code).toBe("model_stream_truncated");
  });

  test("of a refusal are shown as one", async () => {
    const { text, end: ended } = await told({ chunks: [delta({ refusal: "I may not." }), end()] });
    expect([text, ended?.reason]).toEqual(["I may not.", "refused"]);
  });

  test("of no known kind are a fault, and not silence", async () => {
    const { fault } = await told(parts({ type: "audio", audio: {} }));
    expect(fault?.code).toBe("model_stream_corrupt");
  });

  test("that end in an error are a failed step", async () => {
    const { fault } = await told({ chunks: [delta({ content: "It" }), end("error")] });
    expect(fault?.code).toBe("model_stream_error");
  });
});
