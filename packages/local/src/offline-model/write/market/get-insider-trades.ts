import { InsiderTrades } from "@advisor/tools/catalog/market/get-insider-trades";
import type * as z from "zod";
import { priceText, quantityText, shortAmount } from "../../format/amounts.ts";
import { paragraphs, table } from "../../format/markdown.ts";
import { plainLine } from "../../format/text.ts";
import { moreBefore, notFound } from "../absent.ts";
import { cite, writer } from "../writer.ts";

const shown = 10;

export const getInsiderTrades = writer(InsiderTrades, (insiders, input) => {
  if (!insiders.found || insiders.trades.length === 0) return notFound(insiders, input);
  const rows = insiders.trades
    .slice(0, shown)
    .map((trade) => [
      plainLine(trade.transaction_date),
      plainLine(trade.owner),
      plainLine(trade.title ?? "-"),
      codes[trade.code] ?? plainLine(trade.code),
      quantityText(trade.shares),
      trade.price_usd === null ? "-" : priceText(trade.price_usd, "USD"),
      trade.value_usd === null ? "-" : shortAmount(trade.value_usd, "USD"),
      trade.planned === true ? "yes" : trade.planned === false ? "no" : "-",
    ]);
  return paragraphs([
    `On the open market, insiders of ${plainLine(insiders.symbol)} made ${side("purchases", insiders.purchases)} and ${side("sales", insiders.sales)}, of the trades listed. ${cite(input)}`,
    table(["Date", "Who", "Role", "What", "Shares", "Price", "Value", "Planned"], rows),
    moreBefore(insiders.more_until),
  ]);
});

/** Transaction codes of SEC Form 4. */
const codes: Readonly<Record<string, string>> = {
  P: "purchase",
  S: "sale",
  A: "grant",
  M: "exercise",
  F: "shares kept for tax",
  G: "gift",
};

function side(name: string, total: z.infer<typeof InsiderTrades>["sales"]): string {
  if (total === null || total.trades === 0) return `no ${name}`;
  const one = total.trades === 1 ? name.replace(/s$/, "") : name;
  const worth = total.value_usd === null ? "" : ` worth ${shortAmount(total.value_usd, "USD")}`;
  return `${quantityText(total.trades)} ${one}${worth}`;
}
