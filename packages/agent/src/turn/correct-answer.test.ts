import { Fault } from "@advisor/domain/fault";
import { describe, expect, it } from "vitest";
import { call, fails, say } from "../model/scripted.ts";
import { noSpending } from "./spending.ts";
import { partsOf, staged, textOf } from "./turn.fixture.ts";

const price = call("get_price", { symbol: "VOO" });

describe("an answer with an unsupported figure", () => {
  it("is requested once more, and only the supported wording is shown and stored", async () => {
    const { turn, model, entries } = staged([
      price,
      [say("VOO is at "), say("$8.50 "), say("today.")],
      say("$7.00 today."),
    ]);
    const parts = await partsOf(turn);
    expect(textOf(parts)).toBe("VOO is at $7.00 today.");
    expect(entries.at(-1)).toMatchObject({
      kind: "answer",
      text: "VOO is at $7.00 today.",
      usage: { input_tokens: 300, output_tokens: 30 },
      grounding: { valid: true, unmatched: [], retried: ["$8.50"] },
    });
    expect(parts.filter(({ type }) => type === "text-start")).toHaveLength(1);
    const [, , again] = model.requests;
    expect(again?.choice).toBe("none");
    expect(again?.context.at(-1)).toMatch(/\$8\.50\. .*"""VOO is at """/);
  });

  it("is kept and marked when the second wording is not supported either", async () => {
    const { turn, model } = staged([price, say("It is $8.50."), say("It is $8.60.")]);
    const parts = await partsOf(turn);
    expect(textOf(parts)).toBe("It is $8.50.");
    expect(parts.at(-2)).toMatchObject({ event: { unmatched: ["$8.50"], retried: ["$8.50"] } });
    expect(model.requests).toHaveLength(3);
  });

  it("is replaced by the tool's own sentence when a query result supports it", async () => {
    const query = {
      source_id: "tool:query:v1",
      data: { reading: "Value by symbol", text: "AAPL is worth $5.00.", rows: [] },
    };
    const { turn, entries } = staged([say("AAPL: $99."), say("$98.")], {
      stored: { steps: 1 },
      prompt: {
        turns: [
          [
            { role: "user", text: "What is AAPL worth?" },
            {
              role: "assistant",
              text: "",
              calls: [{ id: "c1", name: "get_price", input: {}, malformed_bytes: null }],
            },
            { role: "tools", results: [{ call_id: "c1", status: "success", shown: query }] },
          ],
        ],
      },
    });
    await partsOf(turn);
    expect(entries.at(-1)).toMatchObject({
      text: "AAPL: \n\nAAPL is worth $5.00.",
      grounding: { valid: true, retried: ["$99"] },
    });
  });

  it("is not shown when the model fails right after it, but a supported figure is", async () => {
    const broken = fails(new Fault("upstream", "model_stream_error", "The model failed."));
    const end = async (...words: string[]) => {
      const { turn } = staged([price, [...words.map(say), broken]]);
      return textOf(await partsOf(turn));
    };
    expect(await end("It is ", "$8.50")).toBe("It is ");
    expect(await end("It is ", "$7.00")).toBe("It is $7.00");
  });

  it("is not requested again when no budget is left", async () => {
    let held = 0;
    const { turn, model } = staged([price, say("It is $8.50.")], {
      money: {
        spending: {
          ...noSpending,
          hold: async (microUsd) => {
            held += 1;
            if (held > 3) throw new Fault("limit", "budget_exceeded", "The budget is used up.");
            return microUsd;
          },
        },
      },
    });
    const parts = await partsOf(turn);
    expect(textOf(parts)).toBe("It is $8.50.");
    expect(parts.at(-1)).toMatchObject({ type: "finish", reason: "stop" });
    expect(model.requests).toHaveLength(2);
  });
});

it("a supported answer is shown as it streams, and requested once", async () => {
  const pieces = ["VOO ", "is at ", "$7.00", " today, ", "as of ", "2026-11-20."];
  const { turn, model } = staged([price, pieces.map(say)]);
  const parts = await partsOf(turn);
  const deltas = parts.flatMap((part) => (part.type === "text-delta" ? part.delta : []));
  expect(deltas).toEqual(["VOO ", "is at ", "$7.00 today, ", "as of ", "2026-11-20."]);
  expect(model.requests).toHaveLength(2);
});
