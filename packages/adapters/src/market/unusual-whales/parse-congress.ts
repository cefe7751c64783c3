import { CongressTrade } from "@advisor/domain/market/trades";
import * as z from "zod";
import { congressSide, parseAmountRange } from "../fmp/disclosure.ts";
import { completeRows } from "../shared/complete.ts";
import { day, words } from "../shared/values.ts";

/** /api/congress/recent-trades */
export const Disclosures = z.object({
  data: z.array(
    z.object({
      ticker: words,
      name: words,
      reporter: words,
      member_type: words,
      txn_type: words,
      amounts: words,
      notes: words,
      transaction_date: day,
      filed_at_date: day,
    }),
  ),
});

export const congressTrades = ({ data }: z.infer<typeof Disclosures>): CongressTrade[] =>
  completeRows(
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
