import { describe, expect, test } from "vitest";
import { Budget, costMicroUsd, maxCostMicroUsd, type Price, Prices, priceOf } from "./spend.ts";

const price = (input_usd: string, output_usd: string): Price => ({ input_usd, output_usd });

describe("the price of", () => {
  test.each([
    ["offline", "0", "0"],
    ["scripted", "0", "0"],
    ["anthropic.claude-3-haiku-20240307-v1:0", "0.25", "1.25"],
    ["us.anthropic.claude-3-5-haiku-20241022-v1:0", "0.80", "4"],
    ["anthropic.claude-3-5-sonnet-20241022-v2:0", "3", "15"],
    ["claude-3-5-sonnet-latest", "3", "15"],
    ["apac.anthropic.claude-sonnet-4-20250514-v1:0", "3", "15"],
    ["claude-sonnet-4-5-20250929", "3", "15"],
    ["global.anthropic.claude-sonnet-4-5-20250929-v1:0", "3", "15"],
    ["us.anthropic.claude-sonnet-4-5-20250929-v1:0", "3.3", "16.5"],
    ["eu.anthropic.claude-haiku-4-5-20251001-v1:0", "1.1", "5.5"],
    ["anthropic.claude-opus-4-6-v1", "5.5", "27.5"],
    ["amazon.nova-pro-v1:0", "0.80", "3.20"],
    ["amazon.nova-pro-v1:0:300k", "0.80", "3.20"],
    ["us.amazon.nova-micro-v1:0", "0.035", "0.14"],
    ["gpt-4o", "2.50", "10"],
    ["gpt-4o-2024-08-06", "2.50", "10"],
    ["gpt-4o-2024-05-13", "5", "15"],
    ["gpt-4.1-mini-2025-04-14", "0.40", "1.60"],
    ["openai/gpt-5", "1.25", "10"],
    [
      "arn:aws:bedrock:eu-west-1:123456789012:inference-profile/eu.amazon.nova-lite-v1:0",
      "0.06",
      "0.24",
    ],
  ])("%s is listed", (id, input, output) => {
    expect(priceOf(id, {})).toMatchObject(price(input, output));
  });

  test.each([
    ["anthropic.claude-3-haiku-20240307-v1:0", "0.03", "0.30"],
    ["claude-3-5-sonnet-latest", "0.3", "3.75"],
    ["global.anthropic.claude-sonnet-5-5-v1:0", "0.1", "2.5"],
    ["us.anthropic.claude-sonnet-5-5-v1:0", "0.11", "2.75"],
    ["us.anthropic.claude-opus-5-5-v1:0", "0.22", "5.5"],
    ["claude-fable-5-1", "0.25", "12.5"],
    ["claude-sonnet-4-6", "0.3", "3.75"],
    ["claude-haiku-5-5", "0.01", "0.125"],
    ["amazon.nova-pro-v1:0", "0.20", undefined],
    ["gpt-4o", "1.25", undefined],
    ["openai/gpt-5", "0.125", undefined],
    ["gpt-4-turbo", undefined, undefined],
    ["offline", undefined, undefined],
  ])("cached input of %s is listed", (id, read, write) => {
    const listed = priceOf(id, {});
    expect([listed?.cache_read_usd, listed?.cache_write_usd]).toEqual([read, write]);
  });

  test.each([
    "llama3.1",
    "gpt-4o-audio",
    "claude-sonnet-9",
    "us.anthropic.claude-opus-99-20990101-v1:0",
    "arn:aws:bedrock:us-east-1:123456789012:application-inference-profile/a1b2c3",
    "constructor",
    "",
  ])("%j is unknown", (id) => {
    expect(priceOf(id, {})).toBeNull();
  });

  test("a configured price, by model id or name, takes precedence over the list price", () => {
    const whole = "us.anthropic.claude-sonnet-4-5-20250929-v1:0";
    expect(priceOf(whole, { "claude-sonnet-4-5": price("1", "2") })).toEqual(price("1", "2"));
    const both = { "claude-sonnet-4-5": price("1", "2"), [whole]: price("3", "4") };
    expect(priceOf(whole, both)).toEqual(price("3", "4"));
    expect(priceOf("llama3.1", { "llama3.1": price("0", "0") })).toEqual(price("0", "0"));
  });
});

test("every token of a request with a long prompt has the price for long prompts", () => {
  const haiku = priceOf("us.anthropic.claude-haiku-5-5", {});
  const cost = (input_tokens: number) =>
    costMicroUsd(haiku, { input_tokens, output_tokens: 1_000 });
  expect([cost(100_000), cost(100_001)]).toEqual([11_550, 57_751]);
  const { long_prompt } = priceOf("openai/gpt-6-luna", {}) ?? {};
  expect(long_prompt).toEqual({
    over_tokens: 272_000,
    input_usd: "0.2",
    output_usd: "0.75",
    cache_read_usd: "0.02",
    cache_write_usd: "0.25",
  });
});

describe("the cost of cached input", () => {
  const usage = {
    input_tokens: 10_000,
    output_tokens: 100,
    cache_read_tokens: 8_000,
    cache_write_tokens: 1_500,
  };

  test("has prices of its own", () => {
    const sonnet = { ...price("3", "15"), cache_read_usd: "0.30", cache_write_usd: "3.75" };
    expect(costMicroUsd(sonnet, usage)).toBe(500 * 3 + 8_000 * 0.3 + 1_500 * 3.75 + 100 * 15);
  });

  test("is that of other input when it has no price", () => {
    expect(costMicroUsd(price("3", "15"), usage)).toBe(10_000 * 3 + 100 * 15);
  });

  test("is reserved at its highest", () => {
    const sonnet = { ...price("3", "15"), cache_read_usd: "0.30", cache_write_usd: "3.75" };
    const step = { input_tokens: 1_000, output_tokens: 10 };
    expect(maxCostMicroUsd(sonnet, step)).toBe(1_000 * 3.75 + 150);
    expect(maxCostMicroUsd(price("3", "15"), step)).toBe(3_150);
    expect(maxCostMicroUsd(null, step)).toBe(0);
  });
});

describe("the cost of a step", () => {
  test.each([
    ["0.80", "3.20", 1_000, 500, 2_400],
    ["3", "15", 1, 1, 18],
    ["0.035", "0.14", 1, 0, 1],
    ["0.035", "0.14", 1_000, 100, 49],
    ["0.1", "0.2", 1, 1, 1],
    ["0.1", "0.2", 3, 1, 1],
    ["0.1", "0.2", 3, 2, 1],
    ["0.1", "0.2", 3, 4, 2],
    ["0", "0", 1_000_000, 1_000_000, 0],
    ["15", "75", 400_000_000, 1, 6_000_000_075],
  ])("at %s and %s a million, %i in and %i out, is %i", (input, output, i, o, micro) => {
    expect(costMicroUsd(price(input, output), { input_tokens: i, output_tokens: o })).toBe(micro);
  });

  test("is unknown when the price or the usage is unknown", () => {
    expect(costMicroUsd(null, { input_tokens: 1, output_tokens: 1 })).toBeNull();
    expect(costMicroUsd(price("1", "1"), null)).toBeNull();
  });
});

test("a budget is parsed to the millionth and never rounded up", () => {
  expect(["5", "0.50", "0.0000019", "0"].map((text) => Budget.parse(text))).toEqual([
    5_000_000, 500_000, 1, 0,
  ]);
  for (const wrong of ["-1", "1e3", "", "five", "$5", "1,000"]) {
    expect(Budget.safeParse(wrong).success).toBe(false);
  }
});

test("an invalid configured price is rejected", () => {
  for (const wrong of [{ input_usd: "-1", output_usd: "1" }, { input_usd: "1" }, "1"]) {
    expect(Prices.safeParse({ model: wrong }).success).toBe(false);
  }
});
