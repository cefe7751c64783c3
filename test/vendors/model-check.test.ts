import { openaiModel } from "@advisor/adapters/model/openai/openai";
import { type Price, priceOf } from "@advisor/domain/spend";
import { checkModel } from "@advisor/local/model-check/checks";
import { isUsable, reportText } from "@advisor/local/model-check/report";
import { afterAll, beforeAll, expect, test } from "vitest";
import { calls, delta, end, piece, says } from "./openai.ts";
import { type Scenario, startVendor, type Vendor } from "./server.ts";

let vendor: Vendor;
beforeAll(async () => {
  vendor = await startVendor({ answers: [] });
});
afterAll(() => vendor.close());

async function checked(scenario: Scenario, price: Price | null = null) {
  vendor.play(scenario);
  const learned: string[] = [];
  const model = openaiModel({
    id: "small-model",
    baseUrl: vendor.url,
    apiKey: undefined,
    stated: { thinks_unopened: false },
    learned: (what, _, value) => learned.push(`${what}=${value}`),
  });
  const rows = await checkModel(model, price);
  return { rows, table: reportText(model.id, rows, learned).replace(/\d\.\d s/g, "0.0 s") };
}

const quote = calls(piece("get_ticker_info", { symbol: "AAPL" }));

test("a small model with a short context window is reported, with advice", async () => {
  const window = { choices: [], usage: { prompt_tokens: 4_096, completion_tokens: 3 } };
  const { rows, table } = await checked({
    refuses: [
      {
        has: "tool_choice",
        is: "required",
        status: 400,
        body: { error: { message: "tool_choice required is not supported for this model" } },
      },
    ],
    answers: [
      says("Hello."),
      quote,
      quote,
      quote,
      quote,
      { chunks: [delta({ content: "I do not know." }), end(), window] },
    ],
  });
  expect(isUsable(rows)).toBe(false);
  expect(table).toMatchInlineSnapshot(`
    "model small-model

    check                ok    seconds  detail
    answers              yes   0.0 s    6 characters
    streams              ?              no answer long enough to tell
    calls a tool         yes   0.0 s    get_ticker_info
    takes forced choice  yes   0.0 s    get_ticker_info
    parallel calls       no    0.0 s    1 at once
    reasoning            no             none seen
    caching              no             nothing was read from a cache
    usage                yes            stated in 6 of 6 answers
    context window       no    0.0 s    4,096 tokens counted, its beginning was not repeated
    price known          no             no

    parallel calls: Questions about several things take a step each: slower and more expensive, but right.
    reasoning: Nothing to do. A model that thinks is asked to with MODEL_EFFORT=low, medium or high.
    caching: Every step pays for the whole prompt. On Bedrock choose a model with prompt caching; on a server of your own enable its prefix cache.
    context window: A turn has 8,000 to 13,000 tokens and this server cuts or refuses it. Ollama: set OLLAMA_CONTEXT_LENGTH=32768 before ollama serve; vLLM: --max-model-len 32768.
    price known: Costs are unknown and budgets cannot be kept. Set MODEL_PRICES={"MODEL_ID": {"input_usd": "...", "output_usd": "..."}}; for a model of your own "0".

    State it up front, and nothing is tried: MODEL_CAPABILITIES=forced_choice=no
    "
  `);
});

test("a missing model is reported with its server's message", async () => {
  const body = { error: { message: "The model `small-model` does not exist." } };
  const { rows, table } = await checked({ answers: [{ status: 404, body }] });
  expect(isUsable(rows)).toBe(false);
  expect(table).toContain("answers              no    0.0 s    model_misconfigured: 404");
  expect(table).toContain("does not exist");
});

test("a price that depends on the prompt's length is reported with both rates", async () => {
  const { table } = await checked({ answers: [says("Hello.")] }, priceOf("claude-haiku-5-5", {}));
  expect(table).toContain(
    "$0.10 in, $0.50 out a million tokens; $0.5 and $2.5 for prompts over 100,000",
  );
});

test("a model that cannot be reached gets one row, and no advice on what it might do", async () => {
  const { rows, table } = await checked({
    refuses: [
      { has: "model", is: "small-model", status: 401, body: { error: { message: "Bad key" } } },
    ],
    answers: [],
  });
  expect(isUsable(rows)).toBe(false);
  expect(table).toMatchInlineSnapshot(`
    "model small-model

    check                ok    seconds  detail
    answers              no    0.0 s    model_misconfigured: 401 {"error":{"message":"Bad key"}}

    answers: Check MODEL_ID, the address of the server and its key or credentials; the detail says what the server said.
    "
  `);
});
