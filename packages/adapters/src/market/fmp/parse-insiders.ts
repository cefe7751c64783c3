import { InsiderTrade } from "@advisor/domain/market/trades";
import * as z from "zod";
import { completeRows } from "../shared/complete.ts";
import { amount, day, product, words } from "../shared/values.ts";

/** insider-trading/search. The field for the side is misspelled "acquistionOrDisposition". */
export const Filings = z.array(
  z.object({
    symbol: words,
    filingDate: day,
    transactionDate: day,
    transactionType: words,
    reportingName: words,
    typeOfOwner: words,
    acquistionOrDisposition: words,
    acquisitionOrDisposition: words,
    securitiesTransacted: amount,
    securitiesOwned: amount,
    price: amount,
  }),
);

const sides: Readonly<Record<string, InsiderTrade["side"]>> = { A: "acquired", D: "disposed" };

export const insiderTrades = (symbol: string, rows: z.infer<typeof Filings>): InsiderTrade[] =>
  completeRows(
    "fmp",
    InsiderTrade,
    rows.map((row) => ({
      symbol,
      owner: row.reportingName,
      title: title(row.typeOfOwner),
      transaction_date: row.transactionDate,
      filed: row.filingDate,
      code: row.transactionType?.split("-")[0] ?? null,
      side: sides[row.acquistionOrDisposition ?? row.acquisitionOrDisposition ?? ""] ?? null,
      shares: row.securitiesTransacted,
      price: row.price,
      value: product(row.securitiesTransacted, row.price),
      shares_after: row.securitiesOwned,
      planned: null,
    })),
  );

/** "officer: Chief Executive Officer" */
const title = (owner: string | null): string | null =>
  owner === null ? null : owner.replace(/^officer:\s*/i, "");
