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

  it("is shown once when the second wording begins again at the start", async () => {
    const { turn } = staged([
      price,
      [say("VOO is at "), say("$8.50 "), say("today.")],
      say("VOO is at $7.00 today."),
    ]);
    expect(textOf(await partsOf(turn))).toBe("VOO is at $7.00 today.");
  });

  it("is kept when the second wording tells the beginning in other words", async () => {
    const { turn } = staged([
      price,
      [say("Today the fund is at "), say("$8.50.")],
      say("Today the fund VOO is at $7.00."),
    ]);
    expect(textOf(await partsOf(turn))).toBe("Today the fund is at $8.50.");
  });

  it("is replaced by the second wording when that has fewer unsupported figures", async () => {
    const { turn } = staged([price, say("It was $8.50, is $7.00."), say("Now $7.00, was $8.50.")]);
    expect(textOf(await partsOf(turn))).toBe("It was $8.50, is $7.00.");
    const { turn: fewer } = staged([
      price,
      say("It was $8.50 and $9.50, and is $7.00."),
      say("It was $8.50, and is $7.00."),
    ]);
    const parts = await partsOf(fewer);
    expect(textOf(parts)).toBe("It was $8.50, and is $7.00.");
    expect(parts.at(-2)).toMatchObject({ event: { unmatched: ["$8.50"] } });
  });

  it("is kept and marked when the second wording is not supported either", async () => {
    const { turn, model } = staged([price, say("It is $8.50."), say("It is $8.60.")]);
    const parts = await partsOf(turn);
    expect(textOf(parts)).toBe("It is $8.50.");
    expect(parts.at(-2)).toMatchObject({ event: { unmatched: ["$8.50"], retried: ["$8.50"] } });
    expect(model.requests).toHaveLength(3);
  });

  const worth = (symbol: string, text: string) => ({
    ...{ source_id: `tool:query_${symbol}:v1`, as_of: "2026-11-20", simulated: true },
    data: { reading: "Value by symbol", text: `${symbol} is worth ${text}.`, rows: [] },
  });
  const after = (...shown: Record<string, unknown>[]) => ({
    stored: { steps: 1 },
    prompt: {
      turns: [
        [
          { role: "user" as const, text: "What is it worth?" },
          {
            role: "assistant" as const,
            text: "",
            calls: shown.map((_, at) => {
              return { id: `c${at}`, name: "get_price", input: {}, malformed_bytes: null };
            }),
          },
          {
            role: "tools" as const,
            results: shown.map((one, at) => {
              return { call_id: `c${at}`, status: "success" as const, shown: one };
            }),
          },
        ],
      ],
    },
  });

  it("is replaced by the sentences of the query results that support it", async () => {
    const results = after(worth("AAPL", "$5.00"), worth("VOO", "$7.00"));
    const { turn, entries } = staged([say("AAPL: $99."), say("$98.")], results);
    await partsOf(turn);
    expect(entries.at(-1)).toMatchObject({
      text: [
        "AAPL: ",
        "AAPL is worth $5.00. [tool:query_AAPL:v1] As of 2026-11-20, simulated data.",
        "VOO is worth $7.00. [tool:query_VOO:v1] As of 2026-11-20, simulated data.",
      ].join("\n\n"),
      grounding: { valid: true, retried: ["$99"] },
    });
  });

  it("is kept and marked when a query answered only a part of the question", async () => {
    const quote = { source_id: "tool:quote:v1", as_of: "2026-11-20", data: { price: 7 } };
    const results = after(worth("AAPL", "$5.00"), quote);
    const { turn, entries } = staged([say("AAPL: $99."), say("$98.")], results);
    await partsOf(turn);
    expect(entries.at(-1)).toMatchObject({
      text: "AAPL: $99.",
      grounding: { valid: false, unmatched: ["$99"] },
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
