import { DarkpoolTrade } from "@advisor/domain/market/trades";
import * as z from "zod";
import { keepCompleteRows } from "../shared/complete.ts";
import { fittingRows } from "../shared/fitting-rows.ts";
import { rowsAbout } from "../shared/symbol.ts";
import { amountField, textField, timestampField } from "../shared/values.ts";

/** /api/darkpool/{ticker}: single prints of one day. */
export const UnusualWhalesDarkpoolTrades = z.object({
  data: fittingRows(
    z.object({
      ticker: textField,
      executed_at: timestampField,
      price: amountField,
      size: amountField,
      premium: amountField,
      market_center: textField,
      canceled: z.boolean().catch(false),
    }),
  ),
});

export const parseDarkpoolTrades = (
  symbol: string,
  { data }: z.infer<typeof UnusualWhalesDarkpoolTrades>,
): DarkpoolTrade[] =>
  keepCompleteRows(
    "unusual-whales",
    DarkpoolTrade,
    rowsAbout(
      "unusual-whales",
      symbol,
      data.map((print) => ({ ...print, symbol: print.ticker })),
    )
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
