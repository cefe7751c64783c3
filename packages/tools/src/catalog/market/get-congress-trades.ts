import { Fault } from "@advisor/domain/fault";
import { countOf, Usd } from "@advisor/domain/figure";
import type { CongressTrade } from "@advisor/domain/market/trades";
import * as Security from "@advisor/domain/security";
import * as z from "zod";
import { foundResult, notFoundResult, Suggestions } from "../../absence.ts";
import { defineTool } from "../../define-tool.ts";
import { number } from "../../number.ts";
import { Days, firstPage, MoreUntil, portRange } from "../../range.ts";
import { firstRows } from "../../shorten.ts";
import { webUrl } from "../../web-url.ts";

export const getCongressTrades = defineTool({
  name: "get_congress_trades",
  reads: "Trades of members of Congress",
  description:
    "Trades that members of the US Congress disclosed, of one ticker or of all, newest filing first. Amounts are ranges in US dollars; filings come up to 45 days after the trade.",
  effect: "read",
  needs: ["congress", "symbols", "calendar"],
  input: z.object({
    symbol: Security.Ticker.nullable().default(null).describe("Only this ticker; null for all"),
    ...Days,
    limit: z.int().min(1).max(200).default(50).describe("How many disclosures at most"),
  }),
  example: { symbol: "AAPL" },
  output: z.object({
    found: z.boolean(),
    symbol: z.string().nullable(),
    /** The number of purchases listed. */
    purchases: countOf("trades").nullable(),
    sales: countOf("trades").nullable(),
    trades: z.array(
      z.object({
        symbol: z.string().nullable(),
        asset: z.string().nullable(),
        member: z.string(),
        chamber: z.enum(["house", "senate"]),
        side: z.enum(["purchase", "sale", "exchange", "unknown"]),
        transaction_date: z.string().nullable(),
        filed: z.string(),
        amount_from_usd: Usd.nullable(),
        amount_to_usd: Usd.nullable(),
        url: z.string().nullable(),
      }),
    ),
    more_until: MoreUntil,
    ...Suggestions.shape,
  }),
  cost: { usd: 0, seconds: 15 },
  compact: firstRows("trades", 20),
  async execute({ symbol, ...days }, { congress, symbols, calendar, signal }) {
    const found = await congress.list(symbol, portRange(days, calendar.today()), signal);
    if (found === undefined)
      return notFoundResult(blank(symbol), named(symbol), nothing(symbol), symbols);
    const { rows, more_until } = firstPage(found.value, days.limit, (row) => row.filed);
    return foundResult(found, {
      symbol,
      purchases: rows.filter(({ side }) => side === "purchase").length,
      sales: rows.filter(({ side }) => side === "sale").length,
      trades: rows.map(trade),
      more_until,
      reason: rows.length === 0 ? nothing(symbol) : null,
    });
  },
});

const nothing = (symbol: string | null): string =>
  `No disclosures${symbol === null ? "" : ` of ${symbol}`} are on file for these days. Filings come up to 45 days after the trade.`;

function named(symbol: string | null): string {
  if (symbol !== null) return symbol;
  throw new Fault("missing", "not_found", "No provider lists all disclosures. Name a ticker.");
}

const trade = ({ amount_from, amount_to, ...row }: CongressTrade) => ({
  ...row,
  amount_from_usd: number(amount_from),
  amount_to_usd: number(amount_to),
  url: webUrl(row.url),
});

const blank = (symbol: string | null) => ({
  symbol,
  purchases: null,
  sales: null,
  trades: [],
  more_until: null,
});
