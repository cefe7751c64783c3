import type { Model } from "@advisor/agent/model/model";
import * as Spend from "@advisor/domain/spend";
import * as z from "zod";
import { wholeNumber } from "../whole-number.ts";

const Prices = z
  .string()
  .transform((text, context): unknown => {
    try {
      return JSON.parse(text);
    } catch {
      context.addIssue("must be a JSON object from model id to input_usd and output_usd");
      return z.NEVER;
    }
  })
  .pipe(Spend.Prices);

export const SpendingSettings = z.object({
  BUDGET_TURN_USD: Spend.Budget.optional(),
  BUDGET_CONVERSATION_USD: Spend.Budget.optional(),
  BUDGET_DAY_USD: Spend.Budget.optional(),
  /** Limited, because each running turn has attributes in the stored item of its advisor's day. */
  TURNS_AT_ONCE: wholeNumber({ from: 1, to: 200, default: 3 }),
  TURNS_PER_MINUTE: wholeNumber({ from: 1, to: 1_000_000, default: 1_200 }),
  /** Per process. */
  STREAMS_AT_ONCE: wholeNumber({ from: 1, to: 1_000_000, default: 500 }),
  MODEL_PRICES: Prices.default({}),
});

/** Prices, and the limits that apply to every advisor. */
export interface Spending {
  limits: Spend.Limits;
  prices: Spend.Prices;
}

/** Throws when a budget is set but the model's price is unknown, because it could not be enforced. */
export function openSpending(
  settings: z.infer<typeof SpendingSettings>,
  { id }: Pick<Model, "id">,
): Spending {
  const budgets = {
    turn_micro_usd: settings.BUDGET_TURN_USD ?? null,
    conversation_micro_usd: settings.BUDGET_CONVERSATION_USD ?? null,
    day_micro_usd: settings.BUDGET_DAY_USD ?? null,
  };
  const budgeted = Object.values(budgets).some((budget) => budget !== null);
  if (budgeted && Spend.priceOf(id, settings.MODEL_PRICES) === null) {
    throw new Error(
      `The environment is not complete. MODEL_PRICES: a budget is set, and nothing says what ${id} costs. See .env.example.`,
    );
  }
  return {
    prices: settings.MODEL_PRICES,
    limits: {
      ...budgets,
      turns_at_once: settings.TURNS_AT_ONCE,
      turns_per_minute: settings.TURNS_PER_MINUTE,
    },
  };
}
