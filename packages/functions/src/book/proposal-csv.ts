import type { Trade, TradeList } from "@advisor/domain/ips-check/trade-list";
import type { Proposal } from "@advisor/protocol/proposal";
import { csvLine } from "../csv.ts";

const heading = [
  ...(["status", "account_id", "account", "side", "symbol", "name", "quantity"] as const),
  ...(["lot", "acquired", "cost_per_share", "price", "price_date", "amount_usd"] as const),
  ...(["st_gain_usd", "lt_gain_usd", "wash_sale_disallowed_usd", "note"] as const),
];

/**
 * The included trades as CSV for the trading desk, one line per lot. Purchases are in dollars. A
 * disallowed wash-sale loss is on the first line of its sale.
 */
export const proposalCsv = (proposal: Proposal, { sells, buys }: TradeList): string =>
  [
    heading,
    ...[...sells, ...buys]
      .filter(({ included }) => included)
      .flatMap((trade) => linesOf(proposal, trade)),
  ]
    .map(csvLine)
    .join("");

function linesOf({ prices_as_of }: Proposal, trade: Trade): (string | number | null)[][] {
  const { account_id, account, side, symbol, name, price, note } = trade;
  const price_date = trade.price_date ?? prices_as_of;
  const before = ["proposed, not traded", account_id, account, side, symbol, name];
  const washed = trade.wash_sale?.disallowed_usd ?? null;
  if (trade.lots.length === 0) {
    const { quantity, proceeds, est_st_gain, est_lt_gain } = trade;
    const priced = price === null ? [null, null] : [price, price_date];
    return [
      [...before, quantity, null, null, null, ...priced, proceeds, est_st_gain, est_lt_gain].concat(
        [washed, note],
      ),
    ];
  }
  return trade.lots.map((lot, at) => [
    ...[...before, lot.quantity, lot.id, lot.acquired, lot.cost_per_share, price, price_date],
    ...[lot.amount, lot.term === "short" ? lot.gain : null, lot.term === "long" ? lot.gain : null],
    ...(at === 0 ? [washed, note] : [null, null]),
  ]);
}
