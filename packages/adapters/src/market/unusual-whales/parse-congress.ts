import { CongressTrade } from "@advisor/domain/market/trades";
import * as z from "zod";
import { congressSide, parseAmountRange } from "../fmp/disclosure.ts";
import { keepCompleteRows } from "../shared/complete.ts";
import { fittingRows } from "../shared/fitting-rows.ts";
import { dayField, textField } from "../shared/values.ts";

/** Response of /api/congress/recent-trades */
export const UnusualWhalesCongressTrades = z.object({
  data: fittingRows(
    z.object({
      ticker: textField,
      name: textField,
      reporter: textField,
      member_type: textField,
      txn_type: textField,
      amounts: textField,
      notes: textField,
      transaction_date: dayField,
      filed_at_date: dayField,
    }),
  ),
});

export const parseCongressTrades = ({
  data,
}: z.infer<typeof UnusualWhalesCongressTrades>): CongressTrade[] =>
  keepCompleteRows(
    "unusual-whales",
    CongressTrade,
    data.map((row) => ({
      symbol: row.ticker,
      asset: row.notes,
      member: row.name ?? row.reporter,
      chamber: row.member_type === "house" || row.member_type === "senate" ? row.member_type : null,
      side: congressSide(row.txn_type),
      transaction_date: row.transaction_date,
      filed: row.filed_at_date,
      ...parseAmountRange(row.amounts),
      url: null,
    })),
  );
