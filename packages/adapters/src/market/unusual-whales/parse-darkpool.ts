import { DarkpoolTrade } from "@advisor/domain/market/trades";
import * as z from "zod";
import { completeRows } from "../shared/complete.ts";
import { amount, timestamp, words } from "../shared/values.ts";

/** /api/darkpool/{ticker}: single prints of one day. */
export const Prints = z.object({
  data: z.array(
    z.object({
      ticker: words,
      executed_at: timestamp,
      price: amount,
      size: amount,
      premium: amount,
      market_center: words,
      canceled: z.boolean().catch(false),
    }),
  ),
});

export const darkpoolTrades = ({ data }: z.infer<typeof Prints>): DarkpoolTrade[] =>
  completeRows(
    "unusual-whales",
    DarkpoolTrade,
    data
      .filter(({ canceled }) => !canceled)
      .map((print) => ({
        symbol: print.ticker,
        kind: "print" as const,
        at: print.executed_at,
        price: print.price,
        shares: print.size,
        value: print.premium,
        trades: 1,
        venue: print.market_center,
      })),
  );
