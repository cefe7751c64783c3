import { CongressTrade } from "@advisor/domain/market/trades";
import * as z from "zod";
import { keepCompleteRows } from "../shared/complete.ts";
import { fittingRows } from "../shared/fitting-rows.ts";
import { dayField, textField, urlField } from "../shared/values.ts";
import { congressSide, parseAmountRange } from "./disclosure.ts";

/** Response of senate-trades, house-trades, senate-latest and house-latest. */
export const FmpCongressTrades = fittingRows(
  z.object({
    symbol: textField,
    disclosureDate: dayField,
    transactionDate: dayField,
    firstName: textField,
    lastName: textField,
    office: textField,
    assetDescription: textField,
    type: textField,
    amount: textField,
    link: urlField,
  }),
);

export const parseCongressTrades = (
  chamber: CongressTrade["chamber"],
  rows: z.infer<typeof FmpCongressTrades>,
): CongressTrade[] =>
  keepCompleteRows(
    "fmp",
    CongressTrade,
    rows.map((row) => ({
      symbol: row.symbol,
      asset: row.assetDescription,
      member: [row.firstName, row.lastName].filter(Boolean).join(" ") || row.office,
      chamber,
      side: congressSide(row.type),
      transaction_date: row.transactionDate,
      filed: row.disclosureDate,
      ...parseAmountRange(row.amount),
      url: row.link,
    })),
  );
