import { CongressTrade } from "@advisor/domain/market/trades";
import * as z from "zod";
import { completeRows } from "../shared/complete.ts";
import { day, webAddress, words } from "../shared/values.ts";
import { congressSide, parseAmountRange } from "./disclosure.ts";

/** senate-trades, house-trades, senate-latest and house-latest */
export const Disclosures = z.array(
  z.object({
    symbol: words,
    disclosureDate: day,
    transactionDate: day,
    firstName: words,
    lastName: words,
    office: words,
    assetDescription: words,
    type: words,
    amount: words,
    link: webAddress,
  }),
);

export const congressTrades = (
  chamber: CongressTrade["chamber"],
  rows: z.infer<typeof Disclosures>,
): CongressTrade[] =>
  completeRows(
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
