import { describe, expect, test } from "vitest";
import { north } from "../api/api.fixture.ts";
import { chunksOf, reading, textOf } from "../api/streams.ts";
import { eventually } from "../eventually.ts";
import { withFunctions } from "./functions.fixture.ts";
import { holdingAnswers } from "./scripts.ts";

const question = "What is in VOO?";
const model = holdingAnswers();
const functions = withFunctions({ held: model.script });
const { start, begin, send } = functions;

describe("a client that leaves in the middle of an answer", () => {
  test("gets the whole answer when it reconnects", async () => {
    const api = await start("api/lambda", { front: "rest", env: { MODEL_ID: "held" } });
    const id = await begin(api);
    const stream = reading(await send(api, id, question));
    const seen = await stream.until("text-delta");
    await stream.leave();
    await model.release();

    const other = await start("api/lambda", { front: "rest" });
    const answered = async () => {
      const [, reply] = await functions.messages(other, id);
      expect(reply?.metadata).toMatchObject({ status: "complete" });
      return reply;
    };
    const reply = await eventually(answered);
    const text = reply?.parts.findLast(({ type }) => type === "text")?.text ?? "";
    expect(text).toContain("| NVDA |");
    expect(seen).not.toContain('"finish"');
    expect(await functions.verified(other, id)).toMatchObject({ valid: true });
  });
});

describe("a function that is about to time out", () => {
  test("ends with an error in time, keeps the text so far, and hands the turn over", async () => {
    const handed = await functions.invocable({
      workflow: { invoke: async () => ({ payload: 1 }) },
    });
    const api = await start("api/lambda", {
      front: "rest",
      // The turn is handed over ten seconds before the timeout; by then it has written half of its
      // answer.
      timeoutSeconds: 25,
      env: {
        MODEL_ID: "held",
        AWS_ENDPOINT_URL_LAMBDA: handed.url,
        CONTINUATION_FUNCTION: "workflow:1",
      },
    });
    const id = await begin(api);
    const chunks = await chunksOf(await send(api, id, question));
    model.release();

    expect(chunks.at(-1)).toMatchObject({ type: "error" });
    expect(textOf(chunks)).not.toBe("");
    const [asked, reply] = await functions.messages(api, id);
    expect(asked).toMatchObject({ role: "user" });
    expect(reply?.metadata).toMatchObject({ status: "error", code: "deadline" });
    expect(reply?.parts).toContainEqual(
      expect.objectContaining({ type: "tool-get_etf_holdings", state: "output-available" }),
    );
    expect(reply?.parts).toContainEqual(
      expect.objectContaining({ type: "text", text: textOf(chunks) }),
    );
    expect(handed.calls).toEqual([
      {
        name: "workflow",
        event: {
          workflow: "turn-continuation",
          input: { advisor_id: north, conversation_id: id, turn_id: expect.any(String) },
        },
      },
    ]);
  });
});

describe("one process", () => {
  test("handles one request at a time: two simultaneous ones start two processes", async () => {
    const api = await start("api/lambda", { concurrency: 2, env: { MODEL_ID: "held" } });
    const ids = [await begin(api), await begin(api)];
    const streams = await Promise.all(ids.map(async (id) => reading(await send(api, id, "Hello"))));

    await Promise.all(streams.map((stream) => stream.until("text-delta")));
    expect(new Set(api.pids()).size).toBe(2);
    model.release();
    for (const stream of streams) expect(await stream.rest()).toContain('"type":"finish"');
  });

  test.each(["fault.cut", "fault.mid-stream-exception", "fault.no-stop"])(
    "survives an answer that breaks in the middle: %s",
    async (MODEL_ID) => {
      const api = await start("api/lambda", { front: "rest", env: { MODEL_ID } });
      const id = await begin(api);
      const before = api.pids();

      const chunks = await chunksOf(await send(api, id, "Hello"));

      expect(chunks.some(({ type }) => type === "text-delta")).toBe(true);
      expect(chunks.at(-1)).toMatchObject({ type: "error" });
      expect(await functions.messages(api, id)).toHaveLength(2);
      expect(api.pids()).toEqual(before);
    },
  );
});
