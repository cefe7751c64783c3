import { describe, expect, test } from "vitest";
import { openSpending, SpendingSettings } from "./spending.ts";

const model = { id: "gpt-4o" };
const open = (environment: Record<string, string>, given = model) =>
  openSpending(SpendingSettings.parse(environment), given);

test("the defaults are no budget, three turns at once and 1,200 per minute", () => {
  expect(open({})).toEqual({
    prices: {},
    limits: {
      turn_micro_usd: null,
      conversation_micro_usd: null,
      day_micro_usd: null,
      turns_at_once: 3,
      turns_per_minute: 1_200,
    },
  });
  expect(SpendingSettings.parse({}).STREAMS_AT_ONCE).toBe(500);
});

test("budgets are dollars, counted in millionths", () => {
  const budgets = {
    BUDGET_TURN_USD: "0.25",
    BUDGET_CONVERSATION_USD: "2",
    BUDGET_DAY_USD: "10.000001",
  };
  expect(open(budgets).limits).toMatchObject({
    turn_micro_usd: 250_000,
    conversation_micro_usd: 2_000_000,
    day_micro_usd: 10_000_001,
  });
});

describe("a budget for a model of unknown price", () => {
  const unknown = { id: "llama3.1" };

  test("is rejected, because it could not be enforced", () => {
    expect(() => open({ BUDGET_DAY_USD: "10" }, unknown)).toThrow(/MODEL_PRICES.*llama3\.1/);
    expect(open({}, unknown).limits.day_micro_usd).toBeNull();
  });

  test("is accepted once the price is configured", () => {
    const MODEL_PRICES = '{"llama3.1": {"input_usd": "0.10", "output_usd": "0.20"}}';
    expect(open({ BUDGET_DAY_USD: "10", MODEL_PRICES }, unknown)).toMatchObject({
      prices: { "llama3.1": { input_usd: "0.10", output_usd: "0.20" } },
      limits: { day_micro_usd: 10_000_000 },
    });
  });
});

test.each([
  ["MODEL_PRICES", "not json"],
  ["MODEL_PRICES", '{"a": {"input_usd": 3}}'],
  ["BUDGET_DAY_USD", "-1"],
  ["TURNS_AT_ONCE", "0"],
  ["TURNS_AT_ONCE", "201"],
  ["TURNS_PER_MINUTE", "many"],
  ["STREAMS_AT_ONCE", "0"],
])("%s of %s is rejected with the variable's name", (name, value) => {
  const { error } = SpendingSettings.safeParse({ [name]: value });
  expect(error?.issues.map(({ path }) => path[0])).toContain(name);
});
