import { priceListDate } from "@advisor/domain/model/price-list";
import * as Spend from "@advisor/domain/spend";
import { Hono } from "hono";
import * as z from "zod";
import type { Runtime } from "../runtime.ts";
import { budgetResetsAt } from "../spend/limit-fault.ts";
import type { AppEnv } from "./context.ts";
import { parseRequest } from "./http/body.ts";

const usd = (microUsd: number | null): number | null =>
  microUsd === null ? null : microUsd / 1_000_000;

/** The caller's spend today (UTC) and the limits. */
export const spendRoutes = ({ spends, spending, model }: Runtime): Hono<AppEnv> =>
  new Hono<AppEnv>().get("/", async (c) => {
    const { limits, prices } = spending;
    const today = await spends.today(c.get("advisor").id);
    const price = Spend.priceOf(model.id, prices);
    return c.json({
      day: today.day,
      ends_at: budgetResetsAt(today.day),
      spent_usd: usd(today.spent.micro_usd),
      /**
       * Reserved for answers in progress. It counts against the budget until their cost is known.
       */
      held_usd: usd(today.held_micro_usd),
      input_tokens: today.spent.input_tokens,
      output_tokens: today.spent.output_tokens,
      budget_day_usd: usd(limits.day_micro_usd),
      budget_conversation_usd: usd(limits.conversation_micro_usd),
      budget_turn_usd: usd(limits.turn_micro_usd),
      turns: today.turns,
      turns_running: today.running,
      turns_at_once: limits.turns_at_once,
      turns_this_minute: today.turns_this_minute,
      turns_per_minute: limits.turns_per_minute,
      model_id: model.id,
      /** Null if no price is configured. The model's cost is then not counted. */
      price_usd_per_million_tokens:
        price === null
          ? null
          : {
              input: Number(price.input_usd),
              output: Number(price.output_usd),
              cache_read: Number(price.cache_read_usd ?? price.input_usd),
              cache_write: Number(price.cache_write_usd ?? price.input_usd),
            },
      prices_as_of: priceListDate,
    });
  });

const Days = z.object({
  days: z.coerce.number().int().min(1).max(Spend.retentionDays).default(Spend.retentionDays),
});

/** The caller's spend by day and by month, as far back as records are kept. */
export const spendDayRoutes = ({ spends }: Runtime): Hono<AppEnv> =>
  new Hono<AppEnv>().get("/", async (c) => {
    const { days } = parseRequest(Days, c.req.query(), "invalid_request");
    const spent = await spends.days(c.get("advisor").id, days);
    const months = [...new Set(spent.map(({ day }) => day.slice(0, 7)))];
    return c.json({
      items: spent.map((one) => ({ day: one.day, ...sumOf([one]) })),
      months: months.map((month) => ({
        month,
        ...sumOf(spent.filter(({ day }) => day.startsWith(month))),
      })),
      kept_days: Spend.retentionDays,
    });
  });

const sumOf = (days: readonly Spend.DaySpend[]) => {
  const spent = days.reduce((sum, one) => Spend.add(sum, one.spent), Spend.zeroSpent);
  return {
    spent_usd: usd(spent.micro_usd),
    input_tokens: spent.input_tokens,
    output_tokens: spent.output_tokens,
    turns: days.reduce((sum, { turns }) => sum + turns, 0),
  };
};
