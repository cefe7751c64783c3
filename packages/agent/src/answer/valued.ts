import { decimal } from "@advisor/domain/decimal";
import type * as Holding from "@advisor/domain/holding";
import { type Position, position } from "@advisor/domain/position";
import type { PositionRow, Quotes } from "./looked-up.ts";

/** Position = holding + quote. A position without a quote keeps its quantity and has no value. */
export function valued(rows: readonly PositionRow[], quotes: Quotes["quotes"]): Position[] {
  return rows.map((row) => {
    const quote = quotes.find(({ symbol }) => symbol === row.symbol);
    const change = quote?.change_pct ?? null;
    return position(holding(row, quote?.price), change === null ? null : decimal(change));
  });
}

/** The statement's row as a holding of one lot at its average cost. */
function holding(row: PositionRow, price: number | undefined): Holding.Info {
  const { account, symbol, quantity, cost_basis, multiplier } = row;
  const text = decimal(quantity).toFixed();
  const cost = cost_basis === null ? null : decimal(cost_basis).toFixed();
  return {
    account_id: account,
    security_id: symbol,
    symbol,
    name: symbol,
    kind: "stock",
    issuer_id: null,
    sector: null,
    asset_class: null,
    asset_class_mix: null,
    quantity: text,
    multiplier: decimal(multiplier).toFixed(),
    price: price === undefined ? null : dollarPrice(price),
    lots: [
      { id: symbol, acquired: null, quantity: text, cost_per_share: cost, source: "purchase" },
    ],
  };
}

const dollarPrice = (price: number): Holding.Price => ({
  amount: decimal(price).toFixed(),
  currency: "USD",
  date: "1970-01-01",
  fx_rate: null,
  fx_date: null,
});
