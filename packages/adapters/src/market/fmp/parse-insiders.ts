import { InsiderTrade } from "@advisor/domain/market/trades";
import * as z from "zod";
import { keepCompleteRows } from "../shared/complete.ts";
import { fittingRows } from "../shared/fitting-rows.ts";
import { isSameSymbol } from "../shared/symbol.ts";
import { amountField, dayField, multiply, textField } from "../shared/values.ts";

/** insider-trading/search. The field for the side is misspelled "acquistionOrDisposition". */
export const FmpInsiderTrades = fittingRows(
  z.object({
    symbol: textField,
    filingDate: dayField,
    transactionDate: dayField,
    transactionType: textField,
    reportingName: textField,
    typeOfOwner: textField,
    acquistionOrDisposition: textField,
    acquisitionOrDisposition: textField,
    securitiesTransacted: amountField,
    securitiesOwned: amountField,
    price: amountField,
  }),
);

const sides: Readonly<Record<string, InsiderTrade["side"]>> = { A: "acquired", D: "disposed" };

/** Rows of another company are dropped. */
export const parseInsiderTrades = (
  symbol: string,
  rows: z.infer<typeof FmpInsiderTrades>,
): InsiderTrade[] =>
  keepCompleteRows(
    "fmp",
    InsiderTrade,
    rows
      .filter((row) => row.symbol === null || isSameSymbol(row.symbol, symbol))
      .map((row) => ({
        symbol,
        owner: row.reportingName,
        title: title(row.typeOfOwner),
        transaction_date: row.transactionDate,
        filed: row.filingDate,
        code: row.transactionType?.split("-")[0] ?? null,
        side: sides[row.acquistionOrDisposition ?? row.acquisitionOrDisposition ?? ""] ?? null,
        shares: row.securitiesTransacted,
        price: row.price,
        value: multiply(row.securitiesTransacted, row.price),
        shares_after: row.securitiesOwned,
        planned: null,
      })),
  );

/** "officer: Chief Executive Officer" */
const title = (owner: string | null): string | null =>
  owner === null ? null : owner.replace(/^officer:\s*/i, "");
