import { InsiderTrade } from "@advisor/domain/market/trades";
import * as z from "zod";
import { keepCompleteRows } from "../shared/complete.ts";
import { fittingRows } from "../shared/fitting-rows.ts";
import { isSameSymbol } from "../shared/symbol.ts";
import { amountField, booleanField, dayField, multiply, textField } from "../shared/values.ts";

/** /api/insider/transactions: `amount` is in shares, negative for a disposal. */
export const UnusualWhalesInsiderTrades = z.object({
  data: fittingRows(
    z.object({
      ticker: textField,
      formtype: textField,
      owner_name: textField,
      officer_title: textField,
      transaction_date: dayField,
      filing_date: dayField,
      transaction_code: textField,
      security_ad_code: textField,
      amount: amountField,
      price: amountField,
      shares_owned_after: amountField,
      is_10b5_1: booleanField,
    }),
  ),
});
type Row = z.infer<typeof UnusualWhalesInsiderTrades>["data"][number];

/**
 * Form 144 announces a sale that may never happen, so it is dropped, as are rows of another company.
 */
export const parseInsiderTrades = (
  symbol: string,
  { data }: z.infer<typeof UnusualWhalesInsiderTrades>,
): InsiderTrade[] =>
  keepCompleteRows(
    "unusual-whales",
    InsiderTrade,
    data
      .filter(({ formtype }) => !formtype?.startsWith("144"))
      .filter(({ ticker }) => ticker === null || isSameSymbol(ticker, symbol))
      .map((row) => ({ ...trade(row), symbol })),
  );

function trade(row: Row) {
  const shares = row.amount?.replace("-", "") ?? null;
  return {
    owner: row.owner_name,
    title: row.officer_title,
    transaction_date: row.transaction_date,
    filed: row.filing_date,
    code: row.transaction_code,
    side: side(row),
    shares,
    price: row.price,
    value: multiply(shares, row.price),
    shares_after: row.shares_owned_after,
    planned: row.is_10b5_1,
  };
}

function side({ security_ad_code, amount }: Row): InsiderTrade["side"] {
  const disposed = security_ad_code === null ? amount?.startsWith("-") : security_ad_code === "D";
  return disposed ? "disposed" : "acquired";
}
