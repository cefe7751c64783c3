import { InsiderTrade } from "@advisor/domain/market/trades";
import * as z from "zod";
import { completeRows } from "../shared/complete.ts";
import { amount, day, product, words, yesNo } from "../shared/values.ts";

/** /api/insider/transactions: `amount` is in shares, negative for a disposal. */
export const Transactions = z.object({
  data: z.array(
    z.object({
      ticker: words,
      formtype: words,
      owner_name: words,
      officer_title: words,
      transaction_date: day,
      filing_date: day,
      transaction_code: words,
      security_ad_code: words,
      amount,
      price: amount,
      shares_owned_after: amount,
      is_10b5_1: yesNo,
    }),
  ),
});
type Row = z.infer<typeof Transactions>["data"][number];

/** Form 144 announces a sale that may never happen, so it is dropped. */
export const insiderTrades = ({ data }: z.infer<typeof Transactions>): InsiderTrade[] =>
  completeRows(
    "unusual-whales",
    InsiderTrade,
    data.filter(({ formtype }) => !formtype?.startsWith("144")).map(trade),
  );

function trade(row: Row) {
  const shares = row.amount?.replace("-", "") ?? null;
  return {
    symbol: row.ticker,
    owner: row.owner_name,
    title: row.officer_title,
    transaction_date: row.transaction_date,
    filed: row.filing_date,
    code: row.transaction_code,
    side: side(row),
    shares,
    price: row.price,
    value: product(shares, row.price),
    shares_after: row.shares_owned_after,
    planned: row.is_10b5_1,
  };
}

function side({ security_ad_code, amount }: Row): InsiderTrade["side"] {
  const disposed = security_ad_code === null ? amount?.startsWith("-") : security_ad_code === "D";
  return disposed ? "disposed" : "acquired";
}
