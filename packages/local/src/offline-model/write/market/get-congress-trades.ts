import * as z from "zod";
import { money, quantityText } from "../../format/amounts.ts";
import { paragraphs, table } from "../../format/markdown.ts";
import { capitalize, plainLine } from "../../format/text.ts";
import { moreBefore, notFound } from "../absent.ts";
import { cite, writer } from "../writer.ts";

const Trade = z.object({
  symbol: z.string().nullable(),
  asset: z.string().nullable(),
  member: z.string(),
  chamber: z.string(),
  side: z.string(),
  transaction_date: z.string().nullable(),
  filed: z.string(),
  amount_from_usd: z.number().nullable(),
  amount_to_usd: z.number().nullable(),
});
const Congress = z.object({
  found: z.boolean(),
  symbol: z.string().nullable(),
  purchases: z.number().nullable(),
  sales: z.number().nullable(),
  trades: z.array(Trade),
  more_until: z.string().nullable(),
  reason: z.string().nullable(),
  suggestions: z.array(z.string()),
});

const shown = 12;

export const getCongressTrades = writer(Congress, (congress, input) => {
  if (!congress.found || congress.trades.length === 0) return notFound(congress, input);
  const of = congress.symbol === null ? "" : ` of ${plainLine(congress.symbol)}`;
  const lead = `Members of Congress disclosed ${some(congress.purchases, "purchase")} and ${some(congress.sales, "sale")}${of} in the filings listed. Amounts are ranges, and filings come weeks after the trade.`;
  const rows = congress.trades
    .slice(0, shown)
    .map((trade) => [
      plainLine(trade.filed),
      plainLine(trade.transaction_date ?? "-"),
      `${plainLine(trade.member)}, ${capitalize(plainLine(trade.chamber))}`,
      plainLine(trade.side),
      plainLine(trade.symbol ?? trade.asset ?? "-"),
      range(trade),
    ]);
  return paragraphs([
    `${lead} ${cite(input)}`,
    table(["Filed", "Traded", "Member", "Side", "Asset", "Amount"], rows),
    moreBefore(congress.more_until),
  ]);
});

const some = (count: number | null, name: string): string => {
  if (count === null || count === 0) return `no ${name}s`;
  return `${quantityText(count)} ${name}${count === 1 ? "" : "s"}`;
};

const range = ({ amount_from_usd: from, amount_to_usd: to }: z.infer<typeof Trade>): string => {
  if (from === null) return to === null ? "-" : `up to ${money(to)}`;
  return to === null ? `over ${money(from)}` : `${money(from)} to ${money(to)}`;
};
